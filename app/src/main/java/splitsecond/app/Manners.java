package splitsecond.app;

import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import splitsecond.timing.Problem;

/// How a command line of the project answers: expected failures are one sentence on the error stream.
final class Manners {

    private Manners() {}

    static CommandLine of(CommandLine line) {
        return line.setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpAutoWidth(true)
                .setParameterExceptionHandler((e, _) -> refuseUsage(e))
                .setExecutionExceptionHandler((e, commandLine, _) -> refuse(e, commandLine));
    }

    private static int refuseUsage(ParameterException e) {
        var commandLine = e.getCommandLine();
        var name = commandLine.getCommandSpec().qualifiedName();
        report(commandLine, what(e) + " (see '" + name + " --help')");
        return ExitCode.USAGE;
    }

    private static String what(ParameterException e) {
        boolean commandExpected = !e.getCommandLine().getSubcommands().isEmpty();
        return commandExpected && e instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()
                ? "There is no command '" + unmatched.getUnmatched().getFirst() + "'"
                : String.valueOf(e.getMessage());
    }

    /// Anything but an expected failure is a fault of the program and keeps its stack trace.
    private static int refuse(Exception e, CommandLine commandLine) throws Exception {
        var sentence = sentence(e);
        if (sentence == null) throw e;
        report(commandLine, sentence);
        return ExitCode.USAGE;
    }

    private static @Nullable String sentence(@Nullable Throwable e) {
        return switch (e) {
            case Problem problem -> problem.getMessage();
            case NoSuchFileException missing -> missing.getFile() + ": there is no such file.";
            case AccessDeniedException denied -> denied.getFile() + ": access is denied.";
            case FileAlreadyExistsException taken -> taken.getFile() + ": there is a file of that name already.";
            case FileSystemException other
            when other.getReason() == null -> other.getFile() + ": this file cannot be used.";
            case FileSystemException other -> other.getMessage();
            case UncheckedIOException wrapper -> sentence(wrapper.getCause());
            case null, default -> null;
        };
    }

    private static void report(CommandLine commandLine, String sentence) {
        commandLine.getErr().println(commandLine.getColorScheme().errorText(sentence));
    }
}
