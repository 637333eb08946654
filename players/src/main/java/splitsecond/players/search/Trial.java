package splitsecond.players.search;

import java.util.Arrays;

/// How a line went in one world after the other.
final class Trial {

    /// What was tried below it.
    final Node node = new Node();

    private double[] values = new double[16];
    private double sum;
    private double squares;

    int visits() {
        return node.visits;
    }

    double value(int world) {
        return values[world];
    }

    /// @param first the heuristic's line, which was tried in this world before
    void record(double value, Trial first) {
        int world = node.visits;
        if (world == values.length) values = Arrays.copyOf(values, world * 2);
        values[world] = value;
        node.record(value);
        if (first.visits() <= world) return;
        double difference = value - first.values[world];
        sum += difference;
        squares += difference * difference;
    }

    /// How much better it went than the heuristic's line in the same worlds.
    double difference() {
        return sum / node.visits;
    }

    /// @param usual a difference of this size is taken for seen twice, once for the better and once for the worse
    double varianceOfDifference(double usual) {
        int seen = node.visits + 2;
        double mean = sum / seen;
        return (squares + 2 * usual * usual) / seen - mean * mean;
    }

    /// The same with the first worlds only, and nothing below it.
    Trial asFarAs(int worlds) {
        var copy = new Trial();
        for (int world = 0; world < Math.min(worlds, node.visits); world++) copy.record(values[world], copy);
        return copy;
    }
}
