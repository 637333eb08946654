package splitsecond.players;

import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;

/// How a player chooses: from what the player may know and the open decision to the index of an option.
@FunctionalInterface
public interface Policy {

    int choose(GameView view, Decision decision);

    /// A new game begins. The same seed makes the same choices in the same game.
    default void begin(long seed) {}

    /// The game is over, or goes no further because it has come to its turn limit.
    default void end(GameView view) {}

    /// The first option of every decision.
    static Policy zero() {
        return (_, _) -> 0;
    }
}
