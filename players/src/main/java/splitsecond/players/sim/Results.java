package splitsecond.players.sim;

import org.jspecify.annotations.Nullable;

/// How the games of a plan went, by their numbers. Each is written by one thread.
public final class Results {

    public enum Outcome {
        /// The first side of the pairing won.
        ONE,
        OTHER,
        DRAW,
        /// Not over by the turn limit: counted apart, never a result.
        TURN_LIMIT,
        /// A turn with more decisions than any turn needs: the same.
        ENDLESS_TURN,
        /// The rules failed: a fault of the program.
        FAILED
    }

    private final Plan plan;
    private final @Nullable Outcome[] outcomes;
    private final int[] turns;
    private final int[] decisions;
    private final long[] hashes;
    private final String[] reasons;

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

    void put(int game, Outcome outcome, int gameTurns, int gameDecisions, long hash, String reason) {
        turns[game] = gameTurns;
        decisions[game] = gameDecisions;
        hashes[game] = hash;
        reasons[game] = reason;
        outcomes[game] = outcome;
    }

    public Plan plan() {
        return plan;
    }

    /// Null if it was not played, because the run was stopped.
    public @Nullable Outcome outcome(int game) {
        return outcomes[game];
    }

    public int turns(int game) {
        return turns[game];
    }

    public int decisions(int game) {
        return decisions[game];
    }

    public long hash(int game) {
        return hashes[game];
    }

    /// Why it ended, in the engine's words; for one that failed, what was wrong.
    public String reason(int game) {
        return reasons[game];
    }

    public double seconds() {
        return seconds;
    }

    /// Allocated while the games were played, by all threads.
    public long bytes() {
        return bytes;
    }

    /// Of all games played, in order: equal runs have equal checksums, whatever the number of threads.
    public long checksum() {
        long checksum = 0;
        for (int game = 0; game < outcomes.length; game++)
            if (outcomes[game] != null) checksum = checksum * 31 + hashes[game];
        return checksum;
    }
}
