package splitsecond.app.bench;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What the figures were measured on, and with.
public final class Machine {

    private static final String UNKNOWN = "unknown";
    private static final String SOURCE = "app/src/main/java/splitsecond/app/bench/Machine.java";

    private Machine() {}

    public static String describe() {
        return String.format(
                Locale.ROOT,
                "Split Second, commit %s, Java %s, %s, %d processors, %,d MB for Java",
                commit(home()),
                Runtime.version(),
                processor(),
                Runtime.getRuntime().availableProcessors(),
                Runtime.getRuntime().maxMemory() >> 20);
    }

    /// Where the program lies: a jar or a folder of classes inside its checkout, wherever it is called from.
    private static Path home() {
        try {
            var place = Path.of(Machine.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return Files.isDirectory(place) ? place : place.resolveSibling("");
        } catch (URISyntaxException _) {
            return Path.of("");
        }
    }

    /// The commit of the checkout that a folder is in, if it is one of this project.
    static String commit(Path folder) {
        var top = git(folder, "rev-parse", "--show-toplevel");
        if (top.isEmpty() || !Files.exists(Path.of(top, SOURCE))) return UNKNOWN;
        var commit = git(folder, "describe", "--always", "--dirty");
        return commit.isEmpty() ? UNKNOWN : commit;
    }

    /// What git answers; nothing if it cannot.
    private static String git(Path folder, String... args) {
        var command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(args));
        try {
            var git = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException _) {
            return "";
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
