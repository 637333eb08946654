package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.json.JsonMapper;

/// Games that are looked at again, taken up in the middle, or begun with a board that somebody has set.
class PlayOnTest {

    private static final String BOARD = """
            scenario: A board
            given:
              alice: {hand: [Giant Growth], battlefield: [Grizzly Bears, Forest]}
              bob: {hand: [Lightning Bolt], battlefield: [Mountain], library: [Forest, Island]}
            """;

    @RegisterExtension
    final Served served = new Served();

    private Client client() {
        return served.client();
    }

    /// A game against the computer that is over.
    private Client finished() {
        var client = client().start(
                        "{\"deck\": \"Short Fuse\", \"opponentDeck\": \"Big Feet\", \"opponent\": \"random\", \"seed\": 3}");
        var random = new Random(3);
        for (int i = 0; i < 2000 && !client.isOver(); i++) client.chooseRandomly(random);
        assertThat(client.isOver()).isTrue();
        return client;
    }

    @Test
    void aReplayHasTheIdOfItsGameAndOutlivesTheServer() {
        var client = finished();
        String id = client.game();
        served.restart();
        var visitor = client();
        var replay = visitor.get("/api/replays/" + id);
        assertThat(replay.status()).isEqualTo(200);
        var moments = replay.json().get("moments");
        assertThat(moments.size()).isGreaterThan(20);
        var last = moments.get(moments.size() - 1);
        var step = visitor.get(
                        "/api/replays/" + id + "/steps/" + last.get("step").asInt())
                .json();
        assertThat(step.at("/view/players/0/hand").size())
                .isEqualTo(step.at("/view/players/0/handCount").asInt());
    }

    @Test
    void nothingIsReplayedBeforeTheGameIsOver() {
        var client = client().start("{\"opponent\": \"random\"}");
        assertThat(client.get("/api/replays/" + client.game()).status()).isEqualTo(422);
        assertThat(client.get("/api/replays/" + client.game() + "/steps/0").status())
                .isEqualTo(422);
        assertThat(client.post(
                                "/api/replays/" + client.game() + "/play",
                                "{\"step\": 0, \"seat\": 0, \"opponent\": \"random\"}")
                        .status())
                .isEqualTo(422);
    }

    @Test
    void aGameIsTakenUpAtAnyDecisionAgainstTheComputerOrAsBoth() {
        var client = finished();
        String replay = "/api/replays/" + client.game();
        int steps = client.get(replay).json().get("steps").asInt();
        int half = steps / 2;
        var then = client.get(replay + "/steps/" + half).json().get("view");
        var both = client().sit(client().post(replay + "/play", "{\"step\": " + half + ", \"seat\": 0}"));
        assertThat(both.view().at("/turn/number")).isEqualTo(then.at("/turn/number"));
        assertThat(both.view().at("/players/1/life")).isEqualTo(then.at("/players/1/life"));
        assertThat(both.view().get("seeded").asBoolean())
                .as("who has seen it may know every card")
                .isTrue();
        assertThat(both.isAsked()).isTrue();
        var alone = client().sit(client().post(
                        replay + "/play", "{\"step\": " + half + ", \"seat\": 1, \"opponent\": \"heuristic\"}"));
        assertThat(alone.view().get("you").asInt()).isEqualTo(1);
        String id = alone.game();
        String token = alone.token();
        served.restart();
        assertThat(client().sit(id, token).view().at("/turn/number").asInt()).isPositive();
        assertThat(client().post(replay + "/play", "{\"step\": " + half + ", \"seat\": 0, \"opponent\": \"invite\"}")
                        .status())
                .isEqualTo(400);
        assertThat(client().post(replay + "/play", "{\"step\": " + steps + ", \"seat\": 0}")
                        .error())
                .contains("over by then");
    }

    private Client set(String scenario) {
        var body = JsonMapper.shared().writeValueAsString(new TableSite.Position(scenario, null, null));
        var answer = client().post("/api/positions", body);
        assertThat(answer.text()).contains("\"game\"");
        return client().sit(new Client.Answer(200, answer.json().get("game").toString()));
    }

    @Test
    void aBoardIsSetPlayedWithBothSeatsAndWrittenAgainAsAScenario() {
        var client = set(BOARD);
        assertThat(client.view().at("/players/1/hand/0/name").asString()).isEqualTo("Lightning Bolt");
        assertThat(client.view().get("position").asBoolean()).isTrue();
        client.at("cast", "{\"card\": " + client.inHand("Giant Growth") + "}");
        if (client.kind().equals("TARGET")) client.choose(0);
        for (int i = 0; i < 4 && client.view().get("stack").size() > 0; i++) client.at("pass", "{}");
        assertThat(client.view().at("/battlefield/0/power").asInt()).isEqualTo(5);
        var written = client.get(client.path() + "/scenario").text();
        assertThat(written).contains("alice casts: Giant Growth", "given:");
        var again = set(written);
        assertThat(again.view().at("/battlefield/0/power").asInt())
                .as("%s", written)
                .isEqualTo(5);
        assertThat(client.at("take-back", "{}").status()).isEqualTo(200);
        assertThat(client().sit(client.game(), null)
                        .get(client.path() + "/scenario")
                        .status())
                .as("spectators see neither hand")
                .isEqualTo(401);
        var spectator = client().sit(client.game(), null);
        assertThat(spectator.view().at("/players/1/hand").size()).isZero();
    }

    @Test
    void aBoardOutlivesTheServer() {
        var client = set(BOARD);
        String id = client.game();
        String token = client.token();
        served.restart();
        assertThat(client().sit(id, token).inHand("Giant Growth")).isPositive();
    }

    @Test
    void whatAScenarioExpectsIsCheckedAndWhatIsWrongWithItIsSaidWithItsLine() {
        var held = client().post(
                        "/api/positions",
                        JsonMapper.shared()
                                .writeValueAsString(
                                        new TableSite.Position(BOARD + "then:\n  alice: {life: 20}\n", null, null)));
        assertThat(held.json().get("held").asString()).isEqualTo("What the scenario expects holds.");
        var not = client().post(
                        "/api/positions",
                        JsonMapper.shared()
                                .writeValueAsString(
                                        new TableSite.Position(BOARD + "then:\n  alice: {life: 19}\n", null, null)));
        assertThat(not.json().get("held").asString()).contains("19");
        var wrong = client().post(
                        "/api/positions",
                        JsonMapper.shared()
                                .writeValueAsString(new TableSite.Position(
                                        BOARD.replace("Giant Growth", "Giant Grwth"), null, null)));
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.error()).startsWith("Line 3: ").contains("Giant Growth");
    }

    @Test
    void aCardOfOnesOwnIsUnderstoodAndPlayed() {
        var draft =
                "{\"name\": \"Spark\", \"cost\": \"{R}\", \"type\": \"Instant\", \"text\": \"Spark deals 2 damage to any target.\"}";
        var read = client().post("/api/cards/read", draft).json();
        assertThat(read.get("supported").asBoolean()).isTrue();
        var scenario = "scenario: Spark\ngiven:\n  alice: {hand: [Spark], battlefield: [Mountain]}\n  bob: {}\n";
        var body =
                JsonMapper.shared().writeValueAsString(new TableSite.Position(scenario, "[" + draft + "]", "hotseat"));
        var game = client().sit(new Client.Answer(
                200, client().post("/api/positions", body).json().get("game").toString()));
        game.at("cast", "{\"card\": " + game.inHand("Spark") + ", \"targets\": [{\"player\": 1}]}");
        for (int i = 0; i < 4 && game.view().get("stack").size() > 0; i++) game.at("pass", "{}");
        assertThat(game.view().at("/players/1/life").asInt()).isEqualTo(18);
        var trouble = client().post("/api/cards/read", draft.replace("damage to", "damge to"))
                .json();
        assertThat(trouble.get("supported").asBoolean()).isFalse();
        assertThat(trouble.at("/problems/0/nearest/words").asString()).contains("deals", "damage to any target");
    }
}
