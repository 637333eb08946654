package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.engine.ability.Trigger;

/// Two occasions in one: "enters or transforms into ~".
final class CombinedEvents {
    private CombinedEvents() {}

    static final Phrase<Trigger> EVENT = oneOf(
            "an event",
            phrase("~ enters or transforms into ~")
                    .means(new Trigger.Either(
                            List.of(Triggers.entering(Nouns.THIS), new Trigger.Transforms(Nouns.THIS)), "transforms")),
            phrase("~ enters and at {}", StepEvents.STEP)
                    .as(
                            t -> new Trigger.Either(List.of(Triggers.entering(Nouns.THIS), t), "enters and at"),
                            Trigger.Either.class,
                            e -> e.any().getLast()),
            phrase("~ enters and whenever {}", lazyEvent())
                    .as(
                            t -> t instanceof Trigger.Attacks
                                    ? null
                                    : new Trigger.Either(
                                            List.of(Triggers.entering(Nouns.THIS), t), "enters and whenever"),
                            Trigger.Either.class,
                            e -> e.any().getLast()),
            phrase("~ attacks or becomes the target of a spell")
                    .means(new Trigger.Either(
                            List.of(Triggers.attacking(Nouns.THIS), new Trigger.BecomesTarget(Nouns.THIS, Nouns.SPELL)),
                            "attacks or target")),
            phrase(
                            "{} or {}",
                            lazyEvent().where(t -> t instanceof Trigger.Casts),
                            lazyEvent().where(t -> t instanceof Trigger.ZoneChange || t instanceof Trigger.Attacks))
                    .as(
                            (one, other) -> new Trigger.Either(List.of(one, other), "or"),
                            Trigger.Either.class,
                            e -> e.any().getFirst(),
                            e -> e.any().getLast()),
            phrase("~ enters or {}", lazyOwnEvent())
                    .as(
                            t -> new Trigger.Either(List.of(Triggers.entering(Nouns.THIS), t), "enters or"),
                            Trigger.Either.class,
                            e -> e.any().getLast()));

    private static Phrase<Trigger> lazyEvent() {
        return Phrase.lazy(() -> Triggers.EVENT);
    }

    /// What ~ does, without its name again.
    private static Phrase<Trigger> lazyOwnEvent() {
        return oneOf(
                "an event",
                phrase("deals combat damage to a player")
                        .means(new Trigger.DealsDamage(Nouns.THIS, Nouns.PLAYER, true, false)),
                phrase("is turned face up").means(new Trigger.TurnedFaceUp(Nouns.THIS)));
    }
}
