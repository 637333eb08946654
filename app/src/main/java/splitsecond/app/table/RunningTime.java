package splitsecond.app.table;

import java.util.ArrayList;
import splitsecond.engine.GameView;

/// Whose time runs and since when, by the clock of `System.nanoTime`.
final class RunningTime {

    private static final long MILLI_NANOS = 1_000_000;

    private int seat = GameView.NONE;
    private long since;

    boolean runs() {
        return seat >= 0;
    }

    int seat() {
        return seat;
    }

    /// From now on that of the seat runs, or nobody's.
    void start(int asked) {
        seat = asked;
        since = System.nanoTime();
    }

    void stop() {
        seat = GameView.NONE;
    }

    /// It had never stopped.
    void goOn(int stopped) {
        seat = stopped;
    }

    /// The clock without the time that has run by now.
    Clock spent(Clock clock) {
        return clock.less(seat, passed());
    }

    /// How many milliseconds somebody has left.
    long left(Clock clock, int of) {
        long left = clock.left().get(of);
        return of == seat ? left - passed() : left;
    }

    /// As people see it.
    Meeting.Times seen(Clock clock, boolean over) {
        var left = new ArrayList<Long>();
        for (int i = 0; i < clock.left().size(); i++) left.add(Math.max(0, left(clock, i)));
        return new Meeting.Times(left, over ? GameView.NONE : seat);
    }

    private long passed() {
        return (System.nanoTime() - since) / MILLI_NANOS;
    }
}
