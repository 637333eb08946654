package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import splitsecond.cards.Bundled;
import splitsecond.cards.Compiled;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.engine.GameRecord;
import splitsecond.engine.Setup;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardName;
import splitsecond.engine.decision.GameOptions;
import tools.jackson.databind.json.JsonMapper;

/// CR 201.4: any card can be named, also one that nobody has.
class NamingTest {

    private static final String MAGE =
            "As this creature enters, choose a nonland card name.\n" + "Spells with the chosen name can't be cast.";

    private static final String BOARD = """
            scenario: A board
            given:
              alice: {hand: [Silencer], battlefield: [Plains]}
              bob: {library: [Forest, Island]}
            """;

    @RegisterExtension
    final Served served = new Served();

    private Client asked() {
        var card = "[{\"name\": \"Silencer\", \"cost\": \"{W}\", \"type\": \"Creature — Human\", \"text\": \""
                + MAGE.replace("\n", "\\n") + "\", \"power\": \"1\", \"toughness\": \"1\"}]";
        var body = JsonMapper.shared().writeValueAsString(new TableSite.Position(BOARD, card, "hotseat"));
        var answer = served.client().post("/api/positions", body);
        var client = served.client()
                .sit(new Client.Answer(200, answer.json().get("game").toString()));
        client.at("cast", "{\"card\": " + client.inHand("Silencer") + "}");
        for (int i = 0; i < 4 && !client.kind().equals("WORD"); i++) client.at("pass", "{}");
        assertThat(client.view().at("/decision/naming").asBoolean()).isTrue();
        return client;
    }

    @Test
    void aCardThatNobodyHasIsNamedAndTheGameOutlivesTheServer() {
        var client = asked();
        assertThat(client.view().at("/decision/options").toString()).doesNotContain("Serra Angel");
        assertThat(client.at("answers", "{\"name\": \"serra angel\"}").status()).isEqualTo(200);
        String id = client.game();
        String token = client.token();
        served.restart();
        var again = served.client().sit(id, token);
        assertThat(again.get(again.path() + "/scenario").text()).contains("alice chooses: Serra Angel");
        again.at("concede", "{}");
        var replay = again.get("/api/replays/" + id).json();
        int last = replay.get("steps").asInt();
        var end = again.get("/api/replays/" + id + "/steps/" + last).json();
        assertThat(end.at("/view/battlefield").toString()).contains("Silencer");
    }

    @Test
    void aNameIsFoundAsItIsTyped() {
        for (String typed : List.of("teferi%20time%20r", "Teferi,%20Time", "raveler%20teferi"))
            assertThat(served.client()
                            .get("/api/search/" + typed)
                            .json()
                            .at("/cards/0/name")
                            .asString())
                    .isEqualTo("Teferi, Time Raveler");
        assertThat(served.client()
                        .get("/api/search/nights%20wh")
                        .json()
                        .at("/cards/0/name")
                        .asString())
                .isEqualTo("Night's Whisper");
    }

    @Test
    void whatIsNoNameIsRefused() {
        var client = asked();
        assertThat(client.at("answers", "{\"name\": \"Serra Angle\"}").error()).contains("Serra Angel");
        assertThat(client.at("answers", "{\"name\": \"Forest\"}").error()).contains("Only nonland");
        client.choose(0);
        var late = client.at("answers", "{\"name\": \"Serra Angel\"}");
        assertThat(late.status()).isEqualTo(422);
    }

    @Test
    void aGameInWhichCardsWereNamedIsReplayedTakenBackAndForkedToTheSameState() {
        var pool = Bundled.pool();
        pool.add(List.of(CardData.of("Silencer", "{W}", "Creature — Human", MAGE, "1", "1")));
        var setup = setup(pool);
        var play = new Play(setup);
        var random = new Random(5);
        var names = new ArrayList<>(List.of("Serra Angel", "Shivan Dragon", "Giant Growth", "Serra Angel"));
        while (!play.game().isOver() && play.choices() < 4000) {
            var decision = play.game().decision();
            if (decision.takesNames() && !names.isEmpty()) {
                assertThat(play.name(new CardName(names.removeFirst(), false))).isTrue();
                if (names.size() == 2) play.back(decision.player(), play.choices() - 1);
            } else play.choose(random.nextInt(decision.size()));
        }
        assertThat(names).isEmpty();
        long hash = play.game().hash();
        assertThat(Play.replay(setup, play.movesFrom(0)).game().hash()).isEqualTo(hash);
        var record = GameRecord.parse(play.game().record().toString());
        assertThat(record.named()).hasSize(3);
        assertThat(record.replay(name -> definition(pool, name)).hash()).isEqualTo(hash);
        var fork = play.game().fork();
        fork.rewind(play.choices());
        assertThat(fork.hash()).isEqualTo(hash);
    }

    private static Setup setup(CardPool pool) {
        var deck = new ArrayList<CardDefinition>();
        for (int i = 0; i < 40; i++) deck.add(definition(pool, i % 2 == 0 ? "Silencer" : "Plains"));
        return Setup.of(List.of(new Setup.Seat("alice", deck), new Setup.Seat("bob", deck)), 7, GameOptions.FAST);
    }

    private static CardDefinition definition(CardPool pool, String name) {
        var data = pool.find(name);
        if (data != null && Phrasebook.compile(data) instanceof Compiled.Supported(var card)) return card;
        throw new AssertionError(name);
    }
}
