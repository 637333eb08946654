package splitsecond.engine.rules;

import splitsecond.engine.ability.*;
import splitsecond.engine.card.*;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.*;
import org.jspecify.annotations.Nullable;

/// Whether what stands after "if" is true.
public final class Conditions {

    private Conditions() {}

    public static boolean hold(GameState state, Condition condition, Context context) { throw new UnsupportedOperationException(); }
}
