package splitsecond.app.skirmish;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import splitsecond.app.table.Limits;
import splitsecond.app.web.Crowd;
import splitsecond.app.web.Refusal;
import splitsecond.app.web.Sender;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// Live views over a WebSocket, as at the other table: the first message says who is there, and then every change is
/// sent as those seats see it.
final class EventsSocket {

    /// The status for a game that is not there.
    private static final int GONE = 4404;
    private static final int MALFORMED = 1008;

    private final Tables tables;
    private final Crowd crowd;
    private final ConcurrentHashMap<String, Tab> tabs = new ConcurrentHashMap<>();

    EventsSocket(Tables tables, Limits limits) {
        this.tables = tables;
        crowd = new Crowd(limits.sockets(), limits.socketsPerAddress());
    }

    record Message(@Nullable String token) {}

    /// One browser tab. Of views that come while another is on its way only the last is kept.
    static final class Tab extends Sender implements Table.Watcher {
        private final String game;
        private final int seats;
        private @Nullable TableView latest;

        Tab(String game, int seats, Line line, LongSupplier nanoTime) {
            super(line, nanoTime);
            this.game = game;
            this.seats = seats;
        }

        @Override
        public int seats() {
            return seats;
        }

        @Override
        public synchronized void changed(TableView view) {
            latest = view;
            sendNext();
        }

        @Override
        protected @Nullable String next() {
            if (latest == null) return null;
            var text = JsonMapper.shared().writeValueAsString(latest);
            latest = null;
            return text;
        }

        @Override
        protected void drop() {
            latest = null;
        }
    }

    void addTo(RoutesConfig routes) {
        routes.ws(SkirmishSite.TABLE + "/events", this::configure);
    }

    private void configure(WsConfig socket) {
        socket.onConnect(crowd::admit);
        socket.onMessage(this::receive);
        socket.onClose(this::leave);
        socket.onError(this::leave);
    }

    private void receive(WsMessageContext context) {
        if (tabs.containsKey(context.sessionId())) return;
        try {
            var message = JsonMapper.shared().readValue(context.message(), Message.class);
            var id = context.pathParam("id");
            tables.at(id, table -> {
                int seats = table.seatsOf(message == null ? null : message.token());
                var tab = new Tab(id, seats, new Sender.Wire(context.session), System::nanoTime);
                tabs.put(context.sessionId(), tab);
                table.watch(tab);
                return null;
            });
        } catch (Refusal refusal) {
            context.closeSession(refusal.status() == 503 ? Crowd.BUSY : GONE, String.valueOf(refusal.getMessage()));
        } catch (JacksonException _) {
            context.closeSession(MALFORMED, "malformed");
        }
    }

    private void leave(WsContext context) {
        crowd.leave(context);
        var tab = tabs.remove(context.sessionId());
        if (tab == null) return;
        try {
            tables.at(tab.game, table -> {
                table.unwatch(tab);
                return null;
            });
        } catch (Refusal _) {
            // the game has been removed
        }
    }
}
