package splitsecond.engine.rules;

import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.GameState;

/// CR 701.26: tap and untap.
final class Tapping {

    private Tapping() {}

    static boolean tap(GameState state, int id) {
        if (!state.isOnBattlefield(id) || state.is(id, GameState.TAPPED)) return false;
        state.set(id, GameState.TAPPED, true);
        Triggers.raise(state, GameEvent.Kind.TAPPED, id, GameState.NONE, state.controller(id), 1);
        return true;
    }

    static boolean untap(GameState state, int id) {
        if (!state.isOnBattlefield(id) || !state.is(id, GameState.TAPPED)) return false;
        state.set(id, GameState.TAPPED, false);
        Triggers.raise(state, GameEvent.Kind.UNTAPPED, id, GameState.NONE, state.controller(id), 1);
        return true;
    }
}
