package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.PendingTrigger;

/// CR 603.8: abilities that trigger on a state of the game, and not again while they wait or are on the stack.
public final class StateTriggers {

    /// Stands for "any state" among the kinds of events that are listened to.
    public static final long BIT = 1L << 63;

    private StateTriggers() {}

    public static void check(GameState state) {
        if ((state.caches.listening & BIT) == 0) return;
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            var abilities = Layers.of(state, id).abilities;
            for (var ability : abilities) {
                if (ability.source instanceof Ability.Triggered triggered
                        && triggered.trigger() instanceof Trigger.StateIs watched
                        && !isUnderWay(state, ability, id)
                        && Conditions.hold(state, watched.condition(), id, state.controller(id)))
                    state.effects.waiting.add(
                            new PendingTrigger(ability, id, state.controller(id), null, IntList.NOTHING, null, 0));
            }
        }
    }

    private static boolean isUnderWay(GameState state, CompiledAbility ability, int source) {
        for (var waiting : state.effects.waiting)
            if (waiting.ability() == ability && waiting.source() == source) return true;
        for (int i = 0; i < state.zones.stack.size(); i++) {
            var item = state.item(state.zones.stack.get(i));
            if (item != null && item.ability == ability && item.source == source) return true;
        }
        return false;
    }
}
