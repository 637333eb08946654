package splitsecond.players.heuristic;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;

/// Tells whether a question goes on with the declaration that the one before was about: then what was planned for the
/// whole of it still holds.
final class Declaration {

    /// Each game has one of its own, and so has each fork.
    private @Nullable Decision last;

    private int lastId;
    private int player;

    void forget() {
        last = null;
    }

    boolean goesOn(GameView view, Decision decision) {
        boolean goesOn = decision == last && view.decisionId() == lastId + 1 && view.viewer() == player;
        last = decision;
        lastId = view.decisionId();
        player = view.viewer();
        return goesOn;
    }
}
