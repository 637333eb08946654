package splitsecond.skirmish;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import splitsecond.timing.Problem;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamFactory;

/// A value in a data file that knows its line, so that whatever is wrong with it can be found.
///
/// @param path how to get there, such as `attack.attacker`
/// @param value a String, Long, Boolean, null, or the entries of an array (List) or an object (Map)
record Entry(String file, String path, int line, @Nullable Object value) {

    static byte[] bytes(Path file) throws IOException {
        if (Files.isDirectory(file)) throw new Problem(file + ": this is a folder, give the path of a file.");
        return Files.readAllBytes(file);
    }

    static Entry read(TokenStreamFactory format, String file, byte[] content) {
        try (var parser = format.createParser(ObjectReadContext.empty(), content)) {
            if (parser.nextToken() == null) throw new Problem(file + ": the file is empty.");
            var entry = read(parser, file, "");
            if (parser.nextToken() != null)
                throw new Problem(file + ", line " + line(parser) + ": there is more after the end.");
            return entry;
        } catch (JacksonException broken) {
            var place = broken.getLocation();
            var where = place == null || place.getLineNr() < 1 ? "" : ", line " + place.getLineNr();
            throw new Problem(file + where + ": " + plainly(broken.getOriginalMessage()));
        }
    }

    /// What the parser complains of, for people who have never met it.
    private static String plainly(@Nullable String message) {
        var text = message == null ? "" : message;
        if (text.contains("<stream end>") || text.contains("end-of-input"))
            return "a bracket or a quotation mark is opened and never closed.";
        if (text.contains("(TAB)") || text.contains("'\\t'")) return "there is a tab where spaces are expected.";
        if (text.contains("mapping values are not allowed"))
            return "there is one colon too many; text with a colon in it stands in quotation marks.";
        if (text.contains("expected ',' or")) return "a comma or a closing bracket is missing before this.";
        if (text.contains("<block end>")) return "this does not stand under what it belongs to.";
        return "this cannot be read.";
    }

    private static int line(JsonParser parser) {
        return parser.currentTokenLocation().getLineNr();
    }

    private static Entry read(JsonParser parser, String file, String path) {
        int line = line(parser);
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                var fields = new LinkedHashMap<String, Entry>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    var name = parser.currentName();
                    int nameLine = line(parser);
                    parser.nextToken();
                    var field = read(parser, file, path.isEmpty() ? name : path + "." + name);
                    if (fields.put(name, new Entry(file, field.path, nameLine, field.value)) != null)
                        throw new Problem(file + ", line " + nameLine + ": '" + name + "' is there twice.");
                }
                yield new Entry(file, path, line, fields);
            }
            case START_ARRAY -> {
                var items = new ArrayList<Entry>();
                while (parser.nextToken() != JsonToken.END_ARRAY)
                    items.add(read(parser, file, path + "[" + items.size() + "]"));
                yield new Entry(file, path, line, items);
            }
            case VALUE_STRING -> new Entry(file, path, line, parser.getString());
            case VALUE_NUMBER_INT -> new Entry(file, path, line, parser.getLongValue());
            case VALUE_TRUE -> new Entry(file, path, line, true);
            case VALUE_FALSE -> new Entry(file, path, line, false);
            case VALUE_NULL -> new Entry(file, path, line, null);
            default -> throw new Problem(file + ", line " + line + ": " + parser.getString() + " is not a value.");
        };
    }

    Problem refuse(String problem) {
        return new Problem(file + ", line " + line + ": " + problem);
    }

    private Problem mustBe(String wanted) {
        return refuse((path.isEmpty() ? "the file" : path) + " must be " + wanted + ".");
    }

    @SuppressWarnings("unchecked") // read() puts nothing else into a map
    Map<String, Entry> fields() {
        if (value instanceof Map<?, ?> fields) return (Map<String, Entry>) fields;
        throw mustBe("an object with named fields");
    }

    /// The fields, of which only these names are allowed.
    Map<String, Entry> fields(String... known) {
        var fields = fields();
        var allowed = Arrays.asList(known);
        fields.forEach((name, field) -> {
            if (!allowed.contains(name))
                throw field.refuse("unknown key '" + name + "'; known here: " + String.join(", ", known) + ".");
        });
        return fields;
    }

    @SuppressWarnings("unchecked") // read() puts nothing else into a list
    List<Entry> items() {
        if (value instanceof List<?> items) return (List<Entry>) items;
        throw mustBe("a list");
    }

    String text() {
        if (value instanceof String text && !text.isBlank()) return text;
        throw mustBe("a text");
    }

    boolean truth() {
        if (value instanceof Boolean truth) return truth;
        throw mustBe("true or false");
    }

    int number(int least, int most) {
        if (value instanceof Long number && number >= least && number <= most) return number.intValue();
        throw mustBe("a number from " + least + " to " + most);
    }

    /// One of an enum's names, without case.
    <E extends Enum<E>> E oneOf(Class<E> type) {
        var wanted = text().strip().toUpperCase(Locale.ROOT);
        for (var constant : type.getEnumConstants()) if (constant.name().equals(wanted)) return constant;
        throw mustBe("one of "
                + Arrays.stream(type.getEnumConstants()).map(Enum::name).collect(Collectors.joining(", ")));
    }

    boolean isNothing() {
        return value == null;
    }
}
