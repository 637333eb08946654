package splitsecond.cluster.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import splitsecond.app.storage.PostgresStorage;
import splitsecond.app.table.Client;
import splitsecond.app.table.Tab;

/// Servers die and leave while games are played.
///
/// In its short form it plays few games; `-Dsplitsecond.cluster.games=200` plays as many as said, and kills one server
/// more.
class DeathTest extends Servers {

    private static final int NODES = 4;
    private static final int FEW = 12;
    private static final int GAMES = Integer.getInteger("splitsecond.cluster.games", FEW);
    /// So that all of them together answer a hundred times a second, which leaves four servers on two processors time
    /// to notice who is gone.
    private static final long THOUGHT_MILLIS = 10L * GAMES;

    @Test
    void nothingIsLostOrDoubledWhenServersDieAndLeave() throws Exception {
        startSome(NODES);
        var addresses = allReady(NODES);
        anyServerWillDo(addresses);
        try (var crowd = new Crowd(THOUGHT_MILLIS)) {
            crowd.servers.addAll(addresses);
            crowd.play(GAMES);
            crowd.await(3 * GAMES);
            int kills = GAMES > FEW ? 2 : 1;
            for (int i = 0; i < kills; i++) {
                assertThat(gamesAt(i)).as("games that lose their home").isPositive();
                crowd.servers.remove(addresses.get(i));
                nodes.get(i).kill();
                crowd.awaitEverybody();
                allReady(NODES - i - 1);
            }
            long afterDeath = crowd.longestWait.getAndSet(0);
            assertThat(gamesAt(kills)).as("games that have to move").isPositive();
            crowd.servers.remove(addresses.get(kills));
            nodes.get(kills).end();
            assertThat(nodes.get(kills).ended()).as(nodes.get(kills).output()).isIn(0, 143);
            crowd.awaitEverybody();
            long afterLeaving = crowd.longestWait.get();
            crowd.end();
            try (var storage = PostgresStorage.share(url())) {
                crowd.compare(storage);
            }
            System.out.printf(
                    "%d games, %d acknowledged choices, %d killed: the longest wait was %.1f s; one ended: %.1f s%n",
                    crowd.games(), crowd.answers.get(), kills, afterDeath / 1e3, afterLeaving / 1e3);
            assertThat(afterDeath).as("milliseconds").isLessThan(20_000);
        }
        assertThat(logs()).doesNotContain("secret-of-the-database").doesNotContain("ERROR");
    }

    /// A game that lives on one server is played at another, and told to a third.
    private void anyServerWillDo(List<URI> addresses) throws Exception {
        var here = new Client(http, addresses.get(0)).start("{\"opponent\": \"heuristic\", \"first\": \"you\"}");
        var there = new Client(http, addresses.get(1)).sit(here.game(), here.token());
        var tab = Tab.open(new Client(http, addresses.get(2)).sit(here.game(), here.token()))
                .enter();
        assertThat(there.chooseRandomly(new Random(1)).status()).isEqualTo(200);
        assertThat(tab.next().get("view").get("revision"))
                .isEqualTo(there.view().get("revision"));
        tab.close();
        assertThat(here.at("concede", "{}").status()).isEqualTo(200);
        assertThat(there.at("rematch", "{}").status()).isEqualTo(201);
        assertThat(new Client(http, addresses.get(3))
                        .get("/api/replays/" + here.game())
                        .status())
                .isEqualTo(200);
        assertThat(metrics(0, "/metrics/cluster"))
                .contains("splitsecond_servers 4.0")
                .contains("splitsecond_games_open 1.0");
    }

    private double gamesAt(int node) {
        return Double.parseDouble(
                metrics(node, "/metrics").replaceAll("(?s).*\nsplitsecond_games_here (\\S+).*", "$1"));
    }

    private String metrics(int node, String path) {
        int port = Integer.parseInt(nodes.get(node).output().replaceAll("(?s).*Metrics: port (\\d+).*", "$1"));
        return new Client(http, URI.create("http://localhost:" + port))
                .get(path)
                .text();
    }
}
