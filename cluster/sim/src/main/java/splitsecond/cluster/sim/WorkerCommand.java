package splitsecond.cluster.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.spark.deploy.worker.Worker;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `splitsecond cluster worker spark://HOST:PORT`: plays for a master on this machine.
@Command(name = "worker", description = "Play on this machine for the master of a Spark cluster, until Ctrl-C.")
public final class WorkerCommand implements Callable<Integer> {

    @Parameters(paramLabel = "MASTER", description = "Such as spark://localhost:7077.")
    private String master;

    @Option(names = "--host", description = "The name by which the others reach this machine.")
    private @Nullable String host;

    @Option(names = "--cores", description = "How many games at a time (default: as many as there are processors).")
    private @Nullable Integer cores;

    @Option(
            names = "--memory",
            defaultValue = "2g",
            description = "For all its executors together (default: ${DEFAULT-VALUE}).")
    private String memory;

    @Override
    public Integer call() {
        Masters.checkReachable(master);
        var args = new ArrayList<>(List.of("--memory", memory, "--webui-port", "0"));
        if (cores != null) args.addAll(List.of("--cores", "" + cores));
        if (host != null) args.addAll(List.of("--host", host));
        args.add(master);
        System.err.println("This machine plays for " + master + "; Ctrl-C ends it.");
        Worker.main(args.toArray(String[]::new));
        return 0;
    }
}
