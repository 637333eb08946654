package splitsecond.engine.ability;

/// CR 400.1: where objects are.
public enum Zone {
    LIBRARY,
    HAND,
    BATTLEFIELD,
    GRAVEYARD,
    STACK,
    EXILE,
    COMMAND,
    /// CR 400.11: no zone, but cards may be brought from there: the sideboards.
    OUTSIDE;

    private static final Zone[] VALUES = values();

    public static Zone of(int ordinal) {
        return VALUES[ordinal];
    }

    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
