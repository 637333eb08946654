package splitsecond.app;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/// `splitsecond cluster COMMAND …`, what runs on several machines: programs of their own, in modules that the main
/// program does without.
@Command(
        name = "splitsecond cluster",
        description = "What runs on several machines.",
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n")
public final class Cluster implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help.")
    boolean help;

    private Cluster() {}

    /// With the commands of one module.
    public static CommandLine commandLine(List<Class<?>> commands) {
        var line = new CommandLine(new Cluster());
        for (var command : commands) line.addSubcommand(command);
        return Manners.of(line);
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return ExitCode.USAGE;
    }
}
