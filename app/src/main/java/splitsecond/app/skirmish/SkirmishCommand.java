package splitsecond.app.skirmish;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import splitsecond.app.metrics.Metrics;
import splitsecond.app.storage.MeasuredStorage;
import splitsecond.app.storage.PostgresStorage;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.storage.Storage;
import splitsecond.app.table.Limits;
import splitsecond.app.web.Browser;
import splitsecond.app.web.Front;
import splitsecond.app.web.WebServer;
import splitsecond.skirmish.CommandCards;
import splitsecond.skirmish.Squad;
import splitsecond.timing.Problem;

/// `splitsecond skirmish`: the page of Command Card timing.
@Command(
        name = "skirmish",
        description = "Open the table of Command Card timing, for Imperial Assault skirmishes.",
        subcommands = {PlayableCommand.class, SpecialCommand.class})
public final class SkirmishCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--host", defaultValue = "localhost", description = "Listen here (default: ${DEFAULT-VALUE}).")
    private String host;

    @Option(names = "--port", defaultValue = "7117", description = "Port, 0 for any (default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--proxy",
            paramLabel = "URL",
            description = "Others come through a proxy that they find there, such as https://play.example.org, and"
                    + " what it says of their addresses (X-Forwarded-For) is believed.")
    private @Nullable String proxy;

    @Option(
            names = {"--no-open", "--no-browser"},
            description = "Only print the address.")
    private boolean noBrowser;

    @Option(names = "--cards", paramLabel = "FILE", description = "Your own card file, instead of the bundled one.")
    private @Nullable Path cardFile;

    @Option(
            names = "--squad",
            paramLabel = "FILE",
            description = "A squad of your own to choose from; may be given several times.")
    private List<Path> squadFiles = new ArrayList<>();

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Keep the games here (default: ~/.splitsecond/skirmish).")
    private @Nullable Path folder;

    @Option(
            names = "--db",
            paramLabel = "URL",
            description = "Keep the games in postgresql://user:password@host/database.")
    private @Nullable String database;

    @Option(
            names = "--keep",
            paramLabel = "DAYS",
            defaultValue = "30",
            description = "Remove games that nobody has touched for so long; 0 keeps them (default: ${DEFAULT-VALUE}).")
    private int keep;

    @Option(
            names = "--metrics",
            paramLabel = "HOST:PORT",
            description = "Serve metrics for Prometheus there, at /metrics.")
    private @Nullable String metrics;

    @Option(names = "--log-requests", description = "Log every request, with its reference, in one line.")
    private boolean logRequests;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (keep < 0) throw new Problem("--keep " + keep + ": expected a number from 0.");
        var cards = cards(cardFile);
        var squads = new ArrayList<Squad>();
        for (var file : squadFiles) squads.add(Squad.read(file, cards));
        var front = Front.of(host, port, proxy);
        if (logRequests) WebServer.logRequests();
        try (var measured = Metrics.at(metrics);
                var tables = new Tables(cards, squads, new MeasuredStorage(storage(), measured.registry()));
                var server = WebServer.start(
                        front,
                        measured.registry(),
                        new SkirmishSite(tables, Limits.of(front)),
                        routes -> routes.get("/", context -> context.redirect("/skirmish")))) {
            tables.forgetAfter(keep);
            var address = server.address("/skirmish");
            var out = spec.commandLine().getOut();
            out.println("Command Card timing: " + address + "  (Ctrl+C ends it)");
            out.flush();
            if (!noBrowser) Browser.open(address);
            server.serve(tables);
        }
        return 0;
    }

    private Storage storage() {
        if (database != null) return PostgresStorage.open(database);
        var usual = Path.of(System.getProperty("user.home"), ".splitsecond", "skirmish");
        return SqliteStorage.open(folder == null ? usual : folder);
    }

    static CommandCards cards(@Nullable Path file) throws IOException {
        return file == null ? CommandCards.bundled() : CommandCards.read(file);
    }
}
