package splitsecond.players.sim;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.state.GameState;
import splitsecond.players.Players;
import splitsecond.players.Policy;
import splitsecond.timing.Problem;

/// Plays a plan on some threads. Each game depends on its number alone, so the results are the same whatever the
/// number of threads; only players with a time budget play differently from run to run.
public final class Simulation {

    /// Is told of each game when it is over, by the thread that played it.
    public interface Observer {
        Observer NONE = new Observer() {};

        /// @param game as it ended, or as it stood at the turn limit
        default void played(int number, Game game) {}

        /// Another game is done, whatever came of it.
        default void step() {}
    }

    private final Plan plan;
    private final Observer observer;
    private final Results results;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicLong bytes = new AtomicLong();
    private volatile boolean stopped;
    /// What an observer or a script could not do: the run ends with it.
    private volatile @Nullable RuntimeException broken;

    public Simulation(Plan plan, Observer observer) {
        this.plan = plan;
        this.observer = observer;
        results = new Results(plan);
        // A player that does not exist is refused before anything is played.
        for (var pairing : plan.pairings()) {
            Players.named(pairing.one().player());
            Players.named(pairing.other().player());
        }
    }

    /// No further games are begun, and those under way are given up.
    public void stop() {
        stopped = true;
    }

    public boolean isStopped() {
        return stopped;
    }

    public Results run(int threads) throws InterruptedException {
        long start = System.nanoTime();
        var workers = new ArrayList<Thread>();
        for (int t = 0; t < threads; t++)
            workers.add(Thread.ofPlatform().name("games-" + (t + 1)).daemon().start(this::work));
        for (var worker : workers) worker.join();
        if (broken != null) throw broken;
        results.seconds = (System.nanoTime() - start) / 1e9;
        results.bytes = bytes.get();
        return results;
    }

    private void work() {
        long before = allocated();
        var players = new HashMap<String, Policy>();
        for (int number = next.getAndIncrement(); number < plan.games() && !stopped; number = next.getAndIncrement()) {
            var game = play(number, players);
            try {
                if (game != null) observer.played(number, game);
                observer.step();
            } catch (RuntimeException failed) {
                broken = failed;
                stopped = true;
            }
        }
        bytes.addAndGet(allocated() - before);
    }

    /// The game as it ended; null if it did not, because the rules failed or the run was stopped.
    private @Nullable Game play(int number, Map<String, Policy> players) {
        var pairing = plan.pairings().get(plan.pairingOf(number));
        boolean swapped = plan.otherGoesFirst(number);
        var setup = pairing.setup(swapped).withSeed(plan.seedOf(number));
        var first = swapped ? pairing.other() : pairing.one();
        var second = swapped ? pairing.one() : pairing.other();
        // Two seats, two players, even if they are of one kind.
        var policies = new Policy[] {player(players, 0, first.player()), player(players, 1, second.player())};
        try {
            for (int p = 0; p < policies.length; p++) policies[p].begin(setup.seed() * 31 + p + 1);
            var game = Game.start(setup);
            if (!run(game, policies)) return null;
            var state = game.state();
            results.put(
                    number,
                    outcome(state.winner, swapped),
                    Math.min(state.turn, plan.turnLimit()),
                    game.decisionId(),
                    game.hash(),
                    state.endReason);
            return game;
        } catch (Problem problem) {
            broken = problem;
            stopped = true;
            return null;
        } catch (RuntimeException | StackOverflowError failed) {
            results.put(number, Results.Outcome.FAILED, 0, 0, 0, String.valueOf(failed));
            return null;
        }
    }

    private static Policy player(Map<String, Policy> players, int seat, String name) {
        return players.computeIfAbsent(seat + name, _ -> Players.named(name));
    }

    /// False if the run was stopped before the game was over.
    private boolean run(Game game, Policy[] policies) {
        var state = game.state();
        var views = new GameView[] {game.viewOf(0), game.viewOf(1)};
        while (!game.isOver() && state.turn <= plan.turnLimit()) {
            if (stopped) return false;
            var decision = state.decision;
            int player = decision.player();
            game.choose(policies[player].choose(views[player], decision));
        }
        for (int p = 0; p < views.length; p++) policies[p].end(views[p]);
        return true;
    }

    private static Results.Outcome outcome(int winner, boolean swapped) {
        return switch (winner) {
            case GameState.NONE -> Results.Outcome.TURN_LIMIT;
            case GameState.DRAW -> Results.Outcome.DRAW;
            default -> (winner == 0) == swapped ? Results.Outcome.OTHER : Results.Outcome.ONE;
        };
    }

    private static long allocated() {
        return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
                ? threads.getCurrentThreadAllocatedBytes()
                : 0;
    }
}
