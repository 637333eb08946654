package splitsecond.app.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/// One thread that writes. Changes that wait at the same time share a commit, because a commit costs a disk sync.
final class Committer {

    private static final int MOST_TOGETHER = 256;

    private record Job(Consumer<Handle> change, CompletableFuture<Void> done) {}

    private final Handle handle;
    private final LinkedBlockingQueue<Job> queue = new LinkedBlockingQueue<>();
    private final Thread thread;

    Committer(Handle handle) {
        this.handle = handle;
        thread = Thread.ofPlatform().name("storage").daemon().start(this::work);
    }

    /// Returns when the change is on disk.
    void run(Consumer<Handle> change) {
        var job = new Job(change, new CompletableFuture<>());
        queue.add(job);
        if (!thread.isAlive()) throw new IllegalStateException("the storage is closed");
        try {
            job.done.join();
        } catch (CompletionException failed) {
            throw new IllegalStateException("the change was not stored", failed.getCause());
        }
    }

    private void work() {
        var jobs = new ArrayList<Job>();
        try {
            while (true) {
                jobs.add(queue.take());
                queue.drainTo(jobs, MOST_TOGETHER);
                commit(jobs);
                jobs.clear();
            }
        } catch (InterruptedException _) {
            queue.drainTo(jobs);
            for (var job : jobs) job.done.completeExceptionally(new IllegalStateException("the storage is closed"));
        }
    }

    private void commit(List<Job> jobs) {
        try {
            handle.useTransaction(inside -> {
                for (var job : jobs) job.change.accept(inside);
            });
            for (var job : jobs) job.done.complete(null);
        } catch (RuntimeException failed) {
            if (jobs.size() == 1) jobs.getFirst().done.completeExceptionally(failed);
            else for (var job : jobs) commit(List.of(job)); // so that one bad change fails alone
        }
    }

    void close() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        handle.close();
    }
}
