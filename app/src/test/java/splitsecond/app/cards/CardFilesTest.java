package splitsecond.app.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// Which cards a command knows.
class CardFilesTest {

    @TempDir
    private Path folder;

    private Path write(String file, String text) throws IOException {
        return Files.writeString(folder.resolve(file), text);
    }

    private static String cost(CardFiles files, String name) {
        return Objects.requireNonNull(files.pool().find(name), name).manaCost();
    }

    @Test
    void aNamedFileComesBeforeTheBundledCardsAndALaterOneBeforeAnEarlierOne() throws IOException {
        var one = write("one.json", """
                [{"name": "Lightning Bolt", "mana_cost": "{1}{R}", "type_line": "Instant"},
                 {"name": "Mine", "mana_cost": "{1}", "type_line": "Artifact"}]
                """);
        var two = write("two.json", "{\"name\": \"mine\", \"mana_cost\": \"{2}\", \"type_line\": \"Artifact\"}");
        var files = new CardFiles();
        new CommandLine(files).parseArgs("--cards", one.toString(), "--cards", two.toString());
        assertThat(cost(files, "Lightning Bolt")).isEqualTo("{1}{R}");
        assertThat(cost(files, "Mine")).isEqualTo("{2}");
        assertThat(cost(files, "Grizzly Bears")).isEqualTo("{1}{G}");
        assertThat(files.only().size()).isEqualTo(2);
    }

    @Test
    void theEnvironmentComesBeforeTheImportedCards() throws IOException {
        var home = Map.of("SPLITSECOND_HOME", folder.toString());
        assertThat(LocalPool.defaults(home, "/nowhere")).isEmpty();
        var imported = write("cards.jsonl.gz", "");
        assertThat(LocalPool.defaults(home, "/nowhere")).containsExactly(imported);
        assertThat(LocalPool.defaults(
                        Map.of("SPLITSECOND_HOME", folder.toString(), "SPLITSECOND_CARDS", "other.json"), "/nowhere"))
                .containsExactly(Path.of("other.json"));
    }
}
