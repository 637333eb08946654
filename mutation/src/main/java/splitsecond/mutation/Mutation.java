package splitsecond.mutation;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.pitest.mutationtest.commandline.MutationCoverageReport;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Runs PIT on the rules, with each scenario file as a test.
@Command(
        name = "mutation",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Changes one instruction of the rules at a time and plays the scenarios that pass through it.")
public final class Mutation implements Runnable {

    private static final Path CARDS = Path.of("app/src/test/resources/scenario-cards.jsonl");

    /// Before the jars on the class path: PIT changes no classes in a jar.
    private static final Path RULES = Path.of("engine/target/classes");

    @Option(
            names = "--classes",
            paramLabel = "GLOB",
            description = "The classes that are changed; may be given several times. Usually those of the rules and the binder.")
    private List<String> classes = List.of("splitsecond.engine.rules.*", "splitsecond.engine.binding.*");

    @Option(
            names = "--scenarios",
            paramLabel = "DIR",
            defaultValue = "app/src/test/resources/scenarios",
            description = "The scenarios that are to notice. Usually ${DEFAULT-VALUE}.")
    private Path scenarios;

    @Option(
            names = "--one-in",
            paramLabel = "N",
            defaultValue = "1",
            description = "Only one change in N, always the same ones. All of them take hours.")
    private int oneIn;

    @Option(names = "--threads", paramLabel = "N", defaultValue = "1", description = "How many are tried at a time.")
    private int threads;

    @Option(
            names = "--report",
            paramLabel = "DIR",
            defaultValue = "mutation/target/pit-reports",
            description = "Where mutations.csv and the pages go. Usually ${DEFAULT-VALUE}.")
    private Path report;

    public static void main(String[] args) {
        System.exit(new CommandLine(new Mutation()).execute(args));
    }

    @Override
    public void run() {
        if (!Files.isDirectory(scenarios))
            throw new CommandLine.ParameterException(
                    new CommandLine(this), scenarios + " is no folder; run this in the project's folder.");
        var settings = List.of(
                "-D" + Scenarios.FOLDER + "=" + scenarios,
                "-D" + Scenarios.CARDS + "=" + CARDS,
                "-XX:+UseSerialGC",
                "-Xmx2g");
        System.setProperty(Scenarios.FOLDER, scenarios.toString());
        System.setProperty(Scenarios.CARDS, CARDS.toString());
        System.setProperty(Sample.ONE_IN, Integer.toString(oneIn));
        MutationCoverageReport.main(new String[] {
            "--reportDir", report.toString(),
            "--targetClasses", String.join(",", classes),
            "--targetTests", EachScenario.class.getName(),
            "--sourceDirs", "engine/src/main/java",
            "--mutableCodePaths", RULES.toAbsolutePath().toString(),
            "--jvmArgs", String.join(",", settings),
            "--threads", Integer.toString(threads),
            "--mutationUnitSize", "0",
            "--timeoutConst", "8000",
            "--outputFormats", "CSV,HTML",
            "--timestampedReports", "false",
            "--verbosity", "NO_SPINNER"
        });
    }
}
