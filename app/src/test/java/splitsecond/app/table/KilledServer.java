package splitsecond.app.table;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// The program in a process of its own, as it can be killed.
public final class KilledServer implements AutoCloseable {

    private final Process process;
    private final URI address;
    private final BufferedReader lines;

    private KilledServer(Process process, URI address, BufferedReader lines) {
        this.process = process;
        this.address = address;
        this.lines = lines;
    }

    /// Starts `splitsecond play` and waits until it says where it is.
    public static KilledServer start(Path output, String... options) {
        var arguments = new ArrayList<>(List.of("play", "--no-open"));
        arguments.addAll(List.of(options));
        return run(output, arguments);
    }

    /// Starts the program with these arguments and waits until it says where it is.
    public static KilledServer run(Path output, List<String> arguments) {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                // It lives for some seconds and starts often.
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "splitsecond.app.Main"));
        command.addAll(arguments);
        try {
            var process = new ProcessBuilder(command).redirectErrorStream(true).start();
            var reader = process.inputReader();
            for (var line = reader.readLine(); line != null; line = reader.readLine()) {
                Files.writeString(output, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                int at = line.indexOf("http://");
                if (at >= 0)
                    return new KilledServer(
                            process, URI.create(line.substring(at).split(" ")[0]), reader);
            }
            throw new IllegalStateException("it did not start: " + Files.readString(output));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /// What it says next.
    String line() throws IOException {
        return String.valueOf(lines.readLine());
    }

    public URI address() {
        return address;
    }

    /// `kill -9`: no chance to tidy up.
    public void kill() {
        process.destroyForcibly();
        try {
            if (!process.waitFor(30, TimeUnit.SECONDS)) throw new IllegalStateException("it lives on");
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    /// SIGTERM: it is asked to end.
    public void end() {
        process.destroy();
    }

    public boolean waitForEnd() throws InterruptedException {
        return process.waitFor(30, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        kill();
    }
}
