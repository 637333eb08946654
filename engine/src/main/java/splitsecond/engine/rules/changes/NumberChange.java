package splitsecond.engine.rules.changes;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.state.GameState;

/// "… twice that many instead", "… that much plus 1 instead": a replacement effect on a number of counters or of life.
record NumberChange(int source, int times, int plus) implements ReplacementOrder.Effect<Integer> {

    @Override
    public @Nullable Integer apply(Integer number) {
        return number <= 0
                ? null
                : Math.clamp((long) number * times + plus, times < 0 ? Integer.MIN_VALUE : 0, Integer.MAX_VALUE);
    }

    /// How much it comes to.
    ///
    /// @param welcome whether whoever is affected would rather have more
    static int apply(GameState state, int number, int affected, List<NumberChange> changes, boolean welcome) {
        if (changes.isEmpty()) return number;
        if (changes.size() > 1) changes.sort(Comparator.comparingInt(change -> change.rank(welcome)));
        return ReplacementOrder.replace(state, number, affected, changes, _ -> state.controller(affected));
    }

    /// To add before multiplying makes more of it, to subtract before that makes less.
    private int rank(boolean welcome) {
        if (times != 1) return 1;
        return plus > 0 == welcome ? 0 : 2;
    }
}
