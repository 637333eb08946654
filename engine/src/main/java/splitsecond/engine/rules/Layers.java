package splitsecond.engine.rules;

import splitsecond.engine.ability.*;
import splitsecond.engine.card.*;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.*;
import org.jspecify.annotations.Nullable;

/// CR 613: what objects are, with all continuous effects applied.
public final class Layers {

    private Layers() {}

    /// The current characteristics of an object, in any zone; of one that is gone, its last known ones.
    public static Characteristics of(GameState state, int id) { throw new UnsupportedOperationException(); }

    /// Computes what is not up to date.
    public static void refresh(GameState state) { throw new UnsupportedOperationException(); }
}
