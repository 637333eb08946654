package splitsecond.engine.ability;

/// CR 400.1: the zones.
public enum Zone {
    LIBRARY,
    HAND,
    BATTLEFIELD,
    GRAVEYARD,
    STACK,
    EXILE,
    COMMAND;

    private static final Zone[] VALUES = values();

    public static Zone of(int ordinal) {
        return VALUES[ordinal];
    }

    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
