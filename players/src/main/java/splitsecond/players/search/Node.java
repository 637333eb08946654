package splitsecond.players.search;

import java.util.Arrays;

/// A point in the tree: how often it was come to, how well that went for the player who searches, and where one went
/// from there.
final class Node {

    int visits;
    double sum;
    private long[] keys = {};
    private Node[] children = {};
    private int size;

    /// The child for an option, or null.
    @org.jspecify.annotations.Nullable
    Node child(long key) {
        for (int i = 0; i < size; i++) if (keys[i] == key) return children[i];
        return null;
    }

    Node add(long key) {
        if (size == keys.length) {
            int capacity = Math.max(4, size * 2);
            keys = Arrays.copyOf(keys, capacity);
            children = Arrays.copyOf(children, capacity);
        }
        keys[size] = key;
        return children[size++] = new Node();
    }

    int size() {
        return size;
    }

    double mean() {
        return visits == 0 ? 0.5 : sum / visits;
    }

    void record(double value) {
        visits++;
        sum += value;
    }
}
