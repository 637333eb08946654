package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.KEYWORD;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.CounterCount;
import splitsecond.engine.ability.Effect.Move;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// CR 614.1c: a sentence after the one that puts something onto the battlefield says with which counters it enters, and
/// when: "If a creature enters this way, it enters with an additional +1/+1 counter on it."
public final class EntersWithMore {
    private EntersWithMore() {}

    private static final Phrase<Effect> ENTERING = oneOf(
                    "move",
                    lazy(() -> Arriving.ontoBattlefield("return", "to")),
                    lazy(() -> Arriving.ontoBattlefield("put", "onto")))
            .where(e -> e instanceof Move move && move.placement().counters().isEmpty());

    private static final Phrase<String> IT = table(
            "what enters",
            Map.of(
                    "that creature",
                    "that creature",
                    "it",
                    "it",
                    "each of them",
                    "each of them",
                    "that permanent",
                    "that permanent"));

    private static Move with(Move move, List<CounterCount> counters, String wording) {
        Placement how = move.placement();
        return new Move(
                move.what(),
                move.from(),
                Zone.BATTLEFIELD,
                new Placement(
                        how.position(),
                        how.tapped(),
                        how.attacking(),
                        how.transformed(),
                        how.faceDown(),
                        how.randomOrder(),
                        counters,
                        how.attachedTo(),
                        wording),
                move.under(),
                move.wording());
    }

    private static Object plain(Move move, String wording) {
        return move.placement().wording().endsWith(wording)
                        && move.placement().counters().size() == 1
                ? with(move, List.of(), "")
                : "";
    }

    private static @Nullable CounterCount counters(Move move) {
        return move.placement().counters().size() == 1
                ? move.placement().counters().getFirst()
                : null;
    }

    private static Object counted(Move move) {
        CounterCount counters = counters(move);
        return counters == null ? "" : counters;
    }

    private static CounterCount depending(CounterCount counters, Condition when) {
        return new CounterCount(counters.kind(), new Amount.Depending(when, counters.count(), n(0)));
    }

    private static Object condition(Move move) {
        CounterCount counters = counters(move);
        return counters != null && counters.count() instanceof Amount.Depending(Condition when, var _, var _)
                ? when
                : "";
    }

    private static Object unconditional(Move move) {
        CounterCount counters = counters(move);
        return counters != null && counters.count() instanceof Amount.Depending(var _, Amount then, var _)
                ? new CounterCount(counters.kind(), then)
                : "";
    }

    private static Object said(Move move, String wording) {
        String all = move.placement().wording();
        return all.endsWith(wording) ? all.substring(0, all.length() - wording.length()) : "";
    }

    private static Condition isA(Filter kind) {
        return new Condition.Matches(References.IT, kind, "");
    }

    private static @Nullable Filter kindOf(Move move) {
        return condition(move) instanceof Condition.Matches(Reference _, Filter kind, String _) ? kind : null;
    }

    private static Object kind(Move move) {
        Filter kind = kindOf(move);
        return kind == null ? "" : kind;
    }

    static boolean isSaid(Move move) {
        return move.placement().wording().endsWith(" with");
    }

    static final Phrase<Effect> MOVE = oneOf(
            "move",
            phrase("{}. {} enters with {} on it", ENTERING, IT, Arriving.COUNTERS)
                    .as(
                            (move, it, counters) -> with((Move) move, List.of(counters), it + " with"),
                            Move.class,
                            m -> plain(m, " with"),
                            m -> said(m, " with"),
                            m -> counted(m)),
            phrase("{}. if {}, {} enters with {} on it", ENTERING, Conditions.CONDITION, IT, Arriving.COUNTERS)
                    .as(
                            (move, when, it, counters) ->
                                    with((Move) move, List.of(depending(counters, when)), it + " if with"),
                            Move.class,
                            m -> plain(m, " if with"),
                            m -> condition(m),
                            m -> said(m, " if with"),
                            m -> unconditional(m)),
            phrase(
                            "{}. if {} enters this way, it enters with {} on it",
                            ENTERING,
                            a(Nouns.PERMANENT.one()),
                            Arriving.COUNTERS)
                    .as(
                            (move, kind, counters) ->
                                    with((Move) move, List.of(depending(counters, isA(kind))), "it this way"),
                            Move.class,
                            m -> plain(m, "it this way"),
                            m -> kind(m),
                            m -> unconditional(m)),
            phrase("{}. {} enters with {} on it if it's {}", ENTERING, IT, Arriving.COUNTERS, a(Nouns.PERMANENT.one()))
                    .as(
                            (move, it, counters, kind) ->
                                    with((Move) move, List.of(depending(counters, isA(kind))), it + " if it's"),
                            Move.class,
                            m -> plain(m, " if it's"),
                            m -> said(m, " if it's"),
                            m -> unconditional(m),
                            m -> kind(m)));

    private static final Phrase<Reference> SPELL_SAID =
            table("a spell", Map.of("that creature", new Reference.It("that creature"), "it", References.IT));

    private static Effect.EnterWithCounters entering(Reference it, CounterKind kind, Amount count, String wording) {
        return new Effect.EnterWithCounters(it, kind, count, wording);
    }

    private static final Phrase<Effect> SPELL_ENTERS = oneOf(
            "how it enters",
            phrase("{} enters with an additional {} counter on it", SPELL_SAID, COUNTER_KIND)
                    .as(
                            (it, k) -> entering(it, k, n(1), ""),
                            Effect.EnterWithCounters.class,
                            e -> e.wording().isEmpty() ? e.spell() : "",
                            Effect.EnterWithCounters::kind),
            phrase("{} enters with an additional {} counter on it for each {}", SPELL_SAID, COUNTER_KIND, Counted.UNIT)
                    .as(
                            (it, k, unit) -> entering(it, k, unit, "each"),
                            Effect.EnterWithCounters.class,
                            e -> e.wording().equals("each") ? e.spell() : "",
                            Effect.EnterWithCounters::kind,
                            Effect.EnterWithCounters::count),
            phrase(
                            "{} enters with X additional {} counters on it, where X is {}",
                            SPELL_SAID,
                            COUNTER_KIND,
                            Amounts.EXPRESSION)
                    .as(
                            (it, k, x) -> entering(it, k, x, "where"),
                            Effect.EnterWithCounters.class,
                            e -> e.wording().equals("where") ? e.spell() : "",
                            Effect.EnterWithCounters::kind,
                            Effect.EnterWithCounters::count));

    /// Said of a spell that has just been cast: how the permanent that it becomes will enter.
    public static final Phrase<Effect> SPELL = oneOf(
            "how it enters",
            SPELL_ENTERS,
            phrase("{} and gains {} {}", SPELL_ENTERS, KEYWORD, Durations.DURATION)
                    .as(
                            (enters, k, until) -> new Effect.Sequence(
                                    List.of(
                                            enters,
                                            new Effect.Change(
                                                    References.IT,
                                                    List.of(new Modification.GainKeyword(k)),
                                                    until,
                                                    "gains")),
                                    List.of(Effect.Joint.AND)),
                            Effect.Sequence.class,
                            s -> s.steps().getFirst(),
                            s -> s.steps().getLast() instanceof Effect.Change change
                                            && change.changes().getFirst()
                                                    instanceof Modification.GainKeyword(var keyword)
                                    ? keyword
                                    : "",
                            s -> s.steps().getLast() instanceof Effect.Change change ? change.duration() : ""));
}
