package splitsecond.app.storage;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A storage of which it is measured how long everything takes, and how often it fails.
public final class MeasuredStorage implements Storage {

    private final Storage storage;
    private final MeterRegistry registry;
    /// Whether the last change could not be stored. What is there may be read all the same, from a disk that is full.
    private volatile boolean unwritable;

    public MeasuredStorage(Storage storage, MeterRegistry registry) {
        this.storage = storage;
        this.registry = registry;
    }

    private <T extends @Nullable Object> T measured(String operation, Supplier<T> work) {
        var sample = Timer.start(registry);
        String outcome = "failed";
        try {
            var result = work.get();
            outcome = "ok";
            return result;
        } finally {
            sample.stop(registry.timer("splitsecond.storage", "operation", operation, "outcome", outcome));
        }
    }

    private void changed(String operation, Runnable work) {
        changed(operation, () -> {
            work.run();
            return true;
        });
    }

    private <T extends @Nullable Object> T changed(String operation, Supplier<T> work) {
        try {
            var result = measured(operation, work);
            unwritable = false;
            return result;
        } catch (Unavailable unavailable) {
            unwritable = true;
            throw unavailable;
        }
    }

    /// For those who ask how the storage is: it is tried only if it failed before.
    public void check() {
        if (unwritable) probe();
    }

    @Override
    public void probe() {
        changed("probe", storage::probe);
    }

    @Override
    public String kind() {
        return storage.kind();
    }

    @Override
    public void create(StoredGame game) {
        changed("create", () -> storage.create(game));
    }

    @Override
    public void update(StoredGame game) {
        changed("update", () -> storage.update(game));
    }

    @Override
    public void append(String game, List<StoredMove> moves) {
        changed("append", () -> storage.append(game, moves));
    }

    @Override
    public @Nullable StoredGame find(String id) {
        return measured("find", () -> storage.find(id));
    }

    @Override
    public List<StoredMove> moves(String game) {
        return measured("moves", () -> storage.moves(game));
    }

    @Override
    public long count() {
        return measured("count", storage::count);
    }

    @Override
    public long countOpen() {
        return measured("count", storage::countOpen);
    }

    @Override
    public List<String> remove(boolean over, long untouchedSince) {
        return changed("remove", () -> storage.remove(over, untouchedSince));
    }

    @Override
    public void close() {
        storage.close();
    }
}
