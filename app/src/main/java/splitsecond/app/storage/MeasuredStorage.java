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

    private void measured(String operation, Runnable work) {
        measured(operation, () -> {
            work.run();
            return true;
        });
    }

    @Override
    public String kind() {
        return storage.kind();
    }

    @Override
    public void create(StoredGame game) {
        measured("create", () -> storage.create(game));
    }

    @Override
    public void update(StoredGame game) {
        measured("update", () -> storage.update(game));
    }

    @Override
    public void append(String game, List<StoredMove> moves) {
        measured("append", () -> storage.append(game, moves));
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
        return measured("remove", () -> storage.remove(over, untouchedSince));
    }

    @Override
    public void close() {
        storage.close();
    }
}
