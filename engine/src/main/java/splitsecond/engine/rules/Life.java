package splitsecond.engine.rules;

import splitsecond.engine.ability.*;
import splitsecond.engine.card.*;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.*;
import org.jspecify.annotations.Nullable;

/// CR 119.
public final class Life {

    private Life() {}

    static int gain(GameState state, int player, int amount) { throw new UnsupportedOperationException(); }

    static int lose(GameState state, int player, int amount) { throw new UnsupportedOperationException(); }
}
