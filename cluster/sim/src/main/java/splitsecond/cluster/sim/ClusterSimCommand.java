package splitsecond.cluster.sim;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.spark.SparkConf;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import splitsecond.app.sim.Interruption;
import splitsecond.app.sim.Report;
import splitsecond.app.sim.SimOptions;
import splitsecond.players.search.SearchPolicy;
import splitsecond.players.sim.Plan;
import splitsecond.players.sim.Referee;
import splitsecond.timing.Problem;

/// `splitsecond cluster sim red-burn white-knights --games 1000000`: what `sim` does, on many machines.
@Command(
        name = "sim",
        description = "Play many games between decks and players on Apache Spark: the same games, report and checksum"
                + " as 'splitsecond sim'.",
        footer = {
            "",
            "One deck plays itself, two play each other, more play a round robin with a win-rate matrix.",
            "The same seed gives the same results, whatever the number of executors, and whichever are lost.",
        })
public final class ClusterSimCommand implements Callable<Integer> {

    private static final int MOST_GAMES = 1_000_000_000;
    /// Seconds of play for players that do not think.
    private static final int GAMES_IN_A_SHARD = 500;
    /// Each of these takes as long as hundreds of the others.
    private static final int THOUGHTFUL_GAMES_IN_A_SHARD = 2;

    @Spec
    private CommandSpec spec;

    @Mixin
    private SimOptions options;

    @Option(
            names = "--master",
            defaultValue = "local[*]",
            paramLabel = "URL",
            description = "Where to play: local[*] on the processors of this machine, local-cluster[2,1,1024] on two"
                    + " executors of this machine with one processor and 1024 MB each, spark://HOST:7077 on a cluster"
                    + " (default: ${DEFAULT-VALUE}).")
    private String master;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Write the games as Parquet, and the report, to a new folder, of any file system that Spark"
                    + " knows and all executors see.")
    private @Nullable String out;

    @Option(names = "--decisions", description = "Write every decision, too (with --out).")
    private boolean decisions;

    @Option(names = "--records", description = "Write the record of every game, too (with --out).")
    private boolean records;

    @Option(
            names = "--shard",
            paramLabel = "N",
            description = "Games that an executor plays at a time: what is lost with it (default: at most "
                    + GAMES_IN_A_SHARD + ", " + THOUGHTFUL_GAMES_IN_A_SHARD + " of a search).")
    private @Nullable Integer shard;

    @Option(names = "--conf", paramLabel = "KEY=VALUE", description = "A setting of Spark.")
    private List<String> settings = new ArrayList<>();

    @Spec
    void listPlayers(CommandSpec command) {
        SimOptions.listPlayers(command);
    }

    @Override
    public Integer call() throws IOException {
        options.check();
        if (shard != null) SimOptions.atLeastOne("--shard", shard);
        if (out == null && (decisions || records))
            throw new Problem((decisions ? "--decisions" : "--records") + ": name a folder with --out.");
        var plan = options.plan(MOST_GAMES);
        Referee.check(plan, options::player);
        var scripts = scripts();
        var conf = Sessions.configuration(master, settings);
        Masters.checkReachable(master);
        String note = options.note();
        if (note != null) say(note);
        var output = out == null ? null : new Output(out, SparkHadoopUtil.get().newConfiguration(conf));
        boolean written = false;
        try (var interruption = new Interruption()) {
            var writing = new Job.Writing(
                    output == null ? null : output.staging(), decisions, records, options.countsDraws());
            var run = run(plan, new Job(plan, options::data, scripts, writing), conf, interruption);
            int exit = report(plan, run, output);
            written = true;
            return exit;
        } finally {
            if (output != null && !written) output.discard();
        }
    }

    private Run run(Plan plan, Job job, SparkConf conf, Interruption interruption) {
        long start = System.nanoTime();
        var err = spec.commandLine().getErr();
        try (var run = new Run(plan, job, conf, err)) {
            run.addClasses(options.classPath());
            say(String.format(Locale.ROOT, "Spark started in %.1f s.", (System.nanoTime() - start) / 1e9));
            interruption.stopWith(run::stop);
            run.play(Shard.of(plan, shardSize(plan, run.cores())));
            return run;
        }
    }

    /// Small enough that every processor has several.
    private int shardSize(Plan plan, int cores) {
        if (shard != null) return shard;
        int most = GAMES_IN_A_SHARD;
        for (String player : options.players())
            if (options.player(player) instanceof SearchPolicy) most = THOUGHTFUL_GAMES_IN_A_SHARD;
        return Math.clamp(plan.games() / (4L * cores), 1, most);
    }

    private Map<String, String> scripts() throws IOException {
        var scripts = new HashMap<String, String>();
        for (String player : options.players()) {
            String file = Job.script(player);
            if (file != null) scripts.put(file, Files.readString(Path.of(file)));
        }
        return scripts;
    }

    private int report(Plan plan, Run run, @Nullable Output output) throws IOException {
        var effort = new Report.Effort(run.where(), run.seconds(), run.bytes());
        var report = new Report(plan, run.summary(), options.comparesPlayers(), effort);
        var text = new StringWriter();
        report.print(new PrintWriter(text, true), options.showsIntervals());
        String failure = report.failure(options::argument);
        if (output != null) {
            output.write("report.txt", failure == null ? text.toString() : text + "\n" + failure + "\n");
            output.write("report.json", report.json() + "\n");
            output.publish(run.files(), run.isComplete());
        }
        var writer = spec.commandLine().getOut();
        writer.print(options.json() ? report.json() + System.lineSeparator() : text.toString());
        writer.flush();
        if (failure == null) return 0;
        say(failure);
        return 1;
    }

    private void say(String sentence) {
        var err = spec.commandLine().getErr();
        err.println(sentence);
        err.flush();
    }
}
