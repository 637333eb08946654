package splitsecond.engine.rules;

import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.GameState;

/// CR 603: triggered abilities.
final class Triggers {

    private Triggers() {}

    /// Whether anyone listens to such an event: only then it need be made.
    static boolean wants(GameState state, GameEvent.Kind kind) {
        throw new UnsupportedOperationException();
    }

    /// Something has happened: whatever triggers on it waits for the stack.
    static void raise(GameState state, GameEvent.Kind kind, int subject, int other, int player, int amount) {
        throw new UnsupportedOperationException();
    }

    static void raise(GameState state, GameEvent event) {
        throw new UnsupportedOperationException();
    }

    static void afterBatch(GameState state) {
        throw new UnsupportedOperationException();
    }

    static boolean worksOutside(GameState state, int id, Zone zone) {
        throw new UnsupportedOperationException();
    }
}
