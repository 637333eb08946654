package splitsecond.engine.ability;

import org.jspecify.annotations.Nullable;

/// How many are chosen: at least, and at most; no most means any number.
public record Count(Amount least, @Nullable Amount most) {

    public static final Count ONE = exactly(1);
    public static final Count ANY_NUMBER = new Count(new Amount.Number(0), null);

    public static Count exactly(int n) {
        return new Count(new Amount.Number(n), new Amount.Number(n));
    }

    public static Count exactly(Amount n) {
        return new Count(n, n);
    }

    public static Count upTo(int n) {
        return new Count(new Amount.Number(0), new Amount.Number(n));
    }

    public static Count upTo(Amount n) {
        return new Count(new Amount.Number(0), n);
    }
}
