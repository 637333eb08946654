package splitsecond.engine.rules;

import splitsecond.engine.state.GameState;

/// CR 122: putting counters on objects and players, and removing them.
final class Counting {

    private Counting() {}

    /// After replacement effects; raises the event. Returns how many were put.
    static int put(GameState state, int id, String kind, int count) {
        throw new UnsupportedOperationException();
    }

    /// Returns how many were removed.
    static int remove(GameState state, int id, String kind, int count) {
        throw new UnsupportedOperationException();
    }
}
