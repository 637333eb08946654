package splitsecond.app.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.IntFunction;

/// Those who are told of every change at a table.
final class Audience {

    /// Somebody who is told of every change.
    interface Watcher {
        int seats();

        void changed(View view);
    }

    private final Set<Watcher> watchers = new CopyOnWriteArraySet<>();
    /// Those who have just come and know nothing yet.
    private final Set<Watcher> newcomers = new HashSet<>();

    void add(Watcher watcher) {
        if (watchers.add(watcher)) newcomers.add(watcher);
    }

    boolean remove(Watcher watcher) {
        newcomers.remove(watcher);
        return watchers.remove(watcher);
    }

    boolean has(Watcher watcher) {
        return watchers.contains(watcher);
    }

    boolean isEmpty() {
        return watchers.isEmpty();
    }

    /// The seats that somebody watches from.
    int seats() {
        int seats = 0;
        for (var watcher : watchers) seats |= watcher.seats();
        return seats;
    }

    /// Tells everybody; what those of the same seats see is made once.
    ///
    /// @param logFrom the number of the first line of the log that is new to all but newcomers
    /// @return what was seen, by seats
    Map<Integer, View> tell(IntFunction<View> look, int logFrom) {
        var views = new HashMap<Integer, View>();
        for (var watcher : watchers) {
            var view = views.computeIfAbsent(watcher.seats(), look::apply);
            watcher.changed(newcomers.remove(watcher) ? view : view.withLogFrom(logFrom));
        }
        return views;
    }
}
