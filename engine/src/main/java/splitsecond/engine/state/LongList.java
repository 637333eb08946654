package splitsecond.engine.state;

import java.util.Arrays;

/// A growable list of longs: the answers given so far.
public final class LongList {

    private static final long[] EMPTY = {};

    private long[] items = EMPTY;
    private int size;

    public int size() {
        return size;
    }

    public long get(int index) {
        return items[index];
    }

    public void add(long value) {
        if (size == items.length) items = Arrays.copyOf(items, Math.max(2, size * 2));
        items[size++] = value;
    }

    public void clear() {
        size = 0;
    }

    public LongList copy() {
        var copy = new LongList();
        if (size > 0) copy.items = Arrays.copyOf(items, size);
        copy.size = size;
        return copy;
    }

    public long hash(long seed) {
        long hash = seed;
        for (int i = 0; i < size; i++) hash = Hash.mix(hash, items[i]);
        return hash;
    }
}
