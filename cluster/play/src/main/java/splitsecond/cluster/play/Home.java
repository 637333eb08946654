package splitsecond.cluster.play;

import java.time.Duration;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.PoisonPill;
import org.apache.pekko.actor.Props;
import org.apache.pekko.actor.ReceiveTimeout;
import org.apache.pekko.cluster.sharding.ShardRegion;

/// The home of one game: while it is there, and it is there on one server, the game lives on that server. It is asked
/// with the game's name and answers with the server's address; games themselves are not played by messages.
final class Home extends AbstractActor {

    /// How often it looks whether there is still somebody at home.
    private static final Duration LOOK = Duration.ofMinutes(1);

    private final Lodging lodging;
    private final String game = getSelf().path().name();

    private Home(Lodging lodging) {
        this.lodging = lodging;
    }

    /// What a home tells its server.
    interface Lodging {
        void livesHere(String game);

        /// Returns when nothing of it is in memory any more, and all of it stored.
        void leaves(String game);

        boolean isInMemory(String game);

        /// Where other servers send on what is about it.
        String address();
    }

    static Props props(Lodging lodging) {
        // Leaving waits for those who are at the table, and for the database.
        return Props.create(Home.class, () -> new Home(lodging))
                .withDispatcher("pekko.actor.default-blocking-io-dispatcher");
    }

    @Override
    public void preStart() {
        lodging.livesHere(game);
        getContext().setReceiveTimeout(LOOK);
    }

    @Override
    public void postStop() {
        lodging.leaves(game);
    }

    @Override
    public Receive createReceive() {
        return receiveBuilder()
                .match(String.class, _ -> getSender().tell(lodging.address(), getSelf()))
                .match(ReceiveTimeout.class, _ -> {
                    if (!lodging.isInMemory(game))
                        getContext().getParent().tell(new ShardRegion.Passivate(PoisonPill.getInstance()), getSelf());
                })
                .build();
    }
}
