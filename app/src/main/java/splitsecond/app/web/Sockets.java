package splitsecond.app.web;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The WebSockets of a server, so that they can be told when it ends.
final class Sockets {

    /// The status "going away".
    private static final int GOING_AWAY = 1001;

    private final Map<String, WsContext> open = new ConcurrentHashMap<>();
    private volatile boolean ending;

    void addTo(RoutesConfig routes) {
        routes.wsBefore(socket -> {
            socket.onConnect(context -> {
                open.put(context.sessionId(), context);
                if (ending) end(context);
            });
            socket.onClose(context -> open.remove(context.sessionId()));
        });
    }

    int count() {
        return open.size();
    }

    void end() {
        ending = true;
        open.values().forEach(Sockets::end);
    }

    private static void end(WsContext context) {
        context.closeSession(GOING_AWAY, "the server is being ended; connect again in a while");
    }
}
