package splitsecond.engine.state;

/// CR 107.1: numbers have no greatest. Where the machine's have, they stay there rather than turn negative.
public final class Bounded {

    private Bounded() {}

    public static int of(long number) {
        return Math.clamp(number, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public static int plus(int one, int other) {
        return of((long) one + other);
    }

    public static int times(int one, int other) {
        return of((long) one * other);
    }
}
