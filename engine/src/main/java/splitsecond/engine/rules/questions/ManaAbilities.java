package splitsecond.engine.rules.questions;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Trigger;

/// CR 605.1: which abilities are mana abilities. That it has no targets is checked where they are known.
final class ManaAbilities {

    private ManaAbilities() {}

    /// CR 605.1a.
    static boolean isMana(Ability.Activated ability) {
        for (var part : ability.cost().parts()) if (part instanceof Cost.Loyalty) return false;
        return addsMana(ability.effect());
    }

    /// CR 605.1b.
    static boolean isMana(Ability.Triggered ability) {
        return ability.trigger() instanceof Trigger.TappedForMana && addsMana(ability.effect());
    }

    private static boolean addsMana(@Nullable Effect effect) {
        if (effect == null) return false;
        return switch (effect.bare()) {
            case Effect.AddMana _ -> true;
            case Effect.Sequence e -> {
                for (var step : e.steps()) if (addsMana(step)) yield true;
                yield false;
            }
            case Effect.May e -> addsMana(e.effect());
            case Effect.If e -> addsMana(e.then()) || addsMana(e.otherwise());
            case Effect.MayPay e -> addsMana(e.then()) || addsMana(e.otherwise());
            case Effect.Unless e -> addsMana(e.effect());
            case Effect.ForEach e -> addsMana(e.effect());
            case Effect.WhereX e -> addsMana(e.effect());
            case Effect.Repeat e -> addsMana(e.effect());
            case Effect.Process e -> addsMana(e.effect());
            case Effect.FlipCoin e -> addsMana(e.win()) || addsMana(e.lose());
            case Effect.Modal e -> {
                for (var mode : e.modes()) if (addsMana(mode.effect())) yield true;
                yield false;
            }
            case Effect.WhenYouDo e -> addsMana(e.first());
            case Effect.Numbered _, Effect.RepeatProcess _, Effect.SeparateIntoPiles _, Effect.Instruction _ -> false;
        };
    }
}
