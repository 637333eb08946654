package splitsecond.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import splitsecond.app.cards.ImportCommand;
import splitsecond.app.cards.LocalPool;
import splitsecond.app.metrics.Metrics;
import splitsecond.app.storage.PostgresStorage;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.storage.Storage;
import splitsecond.app.table.Importing;
import splitsecond.app.table.Limits;
import splitsecond.app.table.Opponents;
import splitsecond.app.table.PoolDecks;
import splitsecond.app.table.TableSite;
import splitsecond.app.table.Tables;
import splitsecond.app.terminal.TerminalOptions;
import splitsecond.app.web.Browser;
import splitsecond.app.web.Front;
import splitsecond.app.web.WebServer;
import splitsecond.timing.Problem;

/// `splitsecond play`: the table in the browser.
@Command(
        name = "play",
        description = "Play in the browser, or in the terminal: against the computer, a friend, or yourself.")
public final class PlayCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--data", paramLabel = "DIR", description = "Keep the games here (default: ~/.splitsecond).")
    private @Nullable Path folder;

    @Option(
            names = "--db",
            paramLabel = "URL",
            description = "Keep the games in postgresql://user:password@host/database.")
    private @Nullable String database;

    @Mixin
    private TableOptions table;

    @Option(names = "--no-open", description = "Only print the address.")
    private boolean noOpen;

    @Mixin
    private TerminalOptions terminal;

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (terminal.isTerminal())
            return terminal.play(
                    table.cards(),
                    table.classPath()::named,
                    table.firstPlayer(),
                    System.in,
                    spec.commandLine().getOut());
        return serve(
                table.decks(),
                table.opponents(),
                storage(),
                table.serving(!noOpen),
                spec.commandLine().getOut());
    }

    /// How the table is served.
    ///
    /// @param open whether the browser is opened
    /// @param keepAbandoned for how many days games are kept that are not over and nobody touches, 0 for ever
    /// @param keepFinished the same for games that are over
    /// @param mostGames how many may be open at a time
    /// @param metrics where they are served, or null
    public record Serving(
            Front front,
            boolean open,
            int keepAbandoned,
            int keepFinished,
            int mostGames,
            @Nullable String metrics,
            boolean logRequests) {

        /// For this machine alone, with nothing removed.
        public static Serving here(int port, boolean open) {
            return new Serving(Front.of("localhost", port, null), open, 0, 0, Limits.LOCAL.games(), null, false);
        }
    }

    /// The table, until the program is ended.
    public static int serve(PoolDecks decks, Opponents opponents, Storage storage, Serving how, PrintWriter out)
            throws InterruptedException {
        // Reading the cards takes a moment that the server's start can hide.
        var reading = CompletableFuture.runAsync(decks::prepare);
        var limits = Limits.of(how.front).withGames(how.mostGames);
        if (how.logRequests) WebServer.logRequests();
        try (var metrics = Metrics.at(how.metrics);
                var tables = new Tables(storage, decks, opponents, metrics.registry());
                var server = WebServer.start(
                        how.front,
                        metrics.registry(),
                        new TableSite(tables, limits, importing(how.front), how.front))) {
            await(reading);
            tables.forgetAfter(how.keepAbandoned, how.keepFinished);
            var address = server.address("/");
            out.println("Split Second: " + address + "  (Ctrl+C ends it)");
            if (how.front.isOpen())
                out.println("Others can reach it, and what is sent is not encrypted: docs/operation.md says how to put"
                        + " a proxy with TLS in front of it.");
            if (metrics.port() >= 0) out.println("Metrics: port " + metrics.port() + ", /metrics");
            out.flush();
            if (how.open) Browser.open(address);
            server.serve(tables);
        }
        return 0;
    }

    /// Only who sits at this machine may have cards fetched for it.
    private static Importing importing(Front front) {
        return new Importing(
                front.isPrivate()
                        ? watcher -> ImportCommand.fetch(ImportCommand.address(), LocalPool.file(), watcher)
                                .size()
                        : null);
    }

    /// A card file that cannot be read is told before anybody sits down.
    private static void await(CompletableFuture<Void> reading) {
        try {
            reading.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof Problem problem) throw problem;
            throw failed;
        }
    }

    private Storage storage() {
        return database != null ? PostgresStorage.open(database) : local(folder);
    }

    /// The games of this machine, in that folder or the usual one.
    public static Storage local(@Nullable Path folder) {
        return SqliteStorage.open(folder != null ? folder : Path.of(System.getProperty("user.home"), ".splitsecond"));
    }
}
