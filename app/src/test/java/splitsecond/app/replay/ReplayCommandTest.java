package splitsecond.app.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.Program;
import splitsecond.engine.GameRecord;

class ReplayCommandTest {

    @TempDir
    private Path folder;

    private final Program program = new Program();

    @BeforeEach
    void twoRecords() {
        assertThat(program.run("sim", "red-burn", "--games", "2", "--players", "simple", "--record", folder.toString()))
                .isZero();
    }

    private String record(int number) {
        return folder.resolve("game-000000" + number + ".txt").toString();
    }

    @Test
    void aRecordIsToldToItsEnd() {
        assertThat(program.run("replay", record(1))).isZero();
        assertThat(program.out()).contains("Turn 2: Bob", "plays Mountain.", "damage to", "has won.");
    }

    @Test
    void stepsGoForwardAndBackAndShowBothHands() {
        assertThat(program.runWith("\n\n\nback\n4\nfly\n99999\nquit\n", "replay", record(1), "--step"))
                .isZero();
        assertThat(program.out())
                .containsSubsequence(
                        "after 0 choices",
                        "Keep",
                        "after 1 choice\n",
                        "after 3 choices",
                        "after 2 choices",
                        "after 4 choices")
                .contains("\"fly\" is not known", "The record has ");
        assertThat(program.out().lines().filter(line -> line.startsWith("  hand: ")))
                .hasSize(12);
    }

    @Test
    void aFolderIsVerifiedAndAChangedRecordFails() throws IOException {
        assertThat(program.run("replay", "--verify", folder.toString())).isZero();
        assertThat(program.out()).contains("2 of 2 records replay to their hashes.");
        var second = Path.of(record(2));
        Files.writeString(second, Files.readString(second).replaceFirst("hash [0-9a-f]+", "hash 1"));
        assertThat(program.run("replay", "--verify", folder.toString())).isEqualTo(1);
        assertThat(program.out()).contains("FAILED " + second, "1 of 2 records");
    }

    @Test
    void aRecordOfOtherRulesIsRefusedWithBothVersions() throws IOException {
        var first = Path.of(record(1));
        String text = Files.readString(first);
        String sentence = first + ": it was made with version 1 of the rules, and this program plays version "
                + GameRecord.RULES + ", in which it could go otherwise.";
        // The first form did not say them.
        for (String old : List.of(
                text.replaceFirst("(?m)^rules \\d+$", "rules 1"),
                text.replaceFirst("splitsecond-record \\d+\nrules \\d+", "splitsecond-record 1"))) {
            Files.writeString(first, old);
            assertThat(program.run("replay", first.toString())).isEqualTo(2);
            assertThat(program.err()).contains(sentence);
            assertThat(program.run("replay", first.toString(), "--at", "1")).isEqualTo(2);
            assertThat(program.err()).contains(sentence);
            assertThat(program.run("replay", "--verify", folder.toString())).isEqualTo(1);
            assertThat(program.out()).contains("FAILED " + sentence, "1 of 2 records");
        }
    }
}
