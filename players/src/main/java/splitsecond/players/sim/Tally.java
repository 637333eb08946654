package splitsecond.players.sim;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// Some games of a run, added up.
///
/// @param wins of the pairing's first side
/// @param losses wins of the second
/// @param turns of the finished games
/// @param decisions of the finished games
/// @param endless games in which a turn did not end
/// @param allDecisions with those of the games that came to a limit: what the time was spent on
/// @param reasons why games ended, and how often
/// @param byTurns how many finished games had so many turns
public record Tally(
        int wins,
        int losses,
        int draws,
        int turnLimit,
        int endless,
        int failed,
        long turns,
        long decisions,
        long allDecisions,
        Map<String, Integer> reasons,
        int[] byTurns)
        implements Serializable {

    static final Tally NONE = new Tally(0, 0, 0, 0, 0, 0, 0, 0, 0, new TreeMap<>(), new int[0]);

    public int finished() {
        return wins + losses + draws;
    }

    /// All that came to an end or to a limit.
    public int played() {
        return finished() + turnLimit + endless;
    }

    /// How many turns a finished game had.
    ///
    /// @param rank from 0, the shortest
    public int length(int rank) {
        int shorter = 0;
        for (int length = 0; length < byTurns.length; length++) {
            shorter += byTurns[length];
            if (shorter > rank) return length;
        }
        throw new IndexOutOfBoundsException(rank);
    }

    public Tally plus(Tally other) {
        var allReasons = new TreeMap<>(reasons);
        other.reasons.forEach((reason, games) -> allReasons.merge(reason, games, Integer::sum));
        var lengths = Arrays.copyOf(byTurns, Math.max(byTurns.length, other.byTurns.length));
        for (int i = 0; i < other.byTurns.length; i++) lengths[i] += other.byTurns[i];
        return new Tally(
                wins + other.wins,
                losses + other.losses,
                draws + other.draws,
                turnLimit + other.turnLimit,
                endless + other.endless,
                failed + other.failed,
                turns + other.turns,
                decisions + other.decisions,
                allDecisions + other.allDecisions,
                allReasons,
                lengths);
    }

    static final class Adding {
        private final int[] counts = new int[Outcome.values().length];
        private final TreeMap<String, Integer> reasons = new TreeMap<>();
        private int[] byTurns = new int[0];
        private long turns;
        private long decisions;
        private long allDecisions;

        void add(Played game) {
            counts[game.outcome().ordinal()]++;
            if (game.outcome() == Outcome.FAILED) return;
            allDecisions += game.decisions();
            if (!game.outcome().isFinished()) return;
            turns += game.turns();
            decisions += game.decisions();
            reasons.merge(game.reason(), 1, Integer::sum);
            if (game.turns() >= byTurns.length) byTurns = Arrays.copyOf(byTurns, game.turns() + 1);
            byTurns[game.turns()]++;
        }

        private int count(Outcome outcome) {
            return counts[outcome.ordinal()];
        }

        Tally tally() {
            // A part of a run has games of few pairings, and is sent over the network.
            if (IntStream.of(counts).sum() == 0) return NONE;
            return new Tally(
                    count(Outcome.ONE),
                    count(Outcome.OTHER),
                    count(Outcome.DRAW),
                    count(Outcome.TURN_LIMIT),
                    count(Outcome.ENDLESS_TURN),
                    count(Outcome.FAILED),
                    turns,
                    decisions,
                    allDecisions,
                    new TreeMap<>(reasons),
                    byTurns.clone());
        }
    }
}
