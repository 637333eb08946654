package splitsecond.players.sim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Some games of a run, added up.
///
/// @param played all that came to an end or to a limit
/// @param wins of the pairing's first side
/// @param losses wins of the second
/// @param turns of the finished games
/// @param decisions of the finished games
/// @param endless games in which a turn did not end
/// @param allDecisions with those of the games that came to a limit: what the time was spent on
/// @param reasons why games ended, and how often
/// @param lengths turns of the finished games, ascending
public record Tally(
        int played,
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
        int[] lengths) {

    public static Tally of(Results results) {
        var adding = new Adding(results);
        for (int game = 0; game < results.plan().games(); game++) adding.add(game);
        return adding.tally();
    }

    /// One for each pairing, in their order.
    public static List<Tally> byPairing(Results results) {
        var plan = results.plan();
        var adding = new ArrayList<Adding>();
        for (int i = 0; i < plan.pairings().size(); i++) adding.add(new Adding(results));
        for (int game = 0; game < plan.games(); game++)
            adding.get(plan.pairingOf(game)).add(game);
        return adding.stream().map(Adding::tally).toList();
    }

    private static final class Adding {
        private final Results results;
        private final int[] counts = new int[Results.Outcome.values().length];
        private final Map<String, Integer> reasons = new TreeMap<>();
        private int[] lengths = new int[16];
        private int finished;
        private long turns;
        private long decisions;
        private long allDecisions;

        Adding(Results results) {
            this.results = results;
        }

        void add(int game) {
            var outcome = results.outcome(game);
            if (outcome == null) return;
            counts[outcome.ordinal()]++;
            if (outcome == Results.Outcome.FAILED) return;
            allDecisions += results.decisions(game);
            if (outcome == Results.Outcome.TURN_LIMIT || outcome == Results.Outcome.ENDLESS_TURN) return;
            turns += results.turns(game);
            decisions += results.decisions(game);
            reasons.merge(results.reason(game), 1, Integer::sum);
            if (finished == lengths.length) lengths = Arrays.copyOf(lengths, finished * 2);
            lengths[finished++] = results.turns(game);
        }

        Tally tally() {
            var sorted = Arrays.copyOf(lengths, finished);
            Arrays.sort(sorted);
            int limit = counts[Results.Outcome.TURN_LIMIT.ordinal()];
            int endless = counts[Results.Outcome.ENDLESS_TURN.ordinal()];
            return new Tally(
                    finished + limit + endless,
                    counts[Results.Outcome.ONE.ordinal()],
                    counts[Results.Outcome.OTHER.ordinal()],
                    counts[Results.Outcome.DRAW.ordinal()],
                    limit,
                    endless,
                    counts[Results.Outcome.FAILED.ordinal()],
                    turns,
                    decisions,
                    allDecisions,
                    reasons,
                    sorted);
        }
    }

    public int finished() {
        return lengths.length;
    }
}
