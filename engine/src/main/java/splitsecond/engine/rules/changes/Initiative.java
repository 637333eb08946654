package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Delayed;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.PendingTrigger;
import splitsecond.engine.state.Slots;

/// CR 726: the initiative.
public final class Initiative {

    private static final String INITIATIVE = "the initiative";
    private static final Effect TAKE = new Effect.KeywordAction(Action.TAKE_THE_INITIATIVE, null, null, "");
    private static final Effect VENTURE = new Effect.KeywordAction(Action.VENTURE_INTO_UNDERCITY, null, null, "");

    private Initiative() {}

    /// CR 726.2, 726.5: whoever takes it ventures into Undercity, now and in each of their upkeeps.
    public static boolean takeInitiative(GameState state, int player, int source) {
        if (state.players.initiative != player) give(state, player, source);
        trigger(state, source, player, VENTURE);
        Triggers.raise(state, Triggers.action(Action.TAKE_THE_INITIATIVE, player, 1));
        return true;
    }

    /// The player has it from now on.
    public static void give(GameState state, int player, int source) {
        state.players.initiative = player;
        state.effects.delayed.removeIf(delayed -> delayed.ability().source instanceof Ability.Triggered t
                && t.name().equals(INITIATIVE));
        var upkeep = new Trigger.StepBegins(Step.UPKEEP, new Filter.IsPlayer(Filter.Relation.YOU), "");
        Triggers.delay(
                state,
                new Delayed(
                        compile(upkeep, VENTURE, INITIATIVE),
                        source,
                        player,
                        Slots.NONE,
                        0,
                        new Duration.Forever(),
                        false,
                        state.turn.number));
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
        trigger(state, source, player, TAKE);
    }

    public static void trigger(GameState state, int source, int player, Effect effect) {
        var ability = compile(new Trigger.Reflexive(""), effect, "");
        state.effects.waiting.add(new PendingTrigger(ability, source, player, null, IntList.NOTHING, null, 0));
    }

    private static CompiledAbility compile(Trigger trigger, Effect effect, String name) {
        return Compiler.compile(new Ability.Triggered(trigger, null, effect, 0, Zone.COMMAND, name), -1);
    }
}
