package splitsecond.engine.registry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// All fields of a part in a row, to be compared.
final class Listing extends Fields {

    private long[] numbers = new long[1024];
    private int size;
    private final List<@Nullable Object> values = new ArrayList<>();

    static Listing of(Part part) {
        var listing = new Listing();
        part.fields(listing);
        return listing;
    }

    @Override
    public void number(long value) {
        if (size == numbers.length) numbers = Arrays.copyOf(numbers, 2 * size);
        numbers[size++] = value;
    }

    @Override
    public void value(@Nullable Object value) {
        values.add(value);
    }

    @Override
    public void common(Shared part) {
        values.add(part);
    }

    boolean sameAs(Listing other) {
        if (values.size() != other.values.size() || !Arrays.equals(numbers, 0, size, other.numbers, 0, other.size))
            return false;
        for (int i = 0; i < values.size(); i++) if (!same(values.get(i), other.values.get(i))) return false;
        return true;
    }

    private static boolean same(@Nullable Object one, @Nullable Object other) {
        if (one == other) return true;
        if (one instanceof Shared part && other instanceof Shared that) return Fields.same(part, that);
        return one != null && one.equals(other);
    }
}
