package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.Action;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.keyword.Rooms;
import splitsecond.engine.state.GameState;

/// CR 709.5: the halves of Rooms are locked until they are unlocked.
public final class Doors {

    private Doors() {}

    /// CR 709.5d: with the half unlocked that was cast, and else with neither.
    static int face(Entering arrival) {
        return arrival.cast && arrival.copyOf == null ? arrival.face : Rooms.LOCKED;
    }

    /// CR 709.5h: a half that is unlocked as the Room enters was unlocked, too.
    static void noteEntered(GameState state, int id) {
        int face = state.face(id);
        if (face == Rooms.LEFT) raise(state, id, Action.UNLOCK_LEFT);
        if (face == Rooms.RIGHT) raise(state, id, Action.UNLOCK_RIGHT);
    }

    /// @param door `UNLOCK_LEFT` or `UNLOCK_RIGHT`
    public static void unlock(GameState state, int id, Action door) {
        if (!Rooms.is(state.blueprint(id))) return;
        int before = state.face(id);
        int after = Rooms.unlocked(before, door);
        if (after == before) return;
        state.setFace(id, after);
        state.changed();
        raise(state, id, door);
        // CR 709.5i.
        if (after == Rooms.BOTH) raise(state, id, Action.FULLY_UNLOCK_A_ROOM);
    }

    /// @param door as for `unlock`
    public static void lock(GameState state, int id, Action door) {
        if (!Rooms.is(state.blueprint(id))) return;
        int before = state.face(id);
        int after = Rooms.locked(before, door);
        if (after == before) return;
        state.setFace(id, after);
        state.changed();
    }

    private static void raise(GameState state, int id, Action action) {
        Triggers.raise(state, GameEvent.did(action, id, GameState.NONE, state.controller(id), 1));
    }
}
