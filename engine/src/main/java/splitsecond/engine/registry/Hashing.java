package splitsecond.engine.registry;

import org.jspecify.annotations.Nullable;

final class Hashing extends Fields {

    private long hash;

    long hash() {
        return hash;
    }

    @Override
    public void number(long value) {
        hash = Hash.mix(hash, value);
    }

    @Override
    public void value(@Nullable Object value) {
        // Not `hashCode`: that of an enum is another in every run.
        hash = value == null ? Hash.mix(hash, 0) : Hash.mix(hash, value.toString());
    }

    @Override
    public void common(Shared part) {
        hash = Hash.mix(hash, part.stamp());
    }
}
