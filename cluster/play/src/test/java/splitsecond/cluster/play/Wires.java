package splitsecond.cluster.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;

/// The network between servers, as it can be cut: every server knows each other one by a name that leads to a wire of
/// their own. A wire that is cut passes nothing on, and closes nothing either.
final class Wires implements AutoCloseable {

    static final int NODE_PORT = 27_000;
    static final int PEER_PORT = 27_100;
    private static final long PAUSE_NANOS = 20_000_000;

    private final List<AutoCloseable> open = new ArrayList<>();
    private final Set<Integer> cut = ConcurrentHashMap.newKeySet();
    private final int count;

    Wires(int count) throws IOException {
        this.count = count;
        for (int from = 1; from <= count; from++)
            for (int to = 1; to <= count; to++)
                if (from != to) for (int port : List.of(NODE_PORT, PEER_PORT)) lay(from, to, port);
    }

    static String name(int node) {
        return "node-" + node;
    }

    /// What a server takes names for, in a file.
    Path hosts(Path folder, int node) {
        var lines = new ArrayList<>(List.of("127.0.0.1 localhost"));
        try {
            lines.add("127.0.0.1 " + InetAddress.getLocalHost().getHostName());
            for (int other = 1; other <= count; other++)
                lines.add((other == node ? "127.0.0." + node : "127.0." + node + "." + other) + " " + name(other));
            return Files.write(folder.resolve("hosts-" + node), lines);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /// From now on nothing passes between these servers and the others.
    void cut(Set<Integer> side) {
        cut.addAll(side);
    }

    private boolean isCut(int from, int to) {
        return cut.contains(from) != cut.contains(to);
    }

    private void lay(int from, int to, int port) throws IOException {
        var server = new ServerSocket();
        server.setReuseAddress(true);
        server.bind(new InetSocketAddress("127.0." + from + "." + to, port));
        open.add(server);
        Thread.ofVirtual().start(() -> {
            while (!server.isClosed()) {
                try {
                    connect(server.accept(), from, to, port);
                } catch (IOException _) {
                    // the next one
                }
            }
        });
    }

    private void connect(Socket caller, int from, int to, int port) throws IOException {
        synchronized (open) {
            open.add(caller);
        }
        if (isCut(from, to)) return;
        Socket called;
        try {
            called = new Socket("127.0.0." + to, port);
        } catch (IOException refused) {
            caller.close();
            return;
        }
        synchronized (open) {
            open.add(called);
        }
        Thread.ofVirtual().start(() -> pass(caller, called, from, to));
        Thread.ofVirtual().start(() -> pass(called, caller, from, to));
    }

    private void pass(Socket in, Socket out, int from, int to) {
        var buffer = new byte[16_384];
        try (in;
                out) {
            int length = in.getInputStream().read(buffer);
            while (length >= 0) {
                while (isCut(from, to)) LockSupport.parkNanos(PAUSE_NANOS);
                out.getOutputStream().write(buffer, 0, length);
                length = in.getInputStream().read(buffer);
            }
        } catch (IOException _) {
            // one side is gone, and so is the other
        }
    }

    @Override
    public void close() throws Exception {
        cut.clear();
        synchronized (open) {
            for (var one : open) one.close();
        }
    }
}
