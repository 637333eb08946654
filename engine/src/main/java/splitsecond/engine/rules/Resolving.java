package splitsecond.engine.rules;

import splitsecond.engine.ability.*;
import splitsecond.engine.card.*;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.*;
import org.jspecify.annotations.Nullable;

/// CR 608: resolving spells and abilities.
public final class Resolving {

    private Resolving() {}

    /// Resolves the top object of the stack: pushes its frame.
    static void resolveTop(GameState state) { throw new UnsupportedOperationException(); }

    /// Follows an effect outside the stack (mana abilities, as-enters effects, costs): pushes its frame.
    static void follow(GameState state, Effect effect, Context context) { throw new UnsupportedOperationException(); }
}
