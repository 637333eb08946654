package splitsecond.engine.rules;

import splitsecond.engine.ability.*;
import splitsecond.engine.card.*;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.*;
import org.jspecify.annotations.Nullable;

/// CR 506 to 511.
public final class Combat {

    private Combat() {}

    /// CR 508.1: turn-based action of the declare attackers step: pushes the frame that asks creature by creature.
    static void declareAttackers(GameState state) { throw new UnsupportedOperationException(); }

    static void declareBlockers(GameState state) { throw new UnsupportedOperationException(); }

    /// CR 510: pushes the frame that divides and deals damage; firstStrike for the first of two damage steps.
    static void dealDamage(GameState state, boolean firstStrike) { throw new UnsupportedOperationException(); }

    /// CR 510.4: whether there is a first combat damage step.
    static boolean hasFirstStrikeStep(GameState state) { throw new UnsupportedOperationException(); }

    /// CR 508.8: whether declare blockers and combat damage steps happen.
    static boolean anyAttackers(GameState state) { throw new UnsupportedOperationException(); }

    static void end(GameState state) { throw new UnsupportedOperationException(); }

    static void remove(GameState state, int id) { throw new UnsupportedOperationException(); }

    /// CR 508.4: it enters attacking without having been declared.
    static void enterAttacking(GameState state, int id, int defender) { throw new UnsupportedOperationException(); }
}
