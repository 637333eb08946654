package splitsecond.app.skirmish;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.app.storage.Storage;
import splitsecond.app.table.Tokens;
import splitsecond.app.web.Identity;
import splitsecond.app.web.Refusal;
import splitsecond.skirmish.CommandCards;
import splitsecond.skirmish.Squad;

/// All games of a server: some of them in memory, all in storage.
public final class Tables implements AutoCloseable {

    /// Tables that nobody watches leave memory when there are more.
    private static final int IN_MEMORY = 500;
    private static final int LONGEST_SQUAD = 20_000;
    private static final long DAY_SECONDS = 86_400;

    private final CommandCards cards;
    private final List<Squad> squads;
    private final Storage storage;
    private final SecureRandom chance = new SecureRandom();
    private final LinkedHashMap<String, Table> tables = new LinkedHashMap<>(16, 0.75f, true);

    /// @param own squads to choose from beside those that come with the program
    public Tables(CommandCards cards, List<Squad> own, Storage storage) {
        this.cards = cards;
        this.storage = storage;
        squads = new ArrayList<>(own);
        squads.addAll(Squad.offered(cards));
    }

    CommandCards cards() {
        return cards;
    }

    List<Squad> squads() {
        return squads;
    }

    /// What a client asks for with `POST /api/skirmish`; everything may be left out.
    ///
    /// @param opponent `hotseat` or `invite`
    /// @param squad the name of one that is offered, or a squad as its file has it
    record NewTable(
            @Nullable String profile,
            @Nullable String opponent,
            @Nullable String squad,
            @Nullable String opponentSquad) {}

    record Joining(@Nullable String invite, @Nullable String squad) {}

    /// The answer to whoever has got a seat.
    record Started(String id, String token, TableView view) {}

    Started open(NewTable wanted) {
        var rules = wanted.profile() == null ? cards : cards.under(wanted.profile());
        var id = Identity.fresh();
        var token = Tokens.fresh();
        var seats = switch (wanted.opponent() == null ? "hotseat" : wanted.opponent()) {
            case "hotseat" -> Seats.atOneScreen(token);
            case "invite" -> Seats.inviting(token, Tokens.invitation(token, id));
            default -> throw new Refusal(400, "\"opponent\" is hotseat or invite.", List.of("OPPONENT"));
        };
        var setting = Setting.of(
                rules.profile(),
                Setting.Side.of(squad(wanted.squad(), 0), chance),
                Setting.Side.of(squad(wanted.opponentSquad(), 1), chance));
        var table = new Table(id, storage, rules, setting, seats);
        try {
            storage.create(table.stored());
        } catch (Storage.Unavailable _) {
            throw unavailable();
        }
        synchronized (tables) {
            tables.put(table.id(), table);
            makeRoom();
        }
        return new Started(table.id(), token, table.view(table.seatsOf(token)));
    }

    Started join(String id, Joining wanted) {
        var token = Tokens.fresh();
        var squad = wanted.squad() == null || wanted.squad().isBlank()
                ? null
                : Setting.Side.of(squad(wanted.squad(), 1), chance);
        return at(id, table -> {
            table.join(wanted.invite(), token, squad);
            return new Started(id, token, table.view(table.seatsOf(token)));
        });
    }

    /// A squad by its name or as it was typed.
    ///
    /// @param usual which one it is if nothing is said
    private Squad squad(@Nullable String wanted, int usual) {
        if (wanted == null || wanted.isBlank()) return Squad.offered(cards).get(usual);
        for (var squad : squads) if (squad.name().equalsIgnoreCase(wanted.strip())) return squad;
        if (!wanted.contains("figures"))
            throw new Refusal(
                    400, "There is no such squad; GET /api/skirmish/squads lists them, or type one.", List.of("SQUAD"));
        return parse(wanted);
    }

    Squad parse(String text) {
        if (text.length() > LONGEST_SQUAD)
            throw new Refusal(400, "A squad has at most " + LONGEST_SQUAD + " characters.", List.of("SQUAD"));
        return Squad.parse(text, cards);
    }

    <T extends @Nullable Object> T at(String id, Function<Table, T> what) {
        try {
            return what.apply(find(id));
        } catch (Storage.Unavailable _) {
            throw unavailable();
        }
    }

    private static Refusal unavailable() {
        return new Refusal(503, "The storage does not answer, so nothing was done; try again.", List.of("STORAGE"));
    }

    private Table find(String id) {
        synchronized (tables) {
            var known = tables.get(id);
            if (known != null) return known;
            var table = load(id);
            tables.put(id, table);
            makeRoom();
            return table;
        }
    }

    private Table load(String id) {
        var stored = id.matches("[0-9a-f]{16}") ? storage.find(id) : null;
        if (stored == null || !Setting.isOne(stored))
            throw new Refusal(404, "There is no such game any more; start a new one.", List.of("GAME"));
        try {
            var setting = Setting.read(stored);
            var table = new Table(id, storage, cards.under(setting.profile()), setting, Seats.read(stored.seats()));
            table.replay(storage.moves(id));
            return table;
        } catch (Storage.Unavailable unavailable) {
            throw unavailable;
        } catch (RuntimeException misfit) {
            throw new Refusal(
                    410,
                    "This game was saved with other cards and cannot be continued: " + misfit.getMessage() + ".",
                    List.of("OTHER_CARDS"));
        }
    }

    /// The longest unused first; those that somebody watches stay.
    private void makeRoom() {
        var oldest = tables.values().iterator();
        while (tables.size() > IN_MEMORY && oldest.hasNext()) if (!oldest.next().isWatched()) oldest.remove();
    }

    /// Removes games that nobody has touched for so many days; 0 keeps them.
    public void forgetAfter(int days) {
        if (days <= 0) return;
        for (var id : storage.remove(false, Instant.now().getEpochSecond() - days * DAY_SECONDS))
            synchronized (tables) {
                tables.remove(id);
            }
    }

    @Override
    public void close() {
        storage.close();
    }
}
