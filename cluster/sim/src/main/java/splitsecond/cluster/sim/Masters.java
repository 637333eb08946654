package splitsecond.cluster.sim;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.regex.Pattern;
import splitsecond.timing.Problem;

/// Where Spark plays, as a command line names it.
final class Masters {

    private static final Pattern LOCAL = Pattern.compile("local(\\[(\\*|\\d+)])?");
    /// Executors, processors of each, megabytes of each.
    static final Pattern LOCAL_CLUSTER = Pattern.compile("local-cluster\\[(\\d+),(\\d+),(\\d+)]");

    private static final Pattern STANDALONE = Pattern.compile("spark://(\\[.+]|[^:,/]+):(\\d+)(,.*)?");
    private static final Pattern OTHERS = Pattern.compile("yarn|k8s://.+");
    private static final int PATIENCE_MILLIS = 5_000;

    private Masters() {}

    /// Spark itself would try for a minute before it gave up.
    static void checkReachable(String master) {
        if (LOCAL.matcher(master).matches()
                || LOCAL_CLUSTER.matcher(master).matches()
                || OTHERS.matcher(master).matches()) return;
        var standalone = STANDALONE.matcher(master);
        if (!standalone.matches())
            throw new Problem(master + ": expected a Spark master, such as local[*], local-cluster[2,1,1024],"
                    + " spark://HOST:7077, yarn or k8s://….");
        int port = Integer.parseInt(standalone.group(2));
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(standalone.group(1), port), PATIENCE_MILLIS);
        } catch (IOException | IllegalArgumentException _) {
            throw new Problem(master + ": no Spark master answers there; './splitsecond cluster master' starts one.");
        }
    }
}
