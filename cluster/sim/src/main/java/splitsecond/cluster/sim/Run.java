package splitsecond.cluster.sim;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.jspecify.annotations.Nullable;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;
import splitsecond.players.sim.Plan;
import splitsecond.players.sim.Summary;
import splitsecond.timing.Problem;

/// A plan on Spark, as far as it has been played. Spark hands over each shard once, however often it was tried.
final class Run implements AutoCloseable {

    private static final String GROUP = "games";

    private final Plan plan;
    private final Job job;
    private final PrintWriter err;
    private final JavaSparkContext spark;
    private final int cores;
    private final Map<String, Integer> executors = new ConcurrentHashMap<>();
    private final Set<String> files = new HashSet<>();
    private Summary summary;
    private long bytes;
    private double seconds;
    private @Nullable String problem;
    private volatile boolean stopped;

    Run(Plan plan, Job job, SparkConf conf, PrintWriter err) {
        this.plan = plan;
        this.job = job;
        this.err = err;
        summary = Summary.none(plan);
        spark = new JavaSparkContext(conf);
        cores = cores(spark);
        spark.sc().addSparkListener(new SparkListener() {
            @Override
            public void onExecutorAdded(SparkListenerExecutorAdded added) {
                executors.put(added.executorId(), added.executorInfo().totalCores());
            }

            @Override
            public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
                if (stopped) return;
                executors.remove(removed.executorId());
                err.println("An executor was lost; what it had not finished is played again.");
                err.flush();
            }
        });
    }

    int cores() {
        return cores;
    }

    /// Spark says two where there is one.
    private static int cores(JavaSparkContext spark) {
        var local = Masters.LOCAL_CLUSTER.matcher(spark.master());
        return local.matches()
                ? Integer.parseInt(local.group(1)) * Integer.parseInt(local.group(2))
                : spark.defaultParallelism();
    }

    /// The classes of the user's own players.
    void addClasses(List<Path> places) {
        for (var place : places) spark.addJar((Files.isDirectory(place) ? jar(place) : place).toString());
    }

    private static Path jar(Path folder) {
        try {
            var jar = Files.createTempFile("players", ".jar");
            jar.toFile().deleteOnExit();
            try (var zip = new ZipOutputStream(Files.newOutputStream(jar));
                    var classes = Files.walk(folder)) {
                for (var file : classes.filter(Files::isRegularFile).toList()) {
                    zip.putNextEntry(
                            new ZipEntry(folder.relativize(file).toString().replace('\\', '/')));
                    Files.copy(file, zip);
                }
            }
            return jar;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /// Plays until all is done or it is stopped.
    void play(List<Shard> shards) {
        long start = System.nanoTime();
        try (var watch = new Watch(plan, err)) {
            spark.setJobGroup(GROUP, "games", true);
            var rdd = spark.parallelize(shards, shards.size()).rdd();
            spark.sc()
                    .runJob(
                            rdd,
                            new PlayShard(spark.broadcast(job)),
                            new AbstractFunction2<Object, ShardResult, BoxedUnit>() {
                                @Override
                                public BoxedUnit apply(Object number, ShardResult result) {
                                    add(shards.get((Integer) number), result, watch);
                                    return BoxedUnit.UNIT;
                                }
                            },
                            ClassTag$.MODULE$.<ShardResult>apply(ShardResult.class));
        } catch (Exception ended) {
            // What was stopped, here or by the end of the program, ends with an exception that says so.
            if (problem == null && !stopped) throw failed(ended);
        }
        seconds = (System.nanoTime() - start) / 1e9;
        if (problem != null) throw new Problem(problem);
    }

    private static RuntimeException failed(Exception ended) {
        if (ended instanceof SparkException)
            return new Problem(
                    "Spark gave up: "
                            + String.valueOf(ended.getMessage())
                                    .lines()
                                    .findFirst()
                                    .orElse(""),
                    ended);
        return ended instanceof RuntimeException unchecked ? unchecked : new IllegalStateException(ended);
    }

    private synchronized void add(Shard shard, ShardResult result, Watch watch) {
        if (result.problem() != null) {
            if (problem == null) problem = result.problem();
            spark.sc().cancelJobGroup(GROUP);
            return;
        }
        summary = summary.plus(result.summary());
        bytes += result.bytes();
        files.addAll(result.files());
        watch.games(shard.games(), summary);
    }

    /// What is done stays.
    void stop() {
        stopped = true;
        spark.sc().cancelJobGroup(GROUP);
    }

    synchronized Summary summary() {
        return summary;
    }

    synchronized Set<String> files() {
        return Set.copyOf(files);
    }

    synchronized boolean isComplete() {
        var total = summary.total();
        return total.played() + total.failed() == plan.games();
    }

    double seconds() {
        return seconds;
    }

    synchronized long bytes() {
        return bytes;
    }

    /// On what it was played.
    String where() {
        int here = executors.isEmpty()
                ? cores
                : executors.values().stream().mapToInt(Integer::intValue).sum();
        return here + (here == 1 ? " core of " : " cores of ") + spark.master();
    }

    @Override
    public void close() {
        stopped = true;
        spark.close();
    }
}
