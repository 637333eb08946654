package splitsecond.app.skirmish;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import splitsecond.app.web.Browser;
import splitsecond.app.web.WebServer;
import splitsecond.skirmish.CommandCards;

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

    @Option(names = "--no-browser", description = "Only print the address.")
    private boolean noBrowser;

    @Option(names = "--cards", paramLabel = "FILE", description = "Your own card file, instead of the bundled one.")
    private @Nullable Path cardFile;

    @Override
    public Integer call() throws IOException, InterruptedException {
        var site = new SkirmishSite(cards(cardFile));
        try (var server = WebServer.start(host, port, site)) {
            var address = server.address("/skirmish");
            var out = spec.commandLine().getOut();
            out.println("Command Card timing: " + address + "  (Ctrl+C ends it)");
            out.flush();
            if (!noBrowser) Browser.open(address);
            Thread.currentThread().join();
        }
        return 0;
    }

    static CommandCards cards(@Nullable Path file) throws IOException {
        return file == null ? CommandCards.bundled() : CommandCards.read(file);
    }
}
