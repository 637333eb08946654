package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;

/// Two occasions in one: "you cast this spell and whenever this creature attacks".
final class CombinedEvents {
    private CombinedEvents() {}

    /// Said of what is named in it: "it" is read together with what it means (`ObjectEvents`).
    private static final Phrase<Trigger> ONE = Phrase.<Trigger>lazy(() -> Triggers.EVENT)
            .where(t -> !(ObjectEvents.subject(t) instanceof Filter.AmongThose(Reference.It _)));

    private static Phrase<Trigger> both(String words, Phrase<Trigger> first, Phrase<Trigger> second) {
        return phrase(words, first, second)
                .as(
                        (one, other) -> new Trigger.Either(List.of(one, other), words),
                        Trigger.Either.class,
                        e -> e.wording().equals(words) ? e.any().getFirst() : "",
                        e -> e.any().getLast());
    }

    static final Phrase<Trigger> EVENT = oneOf(
            "an event",
            both("{} and whenever {}", ONE, ONE),
            both("{} and when {}", ONE, ONE),
            both("{} and at {}", ONE, StepEvents.STEP),
            both("{} or {}", ONE, ONE));

    static final Phrase<Trigger> AT = both("at {} and whenever {}", StepEvents.STEP, ONE);
}
