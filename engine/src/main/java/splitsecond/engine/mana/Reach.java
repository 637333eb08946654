package splitsecond.engine.mana;

import java.util.Arrays;

/// How much mana there is of each set of bits that it can pay for, and thereby how much can pay for one of some bits.
/// There are few different sets on a table, so they are kept as pairs.
final class Reach {

    private int kinds;
    private int[] masks = new int[4];
    private int[] counts = new int[4];
    private int total;

    void clear() {
        kinds = 0;
        total = 0;
    }

    void add(int mask, int count) {
        if (count == 0) return;
        total += count;
        for (int kind = 0; kind < kinds; kind++) {
            if (masks[kind] != mask) continue;
            counts[kind] += count;
            return;
        }
        if (kinds == masks.length) {
            masks = Arrays.copyOf(masks, 2 * kinds);
            counts = Arrays.copyOf(counts, 2 * kinds);
        }
        masks[kinds] = mask;
        counts[kinds++] = count;
    }

    void copy(Reach of) {
        clear();
        for (int kind = 0; kind < of.kinds; kind++) add(of.masks[kind], of.counts[kind]);
    }

    int total() {
        return total;
    }

    /// How much can pay for at least one of these bits.
    int of(int bits) {
        int sum = 0;
        for (int kind = 0; kind < kinds; kind++) if ((masks[kind] & bits) != 0) sum += counts[kind];
        return sum;
    }
}
