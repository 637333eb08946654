package splitsecond.cluster.sim;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import splitsecond.app.cards.Progress;
import splitsecond.players.sim.Interval;
import splitsecond.players.sim.Plan;
import splitsecond.players.sim.Summary;
import splitsecond.players.sim.Tally;

/// Tells how far a run is: games a second, time left, and how sure the rates are by now. A bar on a terminal, otherwise
/// a line from time to time.
final class Watch implements AutoCloseable {

    private static final long LINE_NANOS = Duration.ofSeconds(10).toNanos();

    private final Plan plan;
    private final PrintWriter err;
    private final Progress progress;
    private final long start = System.nanoTime();
    private long lastLine = start;

    Watch(Plan plan, PrintWriter err) {
        this.plan = plan;
        this.err = err;
        progress = new Progress("Games", plan.games());
    }

    /// Some more games are done.
    void games(int more, Summary summary) {
        progress.stepBy(more, sureness(summary));
        long now = System.nanoTime();
        if (progress.isShown() || now - lastLine < LINE_NANOS) return;
        lastLine = now;
        err.println(line(summary.total(), (now - start) / 1e9) + "; " + sureness(summary));
        err.flush();
    }

    private String line(Tally total, double seconds) {
        int done = total.played() + total.failed();
        double rate = done / seconds;
        var left = Duration.ofSeconds(Math.round((plan.games() - done) / rate));
        return String.format(
                Locale.ROOT,
                "%,d of %,d games (%.1f%%), %,.0f games/s, %d:%02d:%02d left",
                done,
                plan.games(),
                100.0 * done / plan.games(),
                rate,
                left.toHours(),
                left.toMinutesPart(),
                left.toSecondsPart());
    }

    private String sureness(Summary summary) {
        if (plan.pairings().size() == 1) {
            var total = summary.total();
            var interval = Interval.of(total.wins(), total.finished());
            return String.format(
                    Locale.ROOT,
                    "%s wins %.1f–%.1f%%",
                    plan.pairings().getFirst().one().deck(),
                    100 * interval.low(),
                    100 * interval.high());
        }
        double widest = 0;
        for (var tally : summary.byPairing()) {
            var interval = Interval.of(tally.wins(), tally.finished());
            widest = Math.max(widest, interval.high() - interval.low());
        }
        return String.format(Locale.ROOT, "widest interval ±%.1f%%", 50 * widest);
    }

    @Override
    public void close() {
        progress.close();
    }
}
