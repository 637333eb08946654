package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// What to do with priority: a land first, then whatever brings most, as long as anything does.
final class Plays {

    /// Nobody has so much to do in a turn: more is a loop.
    private static final int MOST_EACH_TURN = 60;

    private static final int PASS = 0;

    private final Board board;
    private final Casting casting;
    private final Activating activating;
    private final Colors colors;
    private int turn = -1;
    private int actions;

    Plays(Board board, Casting casting, Activating activating, Colors colors) {
        this.board = board;
        this.casting = casting;
        this.activating = activating;
        this.colors = colors;
    }

    void forget() {
        turn = -1;
        activating.forget();
    }

    int choose(GameView view, Decision decision) {
        if (decision.size() == 1) return PASS;
        var moment = Moment.of(view);
        if (moment == Moment.OTHER) return PASS;
        if (turn != view.turn()) {
            turn = view.turn();
            actions = 0;
        }
        if (actions >= MOST_EACH_TURN) return PASS;
        board.look(view);
        int best = PASS;
        int most = 0;
        long last = 0;
        for (int i = 0; i < decision.size(); i++) {
            long option = decision.packed(i);
            if (isLike(view, option, last)) continue;
            last = option;
            int score = score(option, moment);
            if (score > most) {
                most = score;
                best = i;
            }
        }
        if (best != PASS) act(decision.packed(best));
        return best;
    }

    boolean canWait(GameView view, long option) {
        board.look(view);
        return casting.canWait(view, option);
    }

    private void act(long option) {
        actions++;
        if (Option.kind(option) == Option.Kind.ACTIVATE) activating.remember(Option.id(option));
    }

    /// The same card again.
    private static boolean isLike(GameView view, long option, long last) {
        if (last == 0 || Option.kind(option) != Option.kind(last)) return false;
        if (Option.variant(option) != Option.variant(last) || Option.kind(option) == Option.Kind.ACTIVATE) return false;
        return GameView.isObject(Option.id(option))
                && GameView.isObject(Option.id(last))
                && view.zone(Option.id(option)) == view.zone(Option.id(last))
                && view.card(Option.id(option)) == view.card(Option.id(last));
    }

    /// What an option brings; 0 or less is worse than passing.
    int score(long option, Moment moment) {
        return switch (Option.kind(option)) {
            case PLAY_LAND -> 10_000 + colors.worth(Option.id(option));
            case CAST -> casting.score(option, moment);
            case ACTIVATE -> activating.score(option, moment);
            case PASS, PUT, YES, NO, ENTITY, NUMBER, COLOR, MODE, WORD, DONE, AUTO, PLACE -> 0;
        };
    }
}
