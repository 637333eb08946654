package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.Occurred;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// The events of triggered abilities, told of this turn: "a creature died this turn", "artifacts you've sacrificed this
/// turn". A verb is known with every noun, as a condition and as a count.
public final class PastEvents {
    private PastEvents() {}

    private static final Filter CONTROLLED = new Filter.ControlledBy(YOU);
    private static final Filter OWNED = new Filter.OwnedBy(YOU);
    private static final Filter THEIRS = new Filter.OwnedBy(Suffixes.AN_OPPONENT);

    /// @param before what stands before the noun: who does it
    /// @param one what follows one of them, "died"
    /// @param many what follows several
    /// @param that what follows the noun where it is counted, "that died"
    private record Verb(
            String before,
            String one,
            String many,
            String that,
            Numbered<Filter> noun,
            Function<Filter, Trigger> event,
            Function<Trigger, Object> of) {

        String wording() {
            return (before + " " + one).strip();
        }
    }

    private static final List<Verb> VERBS = verbs();

    private static List<Verb> verbs() {
        List<Verb> verbs = new ArrayList<>();
        moves(verbs, "died", null, Zone.BATTLEFIELD, Zone.GRAVEYARD);
        moves(verbs, "died under your control", CONTROLLED, Zone.BATTLEFIELD, Zone.GRAVEYARD);
        moves(verbs, "you controlled died", CONTROLLED, Zone.BATTLEFIELD, Zone.GRAVEYARD);
        moves(verbs, "left the battlefield", null, Zone.BATTLEFIELD, null);
        moves(verbs, "left the battlefield under your control", CONTROLLED, Zone.BATTLEFIELD, null);
        moves(verbs, "you controlled left the battlefield", CONTROLLED, Zone.BATTLEFIELD, null);
        moves(verbs, "entered under your control", CONTROLLED, null, Zone.BATTLEFIELD);
        moves(verbs, "entered the battlefield under your control", CONTROLLED, null, Zone.BATTLEFIELD);
        verbs.add(change(
                "you had",
                "enter the battlefield under your control",
                "enter the battlefield under your control",
                "you had enter the battlefield under your control",
                Nouns.PERMANENT,
                CONTROLLED,
                null,
                Zone.BATTLEFIELD));
        put(verbs, Nouns.PERMANENT, "into a graveyard from the battlefield", null, Zone.BATTLEFIELD);
        put(verbs, Nouns.PERMANENT, "into graveyards from the battlefield", null, Zone.BATTLEFIELD);
        put(verbs, Nouns.PERMANENT, "into your graveyard from the battlefield", OWNED, Zone.BATTLEFIELD);
        put(verbs, Nouns.CARDS, "into a graveyard from anywhere", null, null);
        put(verbs, Nouns.CARDS, "into your graveyard from anywhere", OWNED, null);
        put(verbs, Nouns.CARDS, "into an opponent's graveyard from anywhere", THEIRS, null);
        cards(verbs, "left your graveyard", OWNED);
        for (String you : List.of("you", "you've")) does(verbs, you, Nouns.YOU);
        does(verbs, "an opponent", Nouns.OPPONENT);
        return verbs;
    }

    private static void moves(
            List<Verb> verbs, String words, @Nullable Filter whose, @Nullable Zone from, @Nullable Zone to) {
        verbs.add(change(
                "",
                words,
                words,
                words.startsWith("you ") ? words : "that " + words,
                Nouns.PERMANENT,
                whose,
                from,
                to));
    }

    private static void cards(List<Verb> verbs, String words, Filter whose) {
        verbs.add(change("", words, words, "that " + words, Nouns.CARDS, whose, Zone.GRAVEYARD, null));
    }

    private static void put(
            List<Verb> verbs, Numbered<Filter> noun, String where, @Nullable Filter whose, @Nullable Zone from) {
        verbs.add(
                change("", "was put " + where, "were put " + where, "put " + where, noun, whose, from, Zone.GRAVEYARD));
    }

    @SuppressWarnings("NullAway") // any zone
    private static Verb change(
            String before,
            String one,
            String many,
            String that,
            Numbered<Filter> noun,
            @Nullable Filter whose,
            @Nullable Zone from,
            @Nullable Zone to) {
        return new Verb(
                before,
                one,
                many,
                that,
                noun,
                f -> new Trigger.ZoneChange(
                        whose == null ? f : Nouns.with(f, whose), from, to, false, (before + " " + one).strip()),
                event -> !(event instanceof Trigger.ZoneChange change)
                        ? ""
                        : whose == null ? change.what() : Nouns.without(change.what(), whose));
    }

    private static void does(List<Verb> verbs, String who, Filter player) {
        verbs.add(deed(
                who + " sacrificed",
                Nouns.PERMANENT,
                f -> new Trigger.Sacrifices(player, f, false),
                event -> event instanceof Trigger.Sacrifices t ? t.what() : ""));
        verbs.add(deed(
                who + " discarded",
                Nouns.CARDS,
                f -> new Trigger.Discards(player, f, false),
                event -> event instanceof Trigger.Discards t ? t.card() : ""));
        verbs.add(deed(
                who + " attacked with",
                Nouns.PERMANENT,
                f -> new Trigger.Attacks(Nouns.with(f, new Filter.ControlledBy(by(player))), null, false, false),
                event -> event instanceof Trigger.Attacks t
                        ? Nouns.without(t.what(), new Filter.ControlledBy(by(player)))
                        : ""));
    }

    private static Reference by(Filter player) {
        return player.equals(Nouns.YOU) ? YOU : Suffixes.AN_OPPONENT;
    }

    private static Verb deed(
            String words, Numbered<Filter> noun, Function<Filter, Trigger> event, Function<Trigger, Object> of) {
        return new Verb(words, "", "", words, noun, event, of);
    }

    /// "a creature died this turn".
    public static final Phrase<Condition> CONDITION = condition();

    private static Phrase<Condition> condition() {
        List<Phrase<? extends Condition>> all = new ArrayList<>();
        for (Verb verb : VERBS) {
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
        return oneOf("what happened this turn", all);
    }

    /// "creature that died this turn".
    static final Numbered<Amount> COUNTED = Numbered.numbered(PastEvents::counted);

    private static Phrase<Amount> counted(Number number) {
        List<Phrase<? extends Amount>> all = new ArrayList<>();
        for (Verb verb : VERBS)
            all.add(phrase("{} " + verb.that() + " this turn", verb.noun().in(number))
                    .as(
                            f -> new Amount.Occurrences(verb.event().apply(f), verb.wording()),
                            Amount.Occurrences.class,
                            o -> verb.of().apply(o.event())));
        return oneOf("what happened this turn", all);
    }

    private static String join(String before, String noun, String after) {
        return (before + " " + noun + " " + after).strip() + " this turn";
    }
}
