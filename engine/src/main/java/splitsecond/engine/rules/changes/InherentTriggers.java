package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.Ability;
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

/// CR 113.8, 725.2, 726.2: triggered abilities that no object has. They are told by some card.
public final class InherentTriggers {

    private InherentTriggers() {}

    /// At the beginning of that step of whoever has the designation.
    ///
    /// @param zone where it is said to work; records of games have it in their hash
    /// @param name what it is called on the stack
    static CompiledAbility inStep(Step step, Effect effect, Zone zone, String name) {
        var yours = new Trigger.StepBegins(step, new Filter.IsPlayer(Filter.Relation.YOU), "");
        return compile(yours, effect, zone, name);
    }

    /// The ability that comes with a designation is that player's from now on, and nobody else's.
    static void pass(GameState state, CompiledAbility ability, int player, int card) {
        state.effects.delayed.removeIf(delayed -> delayed.ability() == ability);
        Triggers.delay(
                state,
                new Delayed(ability, card, player, Slots.NONE, 0, new Duration.Forever(), false, state.turn.number));
    }

    /// It triggers now, without an event.
    public static void trigger(GameState state, int card, int player, Effect effect) {
        var ability = compile(new Trigger.Reflexive(""), effect, Zone.COMMAND, "");
        state.effects.waiting.add(new PendingTrigger(ability, card, player, null, IntList.NOTHING, null, 0));
    }

    private static CompiledAbility compile(Trigger trigger, Effect effect, Zone zone, String name) {
        return Compiler.compile(new Ability.Triggered(trigger, null, effect, 0, zone, name), -1);
    }
}
