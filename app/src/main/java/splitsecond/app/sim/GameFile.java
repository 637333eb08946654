package splitsecond.app.sim;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import splitsecond.players.sim.Results;
import splitsecond.timing.Problem;
import tools.jackson.databind.json.JsonMapper;

/// A line for each game that was played, in the order of their numbers.
final class GameFile {

    enum Format {
        CSV,
        JSONL;

        static Format of(Path file) {
            String name = file.toString().toLowerCase(Locale.ROOT);
            if (name.endsWith(".csv")) return CSV;
            if (name.endsWith(".jsonl")) return JSONL;
            throw new Problem("--out " + file + ": expected a file that ends in .csv or .jsonl.");
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
        var json = JsonMapper.builder().build();
        try (Writer writer = Files.newBufferedWriter(file)) {
            boolean first = true;
            for (int game = 0; game < results.plan().games(); game++) {
                var outcome = results.outcome(game);
                if (outcome == null) continue;
                var row = row(results, game, outcome);
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

    private static Map<String, Object> row(Results results, int game, Results.Outcome outcome) {
        var plan = results.plan();
        var pairing = plan.pairings().get(plan.pairingOf(game));
        var row = new LinkedHashMap<String, Object>();
        row.put("game", game + 1);
        row.put("seed", plan.seedOf(game));
        row.put("deck1", pairing.one().deck());
        row.put("player1", pairing.one().player());
        row.put("deck2", pairing.other().deck());
        row.put("player2", pairing.other().player());
        row.put("first", plan.otherGoesFirst(game) ? 2 : 1);
        row.put(
                "winner",
                switch (outcome) {
                    case ONE -> 1;
                    case OTHER -> 2;
                    case DRAW -> "draw";
                    case TURN_LIMIT -> "turn limit";
                    case ENDLESS_TURN -> "endless turn";
                    case FAILED -> "failed";
                });
        row.put("reason", results.reason(game));
        row.put("turns", results.turns(game));
        row.put("decisions", results.decisions(game));
        row.put("hash", Long.toHexString(results.hash(game)));
        return row;
    }

    /// RFC 4180: what has a comma, a quote or a line break is quoted.
    private static String cell(Object value) {
        String text = String.valueOf(value);
        return text.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                ? '"' + text.replace("\"", "\"\"") + '"'
                : text;
    }
}
