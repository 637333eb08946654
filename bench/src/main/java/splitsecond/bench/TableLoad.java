package splitsecond.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.jspecify.annotations.Nullable;

/// Load on a table server: many games open, some of them played over WebSockets by clients that think a moment before
/// each answer.
///
/// ```
/// java -cp bench/target/classes splitsecond.bench.TableLoad app/target/splitsecond.jar 2000 200 60
/// ```
/// The program, which is started as a server in a process of its own (or the address of a server that runs); games that
/// are open, games that are played, seconds to measure after as many seconds of warming up as `WARM_UP`.
public final class TableLoad {

    private static final int STARTERS = 8;
    private static final int WARM_UP = 20;
    /// Milliseconds of thought before each answer, on average.
    private static final int THOUGHT = 500;
    private static final String HEAP = "-Xmx700m";

    private final URI server;
    private final HttpClient http = HttpClient.newHttpClient();
    private final ConcurrentLinkedQueue<Long> latencies = new ConcurrentLinkedQueue<>();
    private final AtomicInteger errors = new AtomicInteger();
    private final AtomicInteger finished = new AtomicInteger();
    private volatile long measuredFrom = Long.MAX_VALUE;

    private TableLoad(URI server) {
        this.server = server;
    }

    private record Seat(String game, String token) {}

    public static void main(String[] args) throws Exception {
        if (args.length != 4) {
            System.err.println("TableLoad PROGRAM|URL GAMES PLAYING SECONDS");
            System.exit(2);
        }
        int games = Integer.parseInt(args[1]);
        int playing = Math.min(games, Integer.parseInt(args[2]));
        int seconds = Integer.parseInt(args[3]);
        if (args[0].startsWith("http")) System.exit(new TableLoad(URI.create(args[0])).run(games, playing, seconds));
        int errors;
        try (var server = ServerProcess.start(args[0], HEAP)) {
            var load = new TableLoad(server.address());
            errors = load.run(games, playing, seconds);
            System.out.println("server: " + HEAP + ", " + server.memory());
        }
        System.exit(errors);
    }

    /// @return the exit code: 0 if there was no error
    private int run(int games, int playing, int seconds) throws InterruptedException {
        long began = System.nanoTime();
        var seats = open(games);
        System.out.printf("opened %d games in %.1f s%n", seats.size(), (System.nanoTime() - began) * 1e-9);
        measuredFrom = System.nanoTime() + TimeUnit.SECONDS.toNanos(WARM_UP);
        play(seats.subList(0, Math.min(playing, seats.size())), WARM_UP + seconds);
        report(playing, seconds);
        return errors.get() == 0 ? 0 : 1;
    }

    private List<Seat> open(int count) throws InterruptedException {
        var seats = new ConcurrentLinkedQueue<Seat>();
        var permits = new Semaphore(STARTERS);
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < count; i++) {
            threads.add(Thread.ofVirtual().start(() -> {
                permits.acquireUninterruptibly();
                try {
                    seats.add(start());
                } catch (IOException | InterruptedException | RuntimeException failed) {
                    fail("start", String.valueOf(failed));
                } finally {
                    permits.release();
                }
            }));
        }
        for (var thread : threads) thread.join();
        return List.copyOf(seats);
    }

    private Seat start() throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(server.resolve("/api/games"))
                .POST(HttpRequest.BodyPublishers.ofString("{\"opponent\": \"heuristic\"}"))
                .build();
        var response = http.send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 201) throw new IllegalStateException("status " + response.statusCode());
        return new Seat(field(response.body(), "\"id\":\""), field(response.body(), "\"token\":\""));
    }

    private static String field(String json, String start) {
        int at = json.indexOf(start) + start.length();
        return json.substring(at, json.indexOf('"', at));
    }

    private void play(List<Seat> seats, int seconds) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        var threads = new ArrayList<Thread>();
        var dice = RandomGeneratorFactory.of("L64X128MixRandom");
        for (int i = 0; i < seats.size(); i++) {
            var seat = seats.get(i);
            var random = dice.create(i);
            threads.add(Thread.ofVirtual().start(() -> {
                try {
                    play(seat, random, end);
                } catch (IOException | InterruptedException | RuntimeException failed) {
                    fail("play", String.valueOf(failed));
                }
            }));
        }
        for (var thread : threads) thread.join();
    }

    /// One client: a new game when one is over.
    private void play(Seat first, RandomGenerator random, long end) throws IOException, InterruptedException {
        var seat = first;
        while (System.nanoTime() < end) {
            var inbox = new LinkedBlockingQueue<String>();
            var socket = connect(seat, inbox);
            try {
                if (!playOne(socket, inbox, random, end)) return;
            } finally {
                socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
            }
            finished.incrementAndGet();
            seat = start();
        }
    }

    private WebSocket connect(Seat seat, BlockingQueue<String> inbox) {
        var address = URI.create(server.toString().replaceFirst("^http", "ws"))
                .resolve("/api/games/" + seat.game + "/events");
        var socket = http.newWebSocketBuilder()
                .buildAsync(address, new Listener(inbox))
                .join();
        socket.sendText("{\"token\": \"" + seat.token + "\"}", true).join();
        return socket;
    }

    /// False if time is up, true if the game is over.
    private boolean playOne(WebSocket socket, BlockingQueue<String> inbox, RandomGenerator random, long end)
            throws InterruptedException {
        var view = await(inbox);
        int ref = 0;
        while (System.nanoTime() < end) {
            if (view == null) return false;
            if (view.contains("\"status\":\"over\"")) return true;
            int at = view.indexOf("\"decision\":{\"id\":");
            if (at < 0) {
                fail("view", "nobody is asked");
                return false;
            }
            long id = number(view, at + "\"decision\":{\"id\":".length());
            int options = count(view, "{\"index\":", at);
            TimeUnit.MILLISECONDS.sleep(random.nextInt(2 * THOUGHT + 1));
            long sent = System.nanoTime();
            socket.sendText(
                            "{\"decision\": " + id + ", \"option\": " + random.nextInt(options) + ", \"ref\": " + ++ref
                                    + "}",
                            true)
                    .join();
            String mark = "\"ref\":" + ref + ",";
            do view = await(inbox);
            while (view != null
                    && !view.substring(0, Math.min(60, view.length())).contains(mark));
            if (sent >= measuredFrom) latencies.add(System.nanoTime() - sent);
            if (view != null && view.startsWith("{\"type\":\"refused\"")) {
                fail("choice", view.substring(0, Math.min(200, view.length())));
                return false;
            }
        }
        return false;
    }

    private @Nullable String await(BlockingQueue<String> inbox) throws InterruptedException {
        var text = inbox.poll(30, TimeUnit.SECONDS);
        if (text == null) fail("wait", "no answer in 30 s");
        return text;
    }

    private static long number(String text, int from) {
        int to = from;
        while (Character.isDigit(text.charAt(to))) to++;
        return Long.parseLong(text.substring(from, to));
    }

    private static int count(String text, String what, int from) {
        int count = 0;
        for (int at = text.indexOf(what, from); at >= 0; at = text.indexOf(what, at + 1)) count++;
        return count;
    }

    private void fail(String where, String what) {
        if (errors.incrementAndGet() <= 10) System.err.println(where + ": " + what);
    }

    private void report(int playing, int seconds) {
        long[] sorted = latencies.stream().mapToLong(Long::longValue).sorted().toArray();
        System.out.printf(
                "%d players, %d s after %d s of warming up: %d answers, %d games finished, %d errors%n",
                playing, seconds, WARM_UP, sorted.length, finished.get(), errors.get());
        if (sorted.length > 0)
            System.out.printf(
                    "answer to a choice: median %.1f ms, p99 %.1f ms, slowest %.1f ms%n",
                    sorted[sorted.length / 2] * 1e-6,
                    sorted[(int) (sorted.length * 0.99)] * 1e-6,
                    sorted[sorted.length - 1] * 1e-6);
    }

    /// Puts whole messages into the inbox.
    private static final class Listener implements WebSocket.Listener {
        private final BlockingQueue<String> inbox;
        private final StringBuilder text = new StringBuilder();

        Listener(BlockingQueue<String> inbox) {
            this.inbox = inbox;
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            text.append(data);
            if (last) {
                inbox.add(text.toString());
                text.setLength(0);
            }
            socket.request(1);
            return null;
        }
    }
}
