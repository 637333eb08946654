package splitsecond.engine.rules;

import splitsecond.engine.ability.*;
import splitsecond.engine.card.*;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.*;
import org.jspecify.annotations.Nullable;

/// CR 109.2: whether a description fits an object or player.
public final class Filters {

    private Filters() {}

    /// Whether the object or player (an id that may be gone: last known information counts) fits.
    public static boolean matches(GameState state, Filter filter, int id, Context context) { throw new UnsupportedOperationException(); }

    /// Adds everything that fits, in the zones the filter names (the battlefield if none), in order of arrival; players in turn order.
    public static void find(GameState state, Filter filter, Context context, IntList found) { throw new UnsupportedOperationException(); }

    /// Whether anything fits: stops at the first.
    public static boolean any(GameState state, Filter filter, Context context) { throw new UnsupportedOperationException(); }

    public static int count(GameState state, Filter filter, Context context) { throw new UnsupportedOperationException(); }
}
