package splitsecond.cluster.sim;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `splitsecond cluster sim red-burn white-knights --games 1000000`: what `sim` does, on many machines.
@Command(name = "sim", description = "Play many games between decks and players on Apache Spark.")
public final class ClusterSimCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return 2;
    }
}
