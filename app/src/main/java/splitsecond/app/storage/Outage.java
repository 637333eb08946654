package splitsecond.app.storage;

import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Whether a database answers. While it does not, one asks it at a time and all others are told at once: otherwise
/// those who wait for one another would each wait as long as it takes to give up.
final class Outage {

    private final AtomicBoolean isAsked = new AtomicBoolean();
    private volatile boolean isOut;

    <T extends @Nullable Object> T ask(Supplier<T> question) {
        boolean first = isOut;
        if (first && !isAsked.compareAndSet(false, true))
            throw new IllegalStateException("the database does not answer");
        try {
            var answer = question.get();
            isOut = false;
            return answer;
        } catch (RuntimeException failed) {
            isOut = !isAnswer(failed);
            throw failed;
        } finally {
            if (first) isAsked.set(false);
        }
    }

    /// Whether the database itself has refused something. Class 08 of its codes is about connections, 53 about what it
    /// has run out of, 57 about its end.
    private static boolean isAnswer(Throwable failed) {
        for (@Nullable Throwable cause = failed; cause != null; cause = cause.getCause())
            if (cause instanceof SQLException sql && sql.getSQLState() != null)
                return !sql.getSQLState().matches("(08|53|57).*");
        return false;
    }
}
