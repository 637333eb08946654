package splitsecond.app.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import splitsecond.timing.Problem;

/// A file in a folder, for one server: write-ahead log, synced at every commit. Moves that arrive together are
/// committed together.
public final class SqliteStorage implements SqlStorage.Database {

    /// What leads from each version of the file to the next.
    private static final List<String> MIGRATIONS = List.of(
            """
            CREATE TABLE game (id TEXT PRIMARY KEY, setup TEXT NOT NULL, seats TEXT NOT NULL, is_over BOOLEAN NOT NULL) WITHOUT ROWID;
            CREATE TABLE move (game TEXT NOT NULL REFERENCES game, number INTEGER NOT NULL, seat INTEGER NOT NULL,
                choice INTEGER NOT NULL, PRIMARY KEY (game, number)) WITHOUT ROWID;
            """,
            "ALTER TABLE game ADD COLUMN cards TEXT NOT NULL DEFAULT '';",
            """
            ALTER TABLE game ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
            UPDATE game SET touched = CAST(strftime('%s', 'now') AS INTEGER);
            ALTER TABLE move ADD COLUMN hash INTEGER;
            """,
            "ALTER TABLE move ADD COLUMN said TEXT;",
            "CREATE INDEX game_open ON game (id) WHERE NOT is_over;",
            "ALTER TABLE game ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;",
            // With the column that is asked for in it, counting does not read the games themselves.
            "DROP INDEX game_open; CREATE INDEX game_open ON game (is_over) WHERE NOT is_over;");

    private static final int VERSION = MIGRATIONS.size();

    private final FileChannel lockFile;
    private final Handle reader;
    private final Committer committer;

    private SqliteStorage(FileChannel lockFile, Handle reader, Handle writer) {
        this.lockFile = lockFile;
        this.reader = reader;
        this.committer = new Committer(writer);
    }

    /// Opens the database in a folder, or makes one.
    ///
    /// @throws Problem if the file is no database, of a newer version, or in use; it is left as it is
    public static Storage open(Path folder) {
        try {
            if (!Files.isDirectory(folder)) Private.makeFolder(folder);
        } catch (IOException failed) {
            throw new Problem(folder + " cannot be made or is no folder; choose another with --data.", failed);
        }
        var file = folder.resolve("table.db");
        var lock = lock(folder);
        try {
            boolean inspected = inspect(file);
            Private.makeFile(file);
            var jdbi = Jdbi.create(() -> config().createConnection("jdbc:sqlite:" + file));
            var writer = jdbi.open();
            if (!inspected) check(file, writer);
            migrate(file, writer);
            return new SqlStorage(new SqliteStorage(lock, jdbi.open(), writer));
        } catch (IOException | RuntimeException failed) {
            release(lock);
            throw failed instanceof Problem problem ? problem : unusable(file, failed);
        }
    }

    private static FileChannel lock(Path folder) {
        try {
            var held = folder.resolve("table.lock");
            Private.makeFile(held);
            var channel = FileChannel.open(held, StandardOpenOption.WRITE);
            FileLock lock = null;
            try {
                lock = channel.tryLock();
            } catch (OverlappingFileLockException _) {
                // held by this very program
            }
            if (lock == null) {
                channel.close();
                throw new Problem(
                        "Another Split Second uses " + folder + "; end it, or choose another folder with --data.");
            }
            return channel;
        } catch (IOException failed) {
            throw new Problem(folder + " cannot be written to; choose another with --data.", failed);
        }
    }

    private static void release(FileChannel lock) {
        try {
            lock.close();
        } catch (IOException _) {
            // it ends with the program
        }
    }

    private static SQLiteConfig config() {
        var config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(5_000);
        return config;
    }

    /// Looks at a file without writing to it or beside it. With a write-ahead log that is not possible.
    ///
    /// @return whether it was done
    private static boolean inspect(Path file) {
        try {
            if (!Files.exists(file) || Files.size(file) == 0) return true;
            var log = file.resolveSibling(file.getFileName() + "-wal");
            if (Files.exists(log) && Files.size(log) > 0) return false;
            try (var connection = DriverManager.getConnection("jdbc:sqlite:file:" + uri(file) + "?immutable=1");
                    var statement = connection.createStatement()) {
                try (var version = statement.executeQuery("PRAGMA user_version")) {
                    judge(file, version.getInt(1));
                }
                try (var check = statement.executeQuery("PRAGMA quick_check(1)")) {
                    if (!check.getString(1).equals("ok")) throw unusable(file, null);
                }
            }
            return true;
        } catch (IOException | SQLException failed) {
            throw unusable(file, failed);
        }
    }

    /// The same for a file that has been opened with its log.
    private static void check(Path file, Handle handle) {
        String found =
                handle.createQuery("PRAGMA quick_check(1)").mapTo(String.class).one();
        if (!found.equals("ok")) throw unusable(file, null);
    }

    private static String uri(Path file) {
        return file.toAbsolutePath().toUri().getRawPath();
    }

    private static void judge(Path file, int version) {
        if (version > VERSION)
            throw new Problem(
                    file + " was written by a newer Split Second (version " + version + " of the file, this one knows "
                            + VERSION + "); use that one, or choose another folder with --data.");
    }

    private static Problem unusable(Path file, @Nullable Throwable cause) {
        return new Problem(
                file + " is broken or no database of Split Second; move it away, or choose another folder with --data.",
                cause == null ? new IllegalStateException("quick_check") : cause);
    }

    private static void migrate(Path file, Handle handle) {
        int version =
                handle.createQuery("PRAGMA user_version").mapTo(Integer.class).one();
        judge(file, version);
        if (version == VERSION) return;
        handle.useTransaction(inside -> {
            for (String script : MIGRATIONS.subList(version, VERSION))
                inside.createScript(script).execute();
            inside.execute("PRAGMA user_version = " + VERSION);
        });
    }

    @Override
    public String kind() {
        return "sqlite";
    }

    @Override
    public void change(Consumer<Handle> change) {
        committer.run(change);
    }

    @Override
    public <T extends @Nullable Object> T read(Function<Handle, T> query) {
        synchronized (reader) {
            return query.apply(reader);
        }
    }

    @Override
    public boolean isTaken(SQLException failed) {
        return failed instanceof SQLiteException sqlite
                && sqlite.getResultCode() == SQLiteErrorCode.SQLITE_CONSTRAINT_PRIMARYKEY;
    }

    @Override
    public void close() {
        committer.close();
        reader.close();
        release(lockFile);
    }
}
