package splitsecond.cluster.sim;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.parser.ParseException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.app.sim.TextTable;
import splitsecond.timing.Problem;

/// `splitsecond cluster sql DIR QUERY`: asks what `cluster sim --out DIR` has written, in Spark SQL.
@Command(
        name = "sql",
        description = "Ask what 'cluster sim --out DIR' or 'sim --out FILE.parquet' has written, in Spark SQL:"
                + " the tables are games, decisions and records, as far as they were written.")
public final class SqlCommand implements Callable<Integer> {

    private static final int MOST_ROWS = 1000;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "The folder or the file.")
    private Path folder;

    @Parameters(paramLabel = "QUERY", description = "Such as 'SELECT pairing, count(*) FROM games GROUP BY pairing'.")
    private String query;

    @Option(names = "--master", defaultValue = "local[*]", description = "(default: ${DEFAULT-VALUE}).")
    private String master;

    @Override
    public Integer call() throws Exception {
        if (!Files.exists(folder)) throw new Problem(folder + ": there is no such folder.");
        Masters.checkReachable(master);
        try (var spark = SparkSession.builder()
                .config(Sessions.configuration(master, List.of()))
                .getOrCreate()) {
            if (Files.isRegularFile(folder))
                spark.read().parquet(folder.toString()).createOrReplaceTempView("games");
            else
                for (String table : List.of("games", "decisions", "records"))
                    if (Files.isDirectory(folder.resolve(table)))
                        spark.read().parquet(folder.resolve(table).toString()).createOrReplaceTempView(table);
            print(spark.sql(query));
            return 0;
        } catch (Exception refused) {
            if (refused instanceof ParseException || refused instanceof AnalysisException)
                throw new Problem(String.valueOf(refused.getMessage()), refused);
            throw refused;
        }
    }

    private void print(Dataset<Row> answer) {
        var table = new TextTable(answer.columns());
        for (var row : answer.takeAsList(MOST_ROWS)) {
            var cells = new String[row.size()];
            for (int i = 0; i < cells.length; i++) cells[i] = String.valueOf(row.get(i));
            table.row(cells);
        }
        var out = spec.commandLine().getOut();
        table.print(out);
        out.flush();
    }
}
