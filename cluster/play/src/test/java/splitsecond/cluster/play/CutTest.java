package splitsecond.cluster.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import splitsecond.app.storage.PostgresStorage;

/// The network between servers is cut.
class CutTest extends Servers {

    private static final int NODES = 4;
    private static final int PLAYERS = 12;
    private static final int CUT_OFF = 4;

    @Test
    void ofACutNetworkTheSideWithoutTheFirstServerStops() throws Exception {
        try (var wires = new Wires(NODES)) {
            for (int i = 1; i <= NODES; i++)
                start(
                        i,
                        List.of("-Djdk.net.hosts.file=" + wires.hosts(folder, i)),
                        "--node",
                        Wires.name(i) + ":" + Wires.NODE_PORT,
                        "--peer-port",
                        "" + Wires.PEER_PORT,
                        "--join",
                        Wires.name(1) + ":" + Wires.NODE_PORT + "," + Wires.name(3) + ":" + Wires.NODE_PORT);
            var addresses = allReady(NODES);
            try (var crowd = new Crowd(PLAYERS)) {
                crowd.servers.addAll(addresses);
                crowd.play(PLAYERS);
                crowd.await(2 * PLAYERS);
                wires.cut(Set.of(3, 4));
                for (var node : nodes.subList(2, 4))
                    assertThat(node.ended()).as(node.output()).isEqualTo(CUT_OFF);
                crowd.servers.removeAll(addresses.subList(2, 4));
                crowd.awaitEverybody();
                assertThat(nodes.subList(0, 2)).allMatch(NodeProcess::isAlive);
                crowd.end();
                try (var storage = PostgresStorage.share(url())) {
                    crowd.compare(storage);
                }
                System.out.printf(
                        "cut: %d acknowledged choices, the longest wait was %.1f s%n",
                        crowd.answers.get(), crowd.longestWait.get() / 1e3);
            }
        }
    }
}
