package splitsecond.engine.mana;

/// What was spent on a spell or ability for mana symbols, counted in one number: a byte each for W U B R G C,
/// mana of snow sources, and Phyrexian symbols that life was paid for. No count goes beyond what its bits hold.
public final class ManaSpent {

    public static final int SNOW = 6;
    /// CR 107.4f: mana symbols that 2 life was paid for.
    public static final int LIFE = 7;

    /// Where the bits of each begin; the last is where they all end.
    private static final int[] STARTS = {0, 8, 16, 24, 32, 40, 48, 56, 64};

    private static final int COLORS = 5;

    private ManaSpent() {}

    public static long plus(long spent, int kind, int amount) {
        int before = of(spent, kind);
        int sum = Math.min(most(kind), before + amount);
        return spent + ((long) (sum - before) << STARTS[kind]);
    }

    public static int of(long spent, int kind) {
        return (int) (spent >>> STARTS[kind] & most(kind));
    }

    private static int most(int kind) {
        return (1 << STARTS[kind + 1] - STARTS[kind]) - 1;
    }

    public static int total(long spent) {
        int total = 0;
        for (int type = 0; type < ManaSource.TYPES; type++) total += of(spent, type);
        return total;
    }

    /// How much of the color of which most was spent.
    public static int mostOfOneColor(long spent) {
        int most = 0;
        for (int color = 0; color < COLORS; color++) most = Math.max(most, of(spent, color));
        return most;
    }

    /// How many colors.
    public static int colors(long spent) {
        int colors = 0;
        for (int color = 0; color < COLORS; color++) if (of(spent, color) > 0) colors++;
        return colors;
    }
}
