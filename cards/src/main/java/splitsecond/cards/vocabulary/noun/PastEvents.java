package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.Occurred;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Trigger;

/// The events of triggered abilities, told of this turn: "a creature died this turn", "artifacts you've sacrificed this
/// turn". A verb is known with every noun, as a condition and as a count.
public final class PastEvents {
    private PastEvents() {}

    /// "You put a counter on a creature this turn".
    private static Trigger countersPut(@Nullable CounterKind kind, Filter on, @Nullable Filter by) {
        return new Trigger.CountersPut(kind, on, false, by, 0);
    }

    private static final Phrase<Optional<CounterKind>> A_COUNTER = oneOf(
            "a counter",
            phrase("a counter").means(Optional.empty()),
            Words.a(phrase("{} counter", Words.COUNTER_KIND).as(k -> k, CounterKind.class, k -> k))
                    .map(Optional::of, Optional.class, o -> o.isPresent() ? o.get() : ""),
            phrase("one or more counters").means(Optional.empty()),
            phrase("one or more {} counters", Words.COUNTER_KIND)
                    .as(Optional::of, Optional.class, o -> o.isPresent() ? o.get() : ""));

    private static final Phrase<Filter> BEARER =
            oneOf("an object", phrase("~").means(Nouns.THIS), Nouns.one(Nouns.PERMANENT.one()));

    private static final Phrase<Condition> COUNTERS = oneOf(
            "counters put this turn",
            phrase(
                            "{} {} on {} this turn",
                            Phrase.table("who puts", Map.of("you put", true, "you've put", true)),
                            A_COUNTER,
                            BEARER)
                    .as(
                            (_, kind, f) -> put(kind, f, Nouns.YOU),
                            Occurred.class,
                            _ -> true,
                            PastEvents::kindPut,
                            PastEvents::putOn),
            phrase("{} was put on {} this turn", A_COUNTER, BEARER)
                    .as((kind, f) -> put(kind, f, null), Occurred.class, PastEvents::kindPut, PastEvents::putOn));

    private static Occurred put(Optional<CounterKind> kind, Filter on, @Nullable Filter by) {
        return new Occurred(countersPut(kind.orElse(null), on, by), Comparison.AT_LEAST, 1, "put");
    }

    // Damage.

    private static final Phrase<Filter> HIT = Phrase.table(
            "who was dealt damage", Map.of("a player", Nouns.PLAYER, "an opponent", Nouns.OPPONENT, "you", Nouns.YOU));

    private static final Phrase<Boolean> DAMAGE =
            Phrase.table("damage", Map.of("damage", false, "combat damage", true));

    private static final Filter ANY_SOURCE = new Filter.Or(List.of(Nouns.ANY, Nouns.SPELL));

    private static Occurred dealt(Filter source, Filter to, boolean combat) {
        return new Occurred(new Trigger.DealsDamage(source, to, combat, false), Comparison.AT_LEAST, 1, "dealt damage");
    }

    private static Object hit(Occurred occurred) {
        return occurred.event() instanceof Trigger.DealsDamage damage && damage.recipient() != null
                ? damage.recipient()
                : "";
    }

    private static Object source(Occurred occurred) {
        return occurred.event() instanceof Trigger.DealsDamage damage ? damage.source() : "";
    }

    private static Object isCombat(Occurred occurred) {
        return occurred.event() instanceof Trigger.DealsDamage damage ? damage.combat() : "";
    }

    private static final Phrase<Condition> DEALT = oneOf(
            "damage dealt this turn",
            phrase("{} dealt {} to {} this turn", BEARER.where(f -> !f.equals(Nouns.THIS)), DAMAGE, HIT)
                    .as(
                            (source, combat, to) -> dealt(source, to, combat),
                            Occurred.class,
                            PastEvents::source,
                            PastEvents::isCombat,
                            PastEvents::hit),
            phrase("{} dealt {} to {} this turn", BEARER, DAMAGE, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            (source, combat, to) -> dealt(source, to, combat),
                            Occurred.class,
                            PastEvents::source,
                            PastEvents::isCombat,
                            PastEvents::hit),
            phrase("{} was dealt {} by {} this turn", HIT, DAMAGE, BEARER)
                    .as(
                            (to, combat, source) -> dealt(source, to, combat),
                            Occurred.class,
                            PastEvents::hit,
                            PastEvents::isCombat,
                            PastEvents::source),
            phrase("{} was dealt combat damage this turn", HIT)
                    .as(
                            to -> dealt(ANY_SOURCE, to, true),
                            Occurred.class,
                            o -> ANY_SOURCE.equals(source(o)) ? hit(o) : ""));

    private static Object kindPut(Occurred occurred) {
        return occurred.event() instanceof Trigger.CountersPut put ? Optional.ofNullable(put.kind()) : "";
    }

    private static Object putOn(Occurred occurred) {
        return occurred.event() instanceof Trigger.CountersPut put ? put.on() : "";
    }

    /// "a creature died this turn".
    public static final Phrase<Condition> CONDITION = condition();

    static Phrase<Condition> condition() {
        List<Phrase<? extends Condition>> all = new ArrayList<>();
        for (PastMoves.Verb verb : PastMoves.VERBS) {
            all.add(phrase(
                            join(verb.before(), "{}", verb.one()),
                            Nouns.one(verb.noun().one()))
                    .as(
                            f -> new Occurred(verb.event().apply(f), Comparison.AT_LEAST, 1, verb.wording()),
                            Occurred.class,
                            o -> verb.of().apply(o.event())));
            all.add(phrase(
                            join(verb.before(), "{} or more {}", verb.many()),
                            NUMBER_WORD,
                            verb.noun().many())
                    .as(
                            (k, f) -> new Occurred(
                                    verb.event().apply(f), Comparison.AT_LEAST, k, verb.wording() + " or more"),
                            Occurred.class,
                            Occurred::count,
                            o -> verb.of().apply(o.event())));
            all.add(phrase(
                            join(verb.before(), "no {}", verb.many()),
                            verb.noun().many())
                    .as(
                            f -> new Occurred(verb.event().apply(f), Comparison.EQUAL, 0, verb.wording()),
                            Occurred.class,
                            o -> verb.of().apply(o.event())));
        }
        all.add(PastDeeds.did(PastDeeds.WITH_PERMANENTS, Nouns.PERMANENT));
        all.add(PastDeeds.did(PastDeeds.WITH_CARDS, Nouns.CARDS));
        all.add(PastDeeds.did(PastDeeds.WITH_SPELLS, Nouns.SPELLS));
        all.add(PastDeeds.did(PastDeeds.WITH_TOKENS, PastDeeds.TOKENS));
        all.add(phrase("{} or more {} attacked this turn", NUMBER_WORD, Nouns.PERMANENT.many())
                .as(
                        (k, f) -> new Occurred(
                                new Trigger.Attacks(f, null, false, false), Comparison.AT_LEAST, k, "attacked"),
                        Occurred.class,
                        Occurred::count,
                        o -> o.wording().equals("attacked") && o.event() instanceof Trigger.Attacks attacks
                                ? attacks.what()
                                : ""));
        all.add(phrase("no {} attacked this turn", Nouns.PERMANENT.many())
                .as(
                        f -> new Occurred(new Trigger.Attacks(f, null, false, false), Comparison.EQUAL, 0, "attacked"),
                        Occurred.class,
                        o -> o.wording().equals("attacked") && o.event() instanceof Trigger.Attacks attacks
                                ? attacks.what()
                                : ""));
        all.add(PastDeeds.castBoth("you've cast both {} and {} this turn"));
        all.add(DEALT);
        all.add(Phrase.table("what happened this turn", PastDeeds.plain()));
        all.add(COUNTERS);
        all.add(PastMoves.MOVES);
        return oneOf("what happened this turn", all);
    }

    /// "creature that died this turn".
    static final Numbered<Amount> COUNTED = Numbered.numbered(PastEvents::counted);

    private static Phrase<Amount> counted(Number number) {
        List<Phrase<? extends Amount>> all = new ArrayList<>();
        for (PastMoves.Verb verb : PastMoves.VERBS)
            all.add(phrase("{} " + verb.that() + " this turn", verb.noun().in(number))
                    .as(
                            f -> new Amount.Occurrences(verb.event().apply(f), verb.wording()),
                            Amount.Occurrences.class,
                            o -> verb.of().apply(o.event())));
        all.add(PastDeeds.done(PastDeeds.WITH_PERMANENTS, Nouns.PERMANENT.in(number)));
        all.add(PastDeeds.done(PastDeeds.WITH_CARDS, Nouns.CARDS.in(number)));
        all.add(PastDeeds.done(PastDeeds.WITH_TOKENS, PastDeeds.TOKENS.in(number)));
        return oneOf("what happened this turn", all);
    }

    private static String join(String before, String noun, String after) {
        return (before + " " + noun + " " + after).strip() + " this turn";
    }
}
