package splitsecond.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `splitsecond scenario` and `splitsecond perft`, from the outside.
class ScenarioCommandTest {

    private static final String HOLDS = """
            scenario: A bolt
            given:
              alice: {hand: [Lightning Bolt], battlefield: [Mountain]}
              bob: {}
            when:
              - alice casts: Lightning Bolt
                targets: [bob]
              - resolve
            then: {bob: {life: 17}}
            """;

    @TempDir
    private Path folder;

    private final Program program = new Program();
    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("a.yaml"), HOLDS);
    }

    @Test
    void whatHoldsIsOneLine() {
        assertThat(program.run("scenario", file.toString())).isZero();
        assertThat(program.out().lines())
                .containsExactly("ok " + file + ": A bolt", "1 passed, 0 failed, 0 unsupported");
    }

    @Test
    void withoutExpectationsItsStoryIsTold() throws IOException {
        Files.writeString(file, HOLDS.replaceFirst("then: .*\\n", ""));
        assertThat(program.run("scenario", file.toString())).isZero();
        assertThat(program.out())
                .containsSubsequence(
                        "ok " + file + ": A bolt",
                        "    alice casts Lightning Bolt",
                        "    Lightning Bolt deals 3 damage to bob",
                        "1 passed, 0 failed, 0 unsupported");
    }

    @Test
    void aFolderIsRunWhole() throws IOException {
        Files.writeString(folder.resolve("b.yaml"), HOLDS.replace("life: 17", "life: 16"));
        assertThat(program.run("scenario", folder.toString())).isEqualTo(1);
        assertThat(program.out())
                .contains(
                        "FAIL " + folder.resolve("b.yaml") + ":9: A bolt",
                        "  expected bob's life: 16",
                        "  actual   bob's life: 17")
                .endsWith("1 passed, 1 failed, 0 unsupported" + System.lineSeparator());
    }

    @Test
    void aMalformedFileIsNamedAndTheOthersAreRun() throws IOException {
        Files.writeString(folder.resolve("b.yaml"), HOLDS.replace("bob: {}", "bob: {hnad: []}"));
        assertThat(program.run("scenario", folder.toString())).isEqualTo(2);
        assertThat(program.err()).hasLineCount(1).startsWith(folder.resolve("b.yaml") + ":4: ");
        assertThat(program.out()).contains("1 passed, 0 failed, 0 unsupported");
    }

    @Test
    void jsonLinesSayTheSame() {
        assertThat(program.run("scenario", "--json", file.toString())).isZero();
        assertThat(program.out().lines())
                .hasSize(2)
                .first()
                .asString()
                .contains("\"scenario\":\"A bolt\"", "\"result\":\"ok\"");
        assertThat(program.out()).contains("\"passed\":1");
    }

    @Test
    void aMissingFileIsOneSentence() {
        assertThat(program.refusal("scenario", folder.resolve("c.yaml").toString()))
                .contains("there is no such file");
    }

    @Test
    void perftCountsTheDecisionTree() {
        assertThat(program.run("perft", file.toString(), "--depth", "2")).isZero();
        // Pass, cast the bolt, or tap the Mountain; then two targets after the bolt, one pass by bob, or two things
        // with the mana.
        assertThat(program.out()).startsWith("depth 1: 3 nodes").contains("depth 2: ");
    }
}
