package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;

/// CR 726: the initiative.
public final class Initiative {

    private static final Effect TAKE = new Effect.KeywordAction(Action.TAKE_THE_INITIATIVE, null, null, "");
    private static final Effect VENTURE = new Effect.KeywordAction(Action.VENTURE_INTO_UNDERCITY, null, null, "");

    private static final CompiledAbility VENTURES =
            InherentTriggers.inStep(Step.UPKEEP, VENTURE, Zone.COMMAND, "the initiative");

    private Initiative() {}

    /// CR 726.2, 726.5: whoever takes it ventures into Undercity, now and in each of their upkeeps.
    public static boolean takeInitiative(GameState state, int player, int source) {
        if (state.players.initiative != player) give(state, player, source);
        InherentTriggers.trigger(state, source, player, VENTURE);
        Triggers.raise(state, Triggers.action(Action.TAKE_THE_INITIATIVE, player, 1));
        return true;
    }

    /// The player has it from now on.
    public static void give(GameState state, int player, int source) {
        state.players.initiative = player;
        InherentTriggers.pass(state, VENTURES, player, source);
        state.caches.layersDirty = true;
    }

    /// CR 726.2: once, however many creatures of that player have dealt combat damage at the same time.
    static void isDealtDamage(GameState state, int player, int source) {
        for (int i = 0; i < state.effects.waiting.size(); i++) {
            var waiting = state.effects.waiting.get(i);
            if (waiting.controller() == player
                    && waiting.ability().source instanceof Ability.Triggered t
                    && t.effect() == TAKE) return;
        }
        InherentTriggers.trigger(state, source, player, TAKE);
    }
}
