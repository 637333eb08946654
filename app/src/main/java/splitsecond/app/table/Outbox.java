package splitsecond.app.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Sender;

/// What is to be sent to one connection. Of news that come while another message is on its way only the last are kept,
/// with their whole log; answers wait in a short row.
final class Outbox extends Sender {

    private static final int MOST_ANSWERS = 32;

    private final Deque<String> answers = new ArrayDeque<>();
    private @Nullable News news;
    /// Whether the other side knows the game, and has missed nothing since.
    private boolean upToDate;

    Outbox(Line line, LongSupplier nanoTime) {
        super(line, nanoTime);
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

    @Override
    protected @Nullable String next() {
        var text = answers.poll();
        if (text != null || news == null) return text;
        text = message(upToDate ? news.latest() : news.whole(), null);
        news = null;
        upToDate = true;
        return text;
    }

    @Override
    protected void drop() {
        answers.clear();
        news = null;
    }
}
