package splitsecond.cluster.sim;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import splitsecond.app.Cluster;
import splitsecond.app.sim.SimCommand;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Commands as a user runs them, with what they print.
final class Programs {

    record Ran(int exit, String out, String err) {
        JsonNode json() {
            return JsonMapper.shared().readTree(out);
        }
    }

    private Programs() {}

    /// `splitsecond cluster …`
    static Ran cluster(String... args) {
        return run(List.of(ClusterSimCommand.class, SqlCommand.class), args);
    }

    /// `splitsecond sim …`, on this machine alone.
    static Ran alone(String... args) {
        return run(List.of(SimCommand.class), args);
    }

    private static Ran run(List<Class<?>> commands, String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        int exit = Cluster.commandLine(commands)
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
        return new Ran(exit, out.toString(), err.toString());
    }

    static String[] with(String[] args, String... more) {
        var all = Arrays.copyOf(args, args.length + more.length);
        System.arraycopy(more, 0, all, args.length, more.length);
        return all;
    }
}
