package splitsecond.players.sim;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.players.Players;
import splitsecond.players.Playout;
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
    private final Function<String, Policy> players;
    private final Results results;
    private final AtomicInteger next = new AtomicInteger();
    /// Threads in the middle of a game, which may be interrupted: a search then stops thinking. Files are never written
    /// by an interrupted thread.
    private final Set<Thread> playing = new HashSet<>();
    private volatile boolean stopped;
    /// What an observer or a script could not do: the run ends with it.
    private volatile @Nullable Throwable broken;

    public Simulation(Plan plan, Observer observer) {
        this(plan, observer, Players::named);
    }

    /// @param players makes players from the names in the plan, one for each seat and thread
    public Simulation(Plan plan, Observer observer, Function<String, Policy> players) {
        this.plan = plan;
        this.observer = observer;
        this.players = players;
        results = new Results(plan);
        // A player that does not exist is refused before anything is played.
        for (var pairing : plan.pairings()) {
            var _ = players.apply(pairing.one().player());
            var _ = players.apply(pairing.other().player());
        }
    }

    /// No further games are begun, and those under way are given up, even by players who are thinking.
    public void stop() {
        synchronized (playing) {
            stopped = true;
            playing.forEach(Thread::interrupt);
        }
    }

    public boolean isStopped() {
        return stopped;
    }

    public Results run(int threads) throws InterruptedException {
        long start = System.nanoTime();
        long before = allocated();
        var workers = new ArrayList<Thread>();
        for (int t = 0; t < threads; t++)
            workers.add(Thread.ofPlatform().name("games-" + (t + 1)).daemon().start(this::work));
        for (var worker : workers) worker.join();
        if (broken instanceof RuntimeException failed) throw failed;
        if (broken instanceof Error failed) throw failed;
        results.seconds = (System.nanoTime() - start) / 1e9;
        results.bytes = allocated() - before;
        return results;
    }

    private void work() {
        var seated = new HashMap<String, Policy>();
        try {
            for (int number = next.getAndIncrement();
                    number < plan.games() && begin();
                    number = next.getAndIncrement()) {
                var game = play(number, seated);
                if (game != null) observer.played(number, game);
                observer.step();
            }
        } catch (RuntimeException | Error failed) {
            broken = failed;
            stop();
        }
    }

    /// False if no further game is to be played.
    private boolean begin() {
        synchronized (playing) {
            if (!stopped) playing.add(Thread.currentThread());
            return !stopped;
        }
    }

    private void end() {
        synchronized (playing) {
            playing.remove(Thread.currentThread());
            // If it came too late to matter.
            var _ = Thread.interrupted();
        }
    }

    /// The game as it ended; null if it did not, because the rules failed or the run was stopped.
    private @Nullable Game play(int number, Map<String, Policy> seated) {
        try {
            return finish(number, seated);
        } catch (Problem problem) {
            throw problem;
        } catch (RuntimeException | Error failed) {
            results.put(number, Results.Outcome.FAILED, 0, 0, 0, String.valueOf(failed));
            // A game that is too deep is one of a kind; without memory none can be played.
            if (failed instanceof VirtualMachineError && !(failed instanceof StackOverflowError)) stop();
            return null;
        } finally {
            end();
        }
    }

    private @Nullable Game finish(int number, Map<String, Policy> seated) {
        var pairing = plan.pairings().get(plan.pairingOf(number));
        boolean swapped = plan.otherGoesFirst(number);
        var first = swapped ? pairing.other() : pairing.one();
        var second = swapped ? pairing.one() : pairing.other();
        // Two seats, two players, even if they are of one kind.
        var policies = new Policy[] {player(seated, 0, first.player()), player(seated, 1, second.player())};
        var game = Playout.begin(pairing.setup(swapped).withSeed(plan.seedOf(number)), policies);
        var end = Playout.run(game, plan.turnLimit(), this::isStopped, policies);
        if (end == Playout.End.STOPPED) return null;
        var ended = game.everything();
        results.put(
                number,
                outcome(end, ended.winner(), swapped),
                Math.min(ended.turn(), plan.turnLimit()),
                game.decisionId(),
                game.hash(),
                ended.endReason());
        return game;
    }

    private Policy player(Map<String, Policy> seated, int seat, String name) {
        return seated.computeIfAbsent(seat + name, _ -> players.apply(name));
    }

    private static Results.Outcome outcome(Playout.End end, int winner, boolean swapped) {
        return switch (end) {
            case TURN_LIMIT -> Results.Outcome.TURN_LIMIT;
            case ENDLESS_TURN -> Results.Outcome.ENDLESS_TURN;
            case OVER, STOPPED ->
                winner == GameView.DRAW
                        ? Results.Outcome.DRAW
                        : (winner == 0) == swapped ? Results.Outcome.OTHER : Results.Outcome.ONE;
        };
    }

    /// By all threads that there have been: a search has threads of its own.
    private static long allocated() {
        return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
                ? threads.getTotalThreadAllocatedBytes()
                : 0;
    }
}
