package splitsecond.engine.rules;

import splitsecond.engine.ability.*;
import splitsecond.engine.card.*;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.*;
import org.jspecify.annotations.Nullable;

/// CR 701.8, 701.19: destroy, with regeneration and indestructible.
public final class Destroying {

    private Destroying() {}

    /// Returns whether it was destroyed.
    static boolean destroy(GameState state, int id, boolean canRegenerate) { throw new UnsupportedOperationException(); }
}
