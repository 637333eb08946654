package splitsecond.players;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.Setup;
import splitsecond.engine.event.GameEvent;

/// Plays one game to its end, or to a limit, which is counted apart and never a result.
public final class Playout {

    public static final int TURN_LIMIT = 200;

    /// Nobody has so much to decide in a turn: whoever can do something for nothing would go on for ever.
    public static final int DECISIONS_IN_A_TURN = 1_000;

    /// How far a game was played.
    public enum End {
        OVER,
        TURN_LIMIT,
        /// One turn had more than `DECISIONS_IN_A_TURN` decisions.
        ENDLESS_TURN,
        STOPPED
    }

    private Playout() {}

    /// How a game went.
    ///
    /// @param winner a player, or `GameView.DRAW`; `GameView.NONE` if a limit ended it
    /// @param hash of the last state: equal games end in equal hashes
    public record Result(End end, int winner, int turns, int decisions, long hash, String reason) {}

    /// One policy per seat. Each begins anew with a seed made from the setup's.
    public static Result play(Setup setup, Policy... policies) {
        var game = begin(setup, policies);
        var end = run(game, TURN_LIMIT, policies);
        var ended = game.everything();
        return new Result(end, ended.winner(), ended.turn(), game.decisionId(), game.hash(), ended.endReason());
    }

    /// The game before its first choice, and its players with seeds of their own.
    public static Game begin(Setup setup, Policy... policies) {
        return begin(setup, null, policies);
    }

    /// The same.
    ///
    /// @param listener is told what happens, too
    public static Game begin(Setup setup, GameEvent.@Nullable Listener listener, Policy... policies) {
        for (int p = 0; p < policies.length; p++) policies[p].begin(seatSeed(setup, p));
        var passes = passes(policies);
        if (listener == null || passes == null) return Game.start(setup, listener == null ? passes : listener);
        return Game.start(setup, event -> {
            passes.on(event);
            listener.on(event);
        });
    }

    /// Tells of every pass those who want to know; null if nobody does, so that no events are made for nothing.
    public static GameEvent.@Nullable Listener passes(@Nullable Policy... policies) {
        List<Policy> told = null;
        for (var policy : policies) {
            if (policy == null || !policy.isToldOfPasses()) continue;
            if (told == null) told = new ArrayList<>();
            told.add(policy);
        }
        return told == null ? null : tells(told);
    }

    private static GameEvent.Listener tells(List<Policy> told) {
        return event -> {
            if (event.kind() == GameEvent.Kind.PRIORITY_PASSED) for (var policy : told) policy.passed(event.player());
        };
    }

    /// The seed of the player in a seat: each has another, and none is the game's.
    public static long seatSeed(Setup setup, int seat) {
        return setup.seed() * 31 + seat + 1;
    }

    /// Goes on from where a game stands, to its end or a limit.
    public static End run(Game game, int turnLimit, Policy... policies) {
        return run(game, turnLimit, () -> false, policies);
    }

    /// Goes on from where a game stands, to its end or a limit, unless it is stopped before.
    public static End run(Game game, int turnLimit, BooleanSupplier stopped, Policy... policies) {
        var all = game.everything();
        var views = new GameView[policies.length];
        for (int p = 0; p < views.length; p++) views[p] = game.viewOf(p);
        var end = all.turn() > turnLimit && !game.isOver() ? End.TURN_LIMIT : End.OVER;
        int turn = all.turn();
        int since = game.decisionId();
        while (end == End.OVER && !game.isOver()) {
            if (stopped.getAsBoolean()) return End.STOPPED;
            var decision = game.decision();
            int player = decision.player();
            game.choose(policies[player].choose(views[player], decision));
            if (all.turn() != turn) {
                turn = all.turn();
                since = game.decisionId();
                if (turn > turnLimit && !game.isOver()) end = End.TURN_LIMIT;
            } else if (game.decisionId() - since > DECISIONS_IN_A_TURN && !game.isOver()) end = End.ENDLESS_TURN;
        }
        for (int p = 0; p < views.length; p++) policies[p].end(views[p]);
        return end;
    }
}
