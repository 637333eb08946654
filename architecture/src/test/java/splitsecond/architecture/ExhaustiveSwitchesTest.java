package splitsecond.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A new kind of instruction, filter, amount, condition, cost, trigger, static or replacement effect, and a new kind of
/// decision, must not compile until every place that asks about them says what it means there: so a switch over them
/// has no `default`, in any module, nor what comes to the same: `case Effect other`, or one question after the other
/// by `instanceof`. What concerns few of many is asked of their groups (`Effect.Moving`), or in one place for all
/// (`Patient`). Only what goes on with `super` may stay: `AbilityMap` knows all.
class ExhaustiveSwitchesTest {

    private static final Path ABILITY = Path.of("engine/src/main/java/splitsecond/engine/ability");

    private static final List<String> MODULES = List.of("engine", "cards", "players", "app");

    /// They look at parts of any type, of which these are some.
    private static final Set<String> OF_ANY_PART =
            Set.of("Explanation.record", "Explanation.role", "Unexecuted.name", "InWords.say");

    /// So many kinds may be asked for one by one in a method, of the same thing; more are a switch.
    private static final int LADDER = 5;

    private static final Pattern SWITCH = Pattern.compile("\\bswitch \\((.*?)(\\) \\{)?\\s*$");

    private static final Pattern DECISION = Pattern.compile("ecision(\\(\\))?\\.kind\\(\\)$");

    private static final Pattern METHOD = Pattern.compile("^    (?! )[\\w@<>?,. ]*?(\\w+)\\(.*\\{\\s*$");

    private static final Pattern CASE = Pattern.compile("\\bcase (?:splitsecond\\.engine\\.ability\\.)?(\\w+)[. (]");

    private static final Pattern ALL = Pattern.compile("\\bcase (?:splitsecond\\.engine\\.ability\\.)?(\\w+) \\w+ ->");

    private static final Pattern DEFAULT = Pattern.compile("^(case null, )?default( ->|:)");

    private static final Pattern ASKED =
            Pattern.compile("([\\w.()]+) instanceof (?:splitsecond\\.engine\\.ability\\.)?(\\w+)(\\.\\w+)?");

    private static final Pattern GOES_ON =
            Pattern.compile("super\\.(effect|condition|reference|filter|amount|staticEffect)\\(");

    private static final Pattern IMPORTED =
            Pattern.compile("^import splitsecond\\.engine\\.ability\\.\\w+\\.(\\w+);", Pattern.MULTILINE);

    private static final Pattern SEALED = Pattern.compile("public sealed interface (\\w+)");

    private static final Pattern RECORD = Pattern.compile("^    record (\\w+)\\(", Pattern.MULTILINE);

    private static final class Switch {
        final int indent;
        boolean sealed;
        int defaultAt;

        Switch(int indent, boolean sealed) {
            this.indent = indent;
            this.sealed = sealed;
        }
    }

    private final List<String> types = new ArrayList<>();
    private final List<String> records = new ArrayList<>();

    @BeforeEach
    void readTheLanguage() throws IOException {
        for (var file : sources(root().resolve(ABILITY))) {
            var text = Files.readString(file);
            var sealed = SEALED.matcher(text);
            if (!sealed.find()) continue;
            types.add(sealed.group(1));
            // `Cost.Tap` is a `Cost.Part`.
            types.add(file.getFileName().toString().replace(".java", ""));
            var record = RECORD.matcher(text);
            while (record.find()) records.add(record.group(1));
        }
        assertThat(types).contains("Effect", "Filter", "Trigger");
        assertThat(records).contains("DealDamage", "ControlledBy", "Attacks");
    }

    @Test
    void noSwitchOverTheAbilityLanguageOrDecisionsHasADefault() throws IOException {
        var found = new ArrayList<String>();
        for (var module : MODULES)
            for (var file : sources(root().resolve(module).resolve("src/main/java")))
                find(file, known(module, file), found);
        assertThat(found).isEmpty();
    }

    @Test
    void nothingIsAskedForOneKindAfterTheOther() throws IOException {
        var found = new ArrayList<String>();
        for (var module : MODULES)
            for (var file : sources(root().resolve(module).resolve("src/main/java"))) {
                if (!GOES_ON.matcher(Files.readString(file)).find()) findLadders(file, known(module, file), found);
            }
        assertThat(found).isEmpty();
    }

    private List<String> known(String module, Path file) throws IOException {
        var known = new ArrayList<>(types);
        // Elsewhere other things have the same names.
        if (!module.equals("app") && !module.equals("players")) known.addAll(records);
        var imported = IMPORTED.matcher(Files.readString(file));
        while (imported.find()) known.add(imported.group(1));
        return known;
    }

    private static void findLadders(Path file, List<String> known, List<String> found) throws IOException {
        var asked = new HashMap<String, Integer>();
        String method = "";
        for (var line : Files.readAllLines(file)) {
            var named = METHOD.matcher(line);
            if (named.find()) {
                method = named.group(1);
                asked.clear();
            }
            // What follows are fields, whose phrases ask each for itself.
            if (line.equals("    }")) method = "";
            if (method.isEmpty()) continue;
            var question = ASKED.matcher(line);
            while (question.find())
                if (known.contains(question.group(2)) && asked.merge(question.group(1), 1, Integer::sum) == LADDER + 1)
                    found.add(file.getFileName().toString().replace(".java", "." + method) + ": " + question.group(1));
        }
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    private static Path root() {
        var here = Path.of("").toAbsolutePath();
        while (here != null && !Files.isDirectory(here.resolve(ABILITY))) here = here.getParent();
        if (here == null) throw new AssertionError("the project's folder is not above this one");
        return here;
    }

    private void find(Path file, List<String> known, List<String> found) throws IOException {
        var open = new ArrayDeque<Switch>();
        var lines = Files.readAllLines(file);
        String method = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int indent = line.length() - line.stripLeading().length();
            var named = METHOD.matcher(line);
            if (named.find()) method = named.group(1);
            var inner = open.peek();
            if (inner != null && line.strip().startsWith("}") && indent <= inner.indent) {
                open.pop();
                String where = file.getFileName().toString().replace(".java", "." + method);
                if (inner.sealed && inner.defaultAt > 0 && !OF_ANY_PART.contains(where))
                    found.add(where + ":" + inner.defaultAt);
            } else if (inner != null) {
                var label = CASE.matcher(line);
                if (label.find()) inner.sealed |= known.contains(label.group(1));
                var all = ALL.matcher(line);
                boolean rest = DEFAULT.matcher(line.strip()).find() && !line.contains("-> super.");
                if (rest || all.find() && types.contains(all.group(1))) inner.defaultAt = i + 1;
            }
            var begins = SWITCH.matcher(line);
            if (!begins.find()) continue;
            // The compiler lets a statement leave out constants.
            if (line.strip().startsWith("switch (")
                    && DECISION.matcher(begins.group(1)).find()) found.add(file.getFileName() + ":" + (i + 1));
            open.push(new Switch(indent, DECISION.matcher(begins.group(1)).find()));
        }
    }
}
