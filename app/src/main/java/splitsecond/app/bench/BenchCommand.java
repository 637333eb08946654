package splitsecond.app.bench;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import splitsecond.engine.Game;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.rules.LawCheck;
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

    @Spec
    private CommandSpec spec;

    @Option(names = "--quick", description = "A tenth of the games: takes half a minute instead of some minutes.")
    boolean quick;

    @Override
    public Integer call() throws InterruptedException {
        out().println(Machine.describe());
        var workloads = new Workloads();
        games(workloads);
        twoThreads(workloads);
        steps(workloads);
        permanents();
        combat();
        out().flush();
        return 0;
    }

    private void games(Workloads workloads) {
        head("one thread, after warming up", "games/s", "per CPU s", "bytes/game", "at least", "checksum");
        print(workloads.burnMirror(), 40_000, "15,000");
        print(workloads.simpleMonoRed(), 40_000, "10,000");
        print(workloads.roundRobin(), 8_000, "2,000");
        print(workloads.heuristicRoundRobin(), 4_000, "500");
    }

    private void print(Workload workload, int games, String target) {
        var measured = Throughput.measure(workload, quick ? games / 10 : games, quick ? 2 : 10);
        row(
                workload.name(),
                number(measured.gamesPerSecond()),
                number(measured.games() / measured.cpuSeconds()),
                number(measured.bytesPerGame()),
                target,
                Long.toHexString(measured.checksum()));
        if (measured.turnLimit() > 0) out().println("  (" + measured.turnLimit() + " games hit the turn limit)");
    }

    /// The same games on one thread and, all of them again, on each of two.
    private void twoThreads(Workloads workloads) throws InterruptedException {
        var workload = workloads.roundRobin();
        int games = quick ? 400 : 4_000;
        long one = time(workload, games, 1);
        long two = time(workload, games, 2);
        row("two threads against one, round robin", factor(2.0 * one / two), "", "", "1.80 ×", "");
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
        head("a single step", "ns", "", "bytes", "at most", "");
        var middle = workloads.midGame();
        var eighty = workloads.midGameOf80();
        step("fork, opening hands", "300 ns", forking(workloads.opening()));
        step("fork, mid-game, 80 cards", "1,000 ns", forking(eighty));
        step("fork, mid-game, 120 cards", "", forking(middle));
        step("list the options, mid-game", "1,000 ns", listing(middle));
        step("hash, mid-game", "", middle::hash);
    }

    private static LongSupplier forking(Game game) {
        return () -> game.fork().decisionId();
    }

    private static LongSupplier listing(Game game) {
        var decision = new Decision();
        return () -> {
            LawCheck.list(game.state(), decision);
            return decision.size();
        };
    }

    private void step(String name, String target, LongSupplier once) {
        var measured = Throughput.repeat(once, quick ? 100_000 : 1_000_000);
        row(name, number(measured.nanoseconds()), "", number(measured.bytes()), target, "");
    }

    /// Random play goes on from boards of growing size.
    private void permanents() {
        var crowds = new Crowds();
        head("a decision, by permanents", "µs", "µs/permanent", "bytes", "at most", "");
        for (int count : List.of(10, 50, 200, 1_000)) {
            var game = crowds.permanents(count);
            var policy = new RandomPolicy(1);
            var measured = Throughput.repeat(() -> playOn(game, policy), times(count, 200_000));
            double micros = measured.nanoseconds() / DECISIONS_ON_A_CROWD / 1_000;
            row(
                    count + " permanents",
                    decimal(micros),
                    String.format(Locale.ROOT, "%.3f", micros / count),
                    number(measured.bytes() / DECISIONS_ON_A_CROWD),
                    "linear",
                    "");
        }
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
        head("heuristic, by creatures a side", "attack µs", "block µs", "", "Forge", "");
        var forge = List.of("0.12 s", "0.32 s", "1.6 s", "23-30 s", "");
        var sizes = List.of(2, 5, 10, 20, 50);
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
