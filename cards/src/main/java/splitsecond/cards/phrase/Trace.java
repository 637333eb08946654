package splitsecond.cards.phrase;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// How a text was read: a rule, what was meant by it, and how its parts were read.
///
/// @param rule the words of the rule, or null where there are none: a list, a value made from another
/// @param value what was meant, or null if it does not matter
public record Trace(@Nullable String rule, @Nullable Object value, List<Trace> parts) {

    static final Trace NONE = new Trace(null, null, List.of());

    static Trace of(List<Trace> parts) {
        return new Trace(null, null, parts);
    }
}
