package splitsecond.app.table;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import splitsecond.app.storage.MeasuredStorage;
import splitsecond.app.storage.Storage;
import splitsecond.app.web.Faults;
import splitsecond.app.web.Homes;
import splitsecond.app.web.Moved;
import splitsecond.app.web.Refusal;
import splitsecond.engine.GameRecord;

/// All games of a server: in memory while they are played, in storage always.
public final class Tables implements AutoCloseable {

    /// How much is kept in memory, and for how long without being used.
    ///
    /// @param pauseNanos between two looks at what there is
    record Room(int tables, long bytes, long idleNanos, long pauseNanos) {
        static Room usual() {
            return new Room(5_000, Runtime.getRuntime().maxMemory() / 2, 5_000_000_000L, 2_000_000_000L);
        }
    }

    private static final long DAY_SECONDS = 86_400;
    private static final long MINUTE_NANOS = 60_000_000_000L;
    private static final long HOUR_MILLIS = 3_600_000;
    private static final long REVIVING_MILLIS = 1_000;

    private static final Logger LOG = LoggerFactory.getLogger("splitsecond");

    private final MeasuredStorage storage;
    private final Decks decks;
    private final Homes homes;
    private final Room room;
    private final AtomicLong roomMade = new AtomicLong(System.nanoTime() - 60_000_000_000L);
    private final AtomicBoolean isOnlyOneMakingRoom = new AtomicBoolean();
    private final Thinkers thinkers;
    private final MeterRegistry registry;
    private final ConcurrentHashMap<String, Table> tables = new ConcurrentHashMap<>();
    /// Those who watched tables that could not be stored.
    private final ConcurrentHashMap<String, Set<Audience.Watcher>> deserted = new ConcurrentHashMap<>();

    public Tables(Storage storage, Decks decks) {
        this(storage, decks, Opponents.USUAL);
    }

    public Tables(Storage storage, Decks decks, Opponents opponents) {
        this(storage, decks, opponents, new CompositeMeterRegistry());
    }

    /// @param registry where it is counted and measured what happens
    public Tables(Storage storage, Decks decks, Opponents opponents, MeterRegistry registry) {
        this(storage, decks, opponents, registry, Homes.ALL_HERE);
    }

    /// @param homes which of all games live on this server
    public Tables(Storage storage, Decks decks, Opponents opponents, MeterRegistry registry, Homes homes) {
        this(storage, decks, opponents, Room.usual(), registry, homes);
    }

    Tables(Storage storage, Decks decks, Room room) {
        this(storage, decks, Opponents.USUAL, room, new CompositeMeterRegistry(), Homes.ALL_HERE);
    }

    private Tables(Storage storage, Decks decks, Opponents opponents, Room room, MeterRegistry registry, Homes homes) {
        thinkers = new Thinkers(opponents);
        this.storage = new MeasuredStorage(storage, registry);
        this.decks = decks;
        this.homes = homes;
        this.room = room;
        this.registry = registry;
        registry.gauge("splitsecond.games.open", this.storage, Tables::open);
        registry.gauge("splitsecond.games.memory", tables, Map::size);
        registry.gauge("splitsecond.games.playing", this, Tables::playing);
        registry.gauge("splitsecond.games.bytes", this, Tables::weight);
        registry.gauge("splitsecond.thinkers.busy", thinkers, Thinkers::busy);
        registry.gauge("splitsecond.thinkers.waiting", thinkers, Thinkers::waiting);
    }

    MeterRegistry registry() {
        return registry;
    }

    private static double open(Storage storage) {
        try {
            return storage.countOpen();
        } catch (Storage.Unavailable _) {
            return Double.NaN;
        }
    }

    /// Games that somebody has used within the last minute.
    private long playing() {
        long now = System.nanoTime();
        return tables.values().stream()
                .filter(table -> now - table.burden().lastUsed() < MINUTE_NANOS)
                .count();
    }

    private long weight() {
        return tables.values().stream()
                .mapToLong(table -> table.burden().weight())
                .sum();
    }

    Decks decks() {
        return decks;
    }

    Homes homes() {
        return homes;
    }

    Opponents opponents() {
        return thinkers.opponents();
    }

    /// How many games there are; refused while nothing can be read, or stored.
    long count() {
        try {
            storage.check();
            return storage.count();
        } catch (Storage.Unavailable unavailable) {
            throw unavailable(unavailable);
        }
    }

    long countOpen() {
        try {
            return storage.countOpen();
        } catch (Storage.Unavailable unavailable) {
            throw unavailable(unavailable);
        }
    }

    String storageKind() {
        return storage.kind();
    }

    /// Does something at a table; finds it again if it left memory meanwhile.
    <T extends @Nullable Object> T at(String id, Function<Table, T> what) {
        while (true) {
            var table = find(id);
            try {
                return what.apply(table);
            } catch (Table.Retired _) {
                forget(table);
            } catch (Storage.Unavailable unavailable) {
                throw unavailable(unavailable);
            }
        }
    }

    static Refusal unavailable(Storage.Unavailable unavailable) {
        LOG.warn("{}: {}", unavailable.getMessage(), String.valueOf(unavailable.getCause()));
        return new Refusal(503, "The storage does not answer, so nothing was done; try again.", List.of("STORAGE"));
    }

    /// What could not be stored is read again; whoever watches is shown what is.
    private void lose(Table table) {
        forget(table);
        revive(table.id());
    }

    private void forget(Table table) {
        if (!tables.remove(table.id(), table)) return;
        var watchers = table.watchers();
        if (!watchers.isEmpty())
            deserted.computeIfAbsent(table.id(), _ -> ConcurrentHashMap.newKeySet())
                    .addAll(watchers);
    }

    private void revive(String id) {
        if (!deserted.containsKey(id)) return;
        var _ = thinkers.later(REVIVING_MILLIS, () -> {
            try {
                find(id);
            } catch (Moved _) {
                var watchers = deserted.remove(id);
                if (watchers != null) watchers.forEach(Audience.Watcher::moved);
            } catch (RuntimeException _) {
                revive(id);
            }
        });
    }

    private void welcomeBack(Table table) {
        var watchers = deserted.remove(table.id());
        if (watchers == null) return;
        try {
            for (var watcher : watchers) table.watch(watcher);
        } catch (Table.Retired | Refusal _) {
            // they will have connected again
        }
    }

    /// Removes what nobody has touched for so many days, now and from now on every hour; 0 keeps it for ever.
    public void forgetAfter(int daysAbandoned, int daysFinished) {
        long now = Instant.now().getEpochSecond();
        try {
            if (daysAbandoned > 0) forget(storage.remove(false, now - daysAbandoned * DAY_SECONDS));
            if (daysFinished > 0) forget(storage.remove(true, now - daysFinished * DAY_SECONDS));
        } catch (Storage.Unavailable unavailable) {
            LOG.warn("{}: {}", unavailable.getMessage(), String.valueOf(unavailable.getCause()));
        }
        var _ = thinkers.later(HOUR_MILLIS, () -> forgetAfter(daysAbandoned, daysFinished));
    }

    private void forget(List<String> removed) {
        for (String id : removed) {
            var table = tables.remove(id);
            if (table != null) table.retire();
        }
    }

    /// A connection is gone; its table may not be in memory.
    void unwatch(String id, Audience.Watcher watcher) {
        var watchers = deserted.get(id);
        if (watchers != null) watchers.remove(watcher);
        var table = tables.get(id);
        if (table != null) table.unwatch(watcher);
    }

    /// The game lives on another server from now on. To be called when `Homes` says so already: what comes later is
    /// sent there.
    public void leave(String id) {
        var table = tables.remove(id);
        if (table != null) table.leave();
    }

    /// Whether it is in memory.
    public boolean has(String id) {
        return tables.containsKey(id);
    }

    private Table find(String id) {
        if (!id.matches("[0-9a-f]{16}")) throw unknown();
        var table = tables.get(id);
        if (table != null) return table;
        if (!homes.isHere(id) && homes.find(id) != null) throw new Moved();
        makeRoom();
        try {
            table = tables.computeIfAbsent(id, this::load);
        } catch (Storage.Unavailable unavailable) {
            throw unavailable(unavailable);
        }
        if (table == null) throw unknown();
        welcomeBack(table);
        return table;
    }

    private static Refusal unknown() {
        return new Refusal(404, "There is no such game.", List.of("GAME"));
    }

    private @Nullable Table load(String id) {
        if (!homes.isHere(id)) throw new Moved();
        var game = storage.find(id);
        if (game == null) return null;
        try {
            var file = SeatsFile.read(game.seats());
            var setting = Setting.of(game);
            var play = file.isComplete() ? Play.replay(setting.setup(decks), storage.moves(id)) : null;
            return new Table(id, storage, thinkers, setting, file, play, game.changes(), this::lose);
        } catch (Storage.Unavailable unavailable) {
            throw unavailable;
        } catch (GameRecord.Misfit misfit) {
            throw gone(String.valueOf(misfit.getMessage()));
        } catch (RuntimeException | StackOverflowError fault) {
            throw gone("the rules failed, and the log says more under " + Faults.reference("game " + id, fault));
        }
    }

    private static Refusal gone(String why) {
        return new Refusal(
                410,
                "This game was saved with other rules or cards and cannot be continued: " + why + ".",
                List.of("OTHER_RULES"));
    }

    /// Lets tables go that nobody uses, the longest idle first, while there are too many or they are too heavy.
    void makeRoom() {
        long now = System.nanoTime();
        if (now - roomMade.get() < room.pauseNanos() || !isOnlyOneMakingRoom.compareAndSet(false, true)) return;
        try {
            roomMade.set(now);
            var all = new ArrayList<Table.Burden>();
            for (var table : tables.values()) all.add(table.burden());
            long weight = 0;
            for (var one : all) weight += one.weight();
            int count = all.size();
            if (count < room.tables() && weight < room.bytes()) return;
            all.sort(Comparator.comparingLong(one -> one.lastUsed() - now));
            for (var one : all) {
                if (count < room.tables() && weight < room.bytes()) return;
                var table = one.table();
                if (one.lastUsed() - now + room.idleNanos() > 0 || !table.isIdleSince(now - room.idleNanos())) continue;
                weight -= one.weight();
                count--;
                table.retire();
                tables.remove(table.id(), table);
            }
        } finally {
            isOnlyOneMakingRoom.set(false);
        }
    }

    /// Whether there is such a game, in memory or not, and it is not over.
    boolean isOpen(String id) {
        var table = tables.get(id);
        if (table != null) return !table.isOver();
        try {
            var game = storage.find(id);
            return game != null && !game.over();
        } catch (Storage.Unavailable unavailable) {
            throw unavailable(unavailable);
        }
    }

    int inMemory() {
        return tables.size();
    }

    // For those who begin games

    /// A new table, stored and in memory. Room is made before, by those who hold no other table.
    ///
    /// @param play null while somebody is awaited
    Table set(String id, Setting setting, SeatsFile file, @Nullable Play play) {
        var table = new Table(id, storage, thinkers, setting, file, play, 0, this::lose);
        try {
            table.open();
        } catch (Storage.Unavailable unavailable) {
            throw unavailable(unavailable);
        }
        tables.put(table.id(), table);
        // It may have had to go before it was there.
        if (!homes.isHere(table.id())) leave(table.id());
        return table;
    }

    @Override
    public void close() {
        thinkers.close();
        storage.close();
    }
}
