package splitsecond.players;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.Setup;
import splitsecond.engine.event.GameEvent;

/// Plays one game to its end, or to a turn limit, which is counted apart and never a result.
public final class Playout {

    public static final int TURN_LIMIT = 200;

    private Playout() {}

    /// How a game went.
    ///
    /// @param winner a player, or `GameView.DRAW`; `GameView.NONE` if the turn limit ended it
    /// @param hash of the last state: equal games end in equal hashes
    public record Result(int winner, int turns, int decisions, long hash, String reason) {

        public boolean hitTurnLimit() {
            return winner == GameView.NONE;
        }
    }

    /// One policy per seat. Each begins anew with a seed made from the setup's.
    public static Result play(Setup setup, Policy... policies) {
        var game = begin(setup, policies);
        run(game, TURN_LIMIT, policies);
        var ended = game.everything();
        return new Result(ended.winner(), ended.turn(), game.decisionId(), game.hash(), ended.endReason());
    }

    /// The game before its first choice, and its players with seeds of their own.
    public static Game begin(Setup setup, Policy... policies) {
        for (int p = 0; p < policies.length; p++) policies[p].begin(seatSeed(setup, p));
        return Game.start(setup, passes(policies));
    }

    /// Tells of every pass those who want to know; null if nobody does, so that no events are made for nothing.
    public static GameEvent.@Nullable Listener passes(@Nullable Policy... policies) {
        var told = Arrays.stream(policies)
                .filter(Objects::nonNull)
                .filter(Policy::isToldOfPasses)
                .toList();
        if (told.isEmpty()) return null;
        return event -> {
            if (event.kind() == GameEvent.Kind.PRIORITY_PASSED)
                for (var policy : told) policy.passed(event.player());
        };
    }

    /// The seed of the player in a seat: each has another, and none is the game's.
    public static long seatSeed(Setup setup, int seat) {
        return setup.seed() * 31 + seat + 1;
    }

    /// Goes on from where a game stands, to its end or the turn limit.
    public static void run(Game game, int turnLimit, Policy... policies) {
        var _ = run(game, turnLimit, () -> false, policies);
    }

    /// Goes on from where a game stands, to its end or the turn limit. False if it was stopped before.
    public static boolean run(Game game, int turnLimit, BooleanSupplier stopped, Policy... policies) {
        var all = game.everything();
        var views = new GameView[policies.length];
        for (int p = 0; p < views.length; p++) views[p] = game.viewOf(p);
        while (!game.isOver() && all.turn() <= turnLimit) {
            if (stopped.getAsBoolean()) return false;
            var decision = game.decision();
            int player = decision.player();
            game.choose(policies[player].choose(views[player], decision));
        }
        for (int p = 0; p < views.length; p++) policies[p].end(views[p]);
        return true;
    }
}
