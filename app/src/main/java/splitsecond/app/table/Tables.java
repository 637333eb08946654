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
import splitsecond.engine.decision.GameOptions;
import splitsecond.players.words.EventInWords;

/// All games of a server: in memory while they are played, in storage always.
public final class Tables implements AutoCloseable {

    /// How much is kept in memory, and for how long without being used.
    ///
    /// @param pauseNanos between two looks at what there is
    record Room(int tables, long bytes, long idleNanos, long pauseNanos) {
        static Room usual() {
            return new Room(5_000, Runtime.getRuntime().maxMemory() / 2, 60_000_000_000L, 2_000_000_000L);
        }
    }

    private static final long DAY_SECONDS = 86_400;
    private static final long MINUTE_NANOS = 60_000_000_000L;
    private static final long HOUR_MILLIS = 3_600_000;
    private static final long REVIVING_MILLIS = 1_000;

    private static final Logger LOG = LoggerFactory.getLogger("splitsecond");

    private final Storage storage;
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

    long count() {
        try {
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
    private void makeRoom() {
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

    // Starting

    /// @param address where the server is, for the invitation
    Started open(NewGame wanted, String address) {
        boolean sandbox = Boolean.TRUE.equals(wanted.sandbox());
        var own = deck(wanted.deck(), sandbox);
        var other = deck(wanted.opponentDeck(), sandbox);
        String id = homes.fresh();
        String token = Tokens.fresh();
        String invite = null;
        String kind = wanted.opponent() == null ? "" : wanted.opponent();
        String name = name(wanted.name(), kind.equals("invite") ? "Player 1" : EventInWords.YOU);
        Seat you;
        Seat opponent;
        if (wanted.player() != null) you = thinkers.opponents().seat(wanted.player(), " 1", own.name());
        else you = Seat.human(name, own.name(), Tokens.hash(token));
        switch (kind) {
            case "hotseat" -> opponent = Seat.human(otherName(wanted, "Player 2"), other.name(), you.key());
            case "invite" -> {
                invite = Tokens.invitation(token, id);
                opponent = new Seat(
                        Seat.Kind.HUMAN,
                        otherName(wanted, "Guest"),
                        other.name(),
                        null,
                        Tokens.hash(invite),
                        Settings.USUAL,
                        null);
            }
            default -> {
                opponent =
                        thinkers.opponents().seat(wanted.opponent(), wanted.player() == null ? "" : " 2", other.name());
            }
        }
        if (wanted.player() != null && (kind.equals("hotseat") || invite != null))
            throw new Refusal(
                    400, "With \"player\" both are computers; choose one as \"opponent\" too.", List.of("OPPONENT"));
        int seat = goesFirst(wanted.first()) ? 0 : 1;
        if (wanted.seed() != null && invite != null)
            throw new Refusal(
                    400,
                    "Who chooses the \"seed\" knows every card; where two people play nobody chooses it.",
                    List.of("SEED"));
        var table = open(
                id,
                List.of(you, opponent),
                List.of(own, other),
                seat,
                wanted.seed(),
                SeatsFile.of(List.of(), kind.equals("hotseat"), pace(wanted, you, opponent))
                        .with(clock(wanted.clock()))
                        .delayedBy(delay(wanted.delay(), you, opponent))
                        .with(series(wanted.bestOf(), seat == 0 ? List.of(own, other) : List.of(other, own))),
                sandbox);
        var opponentWord = invite != null || kind.equals("hotseat")
                ? kind
                : opponent.kind().word();
        return started(table, wanted.player() == null ? token : null, seat, opponentWord, invite, address);
    }

    /// How fast two computers play, or null for all at once. Those that think long are always shown.
    private static @Nullable Integer pace(NewGame wanted, Seat one, Seat other) {
        boolean people = !one.kind().isComputer() || !other.kind().isComputer();
        var pace = wanted.pace();
        if (pace != null && (people || pace < 0 || pace > Limits.PACE_MOST))
            throw new Refusal(
                    400,
                    "\"pace\" is for two computers: 0 to " + Limits.PACE_MOST + " milliseconds between their moves.",
                    List.of("PACE"));
        if (people) return null;
        if (one.kind().isSlow() || other.kind().isSlow()) return pace == null ? Limits.PACE : pace;
        return pace == null || pace == 0 ? null : pace;
    }

    /// Nobody is called You by others.
    private static String name(@Nullable String given, String otherwise) {
        var name = Limits.name(given == null ? "" : given, otherwise);
        return name.equalsIgnoreCase(EventInWords.YOU) ? otherwise : name;
    }

    private static String otherName(NewGame wanted, String otherwise) {
        return Limits.name(wanted.opponentName() == null ? "" : wanted.opponentName(), otherwise);
    }

    private static boolean goesFirst(@Nullable String first) {
        return switch (first == null ? "random" : first) {
            case "you" -> true;
            case "opponent" -> false;
            case "random" -> Tokens.coin();
            default -> throw new Refusal(400, "\"first\" is you, opponent or random.", List.of("FIRST"));
        };
    }

    private Started started(
            Table opened, @Nullable String token, int seat, String opponent, @Nullable String invite, String address) {
        return at(
                opened.id(),
                table -> new Started(
                        table.id(),
                        token,
                        token == null ? -1 : seat,
                        invite == null ? null : address + "/#join=" + table.id() + "." + invite,
                        "/#game=" + table.id(),
                        opponent,
                        table.view(table.seatsOf(token))));
    }

    private static @Nullable Clock clock(@Nullable Integer minutes) {
        if (minutes == null || minutes == 0) return null;
        if (minutes < 0 || minutes > Limits.CLOCK)
            throw new Refusal(400, "\"clock\" is 1 to " + Limits.CLOCK + " minutes.", List.of("CLOCK"));
        return Clock.of(minutes, 2);
    }

    private static @Nullable Integer delay(@Nullable Integer seconds, Seat one, Seat other) {
        if (seconds == null || seconds == 0) return null;
        boolean computers = one.kind().isComputer() && other.kind().isComputer();
        if (computers || seconds < 0 || seconds > Limits.DELAY)
            throw new Refusal(
                    400, "\"delay\" is 1 to " + Limits.DELAY + " seconds, for games with people.", List.of("DELAY"));
        return seconds;
    }

    private static @Nullable Series series(@Nullable Integer bestOf, List<Deck> decks) {
        if (bestOf == null || bestOf == 1) return null;
        if (bestOf != 3) throw new Refusal(400, "\"bestOf\" is 1 or 3.", List.of("BEST_OF"));
        return Series.of(bestOf, decks);
    }

    /// @param seats the client's and the other, in this order; `first` says where the client sits
    /// @param how the game is played, whoever sits there
    private Table open(
            String id,
            List<Seat> seats,
            List<Deck> chosen,
            int first,
            @Nullable Long seed,
            SeatsFile how,
            boolean sandbox) {
        var order = first == 0 ? List.of(0, 1) : List.of(1, 0);
        var sitting = new ArrayList<Seat>();
        var sides = new ArrayList<Setting.Side>();
        for (int which : order) {
            sitting.add(seats.get(which));
            sides.add(new Setting.Side(seats.get(which).name(), chosen.get(which)));
        }
        boolean people = seats.stream().anyMatch(seat -> !seat.kind().isComputer());
        // Who looks on sees every spell on the stack before it resolves.
        var computers = how.pace() == null ? GameOptions.FAST : GameOptions.FAST.withoutAutoPass();
        var options = people ? GameOptions.FULL : computers;
        var setting = Setting.of(sides, seed, sandbox ? options.inSandbox() : options);
        var file = how.with(sitting);
        var play = file.isComplete() ? new Play(setting.setup(decks)) : null;
        var table = new Table(id, storage, thinkers, setting, file, play, 0, this::lose);
        makeRoom();
        open(table);
        return table;
    }

    private void open(Table table) {
        try {
            table.open();
        } catch (Storage.Unavailable unavailable) {
            throw unavailable(unavailable);
        }
        tables.put(table.id(), table);
        // It may have had to go before it was there.
        if (!homes.isHere(table.id())) leave(table.id());
    }

    /// A deck by its name, or a pasted list; any deck if nothing is said.
    Deck deck(@Nullable String wanted, boolean sandbox) {
        if (wanted == null || wanted.isBlank()) {
            var all = decks.all();
            if (all.isEmpty()) throw new Refusal(422, "There are no decks here; paste one.", List.of("DECK"));
            return all.get((int) (Tokens.seed() % all.size()));
        }
        if (wanted.length() > Limits.LIST)
            throw new Refusal(400, "A deck list has at most " + Limits.LIST + " characters.", List.of("DECK"));
        if (!isList(wanted.strip())) {
            for (var deck : decks.all()) if (deck.name().equalsIgnoreCase(wanted.strip())) return deck;
            throw new Refusal(
                    400, "There is no such deck; GET /api/decks lists them, or paste a list.", List.of("DECK"));
        }
        var reading = sandbox ? decks.readForSandbox(wanted) : decks.read(wanted);
        var deck = reading.deck();
        if (deck == null) throw new Refusal(400, String.join(" ", reading.problems()), List.of("DECK"));
        checkSize(deck);
        return new Deck(
                Limits.name(shorten(deck.name()), "Pasted deck"),
                deck.description(),
                deck.cards(),
                deck.foreign(),
                deck.sideboard());
    }

    /// A name has one line and does not begin with a number of cards.
    private static boolean isList(String text) {
        return text.contains("\n") || text.matches("\\d.*");
    }

    static void checkSize(Deck deck) {
        int size = deck.cards().size();
        if (size < Limits.DECK_LEAST || size > Limits.DECK_MOST)
            throw new Refusal(
                    400,
                    "A deck has " + Limits.DECK_LEAST + " to " + Limits.DECK_MOST + " cards, this one has " + size
                            + ".",
                    List.of("DECK"));
    }

    private static String shorten(String name) {
        int end = name.offsetByCodePoints(0, Math.min(Limits.NAME, name.codePointCount(0, name.length())));
        return name.substring(0, end);
    }

    record Joining(
            @Nullable String invite,
            @Nullable String name,
            @Nullable String deck) {}

    Started join(String id, Joining wanted, String address) {
        var token = Tokens.fresh();
        return at(id, table -> {
            var file = table.file();
            int seat = invited(file, wanted.invite());
            var waiting = file.seats().get(seat);
            String name = name(wanted.name(), waiting.name());
            var deck = wanted.deck() == null
                    ? null
                    : deck(wanted.deck(), table.setting().isSandbox());
            var setting = table.setting().with(seat, name, deck);
            var guest = new Seat(
                    Seat.Kind.HUMAN,
                    name,
                    deck == null ? waiting.deck() : deck.name(),
                    Tokens.hash(token),
                    null,
                    waiting.settings(),
                    null);
            table.start(seat, guest, deck == null ? null : Series.pool(deck), setting, setting.setup(decks));
            return started(table, token, seat, "invite", null, address);
        });
    }

    private static int invited(SeatsFile file, @Nullable String code) {
        for (int i = 0; i < file.seats().size(); i++)
            if (code != null && Tokens.fits(code, file.seats().get(i).invite())) return i;
        throw new Refusal(403, "This invitation is wrong or has been used; ask for a new one.", List.of("INVITE"));
    }

    /// @param deck for the next game of a series, of the cards that were brought to it; null for the same
    record Again(@Nullable String deck) {}

    /// The game after this one, and where whoever asks sits there.
    private record Next(String id, int seat, @Nullable Deck deck) {}

    /// The same players again, the other one first; in a series, whoever lost. Each person gets their seat by asking.
    Started rematch(String id, int seats, Again wanted, String address) {
        if (seats == 0) throw Table.unauthorized();
        var token = Tokens.fresh();
        int own = Integer.numberOfTrailingZeros(seats);
        var next = at(id, table -> {
            if (!table.isOver()) throw new Refusal(422, "The game is not over yet.", List.of("NOT_OVER"));
            if (table.setting().scenario() != null)
                throw new Refusal(422, "A board that was set is set anew instead.", List.of("POSITION"));
            var deck = sideboarded(table, own, wanted.deck());
            synchronized (table) {
                boolean turned = table.file().series() == null || Series.isTurned(table.winner());
                var known = table.followedBy(null);
                var again = known == null
                        ? table.followedBy(
                                openAgain(table, own, deck, turned, token).id())
                        : known;
                if (again == null) throw new IllegalStateException("a rematch was made and is not there");
                return new Next(again, turned ? 1 - own : own, deck);
            }
        });
        return at(next.id, table -> sitDown(table, next, token, address));
    }

    private @Nullable Deck sideboarded(Table table, int seat, @Nullable String list) {
        var series = table.file().series();
        if (list == null) return null;
        if (series == null)
            throw new Refusal(422, "Decks are changed between the games of a series alone.", List.of("SERIES"));
        var deck = deck(list, table.setting().isSandbox());
        series.checkSideboarded(seat, deck);
        return deck;
    }

    private Started sitDown(Table table, Next next, String token, String address) {
        boolean hotseat = table.file().hotseat();
        int seat = next.seat;
        var empty = table.file().seats().get(seat);
        if (empty.invite() != null) {
            var setting = table.setting().with(seat, empty.name(), next.deck);
            table.start(seat, empty.takenWith(Tokens.hash(token)), null, setting, setting.setup(decks));
        } else {
            table.give(seat, Tokens.hash(token));
            if (hotseat) table.give(1 - seat, Tokens.hash(token));
        }
        var other = table.file().seats().get(1 - seat);
        String opponent =
                hotseat ? "hotseat" : other.kind().isComputer() ? other.kind().word() : "invite";
        return started(table, token, seat, opponent, null, address);
    }

    /// Between two games of a series each person says with which deck they go on; the second of them begins the game.
    private Table openAgain(Table before, int own, @Nullable Deck deck, boolean turned, String token) {
        var file = before.file();
        var series = file.series();
        var id = homes.beside(before.id());
        boolean people = file.seats().stream().noneMatch(seat -> seat.kind().isComputer()) && !file.hotseat();
        boolean waits = series != null && people;
        var seats = new ArrayList<Seat>();
        for (int i = 0; i < file.seats().size(); i++) {
            var seat = file.seats().get(i);
            var invite = waits && i != own ? Tokens.hash(Tokens.invitation(token, id)) : null;
            seats.add(new Seat(seat.kind(), seat.name(), seat.deck(), null, invite, seat.settings(), seat.player()));
        }
        var setting = before.setting().again(own, deck, turned);
        var clock = file.clock();
        var next = SeatsFile.of(turned ? seats.reversed() : seats, file.hotseat(), file.pace())
                .with(clock == null ? null : clock.anew())
                .delayedBy(file.delay())
                .with(series == null ? null : series.next(before.winner(), turned));
        var play = waits ? null : new Play(setting.setup(decks));
        var table = new Table(id, storage, thinkers, setting, next, play, 0, this::lose);
        open(table);
        return table;
    }

    /// A new game that begins where another one was.
    Started playOn(Replays.Story story, String from, TableSite.PlayingOn wanted, String address) {
        if (wanted.seat() < 0 || wanted.seat() >= story.players().size())
            throw new Refusal(400, "There is no seat " + wanted.seat() + ".", List.of("SEAT"));
        String token = Tokens.fresh();
        String kind = wanted.opponent() == null ? "hotseat" : wanted.opponent();
        if (kind.equals("invite"))
            throw new Refusal(400, "Who has seen the game knows every card: play on alone.", List.of("OPPONENT"));
        boolean hotseat = kind.equals("hotseat");
        var seats = new ArrayList<Seat>();
        for (int i = 0; i < story.players().size(); i++) {
            var computer =
                    hotseat || i == wanted.seat() ? null : thinkers.opponents().seat(kind, "", "");
            seats.add(
                    computer == null
                            ? Seat.human(story.players().get(i), "", Tokens.hash(token))
                            : Seat.computer(computer.kind(), story.players().get(i), "", computer.player()));
        }
        var play = new Play(story.setting().setup(decks));
        for (int choice : story.choices()) play.choose(choice);
        if (play.game().isOver())
            throw new Refusal(422, "The game is over by then; choose an earlier moment.", List.of("OVER"));
        var file = SeatsFile.of(seats, hotseat, null).from(from);
        var table = new Table(homes.fresh(), storage, thinkers, story.setting(), file, play, 0, this::lose);
        makeRoom();
        open(table);
        String opponent = hotseat ? kind : seats.get(1 - wanted.seat()).kind().word();
        return started(table, token, hotseat ? 0 : wanted.seat(), opponent, null, address);
    }

    @Override
    public void close() {
        thinkers.close();
        storage.close();
    }
}
