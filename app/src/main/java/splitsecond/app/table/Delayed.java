package splitsecond.app.table;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/// A game as those see it who only look on, a while after it has happened.
final class Delayed {

    /// @param at by the clock of `System.nanoTime`
    private record Past(long at, View view, int logFrom) {}

    private final ArrayDeque<Past> coming = new ArrayDeque<>();
    private @Nullable View shown;

    /// Whether nothing was ever to be seen.
    boolean isEmpty() {
        return shown == null && coming.isEmpty();
    }

    void add(long at, View view, int logFrom) {
        coming.add(new Past(at, view, logFrom));
    }

    /// What happened next, if it happened before that time; it is shown from now on.
    @Nullable
    News next(long before) {
        var first = coming.peek();
        if (first == null || first.at - before > 0) return null;
        coming.remove();
        shown = first.view;
        return new News(first.view, first.logFrom);
    }

    /// What was shown last; null if nothing was.
    @Nullable
    View shown() {
        return shown;
    }
}
