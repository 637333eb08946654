package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.ExileAsItResolves;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// CR 608.2n: a spell that is exiled instead of being put into a graveyard as it resolves, and what follows.
final class AsItResolves {
    private AsItResolves() {}

    private static final Reference CARD = new Reference.This("it");

    private static final Effect RETURNED = new Effect.Delayed(
            new Trigger.StepBegins(Step.END, Nouns.PLAYER, ""),
            new Effect.Move(CARD, Zone.EXILE, Zone.HAND, Effect.Placement.PLAIN, null, ""),
            new Duration.Forever(),
            true,
            "");

    private static final Phrase<Effect> THEN =
            table("what follows", Map.of("return it to your hand at the beginning of the next end step", RETURNED));

    private static final Phrase<String> WHOSE = table("whose", whose());

    private static Map<String, String> whose() {
        Map<String, String> words = new LinkedHashMap<>();
        for (String whose : List.of("your", "a", "its owner's")) words.put(whose, whose);
        return words;
    }

    static final Phrase<Effect> EXILE = oneOf(
            "where it goes",
            phrase("exile {} instead of putting it into {} graveyard as it resolves", SpokenOf.THAT, WHOSE)
                    .as(
                            (what, whose) -> new ExileAsItResolves(what, null, whose),
                            ExileAsItResolves.class,
                            ExileAsItResolves::spell,
                            e -> e.then() == null ? e.wording() : ""),
            phrase(
                            "exile {} instead of putting it into {} graveyard as it resolves. if you do, {}",
                            SpokenOf.THAT,
                            WHOSE,
                            THEN)
                    .as(
                            (what, whose, then) -> new ExileAsItResolves(what, then, whose),
                            ExileAsItResolves.class,
                            ExileAsItResolves::spell,
                            ExileAsItResolves::wording,
                            e -> orNone(e.then())));

    private static Object orNone(@Nullable Effect then) {
        return then == null ? "" : then;
    }
}
