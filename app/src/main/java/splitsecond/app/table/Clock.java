package splitsecond.app.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// How much time each seat has left for all its decisions together.
///
/// @param minutes that everybody began with
/// @param left in milliseconds
/// @param out whether the game was lost because somebody had none
record Clock(int minutes, List<Long> left, boolean out) {

    private static final long MINUTE = 60_000;

    Clock {
        left = List.copyOf(left);
    }

    static Clock of(int minutes, int seats) {
        return new Clock(minutes, Collections.nCopies(seats, minutes * MINUTE), false);
    }

    Clock less(int seat, long millis) {
        var changed = new ArrayList<>(left);
        changed.set(seat, Math.max(0, left.get(seat) - millis));
        return new Clock(minutes, changed, out);
    }

    Clock runOut() {
        return new Clock(minutes, left, true);
    }

    Clock anew() {
        return of(minutes, left.size());
    }
}
