package splitsecond.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.table.Limits;
import splitsecond.app.table.Opponents;
import splitsecond.app.table.PoolDecks;
import splitsecond.app.table.TableSite;
import splitsecond.app.table.Tables;
import splitsecond.app.web.WebServer;

/// `splitsecond rehearse`: a little of everything, for the launcher: Java keeps what the program loads meanwhile (an
/// AOT cache), and starts it from there.
@Command(name = "rehearse", hidden = true, description = "Do a little of everything, so that Java can learn it.")
final class RehearseCommand implements Callable<Integer> {

    private static final List<List<String>> COMMANDS = List.of(
            List.of("--version"),
            List.of("card", "Lightning Bolt"),
            List.of("sim", "red-burn", "green-stompy", "--games", "40", "--players", "heuristic"));

    @Override
    public Integer call() throws IOException {
        for (var command : COMMANDS) {
            int exit = Main.commandLine()
                    .setOut(new PrintWriter(PrintWriter.nullWriter()))
                    .execute(command.toArray(String[]::new));
            if (exit != 0) return exit;
        }
        var folder = Files.createTempDirectory("splitsecond");
        try {
            openTable(folder);
        } finally {
            delete(folder);
        }
        return 0;
    }

    /// The table, until its first page has been served.
    private static void openTable(Path folder) throws IOException {
        var decks = PoolDecks.bundled();
        decks.prepare();
        try (var tables = new Tables(SqliteStorage.open(folder), decks, Opponents.USUAL);
                var server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL));
                var page = server.address("/").toURL().openStream()) {
            page.readAllBytes();
        }
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        }
    }
}
