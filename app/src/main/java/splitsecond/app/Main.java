package splitsecond.app;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import splitsecond.app.cards.CardsCommand;
import splitsecond.app.replay.ReplayCommand;
import splitsecond.app.sim.SimCommand;
import splitsecond.app.skirmish.SkirmishCommand;
import splitsecond.timing.Problem;

/// The program, `splitsecond COMMAND …`. A new command is a class with `@Command` and one line in `commands`.
///
/// Exit codes: 0 all is well, 1 what was asked about does not hold, 2 bad usage or malformed input.
@Command(
        name = "splitsecond",
        description = "A Magic: the Gathering rules engine that reads cards as they are written.",
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        footer = {"", "'splitsecond COMMAND --help' tells more about a command."},
        addMethodSubcommands = false)
public final class Main implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help.")
    boolean help;

    private static final List<String> VERSION = List.of("-V", "--version");

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version.")
    boolean version;

    static void main(String[] args) {
        // Without picocli: Java's cache does not take its classes, and to load them is most of such a start.
        if (args.length == 1 && VERSION.contains(args[0])) System.out.println(version());
        else System.exit(commandLine(args).execute(args));
    }

    /// The command line as the program runs it: expected failures are one sentence on the error stream.
    public static CommandLine commandLine() {
        return with(commands());
    }

    /// The same for what is to be run: to make a command ready takes time, so the others are left out where one is
    /// named.
    private static CommandLine commandLine(String... args) {
        if (args.length == 0) return commandLine();
        var named = commands().stream()
                .filter(command -> command.getAnnotation(Command.class).name().equals(args[0]))
                .toList();
        return named.isEmpty() ? commandLine() : with(named);
    }

    private static List<Class<?>> commands() {
        return List.of(
                PlayCommand.class,
                SimCommand.class,
                ScenarioCommand.class,
                PerftCommand.class,
                ReplayCommand.class,
                DeckCommand.class,
                BenchCommand.class,
                CardCommand.class,
                CardsCommand.class,
                SkirmishCommand.class,
                RehearseCommand.class);
    }

    private static CommandLine with(List<Class<?>> commands) {
        var line = new CommandLine(new Main());
        for (var command : commands) line.addSubcommand(command);
        line.getCommandSpec().addMethodSubcommands();
        return Manners.of(line);
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return ExitCode.USAGE;
    }

    @Command(description = "Run all tests; what follows goes to Maven, such as '-pl engine -am'.")
    void test() {
        throw leftToTheLauncher("test");
    }

    @Command(description = "Format the sources.")
    void format() {
        throw leftToTheLauncher("format");
    }

    @Command(
            description =
                    "What runs on several machines: 'cluster sim' simulates on Apache Spark, 'cluster play' serves"
                            + " the table on Apache Pekko.")
    void cluster(@Parameters(arity = "0..*", hidden = true) List<String> rest) {
        throw leftToTheLauncher("cluster sim|sql|master|worker|play --help");
    }

    /// Listed here for the help; the launcher script answers these, because they belong to the build.
    private static Problem leftToTheLauncher(String command) {
        return new Problem("This is done in a checkout of the project: ./splitsecond " + command);
    }

    private static String version() {
        var version = Main.class.getPackage().getImplementationVersion();
        return "Split Second " + (version == null ? "(from classes)" : version);
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {version()};
        }
    }
}
