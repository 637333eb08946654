package splitsecond.engine.rules;

import splitsecond.engine.ability.*;
import splitsecond.engine.card.*;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.*;
import org.jspecify.annotations.Nullable;

/// CR 120: damage.
public final class Damage {

    private Damage() {}

    /// Deals damage after replacement and prevention; returns how much was dealt.
    static int deal(GameState state, int source, int to, int amount, boolean combat) { throw new UnsupportedOperationException(); }
}
