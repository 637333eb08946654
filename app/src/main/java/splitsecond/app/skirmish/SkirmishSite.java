package splitsecond.app.skirmish;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Pages;
import splitsecond.app.web.Refusal;
import splitsecond.app.web.Site;
import splitsecond.skirmish.CommandCards;
import tools.jackson.databind.json.JsonMapper;

/// The page of Command Card timing and the calls behind it: make a table, look at it, do something at it.
public final class SkirmishSite implements Site {

    /// The oldest table is forgotten when there are more.
    private static final int TABLES = 500;
    private static final long PING_SECONDS = 30;
    /// The WebSocket status for a table that is not there.
    private static final int GONE = 4404;

    private final CommandCards cards;
    private final SecureRandom random = new SecureRandom();
    private final LinkedHashMap<String, Table> tables = new LinkedHashMap<>();

    public SkirmishSite(CommandCards cards) {
        this.cards = cards;
    }

    record NewTable(@Nullable String profile) {}

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/skirmish", context -> Pages.serve(context, "/web/skirmish/index.html"));
        routes.get("/api/skirmish/cards", context -> context.json(CardView.all(cards)));
        routes.post("/api/skirmish", context -> {
            var table = open(context.bodyAsClass(NewTable.class));
            context.status(201).json(table.view());
        });
        routes.get("/api/skirmish/{id}", context -> context.json(table(context).view()));
        routes.post(
                "/api/skirmish/{id}",
                context -> context.json(table(context).answer(context.bodyAsClass(Request.class))));
        routes.ws("/api/skirmish/{id}/events", this::push);
    }

    /// Every page that shows a table is sent it anew whenever something has happened there.
    private void push(WsConfig socket) {
        var watched = new ConcurrentHashMap<String, Runnable>();
        socket.onConnect(context -> {
            try {
                var table = table(context.pathParam("id"));
                Consumer<TableView> watcher = view -> {
                    if (context.session.isOpen())
                        context.send(JsonMapper.shared().writeValueAsString(view));
                };
                context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
                watched.put(context.sessionId(), () -> table.unwatch(watcher));
                table.watch(watcher);
            } catch (Refusal refusal) {
                context.closeSession(GONE, String.valueOf(refusal.getMessage()));
            }
        });
        socket.onClose(context -> {
            var leave = watched.remove(context.sessionId());
            if (leave != null) leave.run();
        });
    }

    private Table open(NewTable wanted) {
        var rules = wanted.profile() == null ? cards : cards.under(wanted.profile());
        var bytes = new byte[8];
        random.nextBytes(bytes);
        var table = new Table(HexFormat.of().formatHex(bytes), rules);
        synchronized (tables) {
            tables.put(table.id(), table);
            if (tables.size() > TABLES) tables.remove(tables.firstEntry().getKey());
        }
        return table;
    }

    private Table table(Context context) {
        return table(context.pathParam("id"));
    }

    private Table table(String id) {
        synchronized (tables) {
            var table = tables.get(id);
            if (table == null) throw new Refusal(404, "There is no such table any more; start a new one.", List.of());
            return table;
        }
    }
}
