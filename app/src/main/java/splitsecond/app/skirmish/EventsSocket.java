package splitsecond.app.skirmish;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import splitsecond.app.table.Limits;
import splitsecond.app.web.Crowd;
import splitsecond.app.web.Refusal;
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
    private final ConcurrentHashMap<String, Line> lines = new ConcurrentHashMap<>();

    EventsSocket(Tables tables, Limits limits) {
        this.tables = tables;
        crowd = new Crowd(Limits.SOCKETS, limits.socketsPerAddress());
    }

    record Message(@Nullable String token) {}

    /// One browser tab. Of views that come while another is on its way only the last is kept, so that nobody fills the
    /// memory by not reading.
    private static final class Line implements Table.Watcher {
        private final String game;
        private final Session session;
        private final int seats;
        private @Nullable TableView next;
        private boolean sending;

        Line(String game, Session session, int seats) {
            this.game = game;
            this.session = session;
            this.seats = seats;
        }

        @Override
        public int seats() {
            return seats;
        }

        @Override
        public synchronized void changed(TableView view) {
            next = view;
            send();
        }

        private void send() {
            if (sending || next == null || !session.isOpen()) return;
            var text = JsonMapper.shared().writeValueAsString(next);
            sending = true;
            next = null;
            session.sendText(text, Callback.from(this::sent, _ -> sent()));
        }

        private synchronized void sent() {
            sending = false;
            send();
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
        if (lines.containsKey(context.sessionId())) return;
        try {
            var message = JsonMapper.shared().readValue(context.message(), Message.class);
            var id = context.pathParam("id");
            tables.at(id, table -> {
                var line = new Line(id, context.session, table.seatsOf(message == null ? null : message.token()));
                lines.put(context.sessionId(), line);
                table.watch(line);
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
        var line = lines.remove(context.sessionId());
        if (line == null) return;
        try {
            tables.at(line.game, table -> {
                table.unwatch(line);
                return null;
            });
        } catch (Refusal _) {
            // the game has been removed
        }
    }
}
