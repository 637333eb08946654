package splitsecond.app.web;

import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Who is connected from where, so that no address takes all the room.
public final class Crowd {

    private static final long PING_SECONDS = 30;
    /// The status "try again later".
    public static final int BUSY = 1013;

    private final int most;
    private final int mostPerAddress;
    private final Map<String, String> addresses = new HashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();

    public Crowd(int most, int mostPerAddress) {
        this.most = most;
        this.mostPerAddress = mostPerAddress;
    }

    /// Lets a connection in, or closes it where there is no room.
    public void admit(WsConnectContext context) {
        if (enter(context.sessionId(), address(context))) context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
        else context.closeSession(BUSY, "too many connections");
    }

    private static String address(WsContext context) {
        @Nullable String caller = context.attribute(Front.CALLER);
        return String.valueOf(caller);
    }

    private synchronized boolean enter(String connection, String address) {
        if (addresses.size() >= most || counts.getOrDefault(address, 0) >= mostPerAddress) return false;
        addresses.put(connection, address);
        counts.merge(address, 1, Integer::sum);
        return true;
    }

    public synchronized void leave(WsContext context) {
        var address = addresses.remove(context.sessionId());
        if (address != null) counts.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
    }
}
