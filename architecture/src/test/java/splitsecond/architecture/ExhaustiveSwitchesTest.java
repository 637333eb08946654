package splitsecond.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A new kind of filter, amount, condition, cost, trigger, static or replacement effect must not compile until every
/// chapter of the rules says what it means there: so a switch over them has no `default`.
class ExhaustiveSwitchesTest {

    private static final Path RULES = Path.of("engine/src/main/java/splitsecond/engine/rules");

    private static final Pattern SWITCH = Pattern.compile("switch \\(.*\\) \\{\\s*$");

    private static final Pattern CASE =
            Pattern.compile("\\bcase (Replacement|StaticEffect|Trigger|Filter|Amount|Condition|Cost)\\.\\w+");

    private static final class Switch {
        final int indent;
        boolean sealed;
        int defaultAt;

        Switch(int indent) {
            this.indent = indent;
        }
    }

    @Test
    void noSwitchOverTheAbilityLanguageHasADefault() throws IOException {
        var found = new ArrayList<String>();
        try (var files = Files.walk(root().resolve(RULES))) {
            for (var file : files.filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .toList()) find(file, found);
        }
        assertThat(found).isEmpty();
    }

    private static Path root() {
        var here = Path.of("").toAbsolutePath();
        while (here != null && !Files.isDirectory(here.resolve(RULES))) here = here.getParent();
        if (here == null) throw new AssertionError("the project's folder is not above this one");
        return here;
    }

    private static void find(Path file, List<String> found) throws IOException {
        var open = new ArrayDeque<Switch>();
        var lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int indent = line.length() - line.stripLeading().length();
            var inner = open.peek();
            if (inner != null && line.strip().startsWith("}") && indent <= inner.indent) {
                open.pop();
                if (inner.sealed && inner.defaultAt > 0) found.add(file.getFileName() + ":" + inner.defaultAt);
            } else if (inner != null) {
                inner.sealed |= CASE.matcher(line).find();
                if (line.strip().startsWith("default ->")) inner.defaultAt = i + 1;
            }
            if (SWITCH.matcher(line).find()) open.push(new Switch(indent));
        }
    }
}
