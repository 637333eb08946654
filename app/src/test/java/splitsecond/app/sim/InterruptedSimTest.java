package splitsecond.app.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InterruptedSimTest {

    @TempDir
    private Path records;

    @Test
    void whatHasBeenPlayedIsPrintedWhenTheProgramIsInterrupted() throws IOException, InterruptedException {
        try (var watch = FileSystems.getDefault().newWatchService()) {
            records.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
            var process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            System.getProperty("java.class.path"),
                            "splitsecond.app.Main",
                            "sim",
                            "red-burn",
                            "--players",
                            "simple",
                            "--games",
                            "1000000",
                            "--record",
                            records.toString())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            assertThat(watch.poll(120, TimeUnit.SECONDS)).as("a game is over").isNotNull();
            // Ends it as Ctrl-C does.
            process.toHandle().destroy();
            var printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(printed).contains("Stopped after ", " of 1,000,000 games.", "red-burn (simple)", "checksum");
        }
    }
}
