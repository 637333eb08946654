package splitsecond.app.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The acceptance page names only scenarios that exist.
class AcceptanceTest {

    @Test
    void everyScenarioNamedThereExists() throws IOException {
        var page = Files.readString(Path.of("../docs/acceptance.md"));
        var named = Pattern.compile("`([^`]+\\.yaml)`")
                .matcher(page)
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(named)
                .isNotEmpty()
                .allSatisfy(file -> assertThat(Path.of("src/test/resources/scenarios", file))
                        .exists());
    }
}
