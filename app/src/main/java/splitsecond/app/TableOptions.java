package splitsecond.app;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import splitsecond.app.cards.CardFiles;
import splitsecond.app.players.ClassPath;
import splitsecond.app.table.Opponents;
import splitsecond.app.table.PoolDecks;
import splitsecond.app.web.Front;
import splitsecond.timing.Problem;

/// How a server of the table is found and what it offers, the same for one that is alone and for one of several.
public final class TableOptions {

    @Option(
            names = "--host",
            defaultValue = "localhost",
            description = "Listen here; 0.0.0.0 lets others join (default: ${DEFAULT-VALUE}).")
    private String host;

    @Option(names = "--port", defaultValue = "0", description = "The port (default: any that is free).")
    private int port;

    @Option(
            names = "--proxy",
            paramLabel = "URL",
            description = "Others come through a proxy that they find there, such as https://play.example.org, and"
                    + " what it says of their addresses (X-Forwarded-For) is believed.")
    private @Nullable String proxy;

    @Mixin
    private CardFiles cards;

    @Option(
            names = "--players",
            split = ",",
            paramLabel = "PLAYER",
            description = "Computers to play against beside the usual ones, such as java:com.example.MyBot; with"
                    + " --terminal the first of them is the opponent.")
    private List<String> players = new ArrayList<>();

    @Mixin
    private ClassPath classPath;

    @Option(
            names = "--keep-abandoned",
            paramLabel = "DAYS",
            defaultValue = "30",
            description = "Remove games that are not over and that nobody has touched for so long; 0 keeps them"
                    + " (default: ${DEFAULT-VALUE}).")
    private int keepAbandoned;

    @Option(
            names = "--keep-finished",
            paramLabel = "DAYS",
            defaultValue = "0",
            description = "Remove games that are over after so long; 0 keeps them (default: ${DEFAULT-VALUE}).")
    private int keepFinished;

    @Option(
            names = "--most-games",
            paramLabel = "N",
            defaultValue = "100000",
            description = "Start no more while so many are open (default: ${DEFAULT-VALUE}).")
    private int mostGames;

    @Option(
            names = "--metrics",
            paramLabel = "HOST:PORT",
            description = "Serve metrics for Prometheus there, at /metrics.")
    private @Nullable String metrics;

    @Option(names = "--log-requests", description = "Log every request, with its reference, in one line.")
    private boolean logRequests;

    public CardFiles cards() {
        return cards;
    }

    public ClassPath classPath() {
        return classPath;
    }

    /// Whom one plays against who has not chosen.
    String firstPlayer() {
        return players.isEmpty() ? "heuristic" : players.getFirst();
    }

    public PoolDecks decks() {
        return new PoolDecks(cards::pool);
    }

    public Opponents opponents() {
        return new Opponents(players, classPath::named);
    }

    public PlayCommand.Serving serving(boolean open) {
        refuseBelow(0, "--keep-abandoned", keepAbandoned);
        refuseBelow(0, "--keep-finished", keepFinished);
        refuseBelow(1, "--most-games", mostGames);
        return new PlayCommand.Serving(
                Front.of(host, port, proxy), open, keepAbandoned, keepFinished, mostGames, metrics, logRequests);
    }

    private static void refuseBelow(int least, String option, int number) {
        if (number < least) throw new Problem(option + " " + number + ": expected a number from " + least + ".");
    }
}
