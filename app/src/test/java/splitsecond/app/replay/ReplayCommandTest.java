package splitsecond.app.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.Main;

class ReplayCommandTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String input, String... args) {
        out.getBuffer().setLength(0);
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return Main.commandLine()
                    .setOut(new PrintWriter(out))
                    .setErr(new PrintWriter(err))
                    .execute(args);
        } finally {
            System.setIn(before);
        }
    }

    @BeforeEach
    void twoRecords() {
        assertThat(run("", "sim", "red-burn", "--games", "2", "--players", "simple", "--record", folder.toString()))
                .isZero();
    }

    private String record(int number) {
        return folder.resolve("game-000000" + number + ".txt").toString();
    }

    @Test
    void aRecordIsToldToItsEnd() {
        assertThat(run("", "replay", record(1))).isZero();
        assertThat(out.toString()).contains("Turn 2: red-burn 2", "plays Mountain.", "damage to", "has won.");
    }

    @Test
    void stepsGoForwardAndBackAndShowBothHands() {
        assertThat(run("\n\n\nback\n4\nfly\n99999\nquit\n", "replay", record(1), "--step"))
                .isZero();
        assertThat(out.toString())
                .containsSubsequence(
                        "after 0 choices",
                        "Keep",
                        "after 1 choices",
                        "after 3 choices",
                        "after 2 choices",
                        "after 4 choices")
                .contains("\"fly\" is not known", "The record has ");
        assertThat(out.toString().lines().filter(line -> line.startsWith("  hand: ")))
                .hasSize(12);
    }

    @Test
    void aFolderIsVerifiedAndAChangedRecordFails() throws IOException {
        assertThat(run("", "replay", "--verify", folder.toString())).isZero();
        assertThat(out.toString()).contains("2 of 2 records replay to their hashes.");
        var second = Path.of(record(2));
        Files.writeString(second, Files.readString(second).replaceFirst("hash [0-9a-f]+", "hash 1"));
        assertThat(run("", "replay", "--verify", folder.toString())).isEqualTo(1);
        assertThat(out.toString()).contains("FAILED " + second, "1 of 2 records");
    }
}
