package splitsecond.cards.phrase;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// One way to read a phrase: what it means, the token position after it, and by which rules it was read. Readings that
/// mean the same are the same, however they came about.
public record Reading<T>(T value, int end, Trace trace) {

    Reading(T value, int end) {
        this(value, end, Trace.NONE);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Reading<?> reading && end == reading.end && Objects.equals(value, reading.value);
    }

    @Override
    public int hashCode() {
        return 31 * end + Objects.hashCode(value);
    }
}
