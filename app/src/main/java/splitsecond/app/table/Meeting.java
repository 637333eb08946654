package splitsecond.app.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the players of a game share beside it.
///
/// @param chat what they said to each other; null where nobody else is there to read it
/// @param clock null where nobody's time is counted
/// @param series null where the game stands alone
/// @param delay how many seconds those who only look on see it late
public record Meeting(
        @Nullable List<Said> chat,
        @Nullable Times clock,
        @Nullable Games series,
        int delay) {

    public record Said(int number, int player, String words) {}

    /// @param left milliseconds for each seat
    /// @param running whose time runs, or -1
    public record Times(List<Long> left, int running) {}

    /// @param of at most so many games are played
    /// @param wins of each seat, with this game once it is over
    /// @param decided whether nobody can win more often any more
    /// @param pool the viewer's deck and sideboard, of which the next deck is made
    public record Games(int of, List<Integer> wins, boolean decided, List<Pooled> pool) {}

    /// @param main how many are in the deck of this game
    public record Pooled(String name, int main, int count) {}
}
