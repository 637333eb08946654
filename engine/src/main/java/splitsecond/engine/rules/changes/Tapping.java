package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;

/// CR 701.26: tap and untap.
public final class Tapping {

    private Tapping() {}

    public static boolean tap(GameState state, int id) {
        if (!state.isOnBattlefield(id) || state.is(id, ObjectFlags.TAPPED)) return false;
        state.set(id, ObjectFlags.TAPPED, true);
        Triggers.raise(state, GameEvent.Kind.TAPPED, id, GameState.NONE, state.controller(id), 1);
        return true;
    }

    /// Returns whether it became untapped: a counter may have been removed instead (CR 122.1d).
    public static boolean untap(GameState state, int id) {
        if (!state.isOnBattlefield(id) || !state.is(id, ObjectFlags.TAPPED)) return false;
        var stun = state.counters(id).against(CounterKind.Guard.UNTAPPING);
        if (stun != null) {
            PuttingCounters.remove(state, id, stun, 1);
            return false;
        }
        state.set(id, ObjectFlags.TAPPED, false);
        Triggers.raise(state, GameEvent.Kind.UNTAPPED, id, GameState.NONE, state.controller(id), 1);
        return true;
    }

    /// CR 701.43a: it won't untap during your next untap step.
    public static void exert(GameState state, int player, int id) {
        state.set(id, ObjectFlags.STAYS_TAPPED, true);
        Triggers.raise(state, GameEvent.did(Action.EXERT, id, GameState.NONE, player, 1));
    }
}
