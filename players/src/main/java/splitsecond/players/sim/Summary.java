package splitsecond.players.sim;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// What came of a run, or of a part of it: parts can be added in any order, and make the whole.
///
/// @param byPairing one for each pairing of the plan, in their order
/// @param checksum of all games: equal runs have equal checksums, whoever played which part of them
/// @param failure the first game in which the rules failed, or null
/// @param drawn by deck, if that was counted
public record Summary(
        List<Tally> byPairing, long checksum, @Nullable Failure failure, Map<String, Drawn> drawn)
        implements Serializable {

    /// @param reason what was wrong
    public record Failure(int number, String reason) implements Serializable {}

    public Summary {
        byPairing = List.copyOf(byPairing);
    }

    public static Summary none(Plan plan) {
        return new Adding(plan).summary();
    }

    public Tally total() {
        var total = Tally.NONE;
        for (var tally : byPairing) total = total.plus(tally);
        return total;
    }

    public Summary plus(Summary other) {
        var tallies = new ArrayList<Tally>();
        for (int i = 0; i < byPairing.size(); i++) tallies.add(byPairing.get(i).plus(other.byPairing.get(i)));
        return new Summary(
                tallies, checksum + other.checksum, earlier(failure, other.failure), Drawn.sum(drawn, other.drawn));
    }

    public Summary withDrawn(Map<String, Drawn> counted) {
        return new Summary(byPairing, checksum, failure, counted);
    }

    private static @Nullable Failure earlier(@Nullable Failure one, @Nullable Failure other) {
        if (one == null || other == null) return one == null ? other : one;
        return one.number <= other.number ? one : other;
    }

    /// Counts games, each once.
    public static final class Adding {
        private final Plan plan;
        private final List<Tally.Adding> tallies = new ArrayList<>();
        private long checksum;
        private @Nullable Failure failure;

        public Adding(Plan plan) {
            this.plan = plan;
            for (int i = 0; i < plan.pairings().size(); i++) tallies.add(new Tally.Adding());
        }

        public void add(Played game) {
            tallies.get(plan.pairingOf(game.number())).add(game);
            // The hashes of all games as the digits of a number: where a game stands depends on its number alone.
            checksum += game.hash() * power(31, plan.games() - 1 - game.number());
            if (game.outcome() == Outcome.FAILED) failure = earlier(failure, new Failure(game.number(), game.reason()));
        }

        private static long power(long base, int exponent) {
            long power = 1;
            long square = base;
            for (int left = exponent; left > 0; left >>= 1) {
                if ((left & 1) == 1) power *= square;
                square *= square;
            }
            return power;
        }

        public Summary summary() {
            return new Summary(tallies.stream().map(Tally.Adding::tally).toList(), checksum, failure, new TreeMap<>());
        }
    }
}
