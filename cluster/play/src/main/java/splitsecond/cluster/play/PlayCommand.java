package splitsecond.cluster.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import splitsecond.app.TableOptions;
import splitsecond.app.web.Keys;
import splitsecond.timing.Problem;

/// `splitsecond cluster play`: one of several servers of the table.
@Command(
        name = "play",
        description = "Serve the table as one of several servers, which share the games of one PostgreSQL.")
final class PlayCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--join",
            split = ",",
            required = true,
            paramLabel = "HOST:PORT",
            description = "Servers to find the others by, this one among them or not. The first of them begins a"
                    + " cluster if it finds none.")
    private List<String> join = new ArrayList<>();

    @Option(
            names = "--node",
            paramLabel = "HOST:PORT",
            defaultValue = "localhost:0",
            description = "Where the other servers find this one (default: any free port of this machine).")
    private String node;

    @Option(
            names = "--peer-port",
            paramLabel = "PORT",
            defaultValue = "0",
            description = "Where on the same host the others send on what is about games of this one (default: any"
                    + " free port).")
    private int peerPort;

    @Option(
            names = "--db",
            paramLabel = "URL",
            defaultValue = "${env:SPLITSECOND_DB}",
            description = "Where the games are: postgresql://user:password@host/database (default: what"
                    + " SPLITSECOND_DB says, so that it is on no command line).")
    private @Nullable String database;

    @Option(
            names = "--keys",
            paramLabel = "FILE",
            description = "Encrypt what servers say to each other, with the key, certificate and authority in this"
                    + " PKCS #12 file.")
    private @Nullable Path keys;

    @Option(
            names = "--keys-password",
            paramLabel = "FILE",
            description = "The file that has the password of --keys in its first line.")
    private @Nullable Path keysPassword;

    @Mixin
    private TableOptions table;

    @Override
    public Integer call() throws IOException {
        if (database == null || database.isBlank())
            throw new Problem(
                    "--db or SPLITSECOND_DB must name a database, such as postgresql://user:password@host/db.");
        if ((keys == null) != (keysPassword == null)) throw new Problem("--keys and --keys-password belong together.");
        var secured = keys == null || keysPassword == null ? null : Keys.read(keys, keysPassword);
        var place = HostPort.parse("--node", node);
        var seeds = join.stream().map(seed -> HostPort.parse("--join", seed)).toList();
        return new Node(place, peerPort, seeds, secured)
                .serve(table, database, spec.commandLine().getOut());
    }
}
