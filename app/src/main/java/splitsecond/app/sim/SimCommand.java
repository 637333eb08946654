package splitsecond.app.sim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import splitsecond.app.cards.Progress;
import splitsecond.engine.Game;
import splitsecond.players.search.SearchPolicy;
import splitsecond.players.sim.Plan;
import splitsecond.players.sim.Results;
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
    private SimOptions options;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description =
                    "How many games at a time (default: as many as there are processors for; a search takes one for "
                            + "each thread that it thinks with).")
    private @Nullable Integer wantedThreads;

    @Option(
            names = "--warm-up",
            defaultValue = "0",
            paramLabel = "SECONDS",
            description = "Play for so long before the games that are counted and timed.")
    private double warmUp;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write a line for each game: FILE.csv, FILE.jsonl or FILE.parquet.")
    private @Nullable Path out;

    @Option(
            names = "--record",
            paramLabel = "DIR",
            description = "Write the record of each game here; 'replay' plays it again.")
    private @Nullable Path recordFolder;

    private int threads;

    @Spec
    void listPlayers(CommandSpec command) {
        SimOptions.listPlayers(command);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        check();
        var format = out == null ? null : GameFile.Format.of(out);
        var plan = options.plan(MOST_GAMES);
        if (out != null) GameFile.check(out);
        if (recordFolder != null) createRecordFolder(recordFolder);
        try (var interruption = new Interruption()) {
            if (!warmUp(plan, interruption)) return 1;
            var results = play(plan, interruption);
            if (out != null && format != null) GameFile.write(out, format, results);
            return report(results);
        }
    }

    private int report(Results results) {
        var writer = spec.commandLine().getOut();
        var effort = new Report.Effort(
                threads + (threads == 1 ? " thread" : " threads"), results.seconds(), results.bytes());
        var report = new Report(results.plan(), results.summary(), options.comparesPlayers(), effort);
        if (options.json()) writer.println(report.json());
        else report.print(writer, options.showsIntervals());
        writer.flush();
        String failure = report.failure(options::argument);
        if (failure == null) return 0;
        spec.commandLine().getErr().println(failure);
        return 1;
    }

    private void check() {
        options.check();
        if (wantedThreads != null) SimOptions.atLeastOne("--threads", wantedThreads);
        if (wantedThreads != null && wantedThreads > MOST_THREADS)
            throw new Problem("--threads " + wantedThreads + ": expected at most " + MOST_THREADS + ".");
        if (!(warmUp >= 0 && warmUp <= 3600))
            throw new Problem("--warm-up " + warmUp + ": expected seconds, from 0 to 3600.");
        threads = wantedThreads == null ? defaultThreads() : wantedThreads;
    }

    /// A search thinks on several processors by itself, and must not share its time.
    private int defaultThreads() {
        int each = 1;
        for (String player : options.players())
            if (options.player(player) instanceof SearchPolicy search) each = Math.max(each, search.threads());
        return Math.max(1, Runtime.getRuntime().availableProcessors() / each);
    }

    private static void createRecordFolder(Path folder) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder))
            throw new Problem("--record " + folder + ": this is a file, not a folder.");
        Files.createDirectories(folder);
    }

    /// Other games than those that are counted. False if it was interrupted.
    private boolean warmUp(Plan plan, Interruption interruption) throws InterruptedException {
        if (warmUp == 0) return true;
        say(String.format(Locale.ROOT, "Warming up for %.1f s.", warmUp));
        long end = System.nanoTime() + (long) (warmUp * 1e9);
        var other = new Plan(
                plan.pairings(), plan.gamesEach(), plan.seed() + 1_000_000_000, plan.swapSeats(), plan.turnLimit());
        while (System.nanoTime() < end && !interruption.hasHappened()) {
            var simulation = new Simulation(other, Simulation.Observer.NONE, options::player);
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
        String note = options.note();
        if (note != null) say(note);
        try (var progress = new Progress("Games", plan.games())) {
            var simulation = new Simulation(plan, new Watching(progress, recordFolder), options::player);
            return interruption.run(options.countsDraws() ? simulation.countingDraws() : simulation, threads);
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
