package splitsecond.players.sim;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/// Some games of a run, added up.
///
/// @param played all that came to an end or to the turn limit
/// @param wins of the pairing's first side
/// @param losses wins of the second
/// @param reasons why games ended, and how often
/// @param lengths turns of the finished games, ascending
public record Tally(
        int played,
        int wins,
        int losses,
        int draws,
        int turnLimit,
        int failed,
        long turns,
        long decisions,
        Map<String, Integer> reasons,
        int[] lengths) {

    public static Tally of(Results results) {
        return of(results, _ -> true);
    }

    /// @param which numbers of games
    public static Tally of(Results results, IntPredicate which) {
        int games = results.plan().games();
        var counts = new int[Results.Outcome.values().length];
        long turns = 0;
        long decisions = 0;
        var reasons = new TreeMap<String, Integer>();
        var lengths = new int[games];
        int finished = 0;
        for (int game = 0; game < games; game++) {
            var outcome = results.outcome(game);
            if (outcome == null || !which.test(game)) continue;
            counts[outcome.ordinal()]++;
            if (outcome == Results.Outcome.FAILED) continue;
            turns += results.turns(game);
            decisions += results.decisions(game);
            if (outcome == Results.Outcome.TURN_LIMIT) continue;
            reasons.merge(results.reason(game), 1, Integer::sum);
            lengths[finished++] = results.turns(game);
        }
        lengths = Arrays.copyOf(lengths, finished);
        Arrays.sort(lengths);
        int limit = counts[Results.Outcome.TURN_LIMIT.ordinal()];
        return new Tally(
                finished + limit,
                counts[Results.Outcome.ONE.ordinal()],
                counts[Results.Outcome.OTHER.ordinal()],
                counts[Results.Outcome.DRAW.ordinal()],
                limit,
                counts[Results.Outcome.FAILED.ordinal()],
                turns,
                decisions,
                reasons,
                lengths);
    }

    public int finished() {
        return lengths.length;
    }
}
