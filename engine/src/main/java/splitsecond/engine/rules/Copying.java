package splitsecond.engine.rules;

import splitsecond.engine.ability.*;
import splitsecond.engine.card.*;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.*;
import org.jspecify.annotations.Nullable;

/// CR 707: copies.
public final class Copying {

    private Copying() {}

    /// The copiable values of an object (707.2).
    static Blueprint copiable(GameState state, int id) { throw new UnsupportedOperationException(); }
}
