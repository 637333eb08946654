package splitsecond.engine.rules;

import splitsecond.engine.ability.*;
import splitsecond.engine.card.*;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.*;
import org.jspecify.annotations.Nullable;

/// CR 107: what a number comes to.
public final class Amounts {

    private Amounts() {}

    public static int of(GameState state, Amount amount, Context context) { throw new UnsupportedOperationException(); }
}
