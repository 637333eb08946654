package splitsecond.app.web;

import java.net.http.WebSocket;
import java.util.ArrayDeque;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/// A WebSocket whose game lives on another server: what comes from one side goes to the other. The next message is
/// taken only when the last one has left, so that whoever sends notices a side that does not read.
public final class Relay implements WebSocket.Listener {

    /// The status "service restart".
    public static final int RESTART = 1012;

    private static final int NORMAL = 1000;
    /// A client that sends more before its answers come means no good.
    private static final int MOST_WAITING = 1_000;

    private final Session client;
    private final Set<Runnable> others;
    private final Runnable giveUp = () -> end(RESTART, "the server is gone; connect again");
    private final StringBuilder part = new StringBuilder();
    private final ArrayDeque<String> waiting = new ArrayDeque<>();
    private @Nullable WebSocket home;
    private boolean sending;
    private boolean over;

    /// @param others that are to end when the server is gone, as this is
    Relay(Session client, Set<Runnable> others) {
        this.client = client;
        this.others = others;
        others.add(giveUp);
    }

    /// Sends a message of the client's on.
    public synchronized void send(String text) {
        if (over) return;
        if (waiting.size() >= MOST_WAITING) {
            end(Crowd.BUSY, "too many messages");
            return;
        }
        waiting.add(text);
        sendNext();
    }

    private synchronized void sendNext() {
        var to = home;
        if (to == null || sending || over) return;
        var text = waiting.poll();
        if (text == null) return;
        sending = true;
        var _ = to.sendText(text, true).whenComplete((_, failed) -> {
            synchronized (this) {
                sending = false;
                if (failed == null) sendNext();
                else end(RESTART, "the game is moving; connect again");
            }
        });
    }

    /// The client is gone.
    public synchronized void leave() {
        over = true;
        others.remove(giveUp);
        if (home != null) home.abort();
    }

    @Override
    public void onOpen(WebSocket socket) {
        synchronized (this) {
            home = socket;
            if (over) socket.abort();
            sendNext();
        }
        socket.request(1);
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        part.append(data);
        if (!last) {
            socket.request(1);
            return null;
        }
        var text = part.toString();
        part.setLength(0);
        client.sendText(text, Callback.from(() -> socket.request(1), _ -> socket.abort()));
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
        end(status, reason);
        return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
        end(RESTART, "the game is moving; connect again");
    }

    /// Closes the client's side: it connects again, and finds the game where it lives then.
    synchronized void end(int status, String reason) {
        if (over) return;
        over = true;
        others.remove(giveUp);
        // What says that nothing was said may not be said itself.
        boolean sayable = status >= NORMAL && status != 1005 && status != 1006;
        client.close(sayable ? status : RESTART, reason, Callback.NOOP);
        if (home != null) home.abort();
    }
}
