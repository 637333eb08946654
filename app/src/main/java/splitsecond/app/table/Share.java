package splitsecond.app.table;

import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import splitsecond.app.web.Refusal;

/// The part of the processors for what takes long and is no move: replays, searches, boards that are set. It has few
/// threads of its own, so that those who play need not wait for it.
final class Share {

    private static final int WAITING = 64;
    private static final int PATIENCE_SECONDS = 60;
    private static final int IDLE_SECONDS = 30;

    private final ThreadPoolExecutor threads;

    Share() {
        int most = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        threads = new ThreadPoolExecutor(
                most,
                most,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(WAITING),
                Thread.ofPlatform()
                        .name("share-", 0)
                        .daemon()
                        .priority(Thread.MIN_PRIORITY)
                        .factory());
        threads.allowCoreThreadTimeOut(true);
    }

    /// Does it as soon as there is a thread for it.
    ///
    /// @throws Refusal if too many wait already, or it takes too long
    <T> T of(Supplier<T> work) {
        Future<T> done;
        try {
            done = threads.submit(work::get);
        } catch (RejectedExecutionException _) {
            throw busy();
        }
        try {
            return done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException | CancellationException _) {
            done.cancel(false);
            throw busy();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Refusal(503, "The server is being ended.", List.of("BUSY"));
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException fault) throw fault;
            if (failed.getCause() instanceof Error fault) throw fault;
            throw new IllegalStateException(failed);
        }
    }

    private static Refusal busy() {
        return new Refusal(503, "Too much is being looked at just now; try again.", List.of("BUSY"));
    }
}
