package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.optional;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.CounterCount;
import splitsecond.engine.ability.Effect.Move;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// Onto the battlefield: under whose control, attached to what, with which counters. Counters on what is exiled are
/// said the same way.
final class Arriving {
    private Arriving() {}

    static final Phrase<Optional<Reference>> UNDER = optional(
            table(
                    "under whose control",
                    Map.of(
                            "under your control", Optional.of(YOU),
                            "under its owner's control", Optional.of(new Reference.OwnerOf(References.IT, "its")),
                            "under their owner's control", Optional.of(new Reference.OwnerOf(References.IT, "their")),
                            "under their owners' control",
                                    Optional.of(new Reference.OwnerOf(References.IT, "their owners")))),
            Optional.empty());

    static final Phrase<CounterCount> COUNTERS = oneOf(
            "counters",
            a(phrase("{} counter", COUNTER_KIND)
                    .as(k -> new CounterCount(k, n(1)), CounterCount.class, CounterCount::kind)),
            phrase("{} {} counters", Amounts.SEVERAL, COUNTER_KIND)
                    .as((c, k) -> new CounterCount(k, c), CounterCount.class, CounterCount::count, CounterCount::kind),
            // "Return it to the battlefield with one fewer revival counter on it": than it had.
            phrase("one fewer {} counter", COUNTER_KIND)
                    .as(
                            k -> new CounterCount(k, new Amount.Minus(new Amount.CountersOn(k, References.IT), n(1))),
                            CounterCount.class,
                            c -> c.count() instanceof Amount.Minus ? c.kind() : ""),
            // Besides those that it enters with of itself: how it was said, of numbers that are plain otherwise.
            phrase("an additional {} counter", COUNTER_KIND)
                    .as(k -> new CounterCount(k, new Amount.Times(1, n(1))), CounterCount.class, CounterCount::kind),
            phrase("{} additional {} counters", Amounts.SEVERAL, COUNTER_KIND)
                    .as(
                            (c, k) -> new CounterCount(k, new Amount.Times(1, c)),
                            CounterCount.class,
                            c -> c.count() instanceof Amount.Times(int _, Amount several) ? several : "",
                            CounterCount::kind));

    static final Phrase<List<CounterCount>> WITH_COUNTERS =
            optional(phrase("with {} on it", Phrase.list(COUNTERS, "and")).as(l -> l, List.class, l -> l), List.of());

    /// "Exile it with three time counters on it."
    static Effect.Repeat exiledWith(Move exile, CounterCount counters) {
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                exile,
                                new Effect.PutCounters(
                                        counters.kind(), counters.count(), References.WHAT_WAS_JUST_NAMED, "")),
                        List.of(Effect.Joint.AND)),
                "exile with");
    }

    static Object countersIn(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getLast() instanceof Effect.PutCounters put
                ? new CounterCount(put.kind(), put.count())
                : "";
    }

    static final Placement FACE_DOWN = new Placement(0, false, false, false, true, false, List.of(), "");

    /// How it arrives.
    static final Phrase<Placement> STATE = optional(
            table(
                    "how it arrives",
                    Map.of(
                            "tapped",
                            Placement.TAPPED,
                            "tapped and attacking",
                            Placement.ATTACKING,
                            "face down",
                            FACE_DOWN)),
            Placement.PLAIN);

    static Placement with(Placement state, List<CounterCount> counters, Optional<Reference> host) {
        return new Placement(
                0, state.tapped(), state.attacking(), false, state.faceDown(), false, counters, host.orElse(null), "");
    }

    /// What an Aura or Equipment enters attached to.
    private static final Phrase<Reference> HOST = oneOf(
            "what it is attached to",
            References.SUBJECT.one().where(r -> !(r instanceof Reference.Each)),
            References.PLAYER_OBJECT.where(r -> r instanceof Reference.Target),
            Nouns.one(Nouns.PERMANENT.one())
                    .map(
                            f -> new Reference.Chosen(f, Count.ONE, YOU),
                            Reference.Chosen.class,
                            Reference.Chosen::filter));

    static final Phrase<Optional<Reference>> ATTACHED = optional(
            phrase("attached to {}", HOST).as(Optional::of, Optional.class, o -> o.isPresent() ? (Object) o.get() : ""),
            Optional.empty());

    /// How it arrives, and under whose control: "tapped under its owner's control", "under your control tapped".
    private record Arrival(Placement state, Optional<Reference> under) {}

    private static final Phrase<Arrival> ARRIVAL = oneOf(
            "how it arrives",
            phrase("{} {}", STATE, UNDER).as(Arrival::new, Arrival.class, Arrival::state, Arrival::under),
            phrase("{} {}", UNDER.where(Optional::isPresent), STATE.where(state -> !state.equals(Placement.PLAIN)))
                    .as((under, state) -> new Arrival(state, under), Arrival.class, Arrival::under, Arrival::state));

    static Phrase<Effect> ontoBattlefield(String verb, String to) {
        return phrase(verb + " {} " + to + " the battlefield {} {} {}", Moved.MOVED, ARRIVAL, ATTACHED, WITH_COUNTERS)
                .as(
                        (what, how, host, counters) -> new Move(
                                what,
                                null,
                                Zone.BATTLEFIELD,
                                with(how.state(), counters, host),
                                how.under().orElse(null),
                                verb),
                        Move.class,
                        Move::what,
                        m -> new Arrival(
                                with(m.placement(), List.of(), Optional.empty()), Optional.ofNullable(m.under())),
                        m -> Optional.ofNullable(m.placement().attachedTo()),
                        m -> m.placement().counters());
    }

    /// CR 712.14a: with its back face up.
    static Phrase<Effect> transformed(String verb, String to) {
        return oneOf(
                "move",
                transformed(verb + " {} " + to + " the battlefield transformed {}", verb, false),
                transformed(verb + " {} " + to + " the battlefield tapped and transformed {}", verb, true));
    }

    private static Phrase<Effect> transformed(String words, String verb, boolean tapped) {
        return phrase(words, Moved.MOVED, UNDER)
                .as(
                        (what, under) -> new Move(
                                what,
                                null,
                                Zone.BATTLEFIELD,
                                new Placement(0, tapped, false, true, false, false, List.of(), ""),
                                under.orElse(null),
                                verb),
                        Move.class,
                        Move::what,
                        m -> Optional.ofNullable(m.under()));
    }
}
