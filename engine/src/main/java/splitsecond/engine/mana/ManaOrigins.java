package splitsecond.engine.mana;

/// What kinds of sources the mana came from that was spent on a spell or ability: how much of each kind, counted in one
/// number. No count goes beyond what its bits hold.
public final class ManaOrigins {

    public enum Kind {
        TREASURE,
        CREATURE,
        ARTIFACT,
        CAVE,
        DESERT;

        public int bit() {
            return 1 << ordinal();
        }

        private int shift() {
            return ordinal() * BITS;
        }
    }

    private static final int BITS = 12;
    private static final int MOST = (1 << BITS) - 1;
    private static final Kind[] KINDS = Kind.values();

    private ManaOrigins() {}

    /// With one more mana.
    ///
    /// @param kinds those of its source, a set of bits
    public static long plus(long origins, int kinds) {
        long sum = origins;
        for (var kind : KINDS) if ((kinds & kind.bit()) != 0 && of(sum, kind) < MOST) sum += 1L << kind.shift();
        return sum;
    }

    public static int of(long origins, Kind kind) {
        return (int) (origins >>> kind.shift() & MOST);
    }
}
