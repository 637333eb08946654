package splitsecond.app.storage;

import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// Games in a database that understands SQL. The statements are the same for all of them; what differs is the dialect.
final class SqlStorage implements Storage {

    /// A database with the tables `game` and `move`.
    interface Database {
        String kind();

        /// Returns when the change is safe: all of it, or nothing and an exception.
        void change(Consumer<Handle> change);

        <T extends @Nullable Object> T read(Function<Handle, T> query);

        /// Whether a statement failed because a row of that key is there already.
        boolean isTaken(SQLException failed);

        void close();
    }

    private final Database database;

    SqlStorage(Database database) {
        this.database = database;
    }

    @Override
    public String kind() {
        return database.kind();
    }

    @Override
    public void create(StoredGame game) {
        write(
                "INSERT INTO game (id, setup, cards, seats, is_over, changes, touched) VALUES (:id, :setup, :cards,"
                        + " :seats, :over, :changes, :now)",
                game);
    }

    @Override
    public void update(StoredGame game) {
        int written = write(
                "UPDATE game SET setup = :setup, cards = :cards, seats = :seats, is_over = :over, changes = :changes,"
                        + " touched = :now WHERE id = :id AND changes = :changes - 1",
                game);
        if (written == 0) throw new Taken(new IllegalStateException("change " + game.changes()));
    }

    private int write(String statement, StoredGame game) {
        var written = new AtomicInteger();
        try {
            database.change(handle -> written.set(handle.createUpdate(statement)
                    .bind("id", game.id())
                    .bind("setup", game.setup())
                    .bind("cards", game.cards())
                    .bind("seats", game.seats())
                    .bind("over", game.over())
                    .bind("changes", game.changes())
                    .bind("now", now())
                    .execute()));
        } catch (RuntimeException failed) {
            throw new Unavailable(failed);
        }
        return written.get();
    }

    private static long now() {
        return Instant.now().getEpochSecond();
    }

    private <T extends @Nullable Object> T read(Function<Handle, T> query) {
        try {
            return database.read(query);
        } catch (RuntimeException failed) {
            throw new Unavailable(failed);
        }
    }

    @Override
    public void append(String game, List<StoredMove> moves) {
        try {
            database.change(handle -> {
                var batch = handle.prepareBatch(
                        "INSERT INTO move (game, number, seat, choice, hash, said) VALUES (?, ?, ?, ?, ?, ?)");
                for (var move : moves)
                    batch.add(game, move.number(), move.seat(), move.option(), move.hash(), move.said());
                batch.execute();
                // A game is a large row, and an hour more or less is nothing to those that are forgotten.
                handle.createUpdate("UPDATE game SET touched = :now WHERE id = :id AND touched < :now - 3600")
                        .bind("now", now())
                        .bind("id", game)
                        .execute();
            });
        } catch (RuntimeException failed) {
            throw isTaken(failed) ? new Taken(failed) : new Unavailable(failed);
        }
    }

    private boolean isTaken(Throwable failed) {
        for (@Nullable Throwable cause = failed; cause != null; cause = cause.getCause())
            if (cause instanceof SQLException sql && database.isTaken(sql)) return true;
        return false;
    }

    @Override
    public @Nullable StoredGame find(String id) {
        return read(handle -> handle.createQuery(
                        "SELECT id, setup, cards, seats, is_over, changes FROM game WHERE id = :id")
                .bind("id", id)
                .map((row, _) -> new StoredGame(
                        row.getString("id"),
                        row.getString("setup"),
                        row.getString("cards"),
                        row.getString("seats"),
                        row.getBoolean("is_over"),
                        row.getInt("changes")))
                .findOne()
                .orElse(null));
    }

    @Override
    public List<StoredMove> moves(String game) {
        return read(handle -> handle.createQuery(
                        "SELECT number, seat, choice, hash, said FROM move WHERE game = :game ORDER BY number")
                .bind("game", game)
                .map((row, _) -> {
                    long number = row.getLong("hash");
                    Long hash = row.wasNull() ? null : number;
                    return new StoredMove(
                            row.getInt("number"),
                            row.getInt("seat"),
                            row.getInt("choice"),
                            hash,
                            row.getString("said"));
                })
                .list());
    }

    @Override
    public List<String> remove(boolean over, long untouchedSince) {
        var removed = new ArrayList<String>();
        try {
            database.change(handle -> {
                removed.clear();
                removed.addAll(handle.createQuery("SELECT id FROM game WHERE is_over = :over AND touched < :since")
                        .bind("over", over)
                        .bind("since", untouchedSince)
                        .mapTo(String.class)
                        .list());
                for (String id : removed) {
                    handle.execute("DELETE FROM move WHERE game = ?", id);
                    handle.execute("DELETE FROM game WHERE id = ?", id);
                }
            });
        } catch (RuntimeException failed) {
            throw new Unavailable(failed);
        }
        return removed;
    }

    @Override
    public long count() {
        return read(handle -> handle.createQuery("SELECT count(*) FROM game")
                .mapTo(Long.class)
                .one());
    }

    @Override
    public long countOpen() {
        return read(handle -> handle.createQuery("SELECT count(*) FROM game WHERE NOT is_over")
                .mapTo(Long.class)
                .one());
    }

    /// What is put in and taken out again in one transaction is written all the same.
    @Override
    public void probe() {
        try {
            database.change(handle -> {
                handle.execute("INSERT INTO game (id, setup, cards, seats, is_over, changes, touched)"
                        + " VALUES ('probe', '', '', '', TRUE, 0, 0)");
                handle.execute("DELETE FROM game WHERE id = 'probe'");
            });
        } catch (RuntimeException failed) {
            throw new Unavailable(failed);
        }
    }

    @Override
    public void close() {
        database.close();
    }
}
