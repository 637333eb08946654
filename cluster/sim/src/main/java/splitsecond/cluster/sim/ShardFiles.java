package splitsecond.cluster.sim;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.fs.Path;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.jspecify.annotations.Nullable;
import splitsecond.app.parquet.ParquetWriter;
import splitsecond.app.parquet.ParquetWriter.Column;
import splitsecond.app.parquet.ParquetWriter.Type;
import splitsecond.app.sim.DecisionLog;
import splitsecond.app.sim.GameRow;
import splitsecond.engine.Game;
import splitsecond.players.sim.Plan;
import splitsecond.players.sim.Played;

/// What one attempt at a shard writes: a Parquet file of each kind, in the folder of its pairing.
final class ShardFiles implements Closeable {

    private static final List<Column> RECORD = List.of(new Column("game", Type.INT), new Column("record", Type.TEXT));

    private final Plan plan;
    private final List<String> names = new ArrayList<>();
    private final @Nullable ParquetWriter games;
    private final @Nullable ParquetWriter decisions;
    private final @Nullable ParquetWriter records;

    ShardFiles(Job job, Shard shard, long attempt) throws IOException {
        plan = job.plan();
        var writing = job.writing();
        String place = String.format(
                Locale.ROOT,
                "pairing=%s/shard-%06d-%d.parquet",
                escaped(GameRow.pairing(plan.pairings().get(shard.pairing()))),
                shard.number(),
                attempt);
        String staging = writing.staging();
        games = staging == null ? null : open(staging, "games/" + place, GameRow.COLUMNS);
        decisions = staging == null || !writing.decisions()
                ? null
                : open(staging, "decisions/" + place, DecisionLog.COLUMNS);
        records = staging == null || !writing.records() ? null : open(staging, "records/" + place, RECORD);
    }

    private ParquetWriter open(String staging, String name, List<Column> columns) throws IOException {
        names.add(name);
        var path = new Path(new Path(staging), new Path(null, null, name));
        var files = path.getFileSystem(SparkHadoopUtil.get().conf());
        files.setWriteChecksum(false);
        return new ParquetWriter(new BufferedOutputStream(files.create(path, true)), columns);
    }

    /// As Spark and Hive write names of folders: what could be mistaken is told by its number.
    private static String escaped(String name) {
        var text = new StringBuilder();
        for (char letter : name.toCharArray())
            text.append(
                    Character.isLetterOrDigit(letter) || " _-.,()".indexOf(letter) >= 0
                            ? String.valueOf(letter)
                            : letter < 128 ? String.format(Locale.ROOT, "%%%02X", (int) letter) : letter);
        return text.toString();
    }

    void game(Played played) throws IOException {
        if (games != null) GameRow.put(games, plan, played);
    }

    void decisions(Played played, DecisionLog log) throws IOException {
        if (decisions != null) log.put(decisions, played);
    }

    void record(Played played, Game game) throws IOException {
        if (records != null) records.put(played.number() + 1).put(game.record().toString());
    }

    List<String> names() {
        return names;
    }

    @Override
    public void close() throws IOException {
        for (var writer : new @Nullable ParquetWriter[] {games, decisions, records}) if (writer != null) writer.close();
    }
}
