package splitsecond.cards;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Walks through a meaning: every record and constant of the ability language in it. Records know their components,
/// so that a new one need not be added anywhere.
public final class Parts {

    private Parts() {}

    /// Hands over the value and everything in it, from the outside in.
    public static void each(@Nullable Object value, Consumer<Object> to) {
        switch (value) {
            case Record part -> {
                to.accept(part);
                ofRecord(part, (_, inner) -> each(inner, to));
            }
            case List<?> list -> list.forEach(item -> each(item, to));
            case Enum<?> constant -> to.accept(constant);
            case null, default -> {}
        }
    }

    /// Takes the parts of a record, by name.
    public interface Taker {
        void take(String name, @Nullable Object value);
    }

    public static void ofRecord(Record part, Taker to) {
        for (RecordComponent component : part.getClass().getRecordComponents())
            to.take(component.getName(), get(component, part));
    }

    /// The value as maps and lists, with the name of each record as `is`.
    public static Object asMap(Object value) {
        return switch (value) {
            case Record part -> {
                Map<String, Object> map = new LinkedHashMap<>();
                map.put("is", part.getClass().getSimpleName());
                ofRecord(part, (name, inner) -> {
                    if (inner != null) map.put(name, asMap(inner));
                });
                yield map;
            }
            case List<?> list -> list.stream().map(Parts::asMap).toList();
            case Boolean _, Integer _, String _ -> value;
            default -> value.toString();
        };
    }

    private static @Nullable Object get(RecordComponent component, Record of) {
        try {
            return component.getAccessor().invoke(of);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("cannot read " + component, e);
        }
    }
}
