package splitsecond.app.sim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.app.NamedDecks;
import splitsecond.app.cards.CardFiles;
import splitsecond.app.cards.Progress;
import splitsecond.engine.Game;
import splitsecond.players.Playout;
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
            "Players: 'heuristic', 'search:200ms', 'random:0.3', … ; one name plays both sides.",
            "The same seed gives the same results, whatever the number of threads.",
        })
public final class SimCommand implements Callable<Integer> {

    /// More than anybody waits for, and few enough to keep each result in memory.
    private static final int MOST_GAMES = 10_000_000;

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Parameters(arity = "1..*", paramLabel = "DECK", description = "A bundled deck, or the file of a deck list.")
    private List<String> decks = new ArrayList<>();

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
            split = ",",
            defaultValue = "heuristic",
            paramLabel = "A,B",
            description = "Who plays the first deck and who the second (default: ${DEFAULT-VALUE}).")
    private List<String> players = new ArrayList<>();

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many games at a time (default: one for each processor; one where search plays).")
    private @Nullable Integer threads;

    @Option(
            names = "--swap-seats",
            description =
                    "Play each seed twice, so that either side goes first once. Without it the first deck always goes first.")
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

    @Override
    public Integer call() throws IOException, InterruptedException {
        check();
        var format = out == null ? null : GameFile.Format.of(out);
        var plan = plan();
        if (recordFolder != null) Files.createDirectories(recordFolder);
        // What cannot be written is better known before the games than after.
        if (out != null) Files.writeString(out, "");
        warmUp(plan);
        return play(plan, format);
    }

    private int report(Results results) {
        var writer = spec.commandLine().getOut();
        var report = new Report(results, mirror || decks.size() == 1, threads());
        if (json) writer.println(report.json());
        else report.print(writer);
        writer.flush();
        String failure = report.failure();
        if (failure == null) return 0;
        spec.commandLine().getErr().println(failure);
        return 1;
    }

    private void check() {
        atLeastOne("--games", games);
        atLeastOne("--turn-limit", turnLimit);
        atLeastOne("--threads", threads());
        if (threads() > 1024) throw new Problem("--threads " + threads + ": expected at most 1024.");
        if (!(warmUp >= 0 && warmUp <= 3600))
            throw new Problem("--warm-up " + warmUp + ": expected seconds, from 0 to 3600.");
        if (players.size() > 2)
            throw new Problem("--players: expected one or two players, such as heuristic,random, but found "
                    + players.size() + ".");
        if (players.size() == 1) players = List.of(players.getFirst(), players.getFirst());
    }

    private static void atLeastOne(String option, int value) {
        if (value < 1) throw new Problem(option + " " + value + ": expected a number from 1.");
    }

    /// A search uses all processors by itself, and must not share its time.
    private int threads() {
        if (threads != null) return threads;
        boolean searching = players.stream().anyMatch(player -> player.startsWith("search"));
        return searching ? 1 : Runtime.getRuntime().availableProcessors();
    }

    private Plan plan() {
        var named = new NamedDecks(cards);
        var sides = new ArrayList<Side>();
        var others = new ArrayList<Side>();
        for (String name : decks) {
            var deck = named.read(name);
            sides.add(new Side(deck.name(), deck.cards(), players.getFirst()));
            others.add(new Side(deck.name(), deck.cards(), players.getLast()));
        }
        var pairings = new ArrayList<Pairing>();
        boolean alike = players.getFirst().equals(players.getLast());
        for (int i = 0; i < sides.size(); i++)
            for (int k = 0; k < sides.size(); k++)
                if (meets(i, k, sides.size(), alike)) pairings.add(new Pairing(sides.get(i), others.get(k)));
        int each = swapSeats && games % 2 == 1 ? games + 1 : games;
        if ((long) pairings.size() * each > MOST_GAMES)
            throw new Problem("--games " + games + ": that makes more than "
                    + String.format(Locale.ROOT, "%,d", MOST_GAMES) + " games in all.");
        return new Plan(pairings, each, seed, swapSeats, turnLimit);
    }

    /// In a round robin of two different players each plays each deck against every other deck.
    private boolean meets(int row, int column, int size, boolean alike) {
        if (mirror || size == 1) return row == column;
        return size == 2 || alike ? row < column : row != column;
    }

    /// Other games than those that are counted.
    private void warmUp(Plan plan) throws InterruptedException {
        if (warmUp == 0) return;
        long end = System.nanoTime() + (long) (warmUp * 1e9);
        var other = new Plan(plan.pairings(), plan.gamesEach(), seed + 1_000_000_000, swapSeats, turnLimit);
        while (System.nanoTime() < end) {
            var simulation = new Simulation(other, Simulation.Observer.NONE);
            var clock = Thread.ofPlatform().daemon().start(() -> {
                try {
                    TimeUnit.NANOSECONDS.sleep(Math.max(1, end - System.nanoTime()));
                    simulation.stop();
                } catch (InterruptedException _) {
                    // The games were over sooner.
                }
            });
            simulation.run(threads());
            clock.interrupt();
        }
    }

    /// Ctrl-C: the JVM ends when the hook is done, which waits until what has been played is printed.
    private int play(Plan plan, GameFile.@Nullable Format format) throws IOException, InterruptedException {
        var progress = new Progress("Games", plan.games());
        var simulation = new Simulation(plan, new Watching(progress, recordFolder));
        var printed = new CountDownLatch(1);
        var hook = Thread.ofPlatform().unstarted(() -> {
            simulation.stop();
            await(printed);
        });
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            var results = simulation.run(threads());
            progress.close();
            if (out != null && format != null) GameFile.write(out, format, results);
            return report(results);
        } finally {
            progress.close();
            printed.countDown();
            if (!simulation.isStopped()) Runtime.getRuntime().removeShutdownHook(hook);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            if (!latch.await(10, TimeUnit.SECONDS)) System.err.println("The games did not stop in time.");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
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
