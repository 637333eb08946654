package splitsecond.players.sim;

/// Between which shares the true one lies with 95% confidence, after Wilson: sensible for few games and near 0 and 1.
public record Interval(double low, double high) {

    private static final double Z = 1.959963984540054;

    public static Interval of(int successes, int trials) {
        if (trials == 0) return new Interval(0, 1);
        double share = (double) successes / trials;
        double z2 = Z * Z;
        double center = share + z2 / (2 * trials);
        double spread = Z * Math.sqrt(share * (1 - share) / trials + z2 / (4.0 * trials * trials));
        double scale = 1 + z2 / trials;
        return new Interval(Math.max(0, (center - spread) / scale), Math.min(1, (center + spread) / scale));
    }
}
