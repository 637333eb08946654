package splitsecond.app.table;

import org.jspecify.annotations.Nullable;
import splitsecond.app.storage.Storage;
import splitsecond.engine.GameView;

/// What comes to a table by itself after a while: the next step of a game that is shown, what habit answers, the end of
/// somebody's time. All of it happens with the table's lock held.
final class Appointments {

    private static final int NOTHING = -1;

    private final Table table;
    private final Thinkers thinkers;

    /// In a game that is shown at a pace: whether the next step is on its way.
    private boolean stepComes;

    /// The decision that habit will answer.
    private int answeredSoon = NOTHING;

    private final RunningTime time = new RunningTime();
    private boolean flagComes;

    Appointments(Table table, Thinkers thinkers) {
        this.table = table;
        this.thinkers = thinkers;
    }

    // Steps of a game that is shown

    void scheduleStep() {
        var pace = table.file().pace();
        if (pace == null || stepComes || table.isOver()) return;
        stepComes = thinkers.later(pace, this::step);
    }

    private void step() {
        synchronized (table) {
            stepComes = false;
            var playing = table.going();
            if (playing == null) return;
            table.progress().beginStep(playing);
            table.goOn(playing, () -> {});
        }
    }

    // Habits

    /// Habit answers at a moment that tells nobody whether there was something to think about.
    void answerLater(Play playing) {
        int decision = playing.decision();
        if (answeredSoon == decision || table.progress().answerLater(playing, table.standing()) < 0) return;
        int pause = Limits.PAUSE + Tokens.below(Limits.PAUSE_MORE);
        if (thinkers.later(pause, () -> answerNow(playing, decision))) answeredSoon = decision;
    }

    boolean isAnsweredSoon(Play playing) {
        return answeredSoon == playing.decision();
    }

    private void answerNow(Play playing, int decision) {
        synchronized (table) {
            if (answeredSoon == decision) answeredSoon = NOTHING;
            if (table.going() != playing || playing.decision() != decision) return;
            int answer = table.progress().answerLater(playing, table.standing());
            if (answer >= 0) table.goOn(playing, () -> playing.chooseByHabit(answer));
        }
    }

    // Clocks

    /// Takes the time off whoever has decided, and lets that of whoever is asked now run: nobody's before all have sat
    /// down, as those have not who are only asked for a rematch.
    void turnClock() {
        var clock = table.file().clock();
        if (clock == null) return;
        if (time.runs()) table.keep(table.file().with(time.spent(clock)));
        boolean seated =
                table.file().seats().stream().allMatch(seat -> seat.kind().isComputer() || seat.key() != null);
        time.start(seated ? table.standing().asked() : GameView.NONE);
        awaitFlag();
    }

    void startClock() {
        if (!time.runs()) turnClock();
    }

    /// As people see it; null where nobody plays with clocks.
    Meeting.@Nullable Times times() {
        var clock = table.file().clock();
        return clock == null ? null : time.seen(clock, table.isOver());
    }

    private void awaitFlag() {
        var clock = table.file().clock();
        if (clock == null || !time.runs() || flagComes) return;
        flagComes = thinkers.later(Math.max(1, time.left(clock, time.seat()) + 1), this::flag);
    }

    /// Whoever has no time left has lost.
    private void flag() {
        synchronized (table) {
            flagComes = false;
            var clock = table.file().clock();
            if (table.going() == null || clock == null || !time.runs()) return;
            int late = time.seat();
            if (time.left(clock, late) > 0) {
                awaitFlag();
                return;
            }
            time.stop();
            try {
                table.keep(table.file()
                        .with(clock.less(late, Long.MAX_VALUE / 2).runOut())
                        .concededBy(late));
                table.tell();
            } catch (Storage.Unavailable _) {
                time.goOn(late);
                awaitFlag();
            } catch (Table.Retired _) {
                // it has gone on elsewhere
            }
        }
    }
}
