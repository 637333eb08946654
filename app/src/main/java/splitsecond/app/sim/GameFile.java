package splitsecond.app.sim;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.stream.Collectors;
import splitsecond.app.parquet.ParquetWriter;
import splitsecond.players.sim.Results;
import splitsecond.timing.Problem;
import tools.jackson.databind.json.JsonMapper;

/// A line for each game that was played, in the order of their numbers.
final class GameFile {

    enum Format {
        CSV,
        JSONL,
        PARQUET;

        static Format of(Path file) {
            String name = file.toString().toLowerCase(Locale.ROOT);
            if (name.endsWith(".csv")) return CSV;
            if (name.endsWith(".jsonl")) return JSONL;
            if (name.endsWith(".parquet")) return PARQUET;
            throw new Problem("--out " + file + ": expected a file that ends in .csv, .jsonl or .parquet.");
        }
    }

    private GameFile() {}

    /// What cannot be written is better known before the games than after; what is there stays until then.
    static void check(Path file) {
        var folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder))
            throw new Problem("--out " + file + ": there is no folder " + folder + ".");
        if (Files.isDirectory(file)) throw new Problem("--out " + file + ": this is a folder, not a file.");
        if (!Files.isWritable(Files.exists(file) || folder == null ? file : folder))
            throw new Problem("--out " + file + ": access is denied.");
    }

    static void write(Path file, Format format, Results results) throws IOException {
        if (format == Format.PARQUET) writeParquet(file, results);
        else writeLines(file, format, results);
    }

    private static void writeLines(Path file, Format format, Results results) throws IOException {
        var json = JsonMapper.builder().build();
        try (Writer writer = Files.newBufferedWriter(file)) {
            boolean first = true;
            for (int number = 0; number < results.plan().games(); number++) {
                var game = results.game(number);
                if (game == null) continue;
                var row = GameRow.of(results.plan(), game);
                if (format == Format.JSONL) writer.write(json.writeValueAsString(row));
                else {
                    if (first) writer.write(String.join(",", row.keySet()) + "\n");
                    writer.write(row.values().stream().map(GameFile::cell).collect(Collectors.joining(",")));
                }
                writer.write("\n");
                first = false;
            }
        }
    }

    /// A Parquet file without its end cannot be read, so it gets its name when it is whole.
    private static void writeParquet(Path file, Results results) throws IOException {
        var plan = results.plan();
        var part = file.resolveSibling(file.getFileName() + ".part");
        try (var writer = new ParquetWriter(
                new BufferedOutputStream(Files.newOutputStream(part)), GameRow.columnsWithPairing())) {
            for (int number = 0; number < plan.games(); number++) {
                var game = results.game(number);
                if (game == null) continue;
                GameRow.put(writer, plan, game);
                writer.put(GameRow.pairing(plan.pairings().get(plan.pairingOf(number))));
            }
        }
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /// RFC 4180: what has a comma, a quote or a line break is quoted.
    private static String cell(Object value) {
        String text = String.valueOf(value);
        return text.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                ? '"' + text.replace("\"", "\"\"") + '"'
                : text;
    }
}
