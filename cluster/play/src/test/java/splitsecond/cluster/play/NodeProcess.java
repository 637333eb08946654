package splitsecond.cluster.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/// A server of a cluster in a process of its own, as it can be killed.
final class NodeProcess implements AutoCloseable {

    private static final Pattern ADDRESS = Pattern.compile("http://\\S+");
    private static final long PATIENCE_NANOS = 300_000_000_000L;
    private static final long PAUSE_MILLIS = 50;

    private final Process process;
    private final Path output;

    private NodeProcess(Process process, Path output) {
        this.process = process;
        this.output = output;
    }

    static NodeProcess start(Path output, List<String> javaOptions, List<String> options) {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx400m",
                "@" + Path.of("jvm.options").toAbsolutePath()));
        command.addAll(javaOptions);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "splitsecond.cluster.play.Main", "play"));
        command.addAll(options);
        try {
            return new NodeProcess(
                    new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(output.toFile())
                            .start(),
                    output);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    String output() {
        try {
            return Files.readString(output);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /// Waits until it says where it is.
    URI address() throws InterruptedException {
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (System.nanoTime() < end) {
            var found = ADDRESS.matcher(output());
            if (found.find()) return URI.create(found.group());
            if (!process.isAlive()) break;
            Thread.sleep(PAUSE_MILLIS);
        }
        throw new AssertionError("it did not start: " + output());
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /// `kill -9`.
    void kill() {
        process.destroyForcibly();
    }

    /// SIGTERM.
    void end() {
        process.destroy();
    }

    /// Its exit code, when it has ended by itself.
    int ended() throws InterruptedException {
        if (!process.waitFor(60, TimeUnit.SECONDS)) throw new AssertionError("it goes on: " + output());
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
        try {
            process.waitFor(30, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
