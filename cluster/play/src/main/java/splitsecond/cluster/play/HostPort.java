package splitsecond.cluster.play;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import splitsecond.timing.Problem;

/// A place in the network.
record HostPort(String host, int port) {

    private static final int HIGHEST = 65_535;

    /// @throws Problem if it is none
    static HostPort parse(String option, String text) {
        int colon = text.lastIndexOf(':');
        try {
            int port = Integer.parseInt(text.substring(colon + 1));
            if (colon > 0 && port >= 0 && port <= HIGHEST)
                return new HostPort(text.substring(0, colon).strip(), port);
        } catch (NumberFormatException _) {
            // said below
        }
        throw new Problem(option + " " + text + " must look like host:7000.");
    }

    /// The same with a port that is free now, if any would do.
    HostPort chosen() {
        if (port != 0) return this;
        try (var free = new ServerSocket(0, 1, InetAddress.getByName(host))) {
            return new HostPort(host, free.getLocalPort());
        } catch (IOException failed) {
            throw new Problem("There is no free port on " + host + ".", failed);
        }
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }
}
