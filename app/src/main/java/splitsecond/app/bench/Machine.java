package splitsecond.app.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// What the figures were measured on, and with.
final class Machine {

    private Machine() {}

    static String describe() {
        return String.format(
                Locale.ROOT,
                "Split Second, commit %s, Java %s, %s, %d processors, %,d MB for Java",
                commit(),
                Runtime.version(),
                processor(),
                Runtime.getRuntime().availableProcessors(),
                Runtime.getRuntime().maxMemory() >> 20);
    }

    private static String commit() {
        try {
            var git = new ProcessBuilder("git", "describe", "--always", "--dirty")
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            var answer = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return answer.isEmpty() ? "unknown" : answer;
        } catch (IOException _) {
            return "unknown";
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
