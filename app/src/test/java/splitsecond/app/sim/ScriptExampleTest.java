package splitsecond.app.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.Program;

/// Scripted players in `sim`, among them the one that the documentation shows.
class ScriptExampleTest {

    private static final Pattern EXAMPLE = Pattern.compile(
            "## Scripted players.*?```\\n(.*?)```.*?`\\./splitsecond (sim [^`]* scripted:(\\S+?),[^`]*)`",
            Pattern.DOTALL);

    @TempDir
    private Path folder;

    private final Program program = new Program();

    @Test
    void theExampleOfTheDocumentationRunsAsItIsPrinted() throws IOException {
        var page = Path.of("docs/simulation.md");
        var example = EXAMPLE.matcher(
                Files.readString(Files.exists(page) ? page : Path.of("..").resolve(page)));
        assertThat(example.find()).isTrue();
        var script = Files.writeString(folder.resolve(example.group(3)), example.group(1));
        var command = example.group(2).replace(example.group(3), script.toString());
        assertThat(story(command.split(" ")))
                .contains("Alice casts Lightning Bolt", "Lightning Bolt deals 3 damage to Bob")
                .contains("Ball Lightning attacks Bob", "Goblin Piker blocks");
    }

    @Test
    void theFirstPlayerIsAliceAndTheSecondBobWhoeverGoesFirst() throws IOException {
        var deck = Files.writeString(folder.resolve("deck.txt"), "20 Mountain\n40 Lightning Bolt\n");
        for (String whom : List.of("bob", "face", "opponent")) {
            var script = Files.writeString(
                    folder.resolve("script.txt"), "keep; play mountain; cast bolt at " + whom + "; pass; then zero");
            assertThat(story(
                            "sim",
                            deck.toString(),
                            "--players",
                            "scripted:" + script + ",zero",
                            "--games",
                            "2",
                            "--seed",
                            "2",
                            "--swap-seats"))
                    .contains("Lightning Bolt deals 3 damage to Bob")
                    .doesNotContain("damage to Alice");
        }
    }

    @Test
    void aScriptThatCannotBeReadIsRefusedBeforeAnyGame() throws IOException {
        var binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xC3, 0, (byte) 0xFF});
        assertThat(refusal(folder)).startsWith(folder + ": this is a folder, not a script.");
        assertThat(refusal(binary)).startsWith(binary + ": this is no text, so it is no script.");
        var script = Files.writeString(folder.resolve("script.txt"), "keep\nthen nosuch");
        assertThat(refusal(script)).startsWith(script + ":2: \"then nosuch\": There is no player named \"nosuch\"");
    }

    private String refusal(Path script) {
        return program.refusal("sim", "red-burn", "--players", "scripted:" + script);
    }

    /// What happened in the games of a run.
    private String story(String... command) throws IOException {
        var records = folder.resolve("records");
        var args = new ArrayList<>(List.of(command));
        args.addAll(List.of("--record", records.toString()));
        assertThat(program.run(args.toArray(String[]::new))).as(program.err()).isZero();
        var story = new StringBuilder();
        try (var files = Files.list(records)) {
            for (var record : files.sorted().toList()) {
                assertThat(program.run("replay", record.toString())).isZero();
                story.append(program.out());
            }
        }
        return story.toString();
    }
}
