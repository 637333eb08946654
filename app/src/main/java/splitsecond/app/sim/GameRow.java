package splitsecond.app.sim;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.app.parquet.ParquetWriter;
import splitsecond.app.parquet.ParquetWriter.Column;
import splitsecond.app.parquet.ParquetWriter.Type;
import splitsecond.players.sim.Outcome;
import splitsecond.players.sim.Pairing;
import splitsecond.players.sim.Plan;
import splitsecond.players.sim.Played;

/// What is written of a game, whatever the format of the file.
public final class GameRow {

    /// In Parquet. Files that lie in a folder for each pairing have these; one that holds all has `PAIRING`, too.
    public static final List<Column> COLUMNS = List.of(
            new Column("game", Type.INT),
            new Column("seed", Type.LONG),
            new Column("deck1", Type.TEXT),
            new Column("player1", Type.TEXT),
            new Column("deck2", Type.TEXT),
            new Column("player2", Type.TEXT),
            new Column("first", Type.INT),
            new Column("winner", Type.TEXT),
            new Column("reason", Type.TEXT),
            new Column("turns", Type.INT),
            new Column("decisions", Type.INT),
            new Column("hash", Type.TEXT));

    private static final Column PAIRING = new Column("pairing", Type.TEXT);

    private GameRow() {}

    static List<Column> columnsWithPairing() {
        var columns = new ArrayList<>(COLUMNS);
        columns.add(PAIRING);
        return columns;
    }

    /// The name of a pairing in tables and of its folder: the players are the same in all of a run.
    public static String pairing(Pairing pairing) {
        return pairing.one().deck() + "_vs_" + pairing.other().deck();
    }

    public static void put(ParquetWriter to, Plan plan, Played game) throws IOException {
        var pairing = plan.pairings().get(plan.pairingOf(game.number()));
        to.put(game.number() + 1)
                .put(plan.seedOf(game.number()))
                .put(pairing.one().deck())
                .put(pairing.one().player())
                .put(pairing.other().deck())
                .put(pairing.other().player())
                .put(first(plan, game))
                .put(winner(game.outcome()))
                .put(game.reason())
                .put(game.turns())
                .put(game.decisions())
                .put(Long.toHexString(game.hash()));
    }

    static Map<String, Object> of(Plan plan, Played game) {
        var pairing = plan.pairings().get(plan.pairingOf(game.number()));
        var row = new LinkedHashMap<String, Object>();
        row.put("game", game.number() + 1);
        row.put("seed", plan.seedOf(game.number()));
        row.put("deck1", pairing.one().deck());
        row.put("player1", pairing.one().player());
        row.put("deck2", pairing.other().deck());
        row.put("player2", pairing.other().player());
        row.put("first", first(plan, game));
        row.put(
                "winner",
                game.outcome() == Outcome.ONE ? 1 : game.outcome() == Outcome.OTHER ? 2 : winner(game.outcome()));
        row.put("reason", game.reason());
        row.put("turns", game.turns());
        row.put("decisions", game.decisions());
        row.put("hash", Long.toHexString(game.hash()));
        return row;
    }

    private static int first(Plan plan, Played game) {
        return plan.otherGoesFirst(game.number()) ? 2 : 1;
    }

    public static String winner(Outcome outcome) {
        return switch (outcome) {
            case ONE -> "1";
            case OTHER -> "2";
            case DRAW -> "draw";
            case TURN_LIMIT -> "turn limit";
            case ENDLESS_TURN -> "endless turn";
            case FAILED -> "failed";
        };
    }
}
