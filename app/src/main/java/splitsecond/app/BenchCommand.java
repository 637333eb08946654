package splitsecond.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import splitsecond.app.bench.Machine;
import splitsecond.app.cards.CardFiles;
import splitsecond.cards.data.CardPool;
import splitsecond.engine.Game;
import splitsecond.engine.Laws;
import splitsecond.players.Crowds;
import splitsecond.players.RandomPolicy;
import splitsecond.players.Throughput;
import splitsecond.players.Throughput.Workload;
import splitsecond.players.Workloads;
import splitsecond.players.heuristic.HeuristicPolicy;

/// `splitsecond bench`: the table of docs/performance.md, measured now.
@Command(
        name = "bench",
        description = "Measure games a second, forks, option lists and how decisions grow with the board; print them "
                + "with the machine, the commit, checksums and targets.")
public final class BenchCommand implements Callable<Integer> {

    private static final String ROW = "%-42s %12s %12s %12s %12s  %s%n";
    private static final int DECISIONS_ON_A_CROWD = 60;

    private static final List<String> GAMES =
            List.of("burn", "simple", "round-robin", "heuristic", "pool", "pool-heuristic", "threads");
    private static final List<String> PARTS = Stream.concat(GAMES.stream(), Stream.of("steps", "permanents", "combat"))
            .toList();

    @Spec
    private CommandSpec spec;

    @Option(names = "--quick", description = "A tenth of the games: takes a minute instead of some minutes.")
    boolean quick;

    @Option(
            names = "--only",
            paramLabel = "PART",
            description = "Measure only burn, simple, round-robin, heuristic, pool, pool-heuristic, threads, steps, "
                    + "permanents or combat.")
    @Nullable
    String only;

    @Option(
            names = "--seed",
            defaultValue = "1",
            description = "Makes the decks of pool and pool-heuristic (default: ${DEFAULT-VALUE}).")
    long seed;

    @Mixin
    private CardFiles cards;

    @Option(names = "--bare", hidden = true, description = "Rows without the machine and their heading.")
    boolean bare;

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (only != null && !PARTS.contains(only))
            throw new ParameterException(
                    spec.commandLine(),
                    "There is no part '" + only + "' to measure; known are " + String.join(", ", PARTS) + ".");
        if (!bare) out().println(Machine.describe());
        if (only != null) {
            if (!bare) head(only);
            measure(only);
            return 0;
        }
        for (String part : PARTS) {
            if (!GAMES.contains(part) || part.equals(GAMES.getFirst())) head(part);
            int exit = measureApart(part);
            if (exit != 0) return exit;
        }
        return 0;
    }

    /// In a process of its own, as it would be without the others: what Java has learned from one kind of game slows
    /// another down.
    private int measureApart(String part) throws IOException, InterruptedException {
        var command = new ArrayList<String>();
        command.add(ProcessHandle.current().info().command().orElse("java"));
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of("bench", "--only", part, "--bare"));
        if (quick) command.add("--quick");
        command.addAll(List.of("--seed", Long.toString(seed)));
        command.addAll(cards.asOptions());
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }

    private void head(String part) {
        switch (part) {
            case "steps" -> head("a single step", "ns", "", "bytes", "at most", "");
            case "permanents" -> head("a decision, by permanents", "µs", "ns/permanent", "growth", "linear", "bytes");
            case "combat" -> head("heuristic, by creatures a side", "attack µs", "block µs", "", "Forge", "");
            default ->
                head("one thread, after warming up", "games/s", "per CPU s", "bytes/game", "at least", "checksum");
        }
    }

    private void measure(String part) throws InterruptedException {
        switch (part) {
            case "burn" -> print(new Workloads().burnMirror(), 40_000, "15,000");
            case "simple" -> print(new Workloads().simpleMonoRed(), 40_000, "10,000");
            case "round-robin" -> print(new Workloads().roundRobin(), 8_000, "2,000");
            case "heuristic" -> print(new Workloads().heuristicRoundRobin(), 4_000, "500");
            case "pool" -> print(Workloads::pool);
            case "pool-heuristic" -> print(Workloads::heuristicPool);
            case "threads" -> twoThreads(new Workloads().roundRobin());
            case "steps" -> steps(new Workloads());
            case "permanents" -> permanents();
            case "combat" -> combat();
            default -> throw new IllegalArgumentException("no part to measure: " + part);
        }
    }

    /// Decks from the cards of the usual file, or of the named ones; skipped where there is none.
    private void print(BiFunction<CardPool, Long, Workload> workload) {
        var all = cards.withoutBundled();
        if (all == null) out().println("decks from all cards: skipped, there is no card file (see docs/cards.md)");
        else {
            var measured = print(workload.apply(all, seed), 2_000, "1,500");
            out().printf(
                            Locale.ROOT,
                            "  (99 of 100 games within %.1f ms, the longest %.1f ms; %d cards, seed %d)%n",
                            measured.slowest().p99() * 1e3,
                            measured.slowest().worst() * 1e3,
                            all.size(),
                            seed);
        }
    }

    private Throughput.Measured print(Workload workload, int games, String target) {
        var measured = Throughput.measure(workload, quick ? games / 10 : games, warmUp());
        row(
                workload.name(),
                number(measured.gamesPerSecond()),
                number(measured.games() / measured.cpuSeconds()),
                number(measured.bytesPerGame()),
                target,
                Long.toHexString(measured.checksum()));
        out().printf(
                        Locale.ROOT,
                        "  (%,.0f turns a second, %,.0f per CPU s)%n",
                        measured.turns() / measured.seconds(),
                        measured.turns() / measured.cpuSeconds());
        if (measured.turnLimit() > 0) out().println("  (" + measured.turnLimit() + " games hit the turn limit)");
        if (measured.endless() > 0) out().println("  (" + measured.endless() + " games had a turn without end)");
        return measured;
    }

    /// The same games on one thread and, all of them again, on each of two. By turns, and the middle of several: other
    /// programs disturb two threads more than one.
    private void twoThreads(Workload workload) throws InterruptedException {
        int games = quick ? 400 : 2_000;
        Throughput.measure(workload, games, warmUp());
        var factors = new double[quick ? 3 : 7];
        for (int round = 0; round < factors.length; round++) {
            long one = time(workload, games, 1);
            factors[round] = 2.0 * one / time(workload, games, 2);
        }
        Arrays.sort(factors);
        row("two threads against one, round robin", factor(factors[factors.length / 2]), "", "", "1.80 ×", "");
    }

    private int warmUp() {
        return quick ? 3 : 20;
    }

    private static long time(Workload workload, int games, int threads) throws InterruptedException {
        var workers = new Thread[threads];
        long start = System.nanoTime();
        for (int t = 0; t < threads; t++)
            workers[t] = Thread.ofPlatform().start(() -> Throughput.play(workload, games));
        for (var worker : workers) worker.join();
        return System.nanoTime() - start;
    }

    private void steps(Workloads workloads) {
        var middle = workloads.midGame();
        var eighty = workloads.midGameOf80();
        step("fork, opening hands", "300 ns", forking(workloads.opening()));
        step("fork, mid-game, 80 cards", "1,000 ns", forking(eighty));
        step("fork, mid-game, 120 cards", "", forking(middle));
        step("fork and one choice, opening hands", "", forkingAndChoosing(workloads.opening()));
        step("fork and one choice, mid-game, 80 cards", "", forkingAndChoosing(eighty));
        step("list the options, mid-game", "1,000 ns", listing(middle));
        step("hash, mid-game", "", middle::hash);
    }

    private static LongSupplier forking(Game game) {
        return () -> game.fork().decisionId();
    }

    /// The options in turn: with what the fork has yet to copy before the first of them is carried out.
    private static LongSupplier forkingAndChoosing(Game game) {
        int options = game.decision().size();
        var next = new AtomicInteger();
        return () -> {
            var fork = game.fork();
            fork.choose(Math.floorMod(next.getAndIncrement(), options));
            return fork.decisionId();
        };
    }

    private static LongSupplier listing(Game game) {
        var listing = Laws.listing(game);
        return () -> listing.get().size();
    }

    private void step(String name, String target, LongSupplier once) {
        var measured = Throughput.repeat(once, quick ? 100_000 : 1_000_000);
        row(name, number(measured.nanoseconds()), "", number(measured.bytes()), target, "");
    }

    /// Random play goes on from boards of growing size; beside the growth from one to the next stands what it would be
    /// if it were linear. All are played once before the first is measured, or it would
    /// be measured in code that Java has yet to compile.
    private void permanents() {
        var counts = List.of(10, 50, 200, 1_000);
        for (int count : counts) decisions(count);
        double before = 0;
        int fewer = 0;
        for (int count : counts) {
            var measured = decisions(count);
            double nanos = measured.nanoseconds() / DECISIONS_ON_A_CROWD;
            row(
                    String.format(Locale.ROOT, "%,d permanents", count),
                    decimal(nanos / 1_000),
                    decimal(nanos / count),
                    fewer == 0 ? "" : factor(nanos / before),
                    fewer == 0 ? "" : factor((double) count / fewer),
                    number(measured.bytes() / DECISIONS_ON_A_CROWD));
            before = nanos;
            fewer = count;
        }
    }

    private Throughput.Repeated decisions(int permanents) {
        var game = new Crowds().permanents(permanents);
        var policy = new RandomPolicy(1);
        return Throughput.repeat(() -> playOn(game, policy), times(permanents, 200_000));
    }

    private static long playOn(Game from, RandomPolicy policy) {
        var game = from.fork();
        policy.begin(1);
        for (int i = 0; i < DECISIONS_ON_A_CROWD && !game.isOver(); i++)
            game.choose(policy.choose(game.viewOf(game.decision().player()), game.decision()));
        return game.decisionId();
    }

    private void combat() {
        var crowds = new Crowds();
        var forge = List.of("0.12 s", "0.32 s", "1.6 s", "23-30 s", "");
        var sizes = List.of(2, 5, 10, 20, 50);
        for (int size : sizes) {
            declare(crowds.attack(size), size);
            declare(crowds.block(size), size);
        }
        for (int i = 0; i < sizes.size(); i++) {
            int size = sizes.get(i);
            row(
                    size + " creatures",
                    declare(crowds.attack(size), size),
                    declare(crowds.block(size), size),
                    "",
                    forge.get(i),
                    "");
        }
    }

    private String declare(Game game, int size) {
        var policy = new HeuristicPolicy();
        policy.begin(1);
        return decimal(Throughput.repeat(() -> Crowds.declare(game, policy), times(size * size, 400_000))
                        .nanoseconds()
                / 1_000);
    }

    /// How often something is repeated that grows with a size.
    private int times(int size, int all) {
        return Math.clamp((quick ? all / 10 : all) / size, 5, 2_000);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private void head(Object... cells) {
        out().println();
        out().printf(ROW, cells);
        out().flush();
    }

    private void row(Object... cells) {
        out().printf(ROW, cells);
        out().flush();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }

    private static String decimal(double value) {
        return String.format(Locale.ROOT, "%,.1f", value);
    }

    private static String factor(double value) {
        return String.format(Locale.ROOT, "%.2f ×", value);
    }
}
