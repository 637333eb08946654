package splitsecond.app.web;

import java.util.function.LongSupplier;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/// Sends to one connection, one message at a time. Whoever does not read is cut off, so that nobody fills the memory by
/// not reading; what waits meanwhile must be bounded.
public abstract class Sender {

    private static final long PATIENCE_NANOS = 20_000_000_000L;

    /// The way to the other side.
    public interface Line {
        /// @param sent to be run when the message has left, or could not
        void send(String text, Runnable sent);

        void cut();
    }

    /// A WebSocket.
    public record Wire(Session session) implements Line {

        @Override
        public void send(String text, Runnable sent) {
            if (session.isOpen()) session.sendText(text, Callback.from(sent, _ -> sent.run()));
        }

        @Override
        public void cut() {
            session.disconnect();
        }
    }

    private final Line line;
    private final LongSupplier nanoTime;
    private boolean sending;
    private long since;
    private boolean cut;

    protected Sender(Line line, LongSupplier nanoTime) {
        this.line = line;
        this.nanoTime = nanoTime;
    }

    /// Takes the message that is due next, with the lock held; null if there is none.
    protected abstract @Nullable String next();

    /// Drops everything that waits, with the lock held.
    protected abstract void drop();

    /// To be called with the lock held whenever there is something new.
    protected final void sendNext() {
        if (cut) {
            drop();
            return;
        }
        if (sending) {
            if (nanoTime.getAsLong() - since > PATIENCE_NANOS) cutOff();
            return;
        }
        var text = next();
        if (text == null) return;
        sending = true;
        since = nanoTime.getAsLong();
        line.send(text, this::sent);
    }

    private synchronized void sent() {
        sending = false;
        sendNext();
    }

    /// With the lock held.
    protected final void cutOff() {
        cut = true;
        drop();
        line.cut();
    }
}
