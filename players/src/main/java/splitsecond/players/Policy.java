package splitsecond.players;

import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;

/// How a player chooses: from what the player may know and the open decision to the index of an option.
@FunctionalInterface
public interface Policy {

    int choose(GameView view, Decision decision);

    /// A new game begins. The same seed makes the same choices in the same game.
    default void begin(long seed) {}

    /// Whether it is told of passes. A game that somebody listens to is a little slower.
    default boolean isToldOfPasses() {
        return false;
    }

    /// A player has passed priority, or the game has for them because there was nothing else to do. The game may be in
    /// the middle of a step: what follows from it is to be asked for later, by `choose` or `end`.
    default void passed(int player) {}

    /// The game is over, or goes no further because it has come to its turn limit.
    default void end(GameView view) {}

    /// The first option of every decision.
    static Policy zero() {
        return (_, _) -> 0;
    }
}
