package splitsecond.engine.state;

import java.util.Arrays;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;
import splitsecond.engine.registry.Uncounted;

/// A growable list of ints: zones, targets, choices.
public final class IntList implements Part {

    private static final int[] EMPTY = {};

    /// The empty list that is shared: nothing can be added to it.
    public static final IntList NOTHING = new IntList();

    private int[] items;
    private int size;
    /// How many items may be written: none while they are shared with a copy.
    @Uncounted("a copy shares the items until one of the two is changed")
    private int writable;

    public IntList() {
        items = EMPTY;
    }

    public IntList(int capacity) {
        items = new int[capacity];
        writable = capacity;
    }

    private IntList(int[] items, int size, int writable) {
        this.items = items;
        this.size = size;
        this.writable = writable;
    }

    public static IntList of(int value) {
        return new IntList(new int[] {value}, 1, 1);
    }

    public static IntList of(int... values) {
        return new IntList(values.clone(), values.length, values.length);
    }

    /// The values themselves, which nobody changes: they are copied when something is written to the list.
    public static IntList over(int[] values) {
        return new IntList(values, values.length, 0);
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int get(int index) {
        return items[index];
    }

    public int last() {
        return items[size - 1];
    }

    public void set(int index, int value) {
        if (writable == 0) own(size);
        items[index] = value;
    }

    public void add(int value) {
        if (size >= writable) grow(size + 1);
        items[size++] = value;
    }

    private void grow(int needed) {
        if (this == NOTHING) throw new UnsupportedOperationException("nothing can be added to the shared empty list");
        own(Math.max(Math.max(4, needed), size * 2));
    }

    private void own(int capacity) {
        items = Arrays.copyOf(items, capacity);
        writable = capacity;
    }

    public void insert(int index, int value) {
        add(value);
        System.arraycopy(items, index, items, index + 1, size - 1 - index);
        items[index] = value;
    }

    public void addAll(IntList other) {
        if (size + other.size > writable) grow(size + other.size);
        System.arraycopy(other.items, 0, items, size, other.size);
        size += other.size;
    }

    public int removeLast() {
        return items[--size];
    }

    public int removeAt(int index) {
        int value = items[index];
        if (writable == 0) own(size);
        size--;
        System.arraycopy(items, index + 1, items, index, size - index);
        return value;
    }

    /// Searches from the end, where the objects that move are most often found.
    public boolean remove(int value) {
        int index = lastIndexOf(value);
        if (index < 0) return false;
        removeAt(index);
        return true;
    }

    public int indexOf(int value) {
        for (int i = 0; i < size; i++) if (items[i] == value) return i;
        return -1;
    }

    public int lastIndexOf(int value) {
        for (int i = size - 1; i >= 0; i--) if (items[i] == value) return i;
        return -1;
    }

    public boolean contains(int value) {
        return indexOf(value) >= 0;
    }

    public void clear() {
        // Nothing is ever written to the list that all threads share.
        if (size > 0) size = 0;
    }

    public void truncate(int newSize) {
        size = newSize;
    }

    public int[] toArray() {
        return size == 0 ? EMPTY : Arrays.copyOf(items, size);
    }

    /// A list of its own: the items are shared until one of the two is changed.
    public IntList copy() {
        if (size == 0) return new IntList();
        writable = 0;
        return new IntList(items, size, 0);
    }

    /// The same for a list that is mostly empty: then no list is made before something is to be added.
    IntList copyIfAny() {
        return size == 0 ? NOTHING : copy();
    }

    /// This list, or a new one in place of the shared empty one.
    IntList toAddTo() {
        return this == NOTHING ? new IntList() : this;
    }

    /// These and those, as a list of its own.
    public IntList with(IntList others) {
        if (others.isEmpty()) return this;
        var all = new IntList(size + others.size);
        all.addAll(this);
        all.addAll(others);
        return all;
    }

    @Override
    public void fields(Fields fields) {
        fields.number(size);
        for (int i = 0; i < size; i++) fields.number(items[i]);
    }
}
