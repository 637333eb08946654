package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

class EventsSocketTest {

    @RegisterExtension
    final Served served = new Served();

    private Client start(String more) {
        return served.client().start("{\"seed\": 2, \"first\": \"you\"" + more + "}");
    }

    @Test
    void everyTabIsToldOfEveryChangeAsItsSeatMaySeeIt() throws Exception {
        var client = start(", \"opponent\": \"random\"");
        var tab = Tab.open(client);
        tab.send("{\"token\": \"" + client.token() + "\"}");
        var first = tab.next();
        assertThat(first.get("type").asString()).isEqualTo("view");
        assertThat(first.at("/view/decision/kind").asString()).isEqualTo("MULLIGAN");
        var spectator = Tab.open(client);
        spectator.send("{}");
        assertThat(spectator.next().at("/view/you").asInt()).isEqualTo(-1);
        int decision = first.at("/view/decision/id").asInt();
        tab.send("{\"decision\": " + decision + ", \"option\": 0, \"ref\": 7}");
        var answer = tab.next();
        assertThat(answer.get("ref").asInt()).isEqualTo(7);
        assertThat(answer.at("/view/decision/id").asInt()).isGreaterThan(decision);
        var seen = spectator.next();
        assertThat(seen.at("/view/decision").isNull()).isTrue();
        assertThat(seen.at("/view/players/0/hand").size()).isZero();
        tab.send("{\"decision\": " + decision + ", \"option\": 0, \"ref\": 8}");
        assertThat(tab.next().get("ref").asInt()).as("the same answer again").isEqualTo(8);
        tab.send("{\"decision\": " + decision + ", \"option\": 1, \"ref\": 9}");
        var refused = tab.next();
        assertThat(refused.get("type").asString()).isEqualTo("refused");
        assertThat(refused.get("status").asInt()).isEqualTo(409);
        assertThat(refused.at("/view/decision/id").asInt()).isGreaterThan(decision);
    }

    @Test
    void revisionsOnlyGrowAlsoWhenTheServerIsStartedAgain() {
        var client = start(", \"opponent\": \"random\"");
        client.choose(0);
        long before = client.look().get("revision").asLong();
        served.restart();
        var again = served.client().sit(client.game(), client.token());
        assertThat(again.view().get("revision").asLong()).isGreaterThan(before);
    }

    @Test
    void strangersAndNonsenseAreTurnedAway() throws Exception {
        var client = start(", \"opponent\": \"random\"");
        var stranger = Tab.open(client);
        stranger.send("{\"token\": \"not one of them\"}");
        assertThat(stranger.next().get("status").asInt()).isEqualTo(401);
        var nonsense = Tab.open(client);
        nonsense.send("{{{");
        assertThat(nonsense.next().get("status").asInt()).isEqualTo(400);
        var spectator = Tab.open(client);
        spectator.send("{}");
        spectator.next();
        spectator.send("{\"decision\": 0, \"option\": 0}");
        assertThat(spectator.next().get("status").asInt()).isEqualTo(401);
    }

    @Test
    void twoComputersAreWatchedMoveByMove() throws Exception {
        var client = start(", \"opponent\": \"random\", \"player\": \"random\", \"pace\": 1");
        assertThat(client.token()).isNull();
        assertThat(client.isOver()).as("nobody has watched yet").isFalse();
        var spectator = Tab.open(client);
        spectator.send("{}");
        int views = 0;
        var lines = new TreeMap<Integer, String>();
        JsonNode view;
        do {
            view = spectator.next().get("view");
            views++;
            lines.tailMap(view.get("logStart").asInt()).clear();
            for (var line : view.get("log")) lines.put(line.get("number").asInt(), line.toString());
        } while (view.get("over").isNull());
        assertThat(views).isGreaterThan(20);
        var log = client.get(client.path() + "/log").json().get("log");
        assertThat(lines).as("every line was sent").hasSize(log.size());
    }

    @Test
    void aPageOfAnotherSiteIsTurnedAway() {
        var client = start(", \"opponent\": \"random\"");
        var address =
                URI.create(served.address(client.path() + "/events").toString().replaceFirst("http", "ws"));
        var foreign = served.http()
                .newWebSocketBuilder()
                .header("Origin", "http://elsewhere.example")
                .buildAsync(address, new WebSocket.Listener() {});
        assertThatThrownBy(foreign::join)
                .cause()
                .isInstanceOfSatisfying(
                        WebSocketHandshakeException.class,
                        refused ->
                                assertThat(refused.getResponse().statusCode()).isEqualTo(403));
        var own = served.http()
                .newWebSocketBuilder()
                .header("Origin", "http://localhost:" + address.getPort())
                .buildAsync(address, new WebSocket.Listener() {})
                .join();
        own.abort();
    }
}
