package splitsecond.cluster.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// On executors that are JVMs of their own.
@Timeout(300)
class ClusterSimTest {

    private static final String TWO_EXECUTORS = "local-cluster[2,1,512]";

    @TempDir
    private Path folder;

    /// Three decks, one of them with a card that only its own file has.
    private String[] games(String... more) throws IOException {
        var cards = Files.writeString(
                folder.resolve("own.json"),
                "[{\"name\": \"Own Bolt\", \"cost\": \"{R}\", \"type\": \"Instant\", \"text\": \"Own Bolt deals 4"
                        + " damage to any target.\"}]");
        var deck = Files.writeString(folder.resolve("own.txt"), "20 Mountain\n20 Own Bolt\n20 Goblin Piker\n");
        return Programs.with(
                new String[] {
                    "sim",
                    "red-burn",
                    deck.toString(),
                    "white-life",
                    "--cards",
                    cards.toString(),
                    "--games",
                    "40",
                    "--swap-seats",
                    "--players",
                    "simple,random",
                    "--seed",
                    "11"
                },
                more);
    }

    private static long rows(SparkSession spark, Path table, List<String> columns) {
        var read = spark.read().parquet(table.toString());
        assertThat(read.columns()).containsAll(columns);
        return read.count();
    }

    @Test
    void theSameGamesArePlayedAndCanBeReadByOthers() throws IOException {
        var file = folder.resolve("games.parquet");
        var alone = Programs.alone(games("--json", "--out", file.toString()));
        assertThat(alone.exit()).isZero();
        var out = folder.resolve("out");
        var cluster = Programs.cluster(games(
                "--json", "--master", TWO_EXECUTORS, "--out", out.toString(), "--decisions", "--records", "--drawn"));
        assertThat(cluster.err()).doesNotContain("lost");
        assertThat(cluster.exit()).as(cluster.err()).isZero();
        for (String field : List.of("games", "finished", "decisions", "turns", "wins", "checksum"))
            assertThat(cluster.json().get(field))
                    .as(field)
                    .isEqualTo(alone.json().get(field));

        assertThat(out.resolve("_SUCCESS")).exists();
        assertThat(out.resolve("report.txt")).content().contains("win rate when drawn", "Own Bolt");
        assertThat(out.resolve("games/pairing=red-burn_vs_own")).isDirectory();
        try (var spark = SparkSession.builder()
                .master("local[2]")
                .config("spark.ui.enabled", false)
                .getOrCreate()) {
            var written = spark.read().parquet(out.resolve("games").toString());
            var single = spark.read().parquet(file.toString());
            assertThat(written.columns()).isEqualTo(single.columns());
            assertThat(sorted(written)).isEqualTo(sorted(single)).hasSize(240);
            long decisions =
                    rows(spark, out.resolve("decisions"), List.of("life", "opponent_power", "choice", "result"));
            assertThat(decisions).isEqualTo(alone.json().get("decisions").asLong());
            assertThat(rows(spark, out.resolve("records"), List.of("game", "record")))
                    .isEqualTo(240);
        }
        everyQuestionOfTheDocumentIsAnswered(out);
    }

    private static List<String> sorted(Dataset<Row> games) {
        return games.orderBy("game").collectAsList().stream().map(Row::toString).toList();
    }

    private static void everyQuestionOfTheDocumentIsAnswered(Path out) throws IOException {
        var page = Files.readString(Path.of("../../docs/simulation.md"));
        var queries = Pattern.compile("```sql\n(.*?)```", Pattern.DOTALL)
                .matcher(page)
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(queries).hasSizeGreaterThanOrEqualTo(3);
        for (String query : queries) {
            var answer = Programs.cluster("sql", out.toString(), query);
            assertThat(answer.err()).isEmpty();
            assertThat(answer.out().lines().count()).as(query).isGreaterThan(1);
        }
    }

    @Test
    void whatALostExecutorHadNotFinishedIsPlayedAgainAndCountedOnce() throws IOException, InterruptedException {
        var out = folder.resolve("out");
        var killed = new AtomicBoolean();
        var killer = Thread.ofPlatform().daemon().start(() -> killed.set(killAnExecutor(folder)));
        String[] many = {"sim", "red-burn", "white-life", "--games", "3000", "--players", "simple", "--json"};
        var cluster = Programs.cluster(
                Programs.with(many, "--master", TWO_EXECUTORS, "--shard", "25", "--out", out.toString()));
        killer.join();
        assertThat(killed).isTrue();
        assertThat(cluster.err()).contains("An executor was lost");
        assertThat(cluster.exit()).as(cluster.err()).isZero();
        var alone = Programs.alone(many);
        assertThat(cluster.json().get("checksum")).isEqualTo(alone.json().get("checksum"));
        assertThat(cluster.json().get("wins")).isEqualTo(alone.json().get("wins"));
        try (var spark = SparkSession.builder()
                .master("local[2]")
                .config("spark.ui.enabled", false)
                .getOrCreate()) {
            var written = spark.read().parquet(out.resolve("games").toString());
            assertThat(written.count()).isEqualTo(3000);
            assertThat(written.select("game").distinct().count()).isEqualTo(3000);
        }
    }

    /// With kill -9, when some shards are done. Executors are the only programs in Java that Spark starts here; their
    /// command lines are longer than Java tells.
    private static boolean killAnExecutor(Path where) {
        try {
            for (int i = 0; i < 20_000 && files(where) < 5; i++) Thread.sleep(10);
            var executors = ProcessHandle.current()
                    .descendants()
                    .filter(process -> process.info().command().orElse("").endsWith("java"))
                    .toList();
            return executors.size() == 2 && executors.getFirst().destroyForcibly();
        } catch (IOException | InterruptedException _) {
            return false;
        }
    }

    private static long files(Path where) throws IOException {
        try (var found = Files.find(where, 9, (file, _) -> file.toString().endsWith(".parquet"))) {
            return found.count();
        } catch (UncheckedIOException _) {
            return 0;
        }
    }

    @Test
    void aGameInWhichTheRulesFailIsToldWithItsCommandAndTheOthersArePlayed() throws IOException {
        var ran = Programs.cluster(
                "sim",
                "red-burn",
                "--games",
                "10",
                "--players",
                "java:" + Stumbling.class.getName() + ",simple",
                "--master",
                "local[2]",
                "--json");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.json().get("games").asInt()).isEqualTo(8);
        assertThat(ran.err())
                .contains("2 games failed, the first with java.lang.IllegalStateException: stumbled")
                .containsPattern(
                        "again: splitsecond sim red-burn red-burn --players java:.*,simple --games 1 --seed \\d");
    }

    @Test
    void aScriptTravelsAndItsMistakeEndsTheJob() throws IOException {
        var script = Files.writeString(folder.resolve("opening.txt"), "keep; play mountain\nthen simple");
        String[] scripted = {
            "sim", "red-burn", "--games", "6", "--players", "scripted:" + script + ",simple", "--json", "--seed", "3"
        };
        var alone = Programs.alone(scripted);
        var cluster = Programs.cluster(Programs.with(scripted, "--master", "local[2]"));
        assertThat(cluster.exit()).isEqualTo(alone.exit());
        if (alone.exit() == 0)
            assertThat(cluster.json().get("checksum")).isEqualTo(alone.json().get("checksum"));
        Files.writeString(script, "keep; cast lotus");
        var wrong = Programs.cluster(Programs.with(scripted, "--master", "local[2]"));
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).contains("opening.txt:1: \"cast lotus\"");
    }

    @Test
    void badInputIsRefusedBeforeSparkIsStarted() throws IOException {
        var taken = Files.createDirectory(folder.resolve("taken")).toString();
        var bad = new ArrayList<List<String>>();
        bad.add(List.of("There is no deck \"nosuch\"", "nosuch"));
        bad.add(List.of("There is no player named \"clever\"", "red-burn", "--players", "clever"));
        bad.add(List.of("--games 0: expected a number from 1", "red-burn", "--games", "0"));
        bad.add(List.of("--shard 0: expected a number from 1", "red-burn", "--shard", "0"));
        bad.add(List.of("this is there already", "red-burn", "--out", taken));
        bad.add(List.of("there is no folder", "red-burn", "--out", taken + "/a/b"));
        bad.add(List.of("name a folder with --out", "red-burn", "--decisions"));
        bad.add(List.of("expected a Spark master", "red-burn", "--master", "moon"));
        bad.add(List.of("no Spark master answers there", "red-burn", "--master", "spark://localhost:1"));
        bad.add(List.of("expected KEY=VALUE", "red-burn", "--conf", "fast"));
        for (var args : bad) {
            var words = new ArrayList<>(args);
            words.set(0, "sim");
            var ran = Programs.cluster(words.toArray(String[]::new));
            assertThat(ran.err()).hasLineCount(1).contains(args.getFirst());
            assertThat(ran.exit()).isEqualTo(2);
            assertThat(ran.out()).isEmpty();
        }
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(Path.of(taken));
        }
    }
}
