package splitsecond.cards;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Walks through a meaning: every record and constant of the ability language in it. Records know their components,
/// so that a
/// new one need not be added anywhere.
public final class Parts {

    private Parts() {}

    /// Hands over the value and everything in it, from the outside in.
    public static void each(@Nullable Object value, Consumer<Object> to) {
        switch (value) {
            case Record part -> {
                to.accept(part);
                for (RecordComponent component : part.getClass().getRecordComponents()) each(get(component, part), to);
            }
            case List<?> list -> list.forEach(item -> each(item, to));
            case Enum<?> constant -> to.accept(constant);
            case null, default -> {}
        }
    }

    private static @Nullable Object get(RecordComponent component, Record of) {
        try {
            return component.getAccessor().invoke(of);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("cannot read " + component, e);
        }
    }
}
