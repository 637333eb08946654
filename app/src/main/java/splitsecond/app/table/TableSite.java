package splitsecond.app.table;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Pages;
import splitsecond.app.web.Refusal;
import splitsecond.app.web.Site;
import splitsecond.engine.decision.Decision;

/// The page of the table and the calls behind it, as `docs/api.md` describes them.
public final class TableSite implements Site {

    static final String GAME = "/api/games/{id}";

    private final Tables tables;
    private final Replays replays;
    private final RateLimit calls;
    private final RateLimit starts;

    public TableSite(Tables tables, Limits limits) {
        this.tables = tables;
        this.replays = new Replays(tables.decks());
        calls = new RateLimit(limits.callsPerSecond(), limits.callsPerSecond() * 10.0, System::nanoTime);
        starts = new RateLimit(limits.gamesPerMinute() / 60.0, limits.gamesPerMinute(), System::nanoTime);
    }

    record DeckText(@Nullable String deck) {}

    record Choice(int decision, int option) {}

    record CardCall(
            @Nullable Integer decision, int card, @Nullable List<Reference> targets) {}

    record AbilityCall(
            @Nullable Integer decision,
            int object,
            int ability,
            @Nullable List<Reference> targets) {}

    record Passing(@Nullable Integer decision, @Nullable String until) {}

    record Attacks(@Nullable Integer decision, @Nullable List<Declaring.Pair> attackers) {}

    record Blocks(@Nullable Integer decision, @Nullable List<Declaring.Pair> blockers) {}

    record Declaration(
            @Nullable Integer decision,
            @Nullable List<Declaring.Pair> attackers,
            @Nullable List<Declaring.Pair> blockers) {}

    record Nothing() {}

    record Plain(@Nullable Integer decision) {}

    record Known(@Nullable String id, @Nullable String token) {}

    record Resuming(@Nullable List<Known> games) {}

    record RecordText(@Nullable String record) {}

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/", context -> Pages.serve(context, "/web/table/index.html"));
        routes.get("/openapi.json", context -> OpenApi.serve(context));
        routes.get(
                "/health",
                context ->
                        context.json(Map.of("status", "ok", "games", tables.count(), "storage", tables.storageKind())));
        Handler limit = context -> {
            if (!calls.allows(context.ip())) throw tooMany();
        };
        routes.before("/api/*", limit);
        routes.wsBeforeUpgrade("/api/*", limit);
        addStarting(routes);
        addPlaying(routes);
        addDirectCalls(routes);
        addReplays(routes);
        new EventsSocket(tables).addTo(routes);
    }

    private static Refusal tooMany() {
        return new Refusal(429, "Too many requests; wait a little.", List.of("RATE"));
    }

    private void addStarting(RoutesConfig routes) {
        routes.get(
                "/api/decks",
                context -> context.json(Map.of(
                        "decks", tables.decks().all().stream().map(DeckView::of).toList(),
                        "opponents", Opponents.choices())));
        routes.post("/api/decks/check", context -> context.json(check(read(context, DeckText.class))));
        routes.get("/api/cards/{name}", context -> {
            var card = tables.decks().card(context.pathParam("name"));
            if (card == null) throw new Refusal(404, "There is no such card.", List.of("UNKNOWN_CARD"));
            context.json(CardView.printed(card));
        });
        routes.post("/api/games", context -> {
            var wanted = read(context, NewGame.class);
            if (!starts.allows(context.ip())) throw tooMany();
            context.status(201).json(tables.open(wanted, address(context)));
        });
        routes.post(
                "/api/games/resume", context -> context.json(Map.of("games", resume(read(context, Resuming.class)))));
        routes.post(
                GAME + "/join",
                context ->
                        context.json(tables.join(id(context), read(context, Tables.Joining.class), address(context))));
        routes.post(GAME + "/rematch", context -> {
            read(context, Nothing.class);
            if (!starts.allows(context.ip())) throw tooMany();
            context.status(201).json(tables.rematch(id(context), seats(context), address(context)));
        });
    }

    private void addPlaying(RoutesConfig routes) {
        routes.get(GAME, context -> at(context, Table::view));
        routes.get(GAME + "/log", context -> {
            int from = number(context.queryParam("from"), 0);
            context.json(Map.of("log", tables.at(id(context), table -> table.log(seats(table, context), from))));
        });
        routes.post(GAME + "/choices", context -> {
            var choice = read(context, Choice.class);
            at(context, (table, seats) -> table.choose(seats, choice.decision(), choice.option()));
        });
        routes.put(GAME + "/settings", context -> {
            var change = read(context, Settings.Change.class);
            at(context, (table, seats) -> table.settings(seats, change));
        });
        routes.get(GAME + "/why/{card}", context -> context.json(why(context)));
        routes.get(
                GAME + "/record",
                context ->
                        context.contentType("text/plain; charset=utf-8").result(tables.at(id(context), Table::record)));
        routes.post(GAME + "/replay", context -> {
            read(context, Nothing.class);
            var cards = tables.at(id(context), Table::setting).cards(tables.decks());
            context.status(201).json(replays.open(tables.at(id(context), Table::record), cards::apply));
        });
    }

    private void addDirectCalls(RoutesConfig routes) {
        routes.post(GAME + "/cast", context -> {
            var call = read(context, CardCall.class);
            int[] targets = targets(call.targets());
            at(
                    context,
                    (table, seats) -> table.call(
                            seats, call.decision(), (game, player) -> game.castSpell(player, call.card(), targets)));
        });
        routes.post(GAME + "/play-land", context -> {
            var call = read(context, CardCall.class);
            at(
                    context,
                    (table, seats) ->
                            table.call(seats, call.decision(), (game, player) -> game.playLand(player, call.card())));
        });
        routes.post(GAME + "/activate", context -> {
            var call = read(context, AbilityCall.class);
            int[] targets = targets(call.targets());
            at(
                    context,
                    (table, seats) -> table.call(
                            seats,
                            call.decision(),
                            (game, player) -> game.activate(player, call.object(), call.ability(), targets)));
        });
        routes.post(GAME + "/pass", context -> {
            var call = read(context, Passing.class);
            if (call.until() != null && !call.until().equals("turn"))
                throw new Refusal(400, "\"until\" is \"turn\" or left out.", List.of("UNTIL"));
            at(
                    context,
                    (table, seats) -> call.until() != null
                            ? table.passTurn(seats, call.decision())
                            : table.call(seats, call.decision(), (game, player) -> game.passPriority(player)));
        });
        routes.post(GAME + "/attacks", context -> {
            var call = read(context, Attacks.class);
            at(
                    context,
                    (table, seats) ->
                            table.declare(seats, call.decision(), Decision.Kind.ATTACK, pairs(call.attackers())));
        });
        routes.post(GAME + "/blocks", context -> {
            var call = read(context, Blocks.class);
            at(
                    context,
                    (table, seats) ->
                            table.declare(seats, call.decision(), Decision.Kind.BLOCK, pairs(call.blockers())));
        });
        routes.post(GAME + "/combat-preview", context -> {
            var call = read(context, Declaration.class);
            at(
                    context,
                    (table, seats) -> table.preview(
                            seats,
                            call.decision(),
                            pairs(call.attackers() == null ? call.blockers() : call.attackers())));
        });
        routes.post(GAME + "/undo", context -> plain(context, Table::undo));
        routes.post(GAME + "/cancel", context -> plain(context, Table::cancel));
        routes.post(GAME + "/concede", context -> plain(context, Table::concede));
    }

    private void addReplays(RoutesConfig routes) {
        routes.post("/api/replays", context -> {
            var text = read(context, RecordText.class).record();
            if (text == null) throw new Refusal(400, "A \"record\" is missing.", List.of("RECORD"));
            context.status(201).json(replays.open(text));
        });
        routes.get(
                "/api/replays/{id}/steps/{step}",
                context -> context.json(replays.step(context.pathParam("id"), number(context.pathParam("step"), 0))));
    }

    // Reading requests

    private static String id(Context context) {
        return context.pathParam("id");
    }

    /// An empty body says nothing, like `{}`.
    private static <T> T read(Context context, Class<T> type) {
        var text = context.body().strip();
        if (text.equals("null")) throw new Refusal(400, "The request has no content.", List.of());
        return context.jsonMapper().fromJsonString(text.isEmpty() ? "{}" : text, type);
    }

    private static @Nullable String token(Context context) {
        var header = context.header("Authorization");
        return header != null && header.regionMatches(true, 0, "Bearer ", 0, 7)
                ? header.substring(7).strip()
                : null;
    }

    private static int seats(Table table, Context context) {
        return table.seatsOf(token(context));
    }

    private int seats(Context context) {
        return tables.at(id(context), table -> seats(table, context));
    }

    private void at(Context context, BiFunction<Table, Integer, Object> what) {
        context.json(tables.at(id(context), table -> what.apply(table, seats(table, context))));
    }

    /// A call that says nothing but, perhaps, at which decision it is made.
    private void plain(Context context, PlainCall what) {
        var call = read(context, Plain.class);
        at(context, (table, seats) -> what.at(table, seats, call.decision()));
    }

    private interface PlainCall {
        View at(Table table, int seats, @Nullable Integer decision);
    }

    private static int number(@Nullable String text, int otherwise) {
        if (text == null) return otherwise;
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException _) {
            throw new Refusal(400, "A number is expected instead of that.", List.of("NUMBER"));
        }
    }

    private static int[] targets(@Nullable List<Reference> references) {
        if (references == null) return new int[0];
        var targets = new int[references.size()];
        for (int i = 0; i < targets.length; i++) {
            var reference = references.get(i);
            if (reference == null || reference.id() < 0)
                throw new Refusal(400, "A target is {\"object\": id} or {\"player\": number}.", List.of("TARGETS"));
            targets[i] = reference.id();
        }
        return targets;
    }

    private static List<Declaring.Pair> pairs(@Nullable List<Declaring.Pair> given) {
        return given == null ? List.of() : given;
    }

    private static String address(Context context) {
        return context.scheme() + "://" + context.host();
    }

    // Small answers

    private Map<String, Object> why(Context context) {
        int card = number(context.pathParam("card"), -1);
        return tables.at(id(context), table -> {
            var verdict = table.why(seats(table, context), card);
            return Map.of(
                    "card", card,
                    "name", table.nameOf(card),
                    "allowed", verdict.allowed(),
                    "message", verdict.message(),
                    "failed", verdict.failed(),
                    "checks", verdict.checks());
        });
    }

    /// What is known of a list; a bad one is an answer, not a refusal.
    private DeckView check(DeckText text) {
        var list = text.deck() == null ? "" : text.deck();
        if (list.length() > Limits.LIST)
            throw new Refusal(400, "A deck list has at most " + Limits.LIST + " characters.", List.of("DECK"));
        var reading = tables.decks().read(list);
        if (reading.deck() == null) return DeckView.bad(reading.problems());
        try {
            Tables.checkSize(reading.deck());
            return DeckView.of(reading.deck());
        } catch (Refusal refusal) {
            return DeckView.bad(List.of(String.valueOf(refusal.getMessage())));
        }
    }

    private List<Table.Summary> resume(Resuming known) {
        var games = known.games() == null ? List.<Known>of() : known.games();
        if (games.size() > Limits.RESUMED)
            throw new Refusal(400, "At most " + Limits.RESUMED + " games can be asked for.", List.of());
        return games.stream()
                .filter(game -> game != null && game.id() != null && game.token() != null)
                .flatMap(game -> {
                    try {
                        var summary = tables.at(String.valueOf(game.id()), table -> {
                            int seats = table.seatsOf(game.token());
                            return seats == 0 ? null : table.summary(seats);
                        });
                        return java.util.stream.Stream.ofNullable(summary);
                    } catch (Refusal _) {
                        return java.util.stream.Stream.empty();
                    }
                })
                .toList();
    }
}
