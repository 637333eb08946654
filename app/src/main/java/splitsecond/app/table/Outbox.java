package splitsecond.app.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// What is to be sent to one connection, one message at a time. Of news that come while another message is on its way
/// only the last are kept, with their whole log; answers wait in a short row. Whoever does not read is cut off, so that
/// nobody fills the memory by not reading.
final class Outbox {

    private static final int MOST_ANSWERS = 32;
    private static final long PATIENCE_NANOS = 20_000_000_000L;

    /// The way to the other side.
    interface Line {
        /// @param sent to be run when the message has left, or could not
        void send(String text, Runnable sent);

        void cut();
    }

    private final Line line;
    private final LongSupplier nanoTime;
    private final Deque<String> answers = new ArrayDeque<>();
    private @Nullable News news;
    /// Whether the other side knows the game, and has missed nothing since.
    private boolean upToDate;

    private boolean sending;
    private long since;
    private boolean cut;

    Outbox(Line line, LongSupplier nanoTime) {
        this.line = line;
        this.nanoTime = nanoTime;
    }

    synchronized void tell(News latest) {
        if (news != null) upToDate = false;
        news = news == null ? latest : latest.after(news);
        sendNext();
    }

    /// News that answer a message.
    synchronized void answer(News latest, int ref) {
        boolean whole = !upToDate || news != null;
        news = null;
        upToDate = true;
        answer(message(whole ? latest.whole() : latest.latest(), ref));
    }

    synchronized void answer(String text) {
        answers.add(text);
        if (answers.size() > MOST_ANSWERS) cutOff();
        else sendNext();
    }

    private static String message(String view, @Nullable Integer ref) {
        return "{\"type\":\"view\",\"ref\":" + ref + ",\"view\":" + view + "}";
    }

    private void sendNext() {
        if (cut) return;
        if (sending) {
            if (nanoTime.getAsLong() - since > PATIENCE_NANOS) cutOff();
            return;
        }
        var text = answers.poll();
        if (text == null && news != null) {
            text = message(upToDate ? news.latest() : news.whole(), null);
            news = null;
            upToDate = true;
        }
        if (text == null) return;
        sending = true;
        since = nanoTime.getAsLong();
        line.send(text, this::sent);
    }

    private synchronized void sent() {
        sending = false;
        sendNext();
    }

    private void cutOff() {
        cut = true;
        answers.clear();
        news = null;
        line.cut();
    }
}
