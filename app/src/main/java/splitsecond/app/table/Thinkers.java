package splitsecond.app.table;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import splitsecond.app.web.Faults;

/// The threads on which computers think. They are few, so that thinking at some tables keeps no other one waiting.
final class Thinkers implements AutoCloseable {

    /// More thoughts than this do not wait for a thread.
    private static final int WAITING = 16;

    private final Opponents opponents;
    private final ThreadPoolExecutor threads;
    private final ScheduledExecutorService clock;

    Thinkers(Opponents opponents) {
        this.opponents = opponents;
        int most = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        threads = new ThreadPoolExecutor(
                most,
                most,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(WAITING),
                Thread.ofPlatform()
                        .name("thinker-", 0)
                        .daemon()
                        .priority(Thread.MIN_PRIORITY)
                        .factory());
        clock = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name("pace").daemon().factory());
    }

    /// Who thinks there.
    Opponents opponents() {
        return opponents;
    }

    int busy() {
        return threads.getActiveCount();
    }

    int waiting() {
        return threads.getQueue().size();
    }

    /// Thinks soon; false if too many wait already, or the server ends.
    boolean think(Runnable thought) {
        try {
            threads.execute(logged("a thought", thought));
            return true;
        } catch (RejectedExecutionException _) {
            return false;
        }
    }

    /// Does a step of a game that is shown, after a while; false if the server ends.
    boolean later(long millis, Runnable step) {
        try {
            var _ = clock.schedule(
                    () -> Thread.startVirtualThread(logged("a step", step)), millis, TimeUnit.MILLISECONDS);
            return true;
        } catch (RejectedExecutionException _) {
            return false;
        }
    }

    /// On these threads there is nobody else to tell.
    private static Runnable logged(String what, Runnable task) {
        return () -> {
            try {
                task.run();
            } catch (RuntimeException | StackOverflowError fault) {
                var _ = Faults.reference(what, fault);
            }
        };
    }

    @Override
    public void close() {
        clock.shutdownNow();
        threads.shutdownNow();
    }
}
