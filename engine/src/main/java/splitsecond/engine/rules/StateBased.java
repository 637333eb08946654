package splitsecond.engine.rules;

import splitsecond.engine.ability.*;
import splitsecond.engine.card.*;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.*;
import org.jspecify.annotations.Nullable;

/// CR 704: state-based actions.
public final class StateBased {

    private StateBased() {}

    /// Performs all that apply, once. True if anything happened (or a frame was pushed that asks, for the legend rule); the caller repeats.
    static boolean performOnce(GameState state) { throw new UnsupportedOperationException(); }
}
