package splitsecond.engine.registry;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads the fields of a part, one after another: to make a hash of them, or to compare them with those of another.
public abstract sealed class Fields permits Hashing, Listing {

    Fields() {}

    public abstract void number(long value);

    /// Something that is never changed: equal by `equals`, and told apart by its text, which is the same on every
    /// machine.
    public abstract void value(@Nullable Object value);

    /// A shared part that is always there.
    public abstract void common(Shared part);

    public final void constant(@Nullable Enum<?> value) {
        number(value == null ? -1 : value.ordinal());
    }

    public final void pair(int one, int other) {
        number((long) one << 32 | other & 0xFFFFFFFFL);
    }

    public final void flag(boolean value) {
        number(value ? 1 : 0);
    }

    public final void part(@Nullable Part part) {
        flag(part != null);
        if (part instanceof Shared shared) common(shared);
        else if (part != null) part.fields(this);
    }

    public final void parts(List<? extends Part> parts) {
        number(parts.size());
        for (int i = 0; i < parts.size(); i++) part(parts.get(i));
    }

    public final void parts(@Nullable Part[] parts) {
        number(parts.length);
        for (var part : parts) part(part);
    }

    public final void values(List<?> values) {
        number(values.size());
        for (int i = 0; i < values.size(); i++) value(values.get(i));
    }

    public final void values(Object[] values) {
        number(values.length);
        for (var value : values) value(value);
    }

    public final void numbers(int[] values) {
        number(values.length);
        for (int value : values) number(value);
    }

    /// The first so many of them.
    public final void numbers(long[] values, int count) {
        number(count);
        for (int i = 0; i < count; i++) number(values[i]);
    }

    public final void numbers(int[][] rows) {
        number(rows.length);
        for (int[] row : rows) numbers(row);
    }

    public final void flags(boolean[] values) {
        number(values.length);
        for (boolean value : values) flag(value);
    }

    public final void flags(boolean @Nullable [][] rows) {
        number(rows == null ? -1 : rows.length);
        if (rows != null) for (boolean[] row : rows) flags(row);
    }

    public static long hash(Part part) {
        var hashing = new Hashing();
        part.fields(hashing);
        return hashing.hash();
    }

    /// The hash of a part that is shared, never 0.
    public static int stamp(Part part) {
        long hash = hash(part);
        int stamp = (int) (hash ^ hash >>> 32);
        return stamp == 0 ? 1 : stamp;
    }

    /// Whether they are equal in every field.
    public static boolean same(Part one, Part other) {
        return one == other || Listing.of(one).sameAs(Listing.of(other));
    }
}
