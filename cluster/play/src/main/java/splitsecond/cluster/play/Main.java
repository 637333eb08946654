package splitsecond.cluster.play;

import java.util.List;
import splitsecond.app.Cluster;

/// `splitsecond cluster play …`.
public final class Main {

    private Main() {}

    static void main(String[] args) {
        System.exit(Cluster.commandLine(List.of(PlayCommand.class)).execute(args));
    }
}
