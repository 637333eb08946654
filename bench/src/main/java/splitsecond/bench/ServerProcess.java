package splitsecond.bench;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/// `splitsecond play` in a process and a data folder of its own, both gone afterwards.
final class ServerProcess implements AutoCloseable {

    private final Process process;
    private final URI address;
    private final Path folder;

    private ServerProcess(Process process, URI address, Path folder) {
        this.process = process;
        this.address = address;
        this.folder = folder;
    }

    /// @param program the jar, or a class path
    static ServerProcess start(String program, String heap) throws IOException {
        for (String part : program.split(File.pathSeparator))
            if (!Files.exists(Path.of(part)))
                throw new IOException("there is no " + part + "; './splitsecond play --help' builds the program");
        var folder = Files.createTempDirectory("splitsecond-load");
        var command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                heap,
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                program,
                "splitsecond.app.Main",
                "play",
                "--no-open",
                "--data",
                folder.toString());
        var process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        var reader = process.inputReader();
        for (var line = reader.readLine(); line != null; line = reader.readLine()) {
            int at = line.indexOf("http://");
            if (at >= 0)
                return new ServerProcess(process, URI.create(line.substring(at).split(" ")[0]), folder);
        }
        throw new IOException("the server did not start");
    }

    URI address() {
        return address;
    }

    /// What the system says: resident now and at most. Only Linux tells.
    String memory() throws IOException {
        var status = Path.of("/proc", String.valueOf(process.pid()), "status");
        if (!Files.exists(status)) return "memory unknown";
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS") || line.startsWith("VmHWM"))
                .map(line -> line.replaceAll("\\s+", " "))
                .collect(Collectors.joining(", "));
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            if (!process.waitFor(20, TimeUnit.SECONDS)) process.destroyForcibly();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        }
    }
}
