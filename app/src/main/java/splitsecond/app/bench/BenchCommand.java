package splitsecond.app.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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
import splitsecond.players.Throughput;
import splitsecond.players.Throughput.Workload;
import splitsecond.players.Workloads;

/// `splitsecond bench`: the table of docs/performance.md, measured now.
@Command(
        name = "bench",
        description = "Measure games a second, forks and option lists on one thread, and print them with checksums.")
public final class BenchCommand implements Callable<Integer> {

    private static final String ROW = "%-42s %12s %12s %12s %18s%n";

    @Spec
    private CommandSpec spec;

    @Option(names = "--quick", description = "A tenth of the games: takes some seconds instead of a minute.")
    boolean quick;

    @Override
    public Integer call() {
        var out = spec.commandLine().getOut();
        out.println("Split Second, commit " + commit() + ", Java "
                + Runtime.version().feature() + ", " + processor() + ", "
                + Runtime.getRuntime().availableProcessors() + " processors");
        out.println();
        out.printf(ROW, "one thread, random play", "games/s", "per CPU s", "bytes/game", "checksum");
        var workloads = new Workloads();
        print(out, workloads.burnMirror(), quick ? 4_000 : 40_000);
        print(out, workloads.simpleMonoRed(), quick ? 4_000 : 40_000);
        print(out, workloads.roundRobin(), quick ? 800 : 8_000);
        out.println();
        out.printf(ROW, "a single step", "ns", "", "bytes", "");
        var middle = workloads.midGame();
        step(out, "fork, opening hands", workloads.opening(), Step.FORK);
        step(out, "fork, mid-game", middle, Step.FORK);
        step(out, "list the options, mid-game", middle, Step.LIST);
        step(out, "hash, mid-game", middle, Step.HASH);
        out.flush();
        return 0;
    }

    private void print(PrintWriter out, Workload workload, int games) {
        var measured = Throughput.measure(workload, games, quick ? 2 : 10);
        out.printf(
                ROW,
                workload.name(),
                number(measured.gamesPerSecond()),
                number(games / measured.cpuSeconds()),
                number(measured.bytesPerGame()),
                Long.toHexString(measured.checksum()));
        if (measured.turnLimit() > 0) out.println("  (" + measured.turnLimit() + " games hit the turn limit)");
        out.flush();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }

    private enum Step {
        FORK,
        LIST,
        HASH
    }

    private void step(PrintWriter out, String name, Game game, Step step) {
        int times = quick ? 100_000 : 1_000_000;
        var decision = new Decision();
        LongSupplier once = switch (step) {
            case FORK -> () -> game.fork().decisionId();
            case LIST ->
                () -> {
                    LawCheck.list(game.state(), decision);
                    return decision.size();
                };
            case HASH -> game::hash;
        };
        var measured = Throughput.repeat(once, times);
        out.printf(ROW, name, number(measured.nanoseconds()), "", number(measured.bytes()), "");
        out.flush();
    }

    private static String commit() {
        try {
            var git = new ProcessBuilder("git", "rev-parse", "--short", "HEAD")
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            var answer = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return answer.isEmpty() ? "unknown" : answer;
        } catch (IOException _) {
            return "unknown";
        }
    }

    private static String processor() {
        try (var lines = Files.lines(Path.of("/proc/cpuinfo"))) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        } catch (IOException _) {
            return System.getProperty("os.arch");
        }
    }
}
