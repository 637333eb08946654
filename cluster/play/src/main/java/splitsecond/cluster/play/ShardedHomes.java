package splitsecond.cluster.play;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.PoisonPill;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.sharding.ClusterSharding;
import org.apache.pekko.cluster.sharding.ClusterShardingSettings;
import org.apache.pekko.cluster.sharding.ShardRegion;
import org.apache.pekko.pattern.Patterns;
import org.jspecify.annotations.Nullable;
import splitsecond.app.table.Tables;
import splitsecond.app.web.Homes;
import splitsecond.app.web.Identity;
import splitsecond.app.web.Moved;
import splitsecond.app.web.Refusal;

/// Games spread over a cluster: each lives where Pekko's cluster sharding has its `Home`.
///
/// The last two digits of a game's name say which of 256 shards it belongs to, and a shard is on one server as a whole.
/// So a name can be chosen that lives here, or always beside another one.
final class ShardedHomes implements Homes {

    private static final String GAMES = "games";
    private static final int DIGITS = 2;
    /// The shards of others are drawn in vain before one of ours is: more often than this there is none.
    private static final int DRAWS = 4_000;

    private static final Duration PATIENCE = Duration.ofSeconds(1);
    /// For so long it is believed where a shard was, unless somebody has looked there in vain.
    private static final long BELIEVED_NANOS = 5_000_000_000L;
    /// What a member of the cluster says of itself: the address to which others send on what is about its games.
    private static final String PEER = "peer ";

    private record Seen(URI home, long at) {}

    private final ActorSystem system;
    private final Cluster cluster;
    private final URI own;
    private final Set<String> here = ConcurrentHashMap.newKeySet();
    /// Where the shards of other servers were when they were asked for last.
    private final Map<String, Seen> elsewhere = new ConcurrentHashMap<>();
    private volatile @Nullable ActorRef region;
    private volatile boolean leaving;

    /// @param own where this server listens to others like it
    ShardedHomes(ActorSystem system, URI own) {
        this.system = system;
        this.cluster = Cluster.get(system);
        this.own = own;
    }

    /// The role by which a server tells others where it listens to them.
    static String role(URI own) {
        return PEER + own;
    }

    /// From now on games may live here.
    ///
    /// @param gone is told of servers that have left or died
    void begin(Tables tables, Consumer<URI> gone) {
        var lodging = new Home.Lodging() {
            @Override
            public void livesHere(String game) {
                here.add(game);
                elsewhere.remove(shard(game));
            }

            @Override
            public void leaves(String game) {
                here.remove(game);
                tables.leave(game);
            }

            @Override
            public boolean isInMemory(String game) {
                return tables.has(game);
            }

            @Override
            public String address() {
                return own.toString();
            }
        };
        region = ClusterSharding.get(system)
                .start(
                        GAMES,
                        Home.props(lodging),
                        ClusterShardingSettings.create(system),
                        new ShardRegion.MessageExtractor() {
                            @Override
                            public String entityId(Object message) {
                                return (String) message;
                            }

                            @Override
                            public Object entityMessage(Object message) {
                                return message;
                            }

                            @Override
                            public String shardId(Object message) {
                                return shard(
                                        message instanceof ShardRegion.StartEntity start
                                                ? start.entityId()
                                                : (String) message);
                            }
                        },
                        ClusterSharding.get(system)
                                .defaultShardAllocationStrategy(ClusterShardingSettings.create(system)),
                        PoisonPill.getInstance());
        Departures.watch(system, member -> {
            elsewhere.clear();
            peer(member).forEach(gone);
        });
    }

    void join(List<Address> seeds) {
        cluster.joinSeedNodes(seeds);
    }

    /// From now on nothing new may live here; what does will be asked to go.
    void leave() {
        leaving = true;
    }

    private static String shard(String game) {
        return game.substring(game.length() - DIGITS);
    }

    @Override
    public boolean isHere(String id) {
        return here.contains(id);
    }

    @Override
    public @Nullable URI find(String id) {
        if (here.contains(id)) return null;
        var seen = elsewhere.get(shard(id));
        if (seen != null && System.nanoTime() - seen.at < BELIEVED_NANOS) return seen.home;
        var asked = region;
        if (asked == null) throw new Moved();
        URI home;
        try {
            home = URI.create((String)
                    Patterns.ask(asked, id, PATIENCE).toCompletableFuture().join());
        } catch (CompletionException _) {
            throw new Moved();
        }
        if (home.equals(own)) return null;
        elsewhere.put(shard(id), new Seen(home, System.nanoTime()));
        return home;
    }

    @Override
    public void lost(String id) {
        elsewhere.remove(shard(id));
    }

    @Override
    public String fresh() {
        if (isReady())
            for (int i = 0; i < DRAWS; i++) {
                var id = Identity.fresh();
                try {
                    if (find(id) == null) return id;
                } catch (Moved _) {
                    // the next one may have a home
                }
            }
        throw new Refusal(503, "No new game can live on this server now; try another, or again.", List.of("NOT_READY"));
    }

    @Override
    public String beside(String id) {
        var fresh = Identity.fresh();
        var beside = fresh.substring(0, fresh.length() - DIGITS) + shard(id);
        if (find(beside) != null) throw new Moved();
        return beside;
    }

    @Override
    public int servers() {
        return (int) reachable().count();
    }

    private Stream<Member> reachable() {
        var state = cluster.state();
        var unreachable = state.getUnreachable();
        return StreamSupport.stream(state.getMembers().spliterator(), false)
                .filter(member -> member.status().equals(MemberStatus.up()) && !unreachable.contains(member));
    }

    /// Where the other servers that can be reached listen.
    List<URI> peers() {
        return reachable()
                .flatMap(member -> peer(member).stream())
                .filter(peer -> !peer.equals(own))
                .toList();
    }

    private static List<URI> peer(Member member) {
        return member.getRoles().stream()
                .filter(role -> role.startsWith(PEER))
                .map(role -> URI.create(role.substring(PEER.length())))
                .toList();
    }

    @Override
    public boolean isReady() {
        return region != null && !leaving && cluster.selfMember().status().equals(MemberStatus.up());
    }

    /// How many games live on this server.
    int count() {
        return here.size();
    }
}
