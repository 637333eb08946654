package splitsecond.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ContributingTest {

    private static final Pattern PLACE = Pattern.compile("`((?:\\.ci|app|cards|docs|engine|players)/[\\w./-]+)`");

    private static final Pattern CODE = Pattern.compile("(?s)```.*?```");

    /// `rules/questions/Layers`, `Priority.givePriority`; what is all in capitals is a constant.
    private static final Pattern CLASS = Pattern.compile("`((?:[a-z]+/)*)([A-Z]\\w*[a-z]\\w*)((?:\\.\\w+)?)`");

    private static final Pattern TYPE = Pattern.compile("\\b(?:class|record|enum|interface) ([A-Z]\\w*)");

    /// Whoever follows the way of a spell, a text, a decision or a wish finds the classes on it, and their methods.
    @Test
    void everyClassThatTheArchitectureNamesIsThere() throws IOException {
        var root = Files.exists(Path.of("CONTRIBUTING.md")) ? Path.of("") : Path.of("..");
        var places = new HashMap<String, List<Path>>();
        try (var files = Files.walk(root)) {
            for (var file :
                    files.filter(file -> file.toString().endsWith(".java")).toList()) {
                if (file.toString().contains("/target/")) continue;
                var types = TYPE.matcher(Files.readString(file));
                while (types.find())
                    places.computeIfAbsent(types.group(1), _ -> new ArrayList<>())
                            .add(file);
            }
        }
        var text = CODE.matcher(Files.readString(root.resolve("docs/architecture.md")))
                .replaceAll("");
        var named = CLASS.matcher(text).results().toList();
        assertThat(named).hasSizeGreaterThan(80);
        var missing = new ArrayList<String>();
        for (var name : named) {
            boolean found = false;
            for (var file : places.getOrDefault(name.group(2), List.of()))
                found |= file.toString().contains(name.group(1))
                        && Files.readString(file).contains(name.group(3).replace(".", ""));
            if (!found) missing.add(name.group());
        }
        assertThat(missing).isEmpty();
    }

    /// Whoever follows a recipe finds the files that it names.
    @Test
    void everyPlaceThatARecipeNamesIsThere() throws IOException {
        var root = Files.exists(Path.of("CONTRIBUTING.md")) ? Path.of("") : Path.of("..");
        var places = PLACE.matcher(Files.readString(root.resolve("CONTRIBUTING.md")))
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(places).hasSizeGreaterThan(20);
        List<String> missing = places.stream()
                .filter(place -> !Files.exists(root.resolve(place)))
                .toList();
        assertThat(missing).isEmpty();
    }
}
