package splitsecond.bench;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import splitsecond.engine.Game;
import splitsecond.engine.Laws;
import splitsecond.engine.decision.Decision;
import splitsecond.players.Workloads;

/// What search does all day, in a game of two creature decks.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MidGameBenchmark {

    @Param({"opening", "middle"})
    public String position = "middle";

    private Game game = new Workloads().opening();
    private Supplier<Decision> listing = Laws.listing(game);
    private int next;

    @Setup
    public void prepare() {
        var workloads = new Workloads();
        game = position.equals("middle") ? workloads.midGame() : workloads.opening();
        listing = Laws.listing(game);
    }

    @Benchmark
    public Game fork() {
        return game.fork();
    }

    /// The options in turn, each on a fork of its own: take the time of `fork` off.
    @Benchmark
    public Game forkAndChoose() {
        var fork = game.fork();
        fork.choose(next++ % fork.decision().size());
        return fork;
    }

    @Benchmark
    public int listOptions() {
        return listing.get().size();
    }

    @Benchmark
    public long hash() {
        return game.hash();
    }
}
