package splitsecond.app.skirmish;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.app.table.Limits;
import splitsecond.app.table.RateLimit;
import splitsecond.app.web.Pages;
import splitsecond.app.web.Refusal;
import splitsecond.app.web.Site;
import splitsecond.skirmish.Figure;
import splitsecond.skirmish.Outcome;
import splitsecond.skirmish.Squad;
import splitsecond.timing.Problem;

/// The page of Command Card timing and the calls behind it, as `docs/skirmish.md` describes them.
public final class SkirmishSite implements Site {

    static final String TABLE = "/api/skirmish/{id}";

    private final Tables tables;
    private final Limits limits;
    private final RateLimit calls;
    private final RateLimit starts;

    public SkirmishSite(Tables tables, Limits limits) {
        this.tables = tables;
        this.limits = limits;
        calls = new RateLimit(limits.callsPerSecond(), limits.callsPerSecond() * 10.0, System::nanoTime);
        starts = new RateLimit(limits.gamesPerMinute() / 60.0, limits.gamesPerMinute(), System::nanoTime);
    }

    /// What may be chosen before a game.
    record Offer(List<String> profiles, List<SquadView> squads) {}

    record SquadView(String name, List<String> figures, List<CardView> cards, List<String> notes) {}

    record SquadText(@Nullable String squad) {}

    /// @param squad null if it cannot be played
    record Checked(@Nullable SquadView squad, List<String> problems) {}

    /// What can be selected now.
    record Menu(String message, List<MenuCard> cards) {}

    /// @param actions what it costs as a special action; 0 from hand
    record MenuCard(String card, int actions) {}

    @Override
    public void addTo(RoutesConfig routes) {
        Handler limit = context -> {
            if (!calls.allows(context.ip())) throw tooMany();
        };
        routes.before("/api/skirmish*", limit);
        routes.wsBeforeUpgrade("/api/skirmish/*", limit);
        routes.get("/skirmish", context -> Pages.serve(context, "/web/skirmish/index.html"));
        routes.get("/api/skirmish/cards", context -> context.json(CardView.all(tables.cards())));
        routes.get("/api/skirmish/squads", context -> context.json(offer()));
        routes.post("/api/skirmish/squads/check", context -> context.json(check(body(context, SquadText.class))));
        routes.post("/api/skirmish", context -> {
            var wanted = body(context, Tables.NewTable.class);
            if (!starts.allows(context.ip())) throw tooMany();
            context.status(201).json(tables.open(wanted));
        });
        routes.post(
                TABLE + "/join",
                context -> context.json(tables.join(context.pathParam("id"), body(context, Tables.Joining.class))));
        routes.get(
                TABLE + "/playable",
                context -> context.json(at(
                        context,
                        table -> menu(
                                table,
                                table.playable(
                                        seats(table, context), Doing.player(number(context.queryParam("player"))))))));
        routes.get(
                TABLE + "/special",
                context -> context.json(at(
                        context,
                        table -> menu(
                                table,
                                table.specialActions(
                                        seats(table, context),
                                        Doing.player(number(context.queryParam("player"))),
                                        Request.needed(context.queryParam("figure"), "figure"))))));
        routes.get(TABLE, context -> context.json(at(context, table -> table.view(seats(table, context)))));
        routes.post(TABLE, context -> {
            var request = body(context, Request.class);
            context.json(at(context, table -> table.answer(seats(table, context), request)));
        });
        new EventsSocket(tables, limits).addTo(routes);
    }

    private static Refusal tooMany() {
        return new Refusal(429, "Too many requests; wait a little.", List.of("RATE"));
    }

    private static <T> T body(Context context, Class<T> type) {
        // It is JSON, but nothing is asked for.
        if (context.body().strip().equals("null")) throw new Refusal(400, "The request is empty.", List.of());
        return context.bodyAsClass(type);
    }

    private <T> T at(Context context, Function<Table, T> what) {
        return tables.at(context.pathParam("id"), what);
    }

    private static int seats(Table table, Context context) {
        var header = context.header("Authorization");
        return table.seatsOf(
                header != null && header.regionMatches(true, 0, "Bearer ", 0, 7)
                        ? header.substring(7).strip()
                        : null);
    }

    private static @Nullable Integer number(@Nullable String text) {
        return text == null ? null : text.matches("[12]") ? Integer.valueOf(text) : Integer.valueOf(0);
    }

    private static Menu menu(Table table, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Choice(var names) ->
                new Menu(
                        outcome.message(),
                        names.stream()
                                .distinct()
                                .map(name -> new MenuCard(
                                        name,
                                        table.cards()
                                                .card(name)
                                                .map(table.cards()::actionsFor)
                                                .orElse(0)))
                                .toList());
            case Outcome.Refused(var verdict) -> throw new Refusal(409, verdict.message(), verdict.failed());
            case Outcome.Done _, Outcome.Selected _ -> throw new IllegalStateException("no menu: " + outcome);
        };
    }

    private Offer offer() {
        return new Offer(
                tables.cards().profiles(),
                tables.squads().stream().map(this::view).toList());
    }

    private SquadView view(Squad squad) {
        return new SquadView(
                squad.name(),
                squad.figures().stream().map(Figure::name).toList(),
                squad.cards().stream()
                        .map(name -> tables.cards().card(name).orElseThrow())
                        .map(CardView::of)
                        .toList(),
                squad.notes(tables.cards()));
    }

    /// What is wrong with it is an answer, not a refusal.
    private Checked check(SquadText text) {
        try {
            return new Checked(view(tables.parse(Objects.requireNonNullElse(text.squad(), ""))), List.of());
        } catch (Problem problem) {
            return new Checked(null, List.of(String.valueOf(problem.getMessage())));
        }
    }
}
