package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PaidCosts;

/// CR 702.174: the opponents to whom a gift may be promised, by their number in turn order after the player.
public final class Promised {

    private Promised() {}

    public static int opponents(GameState state, int player) {
        int count = 0;
        for (int p = state.nextPlayer(player); p != player; p = state.nextPlayer(p)) count++;
        return count;
    }

    /// To whom the gift of a spell was promised, or `NONE`.
    public static int to(GameState state, PaidCosts paid, int player) {
        int number = paid.times(OptionalCost.GIFT);
        if (number == 0) return GameState.NONE;
        int opponent = player;
        for (int i = 0; i < number; i++) opponent = state.nextPlayer(opponent);
        return opponent == player ? GameState.NONE : opponent;
    }
}
