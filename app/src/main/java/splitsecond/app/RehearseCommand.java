package splitsecond.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import splitsecond.app.cards.CardLines;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.table.Limits;
import splitsecond.app.table.Opponents;
import splitsecond.app.table.PoolDecks;
import splitsecond.app.table.TableSite;
import splitsecond.app.table.Tables;
import splitsecond.app.web.WebServer;
import splitsecond.cards.Bundled;
import splitsecond.cards.data.CardWriter;

/// `splitsecond rehearse`: a little of everything, for the launcher: Java keeps what the program loads meanwhile (an
/// AOT cache), and starts it from there.
@Command(name = "rehearse", hidden = true, description = "Do a little of everything, so that Java can learn it.")
final class RehearseCommand implements Callable<Integer> {

    @Override
    public Integer call() throws IOException {
        var folder = Files.createTempDirectory("splitsecond");
        try {
            var cards = imported(folder.resolve("cards.jsonl.gz"));
            for (var command : List.of(
                    List.of("--version"),
                    List.of("card", "Lightning Bolt", "--cards", cards),
                    List.of("sim", "red-burn", "green-stompy", "--games", "40", "--players", "heuristic"))) {
                int exit = Main.commandLine()
                        .setOut(new PrintWriter(PrintWriter.nullWriter()))
                        .execute(command.toArray(String[]::new));
                if (exit != 0) return exit;
            }
            openTable(folder);
        } finally {
            delete(folder);
        }
        return 0;
    }

    /// A file of cards as `cards import` makes it.
    private static String imported(Path file) throws IOException {
        try (var out = new CardWriter(Files.newOutputStream(file))) {
            for (var card : Bundled.pool().cards()) out.write(card, CardLines.writeWhole(card));
        }
        return file.toString();
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
