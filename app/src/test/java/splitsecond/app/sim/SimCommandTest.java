package splitsecond.app.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.Program;
import tools.jackson.databind.json.JsonMapper;

class SimCommandTest {

    @TempDir
    private Path folder;

    private final Program program = new Program();

    @Test
    void jsonHasTheFieldsThatWerePromised() {
        assertThat(program.run("sim", "red-burn", "green-stompy", "--games", "6", "--players", "simple", "--json"))
                .isZero();
        assertThat(program.out()).hasLineCount(1);
        var json = JsonMapper.builder().build().readTree(program.out());
        assertThat(json.propertyNames())
                .containsExactly(
                        "games",
                        "finished",
                        "turnLimit",
                        "seconds",
                        "gamesPerSecond",
                        "decisionsPerSecond",
                        "decisions",
                        "turns",
                        "wins",
                        "checksum",
                        "bytesPerDecision");
        assertThat(json.get("games").asInt()).isEqualTo(6);
        assertThat(json.get("wins").size()).isEqualTo(2);
    }

    @Test
    void theTableSaysWhoWinsHowOftenAndHowSurely() {
        assertThat(program.run("sim", "red-burn", "green-stompy", "--games", "6", "--players", "simple"))
                .isZero();
        assertThat(program.out())
                .contains("red-burn (simple)", "95% interval", "turns on average", "ended by", "checksum");
        assertThat(program.err()).isEmpty();
    }

    @Test
    void threeDecksPlayARoundRobin() {
        assertThat(program.run("sim", "red-burn", "green-stompy", "white-life", "--games", "2", "--players", "simple"))
                .isZero();
        assertThat(program.out())
                .contains("win rate of the row's deck", "1 red-burn", "2 green-stompy", "played    6 games");
    }

    @Test
    void playersAreComparedOverDecksThatPlayThemselves() {
        assertThat(program.run(
                        "sim",
                        "--mirror",
                        "red-burn",
                        "green-stompy",
                        "--games",
                        "2",
                        "--swap-seats",
                        "--players",
                        "simple,random"))
                .isZero();
        assertThat(program.out()).contains("simple against random", "total", "played    4 games");
    }

    @Test
    void gamesAreWrittenAndRecordsReplay() throws IOException {
        var csv = folder.resolve("games.csv");
        var lines = folder.resolve("games.jsonl");
        var records = folder.resolve("records");
        assertThat(program.run(
                        "sim",
                        "red-burn",
                        "--games",
                        "3",
                        "--players",
                        "simple",
                        "--out",
                        csv.toString(),
                        "--record",
                        records.toString()))
                .isZero();
        assertThat(Files.readAllLines(csv)).hasSize(4).first().asString().startsWith("game,seed,deck1,player1");
        assertThat(program.run("sim", "red-burn", "--games", "3", "--players", "simple", "--out", lines.toString()))
                .isZero();
        assertThat(Files.readAllLines(lines))
                .hasSize(3)
                .allSatisfy(line -> assertThat(line).startsWith("{\"game\":"));
        assertThat(program.run("replay", "--verify", records.toString())).isZero();
    }

    @Test
    void whatCannotBePlayedIsRefusedInOneSentence() throws IOException {
        var list = folder.resolve("bad.txt");
        Files.writeString(list, "20 Mountain\n4 Lightning Blot\n");
        refuses("There is no deck \"red-brun\"", "sim", "red-brun");
        refuses("did you mean \"Lightning Bolt\"", "sim", list.toString());
        refuses("There is no player named \"clever\"", "sim", "red-burn", "--players", "clever");
        refuses("random:2: expected the probability", "sim", "red-burn", "--players", "random:2");
        refuses("--games 0", "sim", "red-burn", "--games", "0");
        refuses("--threads 0", "sim", "red-burn", "--threads", "0");
        refuses(".csv or .jsonl", "sim", "red-burn", "--out", "games.txt");
        refuses("one or two players", "sim", "red-burn", "--players", "zero,zero,zero");
        refuses("Missing required parameter", "sim");
        var script = folder.resolve("script.txt");
        Files.writeString(script, "keep; cast lotus");
        refuses("script.txt:1: \"cast lotus\"", "sim", "red-burn", "--players", "scripted:" + script);
        Files.writeString(script, "keep\nfly");
        refuses("script.txt:2: \"fly\" is not known", "sim", "red-burn", "--players", "scripted:" + script);
    }

    private void refuses(String sentence, String... args) {
        assertThat(program.refusal(args)).contains(sentence);
    }
}
