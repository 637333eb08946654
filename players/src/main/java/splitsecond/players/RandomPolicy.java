package splitsecond.players;

import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// Plays at random: passes with a given probability where something else is possible, attacks and blocks with one half,
/// keeps every hand.
public final class RandomPolicy implements Policy {

    public static final double DEFAULT_PASS = 0.3;

    private final int passThreshold;
    private long random;

    public RandomPolicy(long seed) {
        this(seed, DEFAULT_PASS);
    }

    public RandomPolicy(long seed, double passProbability) {
        if (!(passProbability > 0 && passProbability <= 1))
            throw new IllegalArgumentException(
                    "the probability to pass must be above 0, or a game need not end, and at most 1; not "
                            + passProbability);
        passThreshold = (int) (passProbability * (1 << 20));
        random = seed;
    }

    @Override
    public void begin(long seed) {
        random = seed;
    }

    @Override
    public int choose(GameView view, Decision decision) {
        int size = decision.size();
        return switch (decision.kind()) {
            case MULLIGAN -> 0;
            case PRIORITY -> passOrAct(decision, size);
            case ATTACK, BLOCK -> actOrNot(decision, size);
            case NONE,
                    BOTTOM,
                    ORDER_TRIGGERS,
                    MODE,
                    X,
                    TARGET,
                    DIVIDE,
                    OPTIONAL_COST,
                    COST,
                    PAY,
                    MAY,
                    CHOOSE,
                    DISCARD,
                    LEGEND,
                    COLOR,
                    NUMBER,
                    WORD,
                    PLACE,
                    SEARCH,
                    REPLACEMENT,
                    OTHER -> below(size);
        };
    }

    /// Passing is the first option or the last.
    private int passOrAct(Decision decision, int size) {
        if (size == 1) return 0;
        int pass = 0;
        while (pass < size && Option.kind(decision.packed(pass)) != Option.Kind.PASS) pass++;
        if (pass == size) return below(size);
        return below(1 << 20) < passThreshold ? pass : otherThan(pass, size);
    }

    private int actOrNot(Decision decision, int size) {
        var first = Option.kind(decision.packed(0));
        boolean optional = size > 1 && (first == Option.Kind.NO || first == Option.Kind.DONE);
        if (!optional) return below(size);
        return below(2) == 0 ? 0 : otherThan(0, size);
    }

    private int otherThan(int index, int size) {
        int other = below(size - 1);
        return other < index ? other : other + 1;
    }

    /// A number from 0, below the bound: SplitMix64.
    public int below(int bound) {
        random += 0x9E3779B97F4A7C15L;
        long z = random;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (int) ((z >>> 33) * bound >>> 31);
    }
}
