package splitsecond.app.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class InterruptedSimTest {

    @TempDir
    private Path records;

    private static ProcessBuilder sim(String... args) {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "splitsecond.app.Main",
                "sim",
                "red-burn"));
        command.addAll(List.of(args));
        return new ProcessBuilder(command);
    }

    /// Ends it as Ctrl-C does.
    private static String interrupted(Process process) throws IOException, InterruptedException {
        process.toHandle().destroy();
        var printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return printed;
    }

    @Test
    void whatHasBeenPlayedIsPrintedWhenTheProgramIsInterrupted() throws IOException, InterruptedException {
        try (var watch = FileSystems.getDefault().newWatchService()) {
            records.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
            var process = sim("--players", "simple", "--games", "1000000", "--record", records.toString())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            assertThat(watch.poll(120, TimeUnit.SECONDS)).as("a game is over").isNotNull();
            assertThat(interrupted(process))
                    .contains("Stopped after ", " of 1,000,000 games.", "red-burn (simple)", "checksum");
        }
    }

    @Test
    void whoeverInterruptsTheWarmUpIsToldThatNothingWasPlayed() throws IOException, InterruptedException {
        var process = sim("--players", "simple", "--warm-up", "600").start();
        try (var err = process.errorReader(StandardCharsets.UTF_8)) {
            assertThat(err.readLine()).isEqualTo("Warming up for 600.0 s.");
            assertThat(interrupted(process)).isEmpty();
            assertThat(err.readLine()).isEqualTo("Stopped while warming up: no game was played that counts.");
        }
    }
}
