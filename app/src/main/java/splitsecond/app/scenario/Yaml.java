package splitsecond.app.scenario;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import splitsecond.timing.Problem;

/// A value in a YAML file that knows its line, and says so when it is not what was expected.
record Yaml(String file, Node node) {

    record Entry(Yaml key, Yaml value) {
        String name() {
            return key.text();
        }
    }

    static Yaml read(Path path) throws IOException {
        var file = path.toString();
        try {
            return parse(file, Files.readString(path));
        } catch (CharacterCodingException e) {
            throw new Problem(file + ":1: this is not UTF-8 text; expected a YAML file.", e);
        }
    }

    static Yaml parse(String file, String text) {
        Optional<Node> root;
        try {
            root = new Compose(LoadSettings.builder().setLabel(file).build()).composeString(text);
        } catch (MarkedYamlEngineException e) {
            var line = e.getProblemMark().map(Mark::getLine).orElse(0) + 1;
            throw new Problem(file + ":" + line + ": this is not YAML: " + plainly(e.getProblem()) + ".", e);
        } catch (StackOverflowError e) {
            throw new Problem(file + ":1: this is not YAML: its brackets are nested too deeply.", e);
        } catch (YamlEngineException e) {
            throw new Problem(file + ":1: this is not YAML: " + firstLine(e) + ".", e);
        }
        return root.map(node -> new Yaml(file, node))
                .orElseThrow(() -> new Problem(
                        file + ":1: the file is empty; expected a mapping with scenario, given, when and then."));
    }

    /// What the parser complains of, for people who have never met it.
    private static String plainly(String problem) {
        if (problem.contains("<stream end>")) return "a bracket or a quotation mark is opened and never closed";
        if (problem.contains("(TAB)")) return "there is a tab where spaces are expected";
        if (problem.contains("mapping values are not allowed"))
            return "there is one colon too many; text with a colon in it stands in quotation marks";
        if (problem.contains("expected ',' or")) return "a comma or a closing bracket is missing before this";
        if (problem.contains("<block end>")) return "this does not stand under what it belongs to";
        return problem;
    }

    private static String firstLine(YamlEngineException e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("unreadable");
    }

    int line() {
        return node.getStartMark().map(Mark::getLine).orElse(0) + 1;
    }

    /// The problem, for the caller to throw: `what` says what is wrong and what was expected.
    Problem problem(String what) {
        return new Problem(file + ":" + line() + ": " + what + ".");
    }

    private Problem expected(String what) {
        return problem("expected " + what + ", not " + described());
    }

    private String described() {
        return switch (node) {
            case ScalarNode _ when isNull() -> "nothing";
            case ScalarNode scalar -> "'" + scalar.getValue() + "'";
            case SequenceNode _ -> "a list";
            case MappingNode _ -> "a mapping";
            default -> "this";
        };
    }

    boolean isScalar() {
        return node instanceof ScalarNode;
    }

    boolean isList() {
        return node instanceof SequenceNode;
    }

    boolean isMapping() {
        return node instanceof MappingNode;
    }

    boolean isNull() {
        return switch (plain()) {
            case "", "~", "null", "Null", "NULL" -> isPlain();
            default -> false;
        };
    }

    private boolean isPlain() {
        return node instanceof ScalarNode scalar && scalar.getScalarStyle() == ScalarStyle.PLAIN;
    }

    /// The text of an unquoted scalar; of anything else, a text that is no boolean, number or null.
    private String plain() {
        return isPlain() && node instanceof ScalarNode scalar ? scalar.getValue() : "\"";
    }

    String text() {
        if (!(node instanceof ScalarNode scalar) || isNull()) throw expected("a text");
        return scalar.getValue().strip();
    }

    /// Null if this is no number.
    @Nullable
    Integer integerIfAny() {
        if (!plain().matches("[+-]?\\d{1,10}")) return null;
        long value = Long.parseLong(plain());
        return value == (int) value ? (int) value : null;
    }

    int integer() {
        var value = integerIfAny();
        if (value == null) throw expected("a whole number");
        return value;
    }

    int count() {
        int value = integer();
        if (value < 0) throw expected("a number that is not negative");
        return value;
    }

    /// Which of several, the first being 1.
    int ordinal() {
        int value = integer();
        if (value < 1) throw expected("a number from 1");
        return value;
    }

    long longInteger() {
        if (!plain().matches("[+-]?\\d{1,18}")) throw expected("a whole number");
        return Long.parseLong(plain());
    }

    /// Null if this is no boolean.
    @Nullable
    Boolean bool() {
        return switch (plain().toLowerCase(Locale.ROOT)) {
            case "yes", "true", "on" -> Boolean.TRUE;
            case "no", "false", "off" -> Boolean.FALSE;
            default -> null;
        };
    }

    boolean yes() {
        var value = bool();
        if (value == null) throw expected("true or false");
        return value;
    }

    List<Yaml> list() {
        if (!(node instanceof SequenceNode sequence)) throw expected("a list such as [A, B]");
        return sequence.getValue().stream().map(item -> new Yaml(file, item)).toList();
    }

    /// A list, or one text or number that stands for a list of its own.
    List<Yaml> listOrOne() {
        return isScalar() && !isNull() ? List.of(this) : list();
    }

    List<String> texts() {
        return list().stream().map(Yaml::text).toList();
    }

    List<Integer> integers() {
        return listOrOne().stream().map(Yaml::integer).toList();
    }

    List<Entry> entries() {
        if (!(node instanceof MappingNode mapping)) throw expected("a mapping such as {name: value}");
        var entries = new ArrayList<Entry>();
        Set<String> seen = new HashSet<>();
        for (var tuple : mapping.getValue()) {
            var entry = new Entry(new Yaml(file, tuple.getKeyNode()), new Yaml(file, tuple.getValueNode()));
            if (!seen.add(entry.name())) throw entry.key().problem("'" + entry.name() + "' is here twice");
            entries.add(entry);
        }
        return entries;
    }

    /// For a key that is none of those allowed here.
    static Problem unknown(Entry entry, String what, List<String> allowed) {
        return entry.key()
                .problem("there is no " + what + " '" + entry.name() + "'; expected one of "
                        + String.join(", ", allowed));
    }

    /// The constant whose words these are.
    static <T> T oneOf(Yaml yaml, String what, List<T> values, Function<T, String> words) {
        var text = yaml.text();
        return values.stream()
                .filter(value -> words.apply(value).equals(text))
                .findFirst()
                .orElseThrow(() -> yaml.problem("'" + text + "' is no " + what + "; expected one of "
                        + String.join(", ", values.stream().map(words).toList())));
    }
}
