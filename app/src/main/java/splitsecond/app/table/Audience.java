package splitsecond.app.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;

/// Those who are told of every change at a table.
final class Audience {

    /// Somebody who is told of every change.
    interface Watcher {
        int seats();

        void changed(News news);

        /// The table is found on another server from now on.
        void moved();
    }

    private final Set<Watcher> watchers = ConcurrentHashMap.newKeySet();
    /// How many watch from each set of seats.
    private final Map<Integer, Integer> present = new HashMap<>();

    /// Whether that changes which seats somebody watches from.
    boolean add(Watcher watcher) {
        int before = seats();
        if (watchers.add(watcher)) present.merge(watcher.seats(), 1, Integer::sum);
        return seats() != before;
    }

    /// Whether that changes which seats somebody watches from.
    boolean remove(Watcher watcher) {
        int before = seats();
        if (watchers.remove(watcher))
            present.computeIfPresent(watcher.seats(), (_, count) -> count == 1 ? null : count - 1);
        return seats() != before;
    }

    boolean has(Watcher watcher) {
        return watchers.contains(watcher);
    }

    boolean isEmpty() {
        return watchers.isEmpty();
    }

    int size() {
        return watchers.size();
    }

    /// The sets of seats that somebody watches from, the empty one for spectators.
    Set<Integer> parties() {
        return present.keySet();
    }

    Set<Watcher> all() {
        return new HashSet<>(watchers);
    }

    /// The seats that somebody watches from.
    int seats() {
        int seats = 0;
        for (int some : present.keySet()) seats |= some;
        return seats;
    }

    /// Tells those who only look on.
    void tellOnlookers(News news) {
        for (var watcher : watchers) if (watcher.seats() == 0) watcher.changed(news);
    }

    /// Tells everybody; what those of the same seats see is made once.
    ///
    /// @param onlookers whether also those who only look on
    /// @param logFrom the number of the first line of the log that is new
    /// @return what was seen, by seats
    Map<Integer, View> tell(IntFunction<View> look, boolean onlookers, int logFrom) {
        var views = new HashMap<Integer, View>();
        for (int seats : present.keySet()) if (seats != 0 || onlookers) views.put(seats, look.apply(seats));
        var news = new HashMap<Integer, News>();
        views.forEach((seats, view) -> news.put(seats, new News(view, logFrom)));
        for (var watcher : watchers) {
            var told = news.get(watcher.seats());
            if (told != null) watcher.changed(told);
        }
        return views;
    }
}
