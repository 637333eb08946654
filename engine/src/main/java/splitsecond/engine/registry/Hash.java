package splitsecond.engine.registry;

/// Mixing of numbers into the state hash: the same on every machine.
public final class Hash {

    private Hash() {}

    public static long mix(long hash, long value) {
        long z = (hash ^ value) * 0x9E3779B97F4A7C15L;
        return z ^ (z >>> 29);
    }

    /// Text by its characters, so that the hash does not depend on object identity.
    public static long mix(long hash, String text) {
        return mix(hash, text.hashCode());
    }
}
