package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import splitsecond.app.web.WebServer;

/// Those who play are answered quickly, whatever others do. Where the machine itself is slow, so may the answers be.
class ResponsivenessTest {

    private static final int MOVES = 200;
    private static final double QUICK_MILLIS = 200;

    @RegisterExtension
    final Served served = new Served();

    private Client client() {
        return served.client();
    }

    /// Milliseconds, sorted.
    private record Times(double[] millis) {
        double median() {
            return millis[millis.length / 2];
        }

        double p99() {
            return millis[(int) (millis.length * 0.99)];
        }
    }

    private Times play(int seed) {
        var random = new Random(seed);
        var millis = new double[MOVES];
        Client client = null;
        for (int i = 0; i < MOVES; i++) {
            if (client == null || client.isOver()) client = client().start("{\"opponent\": \"heuristic\"}");
            long began = System.nanoTime();
            assertThat(client.chooseRandomly(random).status()).isEqualTo(200);
            millis[i] = (System.nanoTime() - began) * 1e-6;
            client.received.clear();
        }
        Arrays.sort(millis);
        return new Times(millis);
    }

    @Test
    void twentyWhoGoThroughReplaysKeepNobodyWaiting() throws Exception {
        var game = client().start("{\"opponent\": \"hotseat\"}");
        var random = new Random(8);
        for (int i = 0; i < 300 && !game.isOver(); i++) game.chooseRandomly(random);
        if (!game.isOver()) game.at("concede", "{}");
        var opened = game.at("replay", "{}").json();
        String steps = "/api/replays/" + opened.get("id").asString() + "/steps/";
        int most = opened.get("steps").asInt();
        play(1);
        var alone = play(2);
        var isOver = new AtomicBoolean();
        var shown = new AtomicInteger();
        var failed = new AtomicInteger();
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < 20; i++) {
            var own = new Random(i);
            threads.add(Thread.ofPlatform().daemon().start(() -> {
                var client = client();
                while (!isOver.get()) {
                    int status = client.get(steps + own.nextInt(most + 1)).status();
                    (status == 200 ? shown : failed).incrementAndGet();
                    client.received.clear();
                }
            }));
        }
        var beside = play(3);
        isOver.set(true);
        for (var thread : threads) thread.join();
        System.out.printf(
                "a move: p99 %.0f ms alone, %.0f ms beside 20 who looked at %d steps (%d of them in vain)%n",
                alone.p99(), beside.p99(), shown.get(), failed.get());
        assertThat(shown.get()).isPositive();
        assertThat(failed.get()).isZero();
        assertThat(beside.p99()).isLessThan(Math.max(QUICK_MILLIS, 3 * alone.p99()));
    }

    @Test
    void threeThousandIdleSocketsDoNotSlowAMove() throws Exception {
        play(1);
        var alone = play(2);
        double beside;
        var sockets = new ArrayList<Socket>();
        try {
            for (int game = 0; game < 6; game++) {
                var host = client().start("{\"opponent\": \"hotseat\"}");
                for (int i = 0; i < Limits.WATCHERS; i++) sockets.add(look(host.path() + "/events"));
            }
            assertThat(sockets).hasSize(6 * Limits.WATCHERS);
            beside = Math.min(play(3).median(), play(4).median());
        } finally {
            for (var socket : sockets) socket.close();
        }
        // What else the machine does comes and goes: the quicker of two beside them, the slower of two without.
        double slowest = Math.max(alone.median(), play(5).median());
        System.out.printf("a move: median %.1f ms alone, %.1f ms beside 3,000 sockets%n", slowest, beside);
        // A millisecond, because the fewest are hardly measured.
        assertThat(beside).isLessThan(2 * slowest + 1);
    }

    @Test
    void aHundredWhoLookOnAndNeverReadHoldNothingUp() throws Exception {
        var host = client().start("{\"opponent\": \"hotseat\"}");
        host.send("PUT", host.path() + "/settings", "{\"fullControl\": true}");
        var sockets = new ArrayList<Socket>();
        try {
            for (int i = 0; i < 100; i++) sockets.add(look(host.path() + "/events"));
            long before = used();
            var random = new Random(4);
            for (int i = 0; i < 500 && !host.isOver(); i++) {
                assertThat(host.chooseRandomly(random).status()).isEqualTo(200);
                host.received.clear();
            }
            assertThat(used() - before).as("bytes more").isLessThan(100_000_000);
        } finally {
            for (var socket : sockets) socket.close();
        }
    }

    private static long used() {
        System.gc();
        var runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    @Test
    void thereIsRoomForSoManySocketsOfAnAddressAtAGameAndInAll() throws Exception {
        var host = client().start("{\"opponent\": \"hotseat\"}");
        var sockets = new ArrayList<Socket>();
        try {
            for (int i = 0; i < Limits.WATCHERS; i++) sockets.add(look(host.path() + "/events"));
            // Whoever is shown the game has been let in.
            for (var socket : sockets)
                assertThat(socket.getInputStream().read()).isNotNegative();
            var late = Tab.open(client().sit(host.game(), null)).enter();
            assertThat(late.closed()).isEqualTo("1008 refused");
            Tab.open(host).enter();
            assertThat(watchers(host)).as("who plays is let in").isEqualTo(Limits.WATCHERS + 1);
        } finally {
            for (var socket : sockets) socket.close();
        }
        // Of one address, and in all.
        for (var limits :
                List.of(new Limits(1_000, 1_000, 1_000, 3, 10, 10), new Limits(1_000, 1_000, 3, 1_000, 10, 10)))
            try (var few = WebServer.start("localhost", 0, new TableSite(served.tables(), limits))) {
                var other = served.client(few).sit(host.game(), null);
                for (int i = 0; i < 3; i++) Tab.open(other).enter();
                assertThat(Tab.open(other).closed()).isEqualTo("1013 too many connections");
            }
    }

    private int watchers(Client host) {
        return served.tables().at(host.game(), table -> table.watchers().size());
    }

    /// A WebSocket of a spectator who says who they are and reads nothing.
    private Socket look(String path) throws IOException {
        var socket = new Socket("localhost", served.address("/").getPort());
        var out = new DataOutputStream(socket.getOutputStream());
        var lines = List.of(
                "GET " + path + " HTTP/1.1",
                "Host: localhost",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                "Sec-WebSocket-Version: 13");
        out.write((String.join("\r\n", lines) + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        var in = socket.getInputStream();
        int end = 0;
        while (end < 4) {
            int read = in.read();
            if (read < 0) throw new IOException("closed");
            end = read == "\r\n\r\n".charAt(end) ? end + 1 : read == '\r' ? 1 : 0;
        }
        // "{}", masked with zeros.
        out.write(new byte[] {(byte) 0x81, (byte) 0x82, 0, 0, 0, 0, '{', '}'});
        return socket;
    }
}
