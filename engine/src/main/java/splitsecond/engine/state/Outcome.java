package splitsecond.engine.state;

import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 104: whether the game is over, and how it ended.
public final class Outcome implements Part {

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

    @Override
    public void fields(Fields fields) {
        fields.flag(over);
        fields.number(winner);
        fields.value(endReason);
    }
}
