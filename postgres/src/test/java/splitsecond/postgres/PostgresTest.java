package splitsecond.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.skirmish.SkirmishKillTrial;
import splitsecond.app.storage.PostgresStorage;
import splitsecond.app.storage.Storage;
import splitsecond.app.storage.StoredGame;
import splitsecond.app.storage.StoredMove;
import splitsecond.app.table.KillTrial;
import splitsecond.timing.Problem;

class PostgresTest {

    @TempDir
    Path folder;

    private EmbeddedPostgres database;

    @BeforeEach
    void start() throws IOException {
        database = EmbeddedPostgres.start();
    }

    @AfterEach
    void stop() throws IOException {
        database.close();
    }

    private String url() {
        return "postgresql://postgres:postgres@localhost:" + database.getPort() + "/postgres";
    }

    @Test
    void whatWasStoredIsThereAfterwardsAndAMoveIsStoredOnce() {
        try (var storage = PostgresStorage.open(url())) {
            storage.create(new StoredGame("a", "setup", "cards", "seats", false));
            storage.append("a", List.of(new StoredMove(0, 1, 3), StoredMove.back(1, 0, 0)));
            storage.update(new StoredGame("a", "setup", "cards", "other seats", true, 1));
            assertThatThrownBy(() -> storage.update(new StoredGame("a", "setup", "cards", "stale", false, 1)))
                    .isInstanceOf(Storage.Taken.class);
        }
        try (var storage = PostgresStorage.open(url())) {
            assertThat(storage.find("a")).isEqualTo(new StoredGame("a", "setup", "cards", "other seats", true, 1));
            assertThatThrownBy(() -> storage.append("a", List.of(new StoredMove(2, 0, 0), new StoredMove(1, 0, 5))))
                    .isInstanceOf(Storage.Taken.class);
            assertThat(storage.moves("a")).containsExactly(new StoredMove(0, 1, 3), StoredMove.back(1, 0, 0));
        }
    }

    @Test
    void aDatabaseOfANewerProgramIsRefused() throws Exception {
        PostgresStorage.open(url()).close();
        try (var connection = database.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("INSERT INTO flyway_schema_history (installed_rank, version, description, type, script,"
                    + " installed_by, execution_time, success) VALUES (9, '7', 'later', 'SQL', 'V7__later.sql',"
                    + " 'x', 1, true)");
        }
        assertThatThrownBy(() -> PostgresStorage.open(url()))
                .isInstanceOf(Problem.class)
                .hasMessageStartingWith("The database was made by a newer Split Second (schema 7");
    }

    @Test
    void anAddressThatIsNoneIsRefusedInOneSentence() {
        assertThatThrownBy(() -> PostgresStorage.open("mysql://x"))
                .isInstanceOf(Problem.class)
                .hasMessage("--db must look like postgresql://user:password@host:5432/database.");
    }

    @Test
    void nothingThatWasAcknowledgedIsLostOrDoubledWhenTheServerIsKilled() throws Exception {
        new KillTrial(folder, "--db", url()).run(Integer.getInteger("splitsecond.kills", 3));
    }

    @Test
    void skirmishesSurviveAKill() {
        new SkirmishKillTrial(folder.resolve("output"), "--db", url()).run(2);
    }

    @Test
    void aSecondServerIsRefusedUntilTheFirstHasEnded() {
        try (var _ = PostgresStorage.open(url())) {
            assertThatThrownBy(() -> PostgresStorage.open(url()))
                    .isInstanceOf(Problem.class)
                    .hasMessage("Another Split Second uses this database; end it, or use another one with --db.");
        }
        PostgresStorage.open(url()).close();
    }

    @Test
    void serversOfAClusterShareADatabaseAndKeepASingleOneOut() {
        try (var _ = PostgresStorage.share(url());
                var _ = PostgresStorage.share(url())) {
            assertThatThrownBy(() -> PostgresStorage.open(url())).isInstanceOf(Problem.class);
        }
        try (var _ = PostgresStorage.open(url())) {
            assertThatThrownBy(() -> PostgresStorage.share(url())).isInstanceOf(Problem.class);
        }
    }

    @Test
    void aDatabaseThatIsGoneIsSaidWithinTwoSeconds() throws IOException {
        try (var storage = PostgresStorage.open(url())) {
            storage.create(new StoredGame("a", "setup", "cards", "seats", false));
            database.close();
            for (int i = 0; i < 3; i++) {
                long start = System.nanoTime();
                assertThatThrownBy(storage::count).isInstanceOf(Storage.Unavailable.class);
                assertThatThrownBy(() -> storage.append("a", List.of(new StoredMove(0, 0, 0))))
                        .isInstanceOf(Storage.Unavailable.class);
                assertThat((System.nanoTime() - start) / 2_000_000)
                        .as("milliseconds")
                        .isLessThan(2_000);
            }
        }
    }

    /// A machine that is cut off does not say that it is gone.
    @Test
    void aDatabaseThatIsSilentIsSaidWithinTwoSecondsHoweverManyAsk() throws Exception {
        try (var kept = EmbeddedPostgres.builder()
                        .setDataDirectory(folder.resolve("kept"))
                        .start();
                var storage = PostgresStorage.open(
                        "postgresql://postgres:postgres@localhost:" + kept.getPort() + "/postgres")) {
            for (int i = 0; i < 30; i++) storage.create(new StoredGame("game" + i, "setup", "cards", "seats", false));
            signal("STOP");
            try {
                for (int round = 0; round < 2; round++) {
                    var longest = new AtomicLong();
                    var refused = new AtomicInteger();
                    var threads = new ArrayList<Thread>();
                    for (int i = 0; i < 30; i++) {
                        var game = "game" + i;
                        var move = List.of(new StoredMove(0, 0, 0));
                        threads.add(Thread.ofPlatform().start(() -> {
                            long start = System.nanoTime();
                            try {
                                storage.append(game, move);
                            } catch (Storage.Unavailable _) {
                                refused.incrementAndGet();
                            }
                            longest.accumulateAndGet((System.nanoTime() - start) / 1_000_000, Math::max);
                        }));
                    }
                    for (var thread : threads) thread.join();
                    assertThat(refused).hasValue(30);
                    // And as long again as the machine may take for thirty threads.
                    assertThat(longest).as("milliseconds").hasValueLessThan(3_000);
                }
            } finally {
                signal("CONT");
            }
            long patience = System.nanoTime() + 30_000_000_000L;
            while (System.nanoTime() < patience && !isThere(storage)) Thread.onSpinWait();
            storage.append("game0", List.of(new StoredMove(0, 0, 0)));
        }
    }

    /// Sends a signal to the database that is kept, then to all it has started: one that is stopped starts no more.
    private void signal(String name) throws Exception {
        long first = Long.parseLong(Files.readAllLines(folder.resolve("kept").resolve("postmaster.pid"))
                .getFirst());
        var server = ProcessHandle.of(first).orElseThrow();
        assertThat(kill(name, server)).isTrue();
        // A server that goes on lets go of those that have ended meanwhile.
        for (var process : server.descendants().toList())
            assertThat(kill(name, process) || !process.isAlive()).isTrue();
    }

    private static boolean kill(String name, ProcessHandle process) throws Exception {
        return new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
                        .start()
                        .waitFor()
                == 0;
    }

    @Test
    void whenTheDatabaseIsBackItGoesOnByItself() throws Exception {
        var kept = EmbeddedPostgres.builder().setDataDirectory(folder.resolve("kept"));
        var first = kept.setCleanDataDirectory(false).start();
        String url = "postgresql://postgres:postgres@localhost:" + first.getPort() + "/postgres";
        try (var storage = PostgresStorage.open(url)) {
            storage.create(new StoredGame("a", "setup", "cards", "seats", false));
            first.close();
            assertThatThrownBy(storage::count).isInstanceOf(Storage.Unavailable.class);
            try (var _ = EmbeddedPostgres.builder()
                    .setDataDirectory(folder.resolve("kept"))
                    .setCleanDataDirectory(false)
                    .setPort(first.getPort())
                    .start()) {
                long patience = System.nanoTime() + 30_000_000_000L;
                // Each question waits for a connection by itself.
                while (System.nanoTime() < patience && !isThere(storage)) Thread.onSpinWait();
                assertThat(storage.count()).isEqualTo(1);
                storage.append("a", List.of(new StoredMove(0, 1, 3)));
                assertThat(storage.moves("a")).hasSize(1);
                assertThatThrownBy(() -> PostgresStorage.open(url))
                        .as("it is claimed again")
                        .isInstanceOf(Problem.class);
            }
        }
    }

    private static boolean isThere(Storage storage) {
        try {
            return storage.count() >= 0;
        } catch (Storage.Unavailable _) {
            return false;
        }
    }

    @Test
    void whatNobodyTouchesIsRemoved() {
        try (var storage = PostgresStorage.open(url())) {
            storage.create(new StoredGame("a", "", "", "", false));
            storage.append("a", List.of(new StoredMove(0, 0, 0).with(-5)));
            assertThat(storage.moves("a")).containsExactly(new StoredMove(0, 0, 0).with(-5));
            assertThat(storage.remove(false, System.currentTimeMillis() / 1000 + 60))
                    .containsExactly("a");
            assertThat(storage.find("a")).isNull();
        }
    }
}
