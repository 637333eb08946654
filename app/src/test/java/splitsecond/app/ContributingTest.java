package splitsecond.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ContributingTest {

    private static final Pattern PLACE = Pattern.compile("`((?:\\.ci|app|cards|docs|engine|players)/[\\w./-]+)`");

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
