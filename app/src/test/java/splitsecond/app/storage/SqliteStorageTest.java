package splitsecond.app.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.timing.Problem;

class SqliteStorageTest {

    @TempDir
    Path folder;

    @Test
    void whatWasStoredIsThereAfterwards() {
        try (var storage = SqliteStorage.open(folder)) {
            storage.create(new StoredGame("a", "setup", "cards", "seats", false));
            storage.append("a", List.of(new StoredMove(0, 1, 3), StoredMove.back(1, 0, 0)));
            storage.update(new StoredGame("a", "setup", "cards", "other seats", true, 1));
            assertThatThrownBy(() -> storage.update(new StoredGame("a", "setup", "cards", "stale", false, 1)))
                    .isInstanceOf(Storage.Taken.class);
        }
        try (var storage = SqliteStorage.open(folder)) {
            assertThat(storage.find("a")).isEqualTo(new StoredGame("a", "setup", "cards", "other seats", true, 1));
            assertThat(storage.find("b")).isNull();
            assertThat(storage.moves("a")).containsExactly(new StoredMove(0, 1, 3), new StoredMove(1, 0, -1));
            assertThat(storage.moves("a").getLast().kept()).isZero();
            assertThat(storage.count()).isEqualTo(1);
        }
    }

    @Test
    void aMoveIsStoredOnceAndARowOfMovesWhollyOrNotAtAll() {
        try (var storage = SqliteStorage.open(folder)) {
            storage.create(new StoredGame("a", "", "cards", "", false));
            storage.append("a", List.of(new StoredMove(0, 0, 0), new StoredMove(1, 0, 0)));
            assertThatThrownBy(() -> storage.append("a", List.of(new StoredMove(2, 0, 0), new StoredMove(1, 0, 5))))
                    .isInstanceOf(Storage.Taken.class);
            assertThat(storage.moves("a")).hasSize(2);
        }
    }

    @Test
    void movesOfManyGamesAtOnceAreAllStored() throws InterruptedException {
        try (var storage = SqliteStorage.open(folder)) {
            var threads = new Thread[20];
            for (int t = 0; t < threads.length; t++) {
                var id = "game" + t;
                threads[t] = Thread.ofVirtual().start(() -> {
                    storage.create(new StoredGame(id, "", "", "", false));
                    for (int i = 0; i < 20; i++) storage.append(id, List.of(new StoredMove(i, 0, i)));
                });
            }
            for (var thread : threads) thread.join();
            for (int t = 0; t < threads.length; t++)
                assertThat(storage.moves("game" + t)).hasSize(20);
        }
    }

    @Test
    void aBrokenFileIsRefusedAndLeftAsItIs() throws IOException {
        var file = folder.resolve("table.db");
        Files.writeString(file, "this is no database, but somebody's letter".repeat(100));
        var before = Files.readAllBytes(file);
        assertThatThrownBy(() -> SqliteStorage.open(folder))
                .isInstanceOf(Problem.class)
                .hasMessage(file
                        + " is broken or no database of Split Second; move it away, or choose another folder"
                        + " with --data.");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void aFileThatWasCutOffIsRefusedAndLeftAsItIs() throws IOException {
        try (var storage = SqliteStorage.open(folder)) {
            for (int g = 0; g < 50; g++) storage.create(new StoredGame("game" + g, "x".repeat(1000), "", "", false));
        }
        var file = folder.resolve("table.db");
        var whole = Files.readAllBytes(file);
        var half = java.util.Arrays.copyOf(whole, whole.length / 2);
        Files.write(file, half);
        assertThatThrownBy(() -> SqliteStorage.open(folder))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("is broken");
        assertThat(Files.readAllBytes(file)).isEqualTo(half);
    }

    @Test
    void aNewerFileIsRefusedAndLeftAsItIs() throws IOException, SQLException {
        SqliteStorage.open(folder).close();
        var file = folder.resolve("table.db");
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                var statement = connection.createStatement()) {
            statement.execute("PRAGMA user_version = 99");
        }
        var before = Files.readAllBytes(file);
        assertThatThrownBy(() -> SqliteStorage.open(folder))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("was written by a newer Split Second (version 99 of the file");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void openGamesAreCountedWithoutReadingThem() throws SQLException {
        SqliteStorage.open(folder).close();
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("table.db"));
                var statement = connection.createStatement();
                var plan = statement.executeQuery("EXPLAIN QUERY PLAN SELECT count(*) FROM game WHERE NOT is_over")) {
            assertThat(plan.getString("detail")).contains("COVERING INDEX");
        }
    }

    @Test
    void oneFolderServesOneServer() {
        try (var _ = SqliteStorage.open(folder)) {
            assertThatThrownBy(() -> SqliteStorage.open(folder))
                    .isInstanceOf(Problem.class)
                    .hasMessageStartingWith("Another Split Second uses ");
        }
    }

    @Test
    void onlyTheOwnerReadsWhatIsStored() throws IOException {
        var made = folder.resolve("data");
        try (var storage = SqliteStorage.open(made)) {
            storage.create(new StoredGame("a", "setup", "cards", "seats", false));
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made)))
                    .isEqualTo("rwx------");
            try (var files = Files.list(made)) {
                for (var file : files.toList())
                    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                            .as("%s", file)
                            .isEqualTo("rw-------");
            }
        }
    }

    @Test
    void aFileThatIsBrokenBehindItsLogIsRefused() throws IOException {
        try (var storage = SqliteStorage.open(folder)) {
            for (int i = 0; i < 400; i++)
                storage.create(new StoredGame("game" + i, "setup".repeat(20), "cards", "seats", false));
        }
        var copy = Files.createDirectory(folder.resolve("copy"));
        try (var storage = SqliteStorage.open(folder)) {
            storage.append("game1", List.of(new StoredMove(0, 0, 0)));
            assertThat(folder.resolve("table.db-wal")).isNotEmptyFile();
            for (String name : List.of("table.db", "table.db-wal"))
                Files.copy(folder.resolve(name), copy.resolve(name));
        }
        var bytes = Files.readAllBytes(copy.resolve("table.db"));
        for (int i = 3 * 4096; i < 12 * 4096; i++) bytes[i] = 7;
        Files.write(copy.resolve("table.db"), bytes);
        assertThatThrownBy(() -> SqliteStorage.open(copy))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("is broken");
    }

    @Test
    void whatNobodyTouchesIsRemoved() throws Exception {
        try (var storage = SqliteStorage.open(folder)) {
            storage.create(new StoredGame("played", "", "", "", false));
            storage.create(new StoredGame("finished", "", "", "", true));
            storage.append("played", List.of(new StoredMove(0, 0, 0).with(-5)));
            assertThat(storage.moves("played")).containsExactly(new StoredMove(0, 0, 0).with(-5));
            long now = System.currentTimeMillis() / 1000;
            assertThat(storage.remove(false, now - 60)).as("touched just now").isEmpty();
            assertThat(storage.remove(false, now + 60)).containsExactly("played");
            assertThat(storage.find("played")).isNull();
            assertThat(storage.moves("played")).isEmpty();
            assertThat(storage.find("finished")).isNotNull();
            assertThat(storage.remove(true, now + 60)).containsExactly("finished");
        }
    }
}
