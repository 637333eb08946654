package splitsecond.app.table;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import io.micrometer.core.instrument.Timer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Crowd;
import splitsecond.app.web.Faults;
import splitsecond.app.web.Forwarding;
import splitsecond.app.web.Moved;
import splitsecond.app.web.Refusal;
import splitsecond.app.web.Relay;
import splitsecond.app.web.Sender;
import splitsecond.timing.Verdict;
import tools.jackson.core.JacksonException;

/// Live views over a WebSocket. The first message says who is there, all others answer decisions.
final class EventsSocket {

    static final String PATH = TableSite.GAME + "/events";

    private static final int MALFORMED = 1008;
    /// Messages that a connection may send in a second, on the long run.
    private static final int PER_SECOND = 100;

    private final Tables tables;
    private final RateLimit messages = new RateLimit(PER_SECOND, PER_SECOND * 2.0, System::nanoTime);
    private final ConcurrentHashMap<String, Connection> connections = new ConcurrentHashMap<>();
    private final @Nullable Forwarding forwarding;
    /// Those whose game lives on another server.
    private final ConcurrentHashMap<String, Relay> relays = new ConcurrentHashMap<>();

    private final Crowd crowd;
    /// From a message to its answer.
    private final Timer answers;

    EventsSocket(Tables tables, Limits limits, @Nullable Forwarding forwarding) {
        this.tables = tables;
        this.forwarding = forwarding;
        answers = tables.registry().timer("splitsecond.messages");
        crowd = new Crowd(limits.sockets(), limits.socketsPerAddress());
    }

    record Message(
            @Nullable String token,
            @Nullable Integer decision,
            @Nullable Integer option,
            @Nullable Integer ref) {}

    /// What is sent.
    sealed interface Sent {}

    record Pushed(@Words("view") String type, @Nullable Integer ref, View view) implements Sent {}

    /// A refusal as it is described; `refuse` writes it with all that the refusal says, as `Refused` has it.
    record Declined(
            @Words("refused") String type,
            @Nullable Integer ref,
            int status,
            String error,
            List<String> failed,
            @Nullable List<Verdict.Check> checks,
            @Nullable View view,
            @Nullable String reference)
            implements Sent {}

    /// One browser tab.
    private static final class Connection implements Audience.Watcher {
        private final String game;
        private final int seats;
        private final WsContext context;
        private final Outbox outbox;
        /// The answer that is being made on this connection, so that its view carries the reference.
        private volatile @Nullable Integer ref;

        Connection(WsContext context, String game, int seats) {
            this.game = game;
            this.seats = seats;
            this.context = context;
            outbox = new Outbox(new Sender.Wire(context.session), System::nanoTime);
        }

        @Override
        public int seats() {
            return seats;
        }

        @Override
        public void changed(News news) {
            var answered = ref;
            ref = null;
            if (answered == null) outbox.tell(news);
            else outbox.answer(news, answered);
        }

        @Override
        public void moved() {
            context.closeSession(Relay.RESTART, "the game has moved; connect again");
        }
    }

    void addTo(RoutesConfig routes) {
        var seeking = forwarding;
        if (seeking != null) routes.wsBeforeUpgrade(PATH, context -> seeking.seek(context, context.pathParam("id")));
        routes.ws(PATH, this::configure);
    }

    private void configure(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onMessage(context -> answers.record(() -> receive(context)));
        socket.onClose(this::leave);
        socket.onError(this::leave);
    }

    private void connect(WsConnectContext context) {
        crowd.admit(context);
        var relay = forwarding == null ? null : forwarding.relay(context);
        if (relay != null) relays.put(context.sessionId(), relay);
    }

    private void leave(WsContext context) {
        crowd.leave(context);
        var relay = relays.remove(context.sessionId());
        if (relay != null) relay.leave();
        messages.forget(context.sessionId());
        var connection = connections.remove(context.sessionId());
        if (connection == null) return;
        try {
            tables.unwatch(connection.game, connection);
        } catch (RuntimeException | StackOverflowError fault) {
            var _ = Faults.reference("socket of game " + connection.game, fault);
        }
    }

    private void receive(WsMessageContext context) {
        var relay = relays.get(context.sessionId());
        if (relay != null) {
            relay.send(context.message());
            return;
        }
        Message message = null;
        try {
            if (!messages.allows(context.sessionId()))
                throw new Refusal(429, "Too many messages; wait a little.", List.of("RATE"));
            message = News.JSON.readValue(context.message(), Message.class);
            if (message == null) throw new Refusal(400, "The message is empty.", List.of());
            var connection = connections.get(context.sessionId());
            if (connection == null) enter(context, message);
            else answer(connection, message);
        } catch (Refusal refusal) {
            refuse(context, message, refusal);
            if (!connections.containsKey(context.sessionId())) context.closeSession(MALFORMED, "refused");
        } catch (Moved _) {
            context.closeSession(Relay.RESTART, "the game has moved; connect again");
        } catch (JacksonException _) {
            refuse(context, null, new Refusal(400, "The message is not understood.", List.of()));
            if (!connections.containsKey(context.sessionId())) context.closeSession(MALFORMED, "malformed");
        } catch (RuntimeException | StackOverflowError fault) {
            refuse(context, message, Faults.log("socket of game " + context.pathParam("id"), fault));
        }
    }

    private void enter(WsMessageContext context, Message message) {
        var game = context.pathParam("id");
        tables.at(game, table -> {
            var connection = new Connection(context, game, table.seatsOf(message.token()));
            connections.put(context.sessionId(), connection);
            try {
                table.watch(connection);
            } catch (Refusal refused) {
                connections.remove(context.sessionId());
                throw refused;
            }
            return null;
        });
    }

    private void answer(Connection connection, Message message) {
        var decision = message.decision();
        var option = message.option();
        if (decision == null || option == null)
            throw new Refusal(400, "A \"decision\" and an \"option\" are expected.", List.of());
        tables.at(connection.game, table -> {
            // A table that came back to memory does not know who watches it.
            if (!table.isWatchedBy(connection)) table.watch(connection);
            synchronized (table) {
                connection.ref = message.ref();
                try {
                    var view = table.seated(connection.seats, seated -> seated.take(decision, option));
                    // The same answer again changes nothing, so nobody was told.
                    if (connection.ref != null) connection.changed(new News(view, view.logStart()));
                } finally {
                    connection.ref = null;
                }
            }
            return null;
        });
    }

    private void refuse(WsContext context, @Nullable Message message, Refusal refusal) {
        var body = new LinkedHashMap<String, @Nullable Object>();
        body.put("type", "refused");
        body.put("ref", message == null ? null : message.ref());
        body.put("status", refusal.status());
        body.putAll(refusal.body());
        String text = News.JSON.writeValueAsString(body);
        var connection = connections.get(context.sessionId());
        if (connection != null) connection.outbox.answer(text);
        else if (context.session.isOpen()) context.send(text);
    }
}
