package splitsecond.engine.state;

/// CR 104: whether the game is over, and how it ended.
public final class Outcome {

    public boolean over;
    /// Who won: a player, `NONE` while the game goes on, or `DRAW`.
    public int winner = GameState.NONE;
    /// Why the game ended, for the log and statistics.
    public String endReason = "";

    Outcome() {}

    Outcome copy() {
        var copy = new Outcome();
        copy.over = over;
        copy.winner = winner;
        copy.endReason = endReason;
        return copy;
    }
}
