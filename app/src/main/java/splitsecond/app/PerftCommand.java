package splitsecond.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.app.cards.CardFiles;
import splitsecond.app.scenario.Cards;
import splitsecond.app.scenario.ScenarioReader;
import splitsecond.app.scenario.ScenarioRunner;
import splitsecond.engine.Game;
import splitsecond.timing.Problem;

/// Counts the decision tree from a position.
@Command(name = "perft", description = "Count the decision tree from the position of a scenario file.")
final class PerftCommand implements Callable<Integer> {

    private static final int DEEPEST = 60;

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Option(names = "--depth", required = true, paramLabel = "N", description = "How many decisions deep.")
    private int depth;

    @Parameters(paramLabel = "FILE", description = "A scenario file; only its position counts.")
    private Path file;

    @Override
    public Integer call() throws IOException {
        if (depth < 1 || depth > DEEPEST)
            throw new Problem("--depth " + depth + ": expected a number from 1 to " + DEEPEST + ".");
        var game = new ScenarioRunner(new Cards(cards.definitions())).start(new ScenarioReader().read(file));
        var out = spec.commandLine().getOut();
        long total = 0;
        long begun = System.nanoTime();
        for (int d = 1; d <= depth; d++) {
            long start = System.nanoTime();
            long nodes = count(game, d);
            double seconds = (System.nanoTime() - start) / 1e9;
            total += nodes;
            out.printf(
                    java.util.Locale.ROOT,
                    "depth %d: %d nodes, %.3f s, %.0f nodes/s%n",
                    d,
                    nodes,
                    seconds,
                    nodes / Math.max(seconds, 1e-9));
            out.flush();
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        out.printf(
                java.util.Locale.ROOT,
                "%d nodes in %.3f s, %.0f nodes/s%n",
                total,
                seconds,
                total / Math.max(seconds, 1e-9));
        return 0;
    }

    /// The leaves so many decisions away; a game that ends sooner is one.
    static long count(Game game, int depth) {
        if (depth == 0 || game.isOver()) return 1;
        int options = game.decision().size();
        if (depth == 1) return options;
        long leaves = 0;
        for (int option = 0; option < options; option++) {
            var next = game.fork();
            next.choose(option);
            leaves += count(next, depth - 1);
        }
        return leaves;
    }
}
