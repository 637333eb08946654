package splitsecond.app.table;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/// A game as those see it who only look on, a while after it has happened.
final class Delayed {

    /// How many moments are kept at most: what lies closer together is shown as one.
    static final int MOMENTS = 120;

    /// @param began when the first of what is shown together happened, by the clock of `System.nanoTime`
    /// @param at when the last of it did
    private record Past(long began, long at, View view, int logFrom) {}

    private final ArrayDeque<Past> coming = new ArrayDeque<>();
    private @Nullable View shown;

    /// Whether nothing was ever to be seen.
    boolean isEmpty() {
        return shown == null && coming.isEmpty();
    }

    /// @param delay how much later it is shown
    void add(long at, long delay, View view, int logFrom) {
        var last = coming.peekLast();
        if (last != null && at - last.began < delay / MOMENTS) {
            coming.removeLast();
            coming.add(new Past(last.began, at, view, Math.min(last.logFrom, logFrom)));
        } else coming.add(new Past(at, at, view, logFrom));
    }

    int size() {
        return coming.size();
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
