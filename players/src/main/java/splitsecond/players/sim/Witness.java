package splitsecond.players.sim;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.event.GameEvent;
import splitsecond.players.Policy;

/// Is there while a referee's games are played, and changes nothing.
public interface Witness {

    Witness NONE = new Witness() {};

    /// Who is told what happens in the next game; null if nobody, which is quicker.
    default GameEvent.@Nullable Listener listener() {
        return null;
    }

    /// Sees what the player in a seat of the next game is asked.
    ///
    /// @return a player that chooses what the given one does
    default Policy beside(int seat, Policy player) {
        return player;
    }

    /// The game stands before its first choice.
    default void begins(int number, Game game) {}
}
