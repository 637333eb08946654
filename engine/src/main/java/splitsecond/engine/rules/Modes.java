package splitsecond.engine.rules;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StackItem;

/// CR 700.2: modal spells and abilities.
final class Modes {

    private Modes() {}

    /// The modal part of an ability, or null.
    static Effect.@Nullable Modal of(CompiledAbility ability) {
        var effect = effectOf(ability.source);
        return effect == null ? null : of(effect);
    }

    private static Effect.@Nullable Modal of(Effect effect) {
        if (effect instanceof Effect.Modal modal) return modal;
        if (effect instanceof Effect.Sequence sequence) {
            for (var step : sequence.steps()) if (step instanceof Effect.Modal modal) return modal;
        }
        return null;
    }

    static @Nullable Effect effectOf(Ability ability) {
        return switch (ability) {
            case Ability.Spell spell -> spell.effect();
            case Ability.Activated activated -> activated.effect();
            case Ability.Triggered triggered -> triggered.effect();
            default -> null;
        };
    }

    /// CR 700.2a: a mode whose targets can't be chosen can't be chosen.
    static boolean isPossible(GameState state, StackItem item, Ability.Mode mode) {
        var slots = TargetSlots.of(mode.effect());
        if (slots.length == 0) return true;
        var tried = item.copy();
        tried.slots = slots;
        tried.targets = new int[0][];
        return Targeting.feasible(state, tried, 0);
    }

    /// Whether enough modes can be chosen to cast it.
    static boolean arePossible(GameState state, StackItem item, Effect.Modal modal) {
        int possible = 0;
        for (var mode : modal.modes()) if (isPossible(state, item, mode)) possible++;
        int least = Amounts.of(state, modal.choose().least(), Context.of(item));
        return possible >= least || possible > 0 && modal.sameAgain();
    }
}
