package splitsecond.engine.rules;

import splitsecond.engine.ability.*;
import splitsecond.engine.card.*;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.*;
import org.jspecify.annotations.Nullable;

/// Which objects and players a phrase such as "that creature's controller" means.
public final class References {

    private References() {}

    /// Adds what is meant; a Chosen or AtRandom reference is the business of `Instructions`, which asks.
    public static void find(GameState state, Reference reference, Context context, IntList found) { throw new UnsupportedOperationException(); }
}
