package splitsecond.cluster.play;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.table.Client;

/// Several servers, each a process of its own, on one PostgreSQL.
abstract class Servers {

    static final long PATIENCE_NANOS = 300_000_000_000L;

    @TempDir
    Path folder;

    final List<NodeProcess> nodes = new ArrayList<>();
    final HttpClient http = HttpClient.newHttpClient();
    EmbeddedPostgres database;

    @BeforeEach
    void start() throws IOException {
        database = EmbeddedPostgres.start();
    }

    @AfterEach
    void stop() throws IOException {
        nodes.forEach(NodeProcess::close);
        http.shutdownNow();
        database.close();
    }

    String url() {
        return "postgresql://postgres:secret-of-the-database@localhost:" + database.getPort() + "/postgres";
    }

    NodeProcess start(int number, List<String> javaOptions, String... options) {
        var all = new ArrayList<>(List.of("--db", url(), "--metrics", "localhost:0"));
        all.addAll(List.of(options));
        var node = NodeProcess.start(folder.resolve("node-" + number + ".log"), javaOptions, all);
        nodes.add(node);
        return node;
    }

    /// So many servers of this machine, which find each other by the first two.
    void startSome(int count) {
        int port = free();
        for (int i = 0; i < count; i++) startOne(i, port);
    }

    private void startOne(int i, int port) {
        var seeds = "localhost:" + port + ",localhost:" + (port + 1);
        start(i, List.of(), "--node", "localhost:" + (port + i), "--join", seeds);
    }

    /// The first of ten ports that are free, below those that are given to whoever asks for any.
    static int free() {
        while (true) {
            int first = 20_000 + 10 * ThreadLocalRandom.current().nextInt(1_000);
            if (IntStream.range(first, first + 10).allMatch(Servers::isFree)) return first;
        }
    }

    private static boolean isFree(int port) {
        try (var _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /// Waits until each of them has found all others.
    List<URI> allReady(int count) throws InterruptedException {
        var addresses = new ArrayList<URI>();
        for (var node : nodes) if (node.isAlive()) addresses.add(node.address());
        long end = System.nanoTime() + PATIENCE_NANOS;
        for (var address : addresses)
            while (!isReady(address, count)) {
                if (System.nanoTime() > end) throw new AssertionError("not all are there: " + logs());
                Thread.sleep(100);
            }
        return addresses;
    }

    private boolean isReady(URI address, int count) {
        try {
            var answer = new Client(http, address).get("/ready");
            return answer.status() == 200 && answer.json().get("servers").asInt() == count;
        } catch (UncheckedIOException _) {
            return false;
        }
    }

    String logs() {
        var all = new StringBuilder();
        for (var node : nodes) all.append(node.output()).append('\n');
        return all.toString();
    }
}
