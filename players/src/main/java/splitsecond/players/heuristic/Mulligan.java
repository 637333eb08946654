package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// Keeps hands with lands and something to do with them.
final class Mulligan {

    private final Board board;

    Mulligan(Board board) {
        this.board = board;
    }

    int choose(GameView view, Decision decision) {
        board.look(view);
        int lands = 0;
        int cheap = 0;
        int size = view.handSize(board.me);
        for (int i = 0; i < size; i++) {
            var traits = view.traits(view.handCard(i));
            if (traits.isLand()) lands++;
            else if (traits.manaValue() <= 3) cheap++;
        }
        boolean keep = decision.detail() >= 2 || lands >= 2 && lands <= 5 && (cheap > 0 || lands >= 3);
        // "Yes" is another hand.
        return answer(decision, keep);
    }

    private static int answer(Decision decision, boolean keep) {
        for (int i = 0; i < decision.size(); i++)
            if (Option.kind(decision.packed(i)) == (keep ? Option.Kind.NO : Option.Kind.YES)) return i;
        return 0;
    }
}
