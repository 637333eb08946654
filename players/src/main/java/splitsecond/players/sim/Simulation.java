package splitsecond.players.sim;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.players.Players;
import splitsecond.players.Policy;

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
    private boolean countsDraws;
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
        Referee.check(plan, players);
    }

    /// Counts in which games each card was drawn, too, which takes a little time.
    public Simulation countingDraws() {
        countsDraws = true;
        return this;
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
        var draws = countsDraws ? new Draws(plan) : null;
        var referee = new Referee(plan, players, this::isStopped, draws == null ? Witness.NONE : draws);
        try {
            for (int number = next.getAndIncrement();
                    number < plan.games() && begin();
                    number = next.getAndIncrement()) {
                var played = play(number, referee);
                if (played != null) results.put(played);
                if (played != null && draws != null) draws.count(played);
                var game = referee.game();
                if (played != null && game != null) observer.played(number, game);
                observer.step();
            }
        } catch (RuntimeException | Error failed) {
            broken = failed;
            stop();
        }
        if (draws != null) results.put(draws);
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

    private @Nullable Played play(int number, Referee referee) {
        try {
            return referee.play(number);
        } catch (VirtualMachineError failed) {
            stop();
            return Referee.failed(number, failed);
        } finally {
            end();
        }
    }

    /// By all threads that there have been: a search has threads of its own.
    private static long allocated() {
        return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
                ? threads.getTotalThreadAllocatedBytes()
                : 0;
    }
}
