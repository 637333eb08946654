package splitsecond.cluster.play;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// One address for several servers, as a proxy has: whoever comes in is led to the first that can be reached.
final class Door implements AutoCloseable {

    private final List<URI> servers;
    private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();

    Door(List<URI> servers) throws IOException {
        this.servers = List.copyOf(servers);
        Thread.ofVirtual().start(() -> {
            while (!door.isClosed()) {
                try {
                    var caller = door.accept();
                    Thread.ofVirtual().start(() -> lead(caller));
                } catch (IOException _) {
                    // the next one
                }
            }
        });
    }

    String address() {
        return "http://localhost:" + door.getLocalPort() + "/";
    }

    private void lead(Socket caller) {
        open.add(caller);
        for (var server : servers) {
            try {
                var called = new Socket("localhost", server.getPort());
                open.add(called);
                Thread.ofVirtual().start(() -> pass(called, caller));
                pass(caller, called);
                return;
            } catch (IOException _) {
                // the next one
            }
        }
        close(caller);
    }

    private void pass(Socket in, Socket out) {
        try (in;
                out) {
            in.getInputStream().transferTo(out.getOutputStream());
        } catch (IOException _) {
            // one side is gone, and so is the other
        }
        open.remove(in);
        open.remove(out);
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException _) {
            // it is gone already
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        open.forEach(Door::close);
    }
}
