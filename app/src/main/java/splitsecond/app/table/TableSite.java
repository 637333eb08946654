package splitsecond.app.table;

import static splitsecond.app.table.Requests.address;
import static splitsecond.app.table.Requests.id;
import static splitsecond.app.table.Requests.number;
import static splitsecond.app.table.Route.get;
import static splitsecond.app.table.Route.post;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import splitsecond.app.cards.CardLines;
import splitsecond.app.web.Forwarding;
import splitsecond.app.web.Front;
import splitsecond.app.web.Moved;
import splitsecond.app.web.Pages;
import splitsecond.app.web.Refusal;
import splitsecond.app.web.Site;

/// The page of the table and the calls behind it, as `docs/api.md` describes them.
public final class TableSite implements Site {

    static final String GAME = "/api/games/{id}";

    private final Tables tables;
    private final Requests requests;
    private final GameStarts beginnings;
    private final Telling telling;
    private final Share share = new Share();
    private final Replays replays;
    private final RateLimit calls;
    private final RateLimit starts;
    private final Limits limits;
    private final Starters starters;
    private final CardSearch search;
    private final Importing importing;
    private final Workshop workshop;
    private final Front front;
    private final @Nullable Forwarding forwarding;

    public TableSite(Tables tables, Limits limits) {
        this(tables, limits, new Importing(null));
    }

    public TableSite(Tables tables, Limits limits, Importing importing) {
        this(tables, limits, importing, Front.of("localhost", 0, null));
    }

    public TableSite(Tables tables, Limits limits, Importing importing, Front front) {
        this(tables, limits, importing, front, null);
    }

    /// @param forwarding to the servers that other games live on; null if all of them live here
    public TableSite(Tables tables, Limits limits, Importing importing, Front front, @Nullable Forwarding forwarding) {
        this.front = front;
        this.forwarding = forwarding;
        this.importing = importing;
        this.tables = tables;
        requests = new Requests(tables);
        beginnings = new GameStarts(tables);
        telling = new Telling(tables);
        this.limits = limits;
        starters = new Starters(limits.gamesPerAddress(), tables::isOpen);
        replays = new Replays(tables.decks(), share, tables.homes(), telling::story);
        search = new CardSearch(tables.decks());
        workshop = new Workshop(tables.decks());
        calls = new RateLimit(limits.callsPerSecond(), limits.callsPerSecond() * 10.0, System::nanoTime);
        starts = new RateLimit(limits.gamesPerMinute() / 60.0, limits.gamesPerMinute(), System::nanoTime);
    }

    record DeckText(@Nullable String deck, @Nullable Boolean sandbox) {}

    /// @param address where others find this server; null if only this machine reaches it
    record Reach(@Nullable String address) {}

    record Known(@Nullable String id, @Nullable String token) {}

    record Resuming(@Nullable List<Known> games) {}

    /// @param seat whose decisions the client makes
    /// @param opponent who makes the other's: a kind of computer, or `hotseat` for the client
    record PlayingOn(
            int step,
            int seat,

            @Words(
                    value = {"heuristic", "search", "random", "hotseat"},
                    orOther = true)
            @Nullable
            String opponent) {}

    /// @param scenario a scenario file
    /// @param cards of one's own that it may name, as `--cards` reads them
    record Position(
            @Nullable String scenario,
            @Nullable String cards,

            @Words(
                    value = {"heuristic", "search", "random", "hotseat"},
                    orOther = true)
            @Nullable
            String opponent) {}

    /// @param held whether what the scenario expects is so; empty if it expects nothing
    record Set(String held, Started game) {}

    record RecordText(@Nullable String record) {}

    record Health(@Words("ok") String status, long games, String storage) {}

    /// @param servers that can be reached, this one among them
    record Ready(@Words("ready") String status, int servers) {}

    record Offer(List<DeckView> decks, List<Opponents.Computer> opponents) {}

    record Open(List<Summary> games) {}

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/", context -> Pages.serve(context, "/web/table/index.html"));
        var served = routes();
        String description = OpenApi.text(served);
        routes.get(
                "/openapi.json",
                context -> context.contentType("application/json").result(description));
        Handler limit = context -> {
            if (!calls.allows(context.ip())) throw tooMany();
        };
        routes.before("/api/*", limit);
        routes.wsBeforeUpgrade("/api/*", limit);
        for (var route : served) route.addTo(routes, forwarding);
        new EventsSocket(tables, limits, forwarding).addTo(routes);
    }

    private static Refusal tooMany() {
        return new Refusal(429, "Too many requests; wait a little.", List.of("RATE"));
    }

    /// Every call but the WebSocket, as it is served and described.
    List<Route<?, ?>> routes() {
        var games = new GameRoutes(requests, tables.decks(), telling, replays);
        return Stream.of(starting(), games.all(), replaying())
                .<Route<?, ?>>flatMap(List::stream)
                .toList();
    }

    private List<Route<?, ?>> starting() {
        return List.of(
                get(
                        "/health",
                        "Whether the server is well",
                        Health.class,
                        _ -> new Health("ok", tables.count(), tables.storageKind())),
                get("/ready", "Whether the server takes part: not before it can, nor while it ends", Ready.class, _ -> {
                    if (!tables.homes().isReady())
                        throw new Refusal(503, "This server does not take part now.", List.of("NOT_READY"));
                    return new Ready("ready", tables.homes().servers());
                }),
                get(
                        "/api/reach",
                        "Where others find this server",
                        Reach.class,
                        context -> new Reach(front.address(context.req().getLocalPort()))),
                get(
                        "/api/decks",
                        "The decks and computers to choose from",
                        Offer.class,
                        _ -> new Offer(
                                tables.decks().all().stream().map(DeckView::of).toList(),
                                tables.opponents().all())),
                post(
                        "/api/decks/check",
                        "Whether a pasted list can be played",
                        DeckText.class,
                        DeckView.class,
                        (_, text) -> share.of(() -> check(text))),
                get("/api/cards/{name}", "A card as printed", CardView.class, context -> {
                    var card = tables.decks().card(context.pathParam("name"));
                    if (card == null) throw new Refusal(404, "There is no such card.", List.of("UNKNOWN_CARD"));
                    return CardView.printed(card);
                }),
                get(
                        "/api/search/{words}",
                        "Cards that have the words in their name, type or text",
                        CardSearch.Answer.class,
                        context -> share.of(() -> search.find(context.pathParam("words")))),
                post(
                        "/api/cards/read",
                        "What is understood of a card that is being written",
                        Workshop.Draft.class,
                        Workshop.Read.class,
                        (_, draft) -> share.of(() -> workshop.read(draft))),
                get(
                        "/api/import",
                        "How far the import of all cards is",
                        Importing.State.class,
                        _ -> importing.look(tables.decks())),
                post(
                        "/api/import",
                        "Fetch all cards from Scryfall",
                        Route.Nothing.class,
                        Importing.State.class,
                        (_, _) -> importing.begin(tables.decks())),
                post("/api/games", "Start a game", NewGame.class, Started.class, (context, wanted) -> {
                            limitStarts(context);
                            var started = beginnings.open(wanted, address(context));
                            starters.started(context.ip(), started.id());
                            return started;
                        })
                        .creating(),
                post(
                        "/api/games/resume",
                        "What a browser has open",
                        Resuming.class,
                        Open.class,
                        (context, known) -> new Open(resume(known, Forwarding.isSentOn(context)))),
                post(
                                "/api/positions",
                                "Set a board and play on from it",
                                Position.class,
                                Set.class,
                                (context, wanted) -> {
                                    limitStarts(context);
                                    var address = address(context);
                                    var set = share.of(() -> set(wanted, address));
                                    starters.started(context.ip(), set.game().id());
                                    return set;
                                })
                        .creating(),
                post(
                        GAME + "/join",
                        "Take the seat of an invitation",
                        GameStarts.Joining.class,
                        Started.class,
                        (context, wanted) -> beginnings.join(id(context), wanted, address(context))),
                post(
                                GAME + "/rematch",
                                "The same players again",
                                GameStarts.Again.class,
                                Started.class,
                                (context, wanted) -> {
                                    limitStarts(context);
                                    var started = beginnings.rematch(
                                            id(context), requests.seats(context), wanted, address(context));
                                    starters.started(context.ip(), started.id());
                                    return started;
                                })
                        .creating());
    }

    private void limitStarts(Context context) {
        if (!starts.allows(context.ip())) throw tooMany();
        if (!starters.allows(context.ip()))
            throw new Refusal(
                    429,
                    "You have " + limits.gamesPerAddress() + " games open; end some of them first.",
                    List.of("OPEN_GAMES"));
        if (tables.countOpen() >= limits.games())
            throw new Refusal(503, "There are too many games open here; come back later.", List.of("OPEN_GAMES"));
    }

    private List<Route<?, ?>> replaying() {
        return List.of(
                post("/api/replays", "Open a record as a replay", RecordText.class, Replays.Opened.class, (_, text) -> {
                            if (text.record() == null)
                                throw new Refusal(400, "A \"record\" is missing.", List.of("RECORD"));
                            return replays.open(text.record());
                        })
                        .creating(),
                get(
                        "/api/replays/{id}",
                        "What there is to see in a replay",
                        Replays.Opened.class,
                        context -> replays.look(id(context))),
                post(
                                "/api/replays/{id}/play",
                                "Play on from a moment of a replay",
                                PlayingOn.class,
                                Started.class,
                                (context, wanted) -> {
                                    limitStarts(context);
                                    var id = id(context);
                                    var address = address(context);
                                    var story = replays.until(id, wanted.step());
                                    var started = share.of(() -> beginnings.playOn(story, id, wanted, address));
                                    starters.started(context.ip(), started.id());
                                    return started;
                                })
                        .creating(),
                get(
                                "/api/replays/{id}/steps/{step}",
                                "The game after so many choices",
                                Replays.Shown.class,
                                context -> replays.step(id(context), number(context.pathParam("step"), 0)))
                        .withNumbers("step"));
    }

    // Small answers

    /// What is known of a list; a bad one is an answer, not a refusal.
    private DeckView check(DeckText text) {
        var list = text.deck() == null ? "" : text.deck();
        if (list.length() > Limits.LIST)
            throw new Refusal(400, "A deck list has at most " + Limits.LIST + " characters.", List.of("DECK"));
        var reading = Boolean.TRUE.equals(text.sandbox())
                ? tables.decks().readForSandbox(list)
                : tables.decks().read(list);
        var view = DeckView.of(reading);
        if (reading.deck() == null) return view;
        try {
            WantedDecks.checkSize(reading.deck());
            return view;
        } catch (Refusal refusal) {
            return view.refused(String.valueOf(refusal.getMessage()));
        }
    }

    private Set set(Position wanted, String address) {
        var own = CardLines.read("the cards", wanted.cards() == null ? "" : wanted.cards());
        var board = Positions.read(
                wanted.scenario() == null ? "" : wanted.scenario(),
                own,
                tables.decks().pool());
        var started = beginnings.playOn(
                new Replays.Story(board.setting(), board.players(), board.choices()),
                "a board",
                new PlayingOn(board.choices().length, 0, wanted.opponent()),
                address);
        return new Set(board.held(), started);
    }

    /// @param sentOn whether another server asks for those that live here
    private List<Summary> resume(Resuming known, boolean sentOn) {
        var games = known.games() == null ? List.<Known>of() : known.games();
        if (games.size() > Limits.RESUMED)
            throw new Refusal(400, "At most " + Limits.RESUMED + " games can be asked for.", List.of());
        var elsewhere = new LinkedHashMap<URI, List<Known>>();
        var found = new HashMap<String, Summary>();
        for (var game : games) {
            if (game == null || game.id() == null || game.token() == null) continue;
            String id = game.id();
            var home = sentOn || forwarding == null ? null : forwarding.find(id);
            if (home != null)
                elsewhere.computeIfAbsent(home, _ -> new ArrayList<>()).add(game);
            else
                try {
                    found.put(id, tables.at(id, table -> table.summary(table.seatsOf(game.token()))));
                } catch (Refusal | Moved _) {
                    // it is not one of this browser's any more
                }
        }
        elsewhere.forEach((home, there) -> {
            for (var summary : askAt(home, there)) found.put(summary.id(), summary);
        });
        return games.stream()
                .filter(game -> game != null && game.id() != null && found.containsKey(game.id()))
                .map(game -> Objects.requireNonNull(found.remove(String.valueOf(game.id()))))
                .toList();
    }

    private List<Summary> askAt(URI home, List<Known> there) {
        var answer = forwarding == null
                ? null
                : forwarding.ask(home, "POST", "/api/games/resume", News.JSON.writeValueAsString(new Resuming(there)));
        if (answer == null)
            throw new Refusal(503, "A server that games live on does not answer; try again.", List.of("MOVING"));
        return News.JSON.readValue(answer, Open.class).games();
    }
}
