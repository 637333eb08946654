package splitsecond.app.storage;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The statements, which are the same for every database.
final class GameTables {

    private GameTables() {}

    static void create(Handle handle, StoredGame game) {
        handle.createUpdate("INSERT INTO game (id, setup, seats, is_over) VALUES (:id, :setup, :seats, :over)")
                .bind("id", game.id())
                .bind("setup", game.setup())
                .bind("seats", game.seats())
                .bind("over", game.over())
                .execute();
    }

    static void update(Handle handle, StoredGame game) {
        handle.createUpdate("UPDATE game SET setup = :setup, seats = :seats, is_over = :over WHERE id = :id")
                .bind("id", game.id())
                .bind("setup", game.setup())
                .bind("seats", game.seats())
                .bind("over", game.over())
                .execute();
    }

    static void append(Handle handle, String game, List<StoredMove> moves) {
        var batch = handle.prepareBatch("INSERT INTO move (game, number, seat, choice) VALUES (?, ?, ?, ?)");
        for (var move : moves) batch.add(game, move.number(), move.seat(), move.option());
        batch.execute();
    }

    static @Nullable StoredGame find(Handle handle, String id) {
        return handle.createQuery("SELECT id, setup, seats, is_over FROM game WHERE id = :id")
                .bind("id", id)
                .map((row, _) -> new StoredGame(
                        row.getString("id"), row.getString("setup"), row.getString("seats"), row.getBoolean("is_over")))
                .findOne()
                .orElse(null);
    }

    static List<StoredMove> moves(Handle handle, String game) {
        return handle.createQuery("SELECT number, seat, choice FROM move WHERE game = :game ORDER BY number")
                .bind("game", game)
                .map((row, _) -> new StoredMove(row.getInt("number"), row.getInt("seat"), row.getInt("choice")))
                .list();
    }

    static long count(Handle handle) {
        return handle.createQuery("SELECT count(*) FROM game").mapTo(Long.class).one();
    }
}
