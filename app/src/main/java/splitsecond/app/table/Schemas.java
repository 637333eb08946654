package splitsecond.app.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// JSON Schemas of the records that are sent and read. A component that may be null need not be there; a sealed
/// interface is one of its records; a record of one `@JsonValue` is that value.
final class Schemas {

    private static final String PLACE = "#/components/schemas/";

    private final Map<String, Map<String, Object>> byName = new TreeMap<>();
    private final Map<String, Class<?>> classes = new HashMap<>();
    /// What is read has exactly the fields that it has; what is sent may get more of them one day.
    private final Collection<Class<?>> read;

    /// @param read the records that clients send
    Schemas(Collection<Class<?>> read) {
        this.read = read;
    }

    /// Every schema that was referred to.
    Map<String, Map<String, Object>> all() {
        return byName;
    }

    /// The schema of a type: in place, or by reference to one of `all`.
    Map<String, Object> of(Type type) {
        return switch (type) {
            case ParameterizedType generic -> container(generic);
            case Class<?> plain -> of(plain);
            default -> throw new IllegalArgumentException("no schema is known for " + type);
        };
    }

    private Map<String, Object> container(ParameterizedType generic) {
        var parameters = generic.getActualTypeArguments();
        if (generic.getRawType() == Map.class && parameters[0] == String.class)
            return ordered("type", "object", "additionalProperties", of(parameters[1]));
        if (generic.getRawType() instanceof Class<?> raw && Collection.class.isAssignableFrom(raw))
            return ordered("type", "array", "items", of(parameters[0]));
        throw new IllegalArgumentException("no schema is known for " + generic);
    }

    private Map<String, Object> of(Class<?> type) {
        if (type == String.class) return ordered("type", "string");
        if (type == boolean.class || type == Boolean.class) return ordered("type", "boolean");
        if (type == int.class || type == Integer.class) return ordered("type", "integer", "format", "int32");
        if (type == long.class || type == Long.class) return ordered("type", "integer", "format", "int64");
        if (!type.isRecord() && !type.isEnum() && !type.isSealed())
            throw new IllegalArgumentException("no schema is known for " + type);
        var components = type.getRecordComponents();
        if (type.isRecord() && components.length == 1 && isValue(components[0]))
            return of(components[0].getGenericType());
        return reference(type);
    }

    private static boolean isValue(RecordComponent component) {
        return component.getAccessor().isAnnotationPresent(JsonValue.class);
    }

    private Map<String, Object> reference(Class<?> type) {
        String name = name(type);
        var known = classes.putIfAbsent(name, type);
        if (known != null && known != type)
            throw new IllegalArgumentException(known + " and " + type + " have the same name for clients");
        if (known == null) {
            byName.put(name, Map.of()); // a record may refer to itself
            byName.put(name, schema(type));
        }
        return ordered("$ref", PLACE + name);
    }

    /// `Kind` alone says little.
    private static String name(Class<?> type) {
        var home = type.getEnclosingClass();
        return type.isEnum() && home != null ? home.getSimpleName() + type.getSimpleName() : type.getSimpleName();
    }

    private Map<String, Object> schema(Class<?> type) {
        if (type.isEnum())
            return ordered(
                    "type",
                    "string",
                    "enum",
                    Arrays.stream(type.getEnumConstants())
                            .map(constant -> ((Enum<?>) constant).name())
                            .toList());
        if (type.isSealed())
            return ordered(
                    "oneOf",
                    Arrays.stream(type.getPermittedSubclasses()).map(this::of).toList());
        return object(type);
    }

    private Map<String, Object> object(Class<?> type) {
        var include = type.getAnnotation(JsonInclude.class);
        boolean leavesOut = include != null && include.value() == JsonInclude.Include.NON_NULL;
        var properties = new LinkedHashMap<String, Object>();
        var required = new ArrayList<String>();
        for (var component : type.getRecordComponents()) {
            boolean nullable = isNullable(component);
            var schema = of(component);
            properties.put(component.getName(), nullable && !leavesOut ? orNull(schema) : schema);
            if (!nullable) required.add(component.getName());
        }
        var schema = ordered("type", "object", "properties", properties);
        if (!required.isEmpty()) schema.put("required", required);
        if (read.contains(type)) schema.put("additionalProperties", false);
        return schema;
    }

    static boolean isNullable(RecordComponent component) {
        return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    private Map<String, Object> of(RecordComponent component) {
        var words = component.getAnnotation(Words.class);
        return words == null
                ? of(component.getGenericType())
                : ordered("type", "string", words.orOther() ? "examples" : "enum", List.of(words.value()));
    }

    private static Map<String, Object> orNull(Map<String, Object> schema) {
        return ordered("anyOf", List.of(schema, Map.of("type", "null")));
    }

    static Map<String, Object> ordered(Object... namesAndValues) {
        var map = new LinkedHashMap<String, Object>();
        for (int i = 0; i < namesAndValues.length; i += 2)
            map.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
        return map;
    }
}
