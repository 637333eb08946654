package splitsecond.cluster.sim;

import java.util.List;
import splitsecond.app.Cluster;

/// The program of this module: `splitsecond cluster sim …`.
final class Main {

    private Main() {}

    static void main(String[] args) {
        System.exit(Cluster.commandLine(
                        List.of(ClusterSimCommand.class, SqlCommand.class, MasterCommand.class, WorkerCommand.class))
                .execute(args));
    }
}
