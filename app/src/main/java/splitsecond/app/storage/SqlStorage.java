package splitsecond.app.storage;

import java.sql.SQLException;
import java.util.List;
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
        write("INSERT INTO game (id, setup, cards, seats, is_over) VALUES (:id, :setup, :cards, :seats, :over)", game);
    }

    @Override
    public void update(StoredGame game) {
        write("UPDATE game SET setup = :setup, cards = :cards, seats = :seats, is_over = :over WHERE id = :id", game);
    }

    private void write(String statement, StoredGame game) {
        try {
            database.change(handle -> handle.createUpdate(statement)
                    .bind("id", game.id())
                    .bind("setup", game.setup())
                    .bind("cards", game.cards())
                    .bind("seats", game.seats())
                    .bind("over", game.over())
                    .execute());
        } catch (RuntimeException failed) {
            throw new Unavailable(failed);
        }
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
                var batch = handle.prepareBatch("INSERT INTO move (game, number, seat, choice) VALUES (?, ?, ?, ?)");
                for (var move : moves) batch.add(game, move.number(), move.seat(), move.option());
                batch.execute();
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
        return read(
                handle -> handle.createQuery("SELECT id, setup, cards, seats, is_over FROM game WHERE id = :id")
                        .bind("id", id)
                        .map((row, _) -> new StoredGame(
                                row.getString("id"),
                                row.getString("setup"),
                                row.getString("cards"),
                                row.getString("seats"),
                                row.getBoolean("is_over")))
                        .findOne()
                        .orElse(null));
    }

    @Override
    public List<StoredMove> moves(String game) {
        return read(
                handle -> handle.createQuery("SELECT number, seat, choice FROM move WHERE game = :game ORDER BY number")
                        .bind("game", game)
                        .map((row, _) -> new StoredMove(row.getInt("number"), row.getInt("seat"), row.getInt("choice")))
                        .list());
    }

    @Override
    public long count() {
        return read(handle -> handle.createQuery("SELECT count(*) FROM game")
                .mapTo(Long.class)
                .one());
    }

    @Override
    public void close() {
        database.close();
    }
}
