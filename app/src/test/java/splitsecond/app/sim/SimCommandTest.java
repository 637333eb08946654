package splitsecond.app.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.Program;
import splitsecond.players.Players;
import tools.jackson.databind.JsonNode;
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
        var json = json();
        assertThat(json.propertyNames())
                .containsExactly(
                        "games",
                        "finished",
                        "turnLimit",
                        "endlessTurn",
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
        refuses(".csv, .jsonl or .parquet", "sim", "red-burn", "--out", "games.txt");
        refuses("one or two players", "sim", "red-burn", "--players", "zero,zero,zero");
        refuses("Missing required parameter", "sim");
        var script = folder.resolve("script.txt");
        Files.writeString(script, "keep; cast lotus");
        refuses("script.txt:1: \"cast lotus\"", "sim", "red-burn", "--players", "scripted:" + script);
        Files.writeString(script, "keep\nfly");
        refuses("script.txt:2: \"fly\" is not known", "sim", "red-burn", "--players", "scripted:" + script);
    }

    @Test
    void whatIsRefusedLeavesTheFilesAsTheyWere() throws IOException {
        var csv = Files.writeString(folder.resolve("keep.csv"), "kept");
        var records = folder.resolve("records");
        var script = Files.writeString(folder.resolve("script.txt"), "keep; cast lotus");
        for (String player : List.of("nosuch", "scripted:" + script)) {
            program.refusal(
                    "sim", "red-burn", "--players", player, "--out", csv.toString(), "--record", records.toString());
            assertThat(csv).hasContent("kept");
        }
        assertThat(records).isEmptyDirectory();
    }

    @Test
    void filesThatCannotBeWrittenAreNamedWithWhatIsWrong() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "").toString();
        refuses("--record " + file + ": this is a file, not a folder.", "sim", "red-burn", "--record", file);
        var missing = folder.resolve("nowhere");
        var out = missing.resolve("a.csv").toString();
        refuses("--out " + out + ": there is no folder " + missing + ".", "sim", "red-burn", "--out", out);
        var taken = Files.createDirectory(folder.resolve("b.csv")).toString();
        refuses("--out " + taken + ": this is a folder, not a file.", "sim", "red-burn", "--out", taken);
    }

    /// What is in it is read by other programs' readers in the tests of the cluster.
    @Test
    void aParquetFileIsWholeWhenItHasItsName() throws IOException {
        var file = folder.resolve("games.parquet");
        assertThat(program.run("sim", "red-burn", "--games", "20", "--players", "simple", "--out", file.toString()))
                .isZero();
        var text = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertThat(text).startsWith("PAR1").endsWith("PAR1").contains("player1", "winner", "pairing");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void eachCardIsToldWithTheGamesInWhichItWasDrawn() {
        assertThat(program.run("sim", "red-burn", "white-life", "--games", "30", "--players", "simple", "--drawn"))
                .isZero();
        assertThat(program.out())
                .containsPattern("(?m)^win rate when drawn +games +win rate +95% interval +other games")
                .containsPattern("(?m)^red-burn +30 ")
                .containsPattern("(?m)^  Lightning Bolt +\\d+ +[\\d.]+% ")
                .containsPattern("(?m)^  Plains +\\d+ ");
    }

    @Test
    void allBundledDecksHaveOneName() {
        assertThat(program.run(
                        "sim", "bundled", "--mirror", "--games", "1", "--players", "simple", "--turn-limit", "5"))
                .isZero();
        assertThat(program.out()).contains("white-knights", "planeswalkers", "played    20 games");
    }

    @Test
    void theRatesOfAMatrixHaveIntervals() {
        assertThat(program.run(
                        "sim",
                        "red-burn",
                        "white-life",
                        "green-elves",
                        "--games",
                        "9",
                        "--players",
                        "simple",
                        "--intervals"))
                .isZero();
        assertThat(program.out()).containsPattern("1 red-burn +· +[\\d.]+% \\([\\d.]+–[\\d.]+%\\)");
    }

    @Test
    void decksOfTheSameNameAreToldApart() throws IOException {
        var lists = new ArrayList<String>();
        for (String card : List.of("Lightning Bolt", "Shock")) {
            var list = Files.createDirectory(folder.resolve(card)).resolve("deck.txt");
            lists.add(Files.writeString(list, "20 Mountain\n40 " + card + "\n").toString());
        }
        assertThat(program.run(
                        "sim",
                        lists.getFirst(),
                        lists.getLast(),
                        "white-knights",
                        "--games",
                        "20",
                        "--swap-seats",
                        "--players",
                        "simple"))
                .isZero();
        assertThat(program.out())
                .containsPattern("1 deck \\(1\\) +·")
                .containsPattern("2 deck \\(2\\) +[\\d.]+% +·")
                .containsPattern("3 white-knights +[\\d.]+% +[\\d.]+% +·")
                .containsPattern("(?m)^deck \\(1\\) +40 ")
                .containsPattern("(?m)^deck \\(2\\) +40 ");
        assertThat(program.run("sim", "red-burn", "red-burn", "white-knights", "--games", "2", "--json"))
                .isZero();
        assertThat(json().get("wins").size()).isEqualTo(3);
    }

    @Test
    void aGameAtTheTurnLimitIsInNoAverage() {
        assertThat(program.run(limited("--json"))).isZero();
        var json = json();
        assertThat(json.get("turnLimit").asInt()).isPositive();
        int finished = json.get("finished").asInt();
        assertThat(finished).isPositive();
        assertThat(program.run(limited())).isZero();
        // The finished games were all over before the limit, most of them long before.
        assertThat(program.out())
                .contains("in no rate and no average")
                .contains(String.format(
                        Locale.ROOT,
                        "length    %.1f turns on average",
                        json.get("turns").asDouble() / finished));
        assertThat(json.get("turns").asInt()).isLessThanOrEqualTo(finished * 10);
    }

    private static String[] limited(String... more) {
        var args = new ArrayList<>(List.of("sim", "red-burn", "--games", "40", "--turn-limit", "10"));
        args.addAll(List.of("--players", "simple"));
        args.addAll(List.of(more));
        return args.toArray(String[]::new);
    }

    private JsonNode json() {
        return JsonMapper.shared().readTree(program.out());
    }

    @Test
    void namesOfPlayersMayBeWrittenInAnyCaseAndWithSpaces() {
        assertThat(program.run(
                        "sim", "red-burn", "white-life", "green-elves", "--games", "2", "--players", "simple, SIMPLE"))
                .isZero();
        assertThat(program.out()).contains("win rate of the row's deck against the column's", "played    6 games");
    }

    @Test
    void theHelpNamesEveryPlayerAndOnlyWhatIsTaken() {
        assertThat(program.run("sim", "--help")).isZero();
        var help = program.out().replaceAll("\\s+", " ");
        assertThat(help).contains("--players=A[,B]").doesNotContain("A,B...");
        for (var kind : Players.all()) assertThat(help).contains(kind.usage());
    }

    @Test
    void anOddNumberOfGamesThatSwapSeatsIsToldToBecomeEven() {
        assertThat(program.run("sim", "red-burn", "--games", "3", "--swap-seats", "--players", "simple", "--json"))
                .isZero();
        assertThat(json().get("games").asInt()).isEqualTo(4);
        assertThat(program.err()).hasLineCount(1).contains("--games 3", "4 games");
    }

    private void refuses(String sentence, String... args) {
        assertThat(program.refusal(args)).contains(sentence);
    }
}
