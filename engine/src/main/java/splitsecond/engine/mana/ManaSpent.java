package splitsecond.engine.mana;

/// What mana was spent on a spell or ability, counted in one number: a byte each for W U B R G C, for mana from snow
/// sources and for mana from Treasures. No count goes beyond 255.
public final class ManaSpent {

    public static final int SNOW = 6;
    public static final int TREASURE = 7;

    private static final int COLORS = 5;

    private ManaSpent() {}

    public static long plus(long spent, int kind, int amount) {
        int before = of(spent, kind);
        int sum = Math.min(255, before + amount);
        return spent + ((long) (sum - before) << 8 * kind);
    }

    public static int of(long spent, int kind) {
        return (int) (spent >>> 8 * kind & 255);
    }

    public static int total(long spent) {
        int total = 0;
        for (int type = 0; type < ManaSource.TYPES; type++) total += of(spent, type);
        return total;
    }

    /// How many colors.
    public static int colors(long spent) {
        int colors = 0;
        for (int color = 0; color < COLORS; color++) if (of(spent, color) > 0) colors++;
        return colors;
    }
}
