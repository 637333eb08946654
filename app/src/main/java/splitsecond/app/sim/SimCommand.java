package splitsecond.app.sim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.app.cards.CardFiles;
import splitsecond.app.cards.NamedDecks;
import splitsecond.app.cards.Progress;
import splitsecond.app.players.ClassPath;
import splitsecond.engine.Game;
import splitsecond.engine.card.CardDefinition;
import splitsecond.players.Players;
import splitsecond.players.Playout;
import splitsecond.players.search.SearchPolicy;
import splitsecond.players.sim.Pairing;
import splitsecond.players.sim.Plan;
import splitsecond.players.sim.Results;
import splitsecond.players.sim.Side;
import splitsecond.players.sim.Simulation;
import splitsecond.timing.Problem;

/// `splitsecond sim red-burn white-knights --games 1000`: who wins, how often, and how surely.
@Command(
        name = "sim",
        description = "Play many games between decks and players: win rates with intervals, lengths, reasons.",
        footer = {
            "",
            "One deck plays itself, two play each other, more play a round robin with a win-rate matrix.",
            "The same seed gives the same results, whatever the number of threads.",
        })
public final class SimCommand implements Callable<Integer> {

    /// More than anybody waits for, and few enough to keep each result in memory.
    private static final int MOST_GAMES = 10_000_000;

    private static final int MOST_THREADS = 1024;

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Mixin
    private ClassPath classPath;

    @Parameters(arity = "1..*", paramLabel = "DECK", description = "A bundled deck, or the file of a deck list.")
    private List<String> arguments = new ArrayList<>();

    @Option(
            names = "--games",
            defaultValue = "1000",
            paramLabel = "N",
            description = "Games of each pairing (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--seed",
            defaultValue = "1",
            paramLabel = "S",
            description = "Seed of the first game; the next game has the next (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--players",
            defaultValue = "heuristic",
            paramLabel = "A[,B]",
            description =
                    "Who plays the first deck and who the second, such as search:200ms,random:0.3; one name plays "
                            + "both (default: ${DEFAULT-VALUE}).")
    private String named;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description =
                    "How many games at a time (default: as many as there are processors for; a search takes one for "
                            + "each thread that it thinks with).")
    private @Nullable Integer wantedThreads;

    @Option(
            names = "--swap-seats",
            description =
                    "Play each seed twice, so that either side goes first once. Without it the first deck always goes"
                            + " first.")
    private boolean swapSeats;

    @Option(names = "--mirror", description = "Each deck plays itself: compares the two players over many decks.")
    private boolean mirror;

    @Option(
            names = "--turn-limit",
            defaultValue = "" + Playout.TURN_LIMIT,
            paramLabel = "N",
            description = "A game that is not over by then is counted apart (default: ${DEFAULT-VALUE}).")
    private int turnLimit;

    @Option(
            names = "--warm-up",
            defaultValue = "0",
            paramLabel = "SECONDS",
            description = "Play for so long before the games that are counted and timed.")
    private double warmUp;

    @Option(names = "--out", paramLabel = "FILE", description = "Write a line for each game: FILE.csv or FILE.jsonl.")
    private @Nullable Path out;

    @Option(
            names = "--record",
            paramLabel = "DIR",
            description = "Write the record of each game here; 'replay' plays it again.")
    private @Nullable Path recordFolder;

    @Option(names = "--json", description = "Print one line of JSON instead of the tables.")
    private boolean json;

    /// Who plays the first deck and who the second.
    private List<String> players = List.of();

    private int threads;

    /// The help names the players that there are.
    @Spec
    void listPlayers(CommandSpec command) {
        var footer = new ArrayList<>(List.of(command.usageMessage().footer()));
        footer.addAll(List.of("", "Players:"));
        for (var kind : Players.all())
            footer.add(String.format(Locale.ROOT, "  %-17s %s", kind.usage(), kind.description()));
        command.usageMessage().footer(footer.toArray(String[]::new));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        check();
        var format = out == null ? null : GameFile.Format.of(out);
        var decks = decks();
        var plan = plan(decks);
        if (out != null) GameFile.check(out);
        if (recordFolder != null) createRecordFolder(recordFolder);
        try (var interruption = new Interruption()) {
            if (!warmUp(plan, interruption)) return 1;
            var results = play(plan, interruption);
            if (out != null && format != null) GameFile.write(out, format, results);
            return report(results, decks);
        }
    }

    private int report(Results results, Map<String, Deck> decks) {
        var writer = spec.commandLine().getOut();
        var report = new Report(results, mirror || decks.size() == 1, threads);
        if (json) writer.println(report.json());
        else report.print(writer);
        writer.flush();
        String failure =
                report.failure(name -> Objects.requireNonNull(decks.get(name)).argument());
        if (failure == null) return 0;
        spec.commandLine().getErr().println(failure);
        return 1;
    }

    private void check() {
        atLeastOne("--games", games);
        atLeastOne("--turn-limit", turnLimit);
        if (wantedThreads != null) atLeastOne("--threads", wantedThreads);
        if (wantedThreads != null && wantedThreads > MOST_THREADS)
            throw new Problem("--threads " + wantedThreads + ": expected at most " + MOST_THREADS + ".");
        if (!(warmUp >= 0 && warmUp <= 3600))
            throw new Problem("--warm-up " + warmUp + ": expected seconds, from 0 to 3600.");
        var names = named.split(",", -1);
        if (names.length > 2)
            throw new Problem("--players: expected one or two players, such as heuristic,random, but found "
                    + names.length + ".");
        players = List.of(Players.canonical(names[0]), Players.canonical(names[names.length - 1]));
        threads = wantedThreads == null ? defaultThreads() : wantedThreads;
    }

    private static void atLeastOne(String option, int value) {
        if (value < 1) throw new Problem(option + " " + value + ": expected a number from 1.");
    }

    /// A search thinks on several processors by itself, and must not share its time.
    private int defaultThreads() {
        int each = 1;
        for (String player : players)
            if (classPath.named(player) instanceof SearchPolicy search) each = Math.max(each, search.threads());
        return Math.max(1, Runtime.getRuntime().availableProcessors() / each);
    }

    private static void createRecordFolder(Path folder) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder))
            throw new Problem("--record " + folder + ": this is a file, not a folder.");
        Files.createDirectories(folder);
    }

    /// @param argument how the command line names it
    private record Deck(String argument, List<CardDefinition> cards) {
        Deck {
            cards = List.copyOf(cards);
        }
    }

    /// By names of their own: decks of the same name are numbered.
    private Map<String, Deck> decks() {
        var reader = new NamedDecks(cards);
        var read = arguments.stream().map(reader::read).toList();
        var names = read.stream().map(NamedDecks.Deck::name).toList();
        var decks = new LinkedHashMap<String, Deck>();
        for (int i = 0; i < read.size(); i++) {
            String name = names.get(i);
            boolean alone = Collections.frequency(names, name) == 1;
            for (int n = 1; !alone && (decks.containsKey(name) || names.contains(name)); n++)
                name = names.get(i) + " (" + n + ")";
            decks.put(name, new Deck(arguments.get(i), read.get(i).cards()));
        }
        return decks;
    }

    private Plan plan(Map<String, Deck> decks) {
        var sides = new ArrayList<Side>();
        var others = new ArrayList<Side>();
        decks.forEach((name, deck) -> {
            sides.add(new Side(name, deck.cards(), players.getFirst()));
            others.add(new Side(name, deck.cards(), players.getLast()));
        });
        var pairings = new ArrayList<Pairing>();
        boolean alike = players.getFirst().equals(players.getLast());
        for (int i = 0; i < sides.size(); i++)
            for (int k = 0; k < sides.size(); k++)
                if (meets(i, k, sides.size(), alike)) pairings.add(new Pairing(sides.get(i), others.get(k)));
        if ((long) pairings.size() * gamesEach() > MOST_GAMES)
            throw new Problem("--games " + games + ": that makes more than "
                    + String.format(Locale.ROOT, "%,d", MOST_GAMES) + " games in all.");
        return new Plan(pairings, gamesEach(), seed, swapSeats, turnLimit);
    }

    /// Every seed is played twice if seats are swapped.
    private int gamesEach() {
        return swapSeats && games % 2 == 1 ? games + 1 : games;
    }

    /// In a round robin of two different players each plays each deck against every other deck.
    private boolean meets(int row, int column, int size, boolean alike) {
        if (mirror || size == 1) return row == column;
        return size == 2 || alike ? row < column : row != column;
    }

    /// Other games than those that are counted. False if it was interrupted.
    private boolean warmUp(Plan plan, Interruption interruption) throws InterruptedException {
        if (warmUp == 0) return true;
        say(String.format(Locale.ROOT, "Warming up for %.1f s.", warmUp));
        long end = System.nanoTime() + (long) (warmUp * 1e9);
        var other = new Plan(plan.pairings(), plan.gamesEach(), seed + 1_000_000_000, swapSeats, turnLimit);
        while (System.nanoTime() < end && !interruption.hasHappened()) {
            var simulation = new Simulation(other, Simulation.Observer.NONE, classPath::named);
            var clock = Thread.ofPlatform().daemon().start(() -> {
                try {
                    TimeUnit.NANOSECONDS.sleep(Math.max(1, end - System.nanoTime()));
                    simulation.stop();
                } catch (InterruptedException _) {
                    // The games were over sooner.
                }
            });
            interruption.run(simulation, threads);
            clock.interrupt();
        }
        if (interruption.hasHappened()) say("Stopped while warming up: no game was played that counts.");
        return !interruption.hasHappened();
    }

    private Results play(Plan plan, Interruption interruption) throws InterruptedException {
        if (gamesEach() != games)
            say("--games " + games + ": every seed is played from both seats, so there are " + gamesEach()
                    + " games of each pairing.");
        try (var progress = new Progress("Games", plan.games())) {
            return interruption.run(
                    new Simulation(plan, new Watching(progress, recordFolder), classPath::named), threads);
        }
    }

    private void say(String sentence) {
        var err = spec.commandLine().getErr();
        err.println(sentence);
        err.flush();
    }

    /// Counts games, and writes their records.
    private record Watching(Progress progress, @Nullable Path folder) implements Simulation.Observer {

        @Override
        public void step() {
            progress.step();
        }

        @Override
        public void played(int number, Game game) {
            if (folder == null) return;
            var file = folder.resolve(String.format(Locale.ROOT, "game-%07d.txt", number + 1));
            try {
                Files.writeString(file, game.record().toString());
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }
    }
}
