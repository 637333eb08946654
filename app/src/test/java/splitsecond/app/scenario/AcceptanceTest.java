package splitsecond.app.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The acceptance page names only scenarios and tests that exist.
class AcceptanceTest {

    private static List<String> named(String what) throws IOException {
        var page = Files.readString(Path.of("../docs/acceptance.md"));
        return Pattern.compile(what)
                .matcher(page)
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    @Test
    void everyScenarioNamedThereExists() throws IOException {
        assertThat(named("`([^`]+\\.yaml)`"))
                .isNotEmpty()
                .allSatisfy(file -> assertThat(Path.of("src/test/resources/scenarios", file))
                        .exists());
    }

    @Test
    void everyTestNamedThereExists() throws IOException {
        var tests = new HashSet<String>();
        for (String module : List.of("engine", "cards", "players", "skirmish", "app", "browser", "postgres"))
            try (var files = Files.walk(Path.of("..", module, "src/test/java"))) {
                files.forEach(file -> tests.add(file.getFileName().toString()));
            }
        assertThat(named("`([A-Z]\\w+Test)`"))
                .isNotEmpty()
                .allSatisfy(test -> assertThat(tests).contains(test + ".java"));
    }
}
