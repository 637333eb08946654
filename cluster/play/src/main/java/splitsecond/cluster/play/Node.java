package splitsecond.cluster.play;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import java.io.PrintWriter;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.Done;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.remote.RemoteTransportException;
import org.jspecify.annotations.Nullable;
import splitsecond.app.PlayCommand.Serving;
import splitsecond.app.TableOptions;
import splitsecond.app.metrics.Metrics;
import splitsecond.app.storage.PostgresStorage;
import splitsecond.app.table.Importing;
import splitsecond.app.table.Limits;
import splitsecond.app.table.TableSite;
import splitsecond.app.table.Tables;
import splitsecond.app.web.Forwarding;
import splitsecond.app.web.Front;
import splitsecond.app.web.Keys;
import splitsecond.app.web.WebServer;
import splitsecond.timing.Problem;

/// One server of a cluster, from its start to its end.
final class Node {

    private static final String SYSTEM = "splitsecond";
    /// It was on the smaller side of a cut, and must be started again.
    private static final int CUT_OFF = 4;
    private static final long LAST_SECONDS = 20;

    private final HostPort place;
    private final URI peers;
    private final int peerPort;
    private final List<HostPort> seeds;
    private final @Nullable Keys keys;

    Node(HostPort place, int peerPort, List<HostPort> seeds, @Nullable Keys keys) {
        this.place = place;
        this.seeds = seeds;
        this.keys = keys;
        this.peerPort = new HostPort(place.host(), peerPort).chosen().port();
        this.peers = URI.create((keys == null ? "http" : "https") + "://" + place.host() + ":" + this.peerPort);
    }

    /// Serves until it is ended, or the others have given it up.
    int serve(TableOptions options, String database, PrintWriter out) {
        var how = options.serving(false);
        if (how.logRequests()) WebServer.logRequests();
        var decks = options.decks();
        decks.prepare();
        var storage = PostgresStorage.share(database);
        var system = start();
        var homes = new ShardedHomes(system, peers);
        try (var metrics = Metrics.at(how.metrics());
                var forwarding = new Forwarding(homes, keys, metrics.registry());
                var tables = new Tables(storage, decks, options.opponents(), metrics.registry(), homes)) {
            var limits = Limits.of(how.front()).withGames(how.mostGames());
            var site = new TableSite(tables, limits, new Importing(null), how.front(), forwarding);
            var fromPeers = WebServer.start(
                    Front.ofPeers(place.host(), peerPort, keys),
                    new CompositeMeterRegistry(),
                    site,
                    new OwnMetrics(metrics));
            var server = WebServer.start(how.front(), metrics.registry(), site);
            metrics.registry().gauge("splitsecond.games.here", homes, ShardedHomes::count);
            metrics.registry().gauge("splitsecond.servers", homes, ShardedHomes::servers);
            metrics.serve("cluster", () -> new Sum(metrics.scrape(), forwarding).of(homes.peers()));
            homes.begin(tables, forwarding::gone);
            var end = endInOrder(system, homes, tables, server, fromPeers);
            homes.join(seeds.stream().map(this::address).toList());
            tables.forgetAfter(how.keepAbandoned(), how.keepFinished());
            announce(how, server, metrics, out);
            return end.join();
        } finally {
            system.terminate();
        }
    }

    private void announce(Serving how, WebServer server, Metrics metrics, PrintWriter out) {
        out.println("Split Second: " + server.address("/") + "  (one of a cluster, at " + place + "; Ctrl+C ends it)");
        if (how.front().isOpen())
            out.println("Others can reach it, and what is sent is not encrypted: docs/operation.md says how to put a"
                    + " proxy with TLS in front of it.");
        if (metrics.port() >= 0) out.println("Metrics: port " + metrics.port() + ", /metrics and /metrics/cluster");
        out.flush();
    }

    private ActorSystem start() {
        try {
            return ActorSystem.create(SYSTEM, config());
        } catch (RemoteTransportException taken) {
            throw new Problem("--node " + place + " cannot be listened on; choose another port.", taken);
        }
    }

    private Config config() {
        var said = new HashMap<String, Object>(Map.of(
                "pekko.remote.artery.canonical.hostname", place.host(),
                "pekko.remote.artery.canonical.port", place.port(),
                "pekko.cluster.roles", List.of(ShardedHomes.role(peers))));
        var version = Node.class.getPackage().getImplementationVersion();
        if (version != null) said.put("pekko.cluster.app-version", version);
        if (keys != null) {
            var engine = "pekko.remote.artery.ssl.config-ssl-engine.";
            said.put("pekko.remote.artery.transport", "tls-tcp");
            said.put(engine + "key-store", keys.file().toString());
            said.put(engine + "trust-store", keys.file().toString());
            for (var password : List.of("key-store-password", "key-password", "trust-store-password"))
                said.put(engine + password, keys.password());
            said.put(engine + "protocol", "TLSv1.3");
            said.put(engine + "enabled-algorithms", List.of("TLS_AES_256_GCM_SHA384", "TLS_AES_128_GCM_SHA256"));
            said.put(engine + "require-mutual-authentication", "on");
            said.put(engine + "hostname-verification", "on");
        }
        return ConfigFactory.parseMap(said, "the command line").withFallback(ConfigFactory.load());
    }

    private Address address(HostPort seed) {
        return new Address("pekko", SYSTEM, seed.host(), seed.port());
    }

    /// When it is asked to end, games move first; those who are connected are told when the last has gone, and the
    /// database is let go at the very end. When the others have given it up, nothing is left to move.
    ///
    /// @return the program's exit code, when all of that is done
    private static CompletableFuture<Integer> endInOrder(
            ActorSystem system, ShardedHomes homes, Tables tables, WebServer server, WebServer fromPeers) {
        var shutdown = CoordinatedShutdown.get(system);
        shutdown.addTask(CoordinatedShutdown.PhaseBeforeServiceUnbind(), "leave", () -> {
            homes.leave();
            return CompletableFuture.completedFuture(Done.getInstance());
        });
        // After the phase in which the games of this server move, before it leaves.
        shutdown.addTask(
                CoordinatedShutdown.PhaseClusterLeave(),
                "close",
                () -> CompletableFuture.supplyAsync(() -> {
                    server.close();
                    fromPeers.close();
                    return Done.getInstance();
                }));
        var end = new CompletableFuture<Integer>();
        var _ = system.getWhenTerminated().whenComplete((_, _) -> {
            // Without this phase, as when it was given up, they are open still.
            server.close();
            fromPeers.close();
            end.complete(exitCode(shutdown));
        });
        // What still waits for a server that cannot be reached would keep this one from ending.
        Cluster.get(system)
                .registerOnMemberRemoved(() -> CompletableFuture.delayedExecutor(LAST_SECONDS, TimeUnit.SECONDS)
                        .execute(() -> end.complete(exitCode(shutdown))));
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> {
            try {
                shutdown.runAll(CoordinatedShutdown.jvmExitReason())
                        .toCompletableFuture()
                        .join();
            } catch (CompletionException _) {
                // it ends all the same
            }
            end.join();
            tables.close();
        }));
        return end;
    }

    private static int exitCode(CoordinatedShutdown shutdown) {
        boolean givenUp = shutdown.getShutdownReason()
                .filter(CoordinatedShutdown.clusterDowningReason()::equals)
                .isPresent();
        return givenUp ? CUT_OFF : 0;
    }
}
