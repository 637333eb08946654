package splitsecond.players.sim;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// How the games of a plan went, by their numbers. Each is written by one thread.
public final class Results {

    private final Plan plan;
    private final @Nullable Outcome[] outcomes;
    private final int[] turns;
    private final int[] decisions;
    private final long[] hashes;
    private final String[] reasons;

    /// By deck, if that is counted.
    private Map<String, Drawn> drawn = new TreeMap<>();

    double seconds;
    long bytes;

    Results(Plan plan) {
        this.plan = plan;
        int games = plan.games();
        outcomes = new @Nullable Outcome[games];
        turns = new int[games];
        decisions = new int[games];
        hashes = new long[games];
        reasons = new String[games];
    }

    void put(Played game) {
        int number = game.number();
        turns[number] = game.turns();
        decisions[number] = game.decisions();
        hashes[number] = game.hash();
        reasons[number] = game.reason();
        outcomes[number] = game.outcome();
    }

    synchronized void put(Draws draws) {
        drawn = Drawn.sum(drawn, draws.sums());
    }

    public Plan plan() {
        return plan;
    }

    /// Null if it was not played, because the run was stopped.
    public @Nullable Played game(int number) {
        var outcome = outcomes[number];
        return outcome == null
                ? null
                : new Played(number, outcome, turns[number], decisions[number], hashes[number], reasons[number]);
    }

    public double seconds() {
        return seconds;
    }

    /// Allocated while the games were played, by all threads.
    public long bytes() {
        return bytes;
    }

    /// All of it, added up.
    public synchronized Summary summary() {
        var adding = new Summary.Adding(plan);
        for (int number = 0; number < outcomes.length; number++) {
            var game = game(number);
            if (game != null) adding.add(game);
        }
        return adding.summary().withDrawn(drawn);
    }
}
