package splitsecond.players.search;

import splitsecond.engine.Game;
import splitsecond.engine.decision.Decision;

/// What one could do now: a choice, and those that go with it, such as a spell and its targets or a whole attack.
///
/// @param options packed, one for each decision in a row
record Line(long... options) {

    /// Makes the choices in a game. Stops at the first that is not possible there; false if that is the very first.
    boolean play(Game game, int player) {
        for (int i = 0; i < options.length; i++) {
            var decision = game.decision();
            int index = game.isOver() || decision.player() != player ? -1 : decision.indexOf(options[i]);
            if (index < 0) return i > 0;
            game.choose(index);
        }
        return true;
    }

    /// The index of the choice number `step` in a decision, or -1.
    int answer(int step, Decision decision) {
        return step < options.length ? decision.indexOf(options[step]) : -1;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Line line && java.util.Arrays.equals(options, line.options);
    }

    @Override
    public int hashCode() {
        return java.util.Arrays.hashCode(options);
    }
}
