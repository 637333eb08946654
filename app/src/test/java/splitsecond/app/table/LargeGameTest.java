package splitsecond.app.table;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import splitsecond.app.cards.CardLines;
import splitsecond.cards.Bundled;
import splitsecond.cards.data.CardPool;
import splitsecond.engine.decision.Option;
import tools.jackson.databind.json.JsonMapper;

/// A game that grows without end is stopped, or a draw by the rules, and holds nobody up.
@Timeout(value = 120, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LargeGameTest {

    private static final String CARDS = """
            {"name": "Echo Hall", "mana_cost": "{0}", "type_line": "Enchantment", "oracle_text": "If one or more tokens would be created under your control, twice that many of those tokens are created instead."}
            {"name": "Old Drum", "mana_cost": "{0}", "type_line": "Sorcery", "oracle_text": "Create ten 1/1 green Saproling creature tokens."}
            {"name": "Parade Drum", "mana_cost": "{0}", "type_line": "Sorcery", "oracle_text": "Create ten 1/1 white Soldier creature tokens with \\"Whenever another creature enters, you gain 1 life.\\""}
            {"name": "Chorus Drum", "mana_cost": "{0}", "type_line": "Sorcery", "oracle_text": "Create ten 1/1 white Soldier creature tokens with \\"Whenever one or more other creatures enter, you gain 1 life.\\""}
            {"name": "Brimming Well", "mana_cost": "{0}", "type_line": "Enchantment", "oracle_text": "Whenever you gain life, you gain 1 life."}
            {"name": "Small Sip", "mana_cost": "{0}", "type_line": "Sorcery", "oracle_text": "You gain 1 life."}
            {"name": "Idle Wheel", "mana_cost": "{0}", "type_line": "Enchantment", "oracle_text": "{0}: You gain 1 life."}
            {"name": "Flood Tide", "mana_cost": "{X}{U}", "type_line": "Sorcery", "oracle_text": "Create X 1/1 blue Fish creature tokens."}
            {"name": "Rising Sap", "mana_cost": "{X}{U}", "type_line": "Sorcery", "oracle_text": "Put X +1/+1 counters on target creature."}
            {"name": "Counting Elk", "mana_cost": "{G}", "type_line": "Creature — Elk", "oracle_text": "Whenever a +1/+1 counter is put on this creature, you gain 1 life.", "power": "1", "toughness": "1"}
            """;

    @RegisterExtension
    final Served served = new Served(new PoolDecks(LargeGameTest::pool));

    private static CardPool pool() {
        var pool = Bundled.pool();
        pool.add(CardLines.read("cards", CARDS));
        return pool;
    }

    private Client client() {
        return served.client();
    }

    private Client.Answer set(String alice) {
        String scenario = "scenario: a board\ngiven:\n  alice: {" + alice + "}\n  bob: {}\n";
        return client().post(
                        "/api/positions",
                        JsonMapper.shared().writeValueAsString(new Board(scenario, CARDS, "hotseat")));
    }

    private record Board(String scenario, String cards, String opponent) {}

    private Client at(String alice) {
        var answer = set(alice);
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        var game = answer.json().get("game");
        return client().sit(game.get("id").asString(), game.get("token").asString());
    }

    /// Casts it and lets it resolve, with the largest X there is.
    private static void cast(Client client, String name) {
        int cast = client.option(option -> option.path("label").asString("").contains(name));
        client.choose(cast);
        for (int i = 0;
                i < 20 && !client.isOver() && client.isAsked() && !client.kind().equals("PRIORITY");
                i++)
            client.choose(
                    client.kind().equals("X") ? client.decision().get("options").size() - 1 : 0);
        if (!client.isOver() && !client.view().get("stack").isEmpty()) client.at("pass", "{}");
    }

    private static String reason(Client client) {
        return client.view().at("/over/reason").asString();
    }

    private void assertAllIsWell() {
        long asked = System.nanoTime();
        assertThat(client().get("/health").status()).isEqualTo(200);
        assertThat(System.nanoTime() - asked).isLessThan(TimeUnit.SECONDS.toNanos(5));
    }

    @Test
    void tokensThatAreDoubledAgainAndAgainStopTheGame() {
        var client = client().start(
                        "{\"opponent\": \"hotseat\", \"first\": \"you\", \"deck\": \"40 Echo Hall\\n20 Old Drum\","
                                + " \"opponentDeck\": \"60 Island\"}");
        for (int i = 0; i < 400 && !client.isOver(); i++) {
            boolean grown = client.view().get("battlefield").size() >= 11;
            int hall = client.option(option -> option.path("label").asString("").contains("Echo Hall"));
            int drum = client.option(option -> option.path("label").asString("").contains("Old Drum"));
            int no = client.option(option -> option.get("kind").asString().equals("NO"));
            client.choose(hall >= 0 ? hall : grown && drum >= 0 ? drum : Math.max(no, 0));
        }
        assertThat(reason(client)).isEqualTo("Stopped: there are more than 3000 permanents.");
        assertAllIsWell();
    }

    @Test
    void moreTokensThanThereIsRoomForStopTheGame() {
        var client = at("hand: [Old Drum], battlefield: [40 Echo Hall]");
        cast(client, "Old Drum");
        assertThat(client.view().get("battlefield").size()).isGreaterThan(15_000);
        assertThat(reason(client)).isEqualTo("Stopped: there are more than 3000 permanents.");
        assertAllIsWell();
    }

    @Test
    void aBoardOfFifteenThousandPermanentsIsRefused() {
        var answer = set("battlefield: [" + "999 Grizzly Bears, ".repeat(15) + "15 Grizzly Bears]");
        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.error()).isEqualTo("A board has at most 3000 permanents, this one has 15000.");
        assertThat(set("library: [" + "999 Forest, ".repeat(20) + "1 Forest]").error())
                .isEqualTo("A board has at most 4000 cards, this one has 19981.");
        assertAllIsWell();
    }

    /// Each of 1,400 could block each of 1,400, and a request may name thousands that are not there.
    @Test
    void aCrowdOfCreaturesMakesNoFloodOfBytesOrTime() {
        String crowd = "battlefield: [999 Grizzly Bears, 401 Grizzly Bears]";
        var answer = client().post(
                        "/api/positions",
                        JsonMapper.shared()
                                .writeValueAsString(new Board(
                                        "scenario: a board\ngiven:\n  alice: {" + crowd + "}\n  bob: {" + crowd + "}\n",
                                        "",
                                        "hotseat")));
        var client =
                client().sit(new Client.Answer(200, answer.json().get("game").toString()));
        for (int i = 0; i < 5 && !client.kind().equals("ATTACK"); i++) client.at("pass", "{}");
        var nobody = IntStream.range(0, 5_000)
                .mapToObj(i -> "{\"object\": " + (1_000 + i) + ", \"target\": {\"object\": " + (100_000 + i) + "}}")
                .collect(Collectors.joining(", ", "{\"attackers\": [", "]}"));
        long asked = System.nanoTime();
        assertThat(client.at("attacks", nobody).status()).isEqualTo(422);
        assertThat(client.at("combat-preview", nobody).status()).isEqualTo(422);
        assertThat(System.nanoTime() - asked).isLessThan(TimeUnit.SECONDS.toNanos(10));
        var all = new ArrayList<String>();
        for (var creature : client.decision().at("/combat/creatures"))
            all.add("{\"object\": " + creature.get("object") + ", \"target\": {\"player\": 1}}");
        assertThat(all).hasSize(1_400);
        var attacked = client.at("attacks", "{\"attackers\": [" + String.join(", ", all) + "]}");
        assertThat(attacked.status()).as(attacked.error()).isEqualTo(200);
        assertThat(client.kind()).isEqualTo("BLOCK");
        assertThat(attacked.text().length()).isLessThan(4_000_000);
        assertAllIsWell();
    }

    @Test
    void whatTriggersOnEachOtherMoreOftenThanCanBeFollowedIsADraw() {
        for (String drum : new String[] {"Parade Drum", "Chorus Drum"}) {
            var client = at("hand: [" + drum + "], battlefield: [12 Echo Hall]");
            cast(client, drum);
            assertThat(client.view().at("/over/result").asString()).as(drum).isEqualTo("draw");
            assertThat(reason(client)).contains("more abilities trigger than can be put on the stack");
        }
        assertAllIsWell();
    }

    @Test
    void aLoopThatNobodyCanEndIsADraw() {
        var client = at("hand: [Small Sip], battlefield: [Brimming Well]");
        cast(client, "Small Sip");
        assertThat(client.view().at("/over/result").asString()).isEqualTo("draw");
        assertThat(reason(client)).contains("a loop that nobody can end");
        assertAllIsWell();
    }

    @Test
    void aHugeXIsStoppedOrADraw() {
        var tide = at("hand: [Flood Tide], mana: {U: 1000000}");
        cast(tide, "Flood Tide");
        assertThat(reason(tide)).isEqualTo("Stopped: there are more than 3000 permanents.");
        var sap = at("hand: [Rising Sap], battlefield: [Counting Elk], mana: {U: 1000000}");
        cast(sap, "Rising Sap");
        assertThat(reason(sap)).contains("more abilities trigger than can be put on the stack");
        var bear = at("hand: [Rising Sap], battlefield: [{Grizzly Bears: {counters: {+1/+1: 2147483647}}}],"
                + " mana: {U: 1000000}");
        cast(bear, "Rising Sap");
        assertThat(bear.view().at("/battlefield/0/power").asInt()).isEqualTo(Integer.MAX_VALUE);
        assertAllIsWell();
    }

    /// What has been done so far is put into the storage at once: the wheel is turned again and again.
    ///
    /// @param resolving whether each turn of it resolves before the next
    private Client turning(int moves, boolean resolving) {
        var client = at("battlefield: [Idle Wheel]");
        var stored = requireNonNull(served.storage().find(client.game()));
        var play = new Play(Setting.of(stored).setup(served.tables().decks()));
        for (int i = 0; i < moves; i++) {
            var game = play.game();
            boolean turns = !resolving || game.everything().stackSize() == 0;
            var wanted = turns ? Option.Kind.ACTIVATE : Option.Kind.PASS;
            int option = 0;
            for (int j = 0; j < game.decision().size(); j++)
                if (game.decision().option(j).kind() == wanted) option = j;
            play.choose(option);
        }
        served.storage().append(client.game(), play.movesFrom(0));
        served.tables().at(client.game(), table -> {
            table.retire();
            return null;
        });
        return client().sit(client.game(), client.token());
    }

    @Test
    void aTurnOfEndlessActionsIsStopped() {
        var client = turning(49_990, true);
        for (int i = 0; i < 20 && !client.isOver(); i++)
            if (client.chooseKind("ACTIVATE").status() != 200) client.chooseKind("PASS");
        assertThat(reason(client)).isEqualTo("Stopped after 50000 moves.");
        assertThat(client.at("choices", "{\"decision\": 50001, \"option\": 0}").status())
                .isEqualTo(409);
        assertAllIsWell();
    }

    @Test
    void anEndlessStackIsStopped() {
        var client = turning(2_990, false);
        client.send("PUT", client.path() + "/settings", "{\"fullControl\": true}");
        for (int i = 0; i < 20 && !client.isOver(); i++) client.chooseKind("ACTIVATE");
        assertThat(reason(client)).isEqualTo("Stopped: there are more than 3000 spells and abilities on the stack.");
        assertAllIsWell();
    }
}
