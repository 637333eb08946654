package splitsecond.cluster.sim;

import java.util.concurrent.Callable;
import org.apache.spark.deploy.master.Master;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `splitsecond cluster master`: Spark's own, for those who have no cluster yet.
@Command(name = "master", description = "Run the master of a Spark cluster of your own, until Ctrl-C.")
public final class MasterCommand implements Callable<Integer> {

    @Option(
            names = "--host",
            defaultValue = "localhost",
            description = "The name by which workers and jobs reach it (default: ${DEFAULT-VALUE}).")
    private String host;

    @Option(names = "--port", defaultValue = "7077", description = "(default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--web-port",
            defaultValue = "8090",
            description = "Where a browser sees what is going on (default: ${DEFAULT-VALUE}).")
    private int webPort;

    @Override
    public Integer call() {
        System.err.println("The master is spark://" + host + ":" + port + "; Ctrl-C ends it.");
        Master.main(new String[] {"--host", host, "--port", "" + port, "--webui-port", "" + webPort});
        return 0;
    }
}
