package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StackItem;

/// CR 700.2: modal spells and abilities.
public final class Modes {

    private static final int LARGEST_X = 20;

    private Modes() {}

    /// CR 700.2a: a mode whose targets can't be chosen can't be chosen.
    public static boolean isPossible(GameState state, StackItem item, Ability.Mode mode) {
        var slots = TargetSlots.of(mode.effect());
        if (slots.length == 0) return true;
        var tried = item.copy();
        Targeting.aim(state, tried, slots);
        tried.targets = new int[0][];
        boolean x = false;
        for (var slot : slots) x |= slot.needs().x();
        if (!x) return Targeting.feasible(state, tried, 0);
        // X is announced after the modes.
        for (tried.x = 0; tried.x <= LARGEST_X; tried.x++) if (Targeting.feasible(state, tried, 0)) return true;
        return false;
    }

    /// Whether enough modes can be chosen to cast it.
    public static boolean arePossible(GameState state, StackItem item, Effect.Modal modal) {
        int possible = 0;
        for (var mode : modal.modes()) if (isPossible(state, item, mode)) possible++;
        int least = Amounts.of(state, modal.choose().least(), Context.of(item));
        return possible >= least || possible > 0 && modal.sameAgain();
    }
}
