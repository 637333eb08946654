package splitsecond.cluster.play;

import java.util.function.Consumer;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Props;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.Member;

/// Tells of servers that are no longer part of the cluster.
final class Departures extends AbstractActor {

    private final Consumer<Member> gone;

    private Departures(Consumer<Member> gone) {
        this.gone = gone;
    }

    static void watch(ActorSystem system, Consumer<Member> gone) {
        system.actorOf(Props.create(Departures.class, () -> new Departures(gone)), "departures");
    }

    @Override
    public void preStart() {
        Cluster.get(getContext().getSystem())
                .subscribe(
                        getSelf(),
                        ClusterEvent.initialStateAsEvents(),
                        ClusterEvent.MemberRemoved.class,
                        ClusterEvent.MemberDowned.class);
    }

    @Override
    public Receive createReceive() {
        return receiveBuilder()
                .match(ClusterEvent.MemberEvent.class, event -> gone.accept(event.member()))
                .build();
    }
}
