package splitsecond.cluster.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(300)
class InterruptedClusterSimTest {

    @TempDir
    private Path folder;

    @Test
    void whatIsDoneIsToldAndKeptWhenTheProgramIsInterrupted() throws IOException, InterruptedException {
        var out = folder.resolve("out");
        var process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "@jvm.options",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "splitsecond.cluster.sim.Main",
                        "sim",
                        "red-burn",
                        "--players",
                        "simple",
                        "--games",
                        "1000000",
                        "--shard",
                        "20",
                        "--master",
                        "local[2]",
                        "--out",
                        out.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        // One that is finished has a successor.
        while (process.isAlive() && written() < 6) Thread.sleep(50);
        process.toHandle().destroy();
        var printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(printed).contains("Stopped after ", " of 1,000,000 games.", "red-burn (simple)", "checksum");
        assertThat(out.resolve("games")).isDirectory();
        assertThat(out.resolve("_SUCCESS")).doesNotExist();
        try (var left = Files.list(folder)) {
            assertThat(left).containsExactly(out);
        }
    }

    private long written() throws IOException {
        try (var found = Files.find(folder, 9, (file, _) -> file.toString().endsWith(".parquet"))) {
            return found.count();
        } catch (UncheckedIOException _) {
            return 0;
        }
    }
}
