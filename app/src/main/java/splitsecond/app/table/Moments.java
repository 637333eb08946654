package splitsecond.app.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/// What was to be seen between two views of a game, for those who watch it: what others did, one thing after another.
final class Moments {

    /// Of more than these, the last are kept.
    static final int MOST = 60;

    private final Map<Integer, List<View.Glimpse>> seen = new HashMap<>();
    /// How much of the story has been seen.
    private int lines;

    /// Looks at the game, if something has happened since the last time.
    ///
    /// @param parties the sets of seats that somebody watches from
    void note(Play play, Set<Integer> parties, Supplier<TableViews> looking) {
        int told = play.narrator().size();
        lines = Math.min(lines, told);
        if (parties.isEmpty() || told == lines || isAnnouncing(play)) return;
        lines = told;
        for (int seats : parties) {
            var moments = seen.computeIfAbsent(seats, _ -> new ArrayList<>());
            if (moments.size() == MOST) moments.removeFirst();
            moments.add(looking.get().moment(play, seats));
        }
    }

    /// What is not complete is nothing to show.
    private static boolean isAnnouncing(Play play) {
        var all = play.game().everything();
        return all.stackSize() > 0 && all.isBeingAnnounced(all.stackObject(all.stackSize() - 1));
    }

    List<View.Glimpse> of(int seats) {
        return List.copyOf(seen.getOrDefault(seats, List.of()));
    }

    /// Everybody has been told.
    void clear(Play play) {
        seen.clear();
        lines = play.narrator().size();
    }
}
