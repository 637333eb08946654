package splitsecond.players.sim;

/// What came of one game.
public enum Outcome {
    /// The first side of the pairing won.
    ONE,
    OTHER,
    DRAW,
    /// Not over by the turn limit: counted apart, never a result.
    TURN_LIMIT,
    /// A turn with more decisions than any turn needs: the same.
    ENDLESS_TURN,
    /// The rules failed: a fault of the program.
    FAILED;

    public boolean isFinished() {
        return this == ONE || this == OTHER || this == DRAW;
    }
}
