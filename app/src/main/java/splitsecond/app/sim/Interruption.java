package splitsecond.app.sim;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import splitsecond.players.sim.Results;
import splitsecond.players.sim.Simulation;

/// Ctrl-C while games are played stops them. The JVM ends when its hook is done, which waits until this is closed,
/// after what has been played is printed.
public final class Interruption implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 10;

    private final CountDownLatch printed = new CountDownLatch(1);
    private final Thread hook = Thread.ofPlatform().unstarted(this::stop);
    private volatile boolean happened;
    private volatile @Nullable Runnable stopping;

    public Interruption() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    public boolean hasHappened() {
        return happened;
    }

    /// Some games; what has been played of them if they are interrupted.
    Results run(Simulation simulation, int threads) throws InterruptedException {
        stopWith(simulation::stop);
        return simulation.run(threads);
    }

    /// @param stop what is under way; called at once if it is too late
    public void stopWith(Runnable stop) {
        stopping = stop;
        if (happened) stop.run();
    }

    private void stop() {
        happened = true;
        var stop = stopping;
        if (stop != null) stop.run();
        try {
            if (!printed.await(PATIENCE_SECONDS, TimeUnit.SECONDS))
                System.err.println("The games did not stop in time.");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        printed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // The JVM is ending already.
        }
    }
}
