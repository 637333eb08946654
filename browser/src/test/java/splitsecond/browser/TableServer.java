package splitsecond.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// `splitsecond play` as a process of its own, so that it can be killed.
final class TableServer implements AutoCloseable {

    private static final Pattern ADDRESS = Pattern.compile("http://[^\\s/]+:(\\d+)/");

    private static final String CARDS = "own.json";
    /// A card whose text nobody understands, one that merges with others, and one of which it is known where it is
    /// legal.
    private static final String OWN = """
            [{"name": "Riddle Engine", "cost": "2", "type": "Artifact Creature — Construct",
              "text": "Frobnicate each riddle.", "pt": "2/3"},
             {"name": "Dune Strider", "cost": "3W", "type": "Creature — Beast",
              "text": "Mutate {W}\\nVigilance", "pt": "4/4"},
             {"name": "Port Guard", "cost": "W", "type": "Creature — Human Soldier", "text": "Vigilance", "pt": "1/1",
              "legalities": {"modern": "legal", "legacy": "legal", "vintage": "legal", "standard": "not_legal"}}]
            """;

    private final Path data;
    private final Map<String, String> environment;
    private Process process;
    private int port;

    /// As where nobody has imported any cards, whoever runs the tests.
    TableServer(Path data) {
        this(data, Map.of("SPLITSECOND_CARDS", "", "SPLITSECOND_HOME", data.toString()));
    }

    /// @param environment with an empty value for what is not to be there
    TableServer(Path data, Map<String, String> environment) {
        this.data = data;
        this.environment = environment;
        start(0);
    }

    String address() {
        return "http://localhost:" + port + "/";
    }

    /// As by `kill -9`: nothing is tidied up.
    void kill() {
        process.destroyForcibly();
        process.onExit().join();
    }

    /// Starts it again, where the browsers look for it.
    void restart() {
        start(port);
    }

    private void start(int wanted) {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        var command = List.of(
                java,
                "--enable-native-access=ALL-UNNAMED",
                // It lives for some seconds and starts often.
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classes,
                "splitsecond.app.Main",
                "play",
                "--no-open",
                "--port",
                String.valueOf(wanted),
                "--data",
                data.toString(),
                "--cards",
                data.resolve(CARDS).toString());
        try {
            Files.writeString(data.resolve(CARDS), OWN);
            var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
            builder.environment().putAll(environment);
            process = builder.start();
            port = announced();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /// The port in the line that the program prints when it is ready.
    private int announced() throws IOException {
        var out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (var line = out.readLine(); line != null; line = out.readLine()) {
            var address = ADDRESS.matcher(line);
            if (address.find()) return Integer.parseInt(address.group(1));
        }
        throw new IllegalStateException("the server ended without telling its address");
    }

    @Override
    public void close() {
        kill();
    }
}
