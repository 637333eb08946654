package splitsecond.cluster.play;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import splitsecond.app.table.Client;

/// Measures moves a second and how long they take, on one server and on four of this machine: `ClusterLoad SECONDS
/// PLAYERS`.
final class ClusterLoad {

    private static final int WARM_UP_SECONDS = 30;

    private final int seconds;
    private final int players;
    private final HttpClient http = HttpClient.newHttpClient();

    private ClusterLoad(int seconds, int players) {
        this.seconds = seconds;
        this.players = players;
    }

    /// Which server a player asks, of all and the one that the game was begun at.
    private interface Asked {
        URI of(List<URI> all, URI begun, Random random);
    }

    static void main(String[] args) throws Exception {
        var load = new ClusterLoad(Integer.parseInt(args[0]), Integer.parseInt(args[1]));
        load.measure(1);
        load.measure(4);
        load.http.shutdownNow();
    }

    private void measure(int count) throws Exception {
        var folder = Files.createTempDirectory("cluster-load");
        var nodes = new ArrayList<NodeProcess>();
        try (var database = EmbeddedPostgres.start()) {
            var url = "postgresql://postgres:postgres@localhost:" + database.getPort() + "/postgres";
            int port = Servers.free();
            for (int i = 0; i < count; i++)
                nodes.add(NodeProcess.start(
                        folder.resolve("node-" + i),
                        List.of("-XX:TieredStopAtLevel=4"),
                        List.of(
                                "--db",
                                url,
                                "--metrics",
                                "localhost:0",
                                "--node",
                                "localhost:" + (port + i),
                                "--join",
                                "localhost:" + port)));
            var addresses = new ArrayList<URI>();
            for (var node : nodes) addresses.add(node.address());
            while (!addresses.stream().allMatch(address -> isReady(address, count))) Thread.sleep(200);
            play("warming up", addresses, WARM_UP_SECONDS, (_, begun, _) -> begun);
            play(count + " servers, each game asked for where it lives", addresses, seconds, (_, begun, _) -> begun);
            if (count > 1)
                play(count + " servers, each game asked for elsewhere", addresses, seconds, (all, begun, random) -> {
                    var others = all.stream().filter(one -> !one.equals(begun)).toList();
                    return others.get(random.nextInt(others.size()));
                });
            else tellSizes(database, nodes.getFirst());
        } finally {
            nodes.forEach(NodeProcess::close);
        }
    }

    private boolean isReady(URI address, int count) {
        try {
            var answer = new Client(http, address).get("/ready");
            return answer.status() == 200 && answer.json().get("servers").asInt() == count;
        } catch (UncheckedIOException _) {
            return false;
        }
    }

    private void play(String what, List<URI> addresses, int time, Asked asked) throws InterruptedException {
        var taken = new ConcurrentLinkedQueue<Long>();
        long end = System.nanoTime() + time * 1_000_000_000L;
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < players; i++) {
            var random = new Random(i);
            var begun = addresses.get(i % addresses.size());
            threads.add(Thread.ofVirtual().start(() -> {
                while (System.nanoTime() < end) playOne(addresses, begun, random, asked, end, taken);
            }));
        }
        for (var thread : threads) thread.join();
        var sorted = taken.stream().sorted().toList();
        System.out.printf(
                "%s: %d moves, %.0f a second, median %.1f ms, p99 %.1f ms%n",
                what, sorted.size(), sorted.size() / (double) time, at(sorted, 0.5), at(sorted, 0.99));
    }

    private static double at(List<Long> sorted, double part) {
        return sorted.isEmpty() ? Double.NaN : sorted.get((int) (part * (sorted.size() - 1))) / 1e6;
    }

    private void playOne(
            List<URI> all, URI begun, Random random, Asked asked, long end, ConcurrentLinkedQueue<Long> taken) {
        var first = new Client(http, begun).start("{\"opponent\": \"heuristic\"}");
        var client = new Client(http, asked.of(all, begun, random)).sit(first.game(), first.token());
        while (System.nanoTime() < end && !client.isOver() && client.isAsked()) {
            long start = System.nanoTime();
            if (client.chooseRandomly(random).status() == 200) taken.add(System.nanoTime() - start);
            else client.look();
        }
    }

    /// What a game takes in memory and in the database.
    private void tellSizes(EmbeddedPostgres database, NodeProcess node) throws Exception {
        int port = Integer.parseInt(node.output().replaceAll("(?s).*Metrics: port (\\d+).*", "$1"));
        System.out.println(new Client(http, URI.create("http://localhost:" + port))
                .get("/metrics")
                .text()
                .lines()
                .filter(line ->
                        line.matches("splitsecond_(games|storage_seconds_(count|sum)).*|jvm_memory_used_bytes.*"))
                .collect(Collectors.joining("\n")));
        try (var connection = database.getPostgresDatabase().getConnection();
                var statement = connection.createStatement();
                var sizes = statement.executeQuery("SELECT (SELECT count(*) FROM game), (SELECT count(*) FROM move),"
                        + " pg_total_relation_size('game'), pg_total_relation_size('move')")) {
            sizes.next();
            System.out.printf(
                    "%d games, %d moves stored; %d bytes of games, %d bytes of moves%n",
                    sizes.getLong(1), sizes.getLong(2), sizes.getLong(3), sizes.getLong(4));
        }
    }
}
