package splitsecond.players;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import splitsecond.engine.Setup;

/// Counts games a second, on one thread, after warming up. Games are always the same: the checksum says whether two
/// runs played alike.
public final class Throughput {

    /// Games to play: setups taken in turn, each game with the next seed.
    ///
    /// @param policy makes the policy of each seat
    public record Workload(String name, List<Setup> setups, Supplier<Policy> policy) {
        public Workload {
            setups = List.copyOf(setups);
        }
    }

    /// What was measured.
    ///
    /// @param turnLimit games that were not over by then
    /// @param endless games in which a turn did not end
    /// @param cpuSeconds what of it the thread was running: on a busy machine the fairer measure
    /// @param checksum of all results, in order
    public record Measured(
            int games,
            int turnLimit,
            int endless,
            long turns,
            double seconds,
            double cpuSeconds,
            long bytes,
            long checksum,
            Slowest slowest) {

        public double gamesPerSecond() {
            return games / seconds;
        }

        public long bytesPerGame() {
            return games == 0 ? 0 : bytes / games;
        }
    }

    /// How long games took, in seconds: ninety-nine of a hundred no longer than `p99`.
    public record Slowest(double p99, double worst) {}

    private Throughput() {}

    /// Plays the same games again and again for the warm-up, and then three times: the middle one counts.
    ///
    /// @param warmUpSeconds of running: on a busy machine it takes longer
    public static Measured measure(Workload workload, int games, double warmUpSeconds) {
        long warmUpEnd = cpuTime() + (long) (warmUpSeconds * 1e9);
        while (cpuTime() < warmUpEnd) play(workload, Math.max(1, games / 20));
        System.gc();
        return Stream.generate(() -> play(workload, games))
                .limit(3)
                .sorted(Comparator.comparingDouble(Measured::gamesPerSecond))
                .toList()
                .get(1);
    }

    /// Plays games with the seeds 1, 2, …
    public static Measured play(Workload workload, int games) {
        int seats = workload.setups().getFirst().seats().size();
        var policies = new Policy[seats];
        for (int p = 0; p < seats; p++) policies[p] = workload.policy().get();
        long turns = 0;
        long checksum = 0;
        int turnLimit = 0;
        int endless = 0;
        var nanos = new long[games];
        long bytesBefore = allocated();
        long cpuBefore = cpuTime();
        long start = System.nanoTime();
        for (int g = 0; g < games; g++) {
            var setup = workload.setups().get(g % workload.setups().size()).withSeed(g + 1);
            long before = System.nanoTime();
            var result = played(workload, setup, policies);
            nanos[g] = System.nanoTime() - before;
            turns += result.turns();
            if (result.end() == Playout.End.TURN_LIMIT) turnLimit++;
            if (result.end() == Playout.End.ENDLESS_TURN) endless++;
            checksum = checksum * 31 + result.hash();
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        double cpuSeconds = (cpuTime() - cpuBefore) / 1e9;
        long bytes = allocated() - bytesBefore;
        return new Measured(games, turnLimit, endless, turns, seconds, cpuSeconds, bytes, checksum, slowest(nanos));
    }

    private static Playout.Result played(Workload workload, Setup setup, Policy[] policies) {
        try {
            return Playout.play(setup, policies);
        } catch (RuntimeException fault) {
            throw new IllegalStateException(
                    "the rules failed in the game with seed " + setup.seed() + " of " + workload.name(), fault);
        }
    }

    private static Slowest slowest(long[] nanos) {
        if (nanos.length == 0) return new Slowest(0, 0);
        Arrays.sort(nanos);
        return new Slowest(nanos[(nanos.length - 1) * 99 / 100] / 1e9, nanos[nanos.length - 1] / 1e9);
    }

    /// One step of something, on average.
    public record Repeated(double nanoseconds, double bytes) {}

    /// Does the same thing over and over, after as many times to warm up, and for at least a second: on a busy
    /// machine the compiler needs longer than a few quick steps last.
    public static Repeated repeat(LongSupplier once, int times) {
        long sum = 0;
        long warmUpEnd = System.nanoTime() + 1_000_000_000L;
        do {
            for (int i = 0; i < times; i++) sum += once.getAsLong();
        } while (System.nanoTime() < warmUpEnd);
        long bytesBefore = allocated();
        long start = System.nanoTime();
        for (int i = 0; i < times; i++) sum += once.getAsLong();
        double nanoseconds = (System.nanoTime() - start) / (double) times;
        double bytes = (allocated() - bytesBefore) / (double) times;
        // The sum is used, so that nothing can be left out.
        return new Repeated(nanoseconds, sum == Long.MIN_VALUE ? 0 : bytes);
    }

    private static long cpuTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /// Bytes that this thread has allocated so far.
    private static long allocated() {
        return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
                ? threads.getCurrentThreadAllocatedBytes()
                : 0;
    }
}
