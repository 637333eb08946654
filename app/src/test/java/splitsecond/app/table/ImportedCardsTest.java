package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.cards.CardLines;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.web.WebServer;
import splitsecond.cards.Bundled;
import splitsecond.cards.data.CardPool;

/// Cards of a file that does not come with the program.
class ImportedCardsTest {

    private static final String CARDS = """
            {"name": "Harbour Watch", "mana_cost": "{W}", "type_line": "Creature — Human Soldier", "oracle_text": "Vigilance", "power": "1", "toughness": "2"}
            {"name": "Riddle Engine", "mana_cost": "{2}", "type_line": "Artifact Creature — Construct", "oracle_text": "Frobnicate each riddle.", "power": "2", "toughness": "3"}
            {"name": "Dune Strider", "mana_cost": "{3}{W}", "type_line": "Creature — Beast", "oracle_text": "Mutate {W}\\nVigilance", "power": "4", "toughness": "4"}
            {"name": "Odd Remark", "mana_cost": "{W}", "type_line": "Sorcery", "oracle_text": "Draw a card.\\nMumble twice."}
            """;

    @TempDir
    Path folder;

    private static CardPool pool() {
        var pool = Bundled.pool();
        pool.add(CardLines.read("cards", CARDS));
        return pool;
    }

    private interface Visit {
        void at(Client client);
    }

    private void serve(Decks decks, Visit visit) {
        try (var http = HttpClient.newHttpClient();
                var tables = new Tables(SqliteStorage.open(folder), decks);
                var server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL))) {
            visit.at(new Client(http, server.address("/")));
        }
    }

    private static String game(String deck) {
        return game(deck, 1);
    }

    private static String game(String deck, int seed) {
        return "{\"deck\": \"" + deck + "\", \"opponent\": \"hotseat\", \"first\": \"you\", \"seed\": " + seed + "}";
    }

    private static List<String> hand(Client client) {
        var names = new ArrayList<String>();
        for (var card : client.me().get("hand")) names.add(card.get("name").asString());
        return names;
    }

    @Test
    void aMergedPermanentNamesItsCards() {
        serve(new PoolDecks(ImportedCardsTest::pool), client -> {
            var cards = List.of("Plains", "Ornithopter", "Dune Strider");
            int seed = 1;
            do client.start(game("20 Plains\\n20 Ornithopter\\n20 Dune Strider", seed++));
            while (!hand(client).containsAll(cards));
            while (client.kind().equals("MULLIGAN")) client.chooseKind("NO");
            client.at("play-land", "{\"card\": " + client.inHand("Plains") + "}");
            client.at("cast", "{\"card\": " + client.inHand("Ornithopter") + "}");
            for (int i = 0; i < 4 && client.view().get("battlefield").size() < 2; i++) client.at("pass", "{}");
            client.at("cast", "{\"card\": " + client.inHand("Dune Strider") + "}");
            for (int i = 0; i < 4 && !client.kind().equals("PLACE"); i++) client.at("pass", "{}");
            assertThat(client.decision().get("options").toString()).contains("On top of the creature");
            client.chooseKind("PLACE");
            var creature = client.view().at("/battlefield/1");
            assertThat(creature.get("name").asString()).isEqualTo("Dune Strider");
            assertThat(creature.get("merged").toString()).isEqualTo("[\"Dune Strider\",\"Ornithopter\"]");
        });
    }

    @Test
    void aGameGoesOnWithItsCardsWhenTheFileHasGone() {
        var before = new Client[1];
        serve(new PoolDecks(ImportedCardsTest::pool), client -> {
            before[0] = client.start(game("20 Plains\\n40 Harbour Watch"));
            assertThat(client.inHand("Harbour Watch")).isPositive();
            client.chooseKind("NO");
        });
        serve(PoolDecks.bundled(), client -> {
            client.sit(before[0].game(), before[0].token());
            assertThat(client.view().get("players")).isEqualTo(before[0].view().get("players"));
            client.chooseKind("NO");
            client.at("concede", "{}");
            var again = client.sit(client.at("rematch", "{}"));
            again.chooseKind("NO");
            assertThat(again.inHand("Harbour Watch")).isPositive();
            assertThat(client.post("/api/games", game("20 Plains\\n40 Harbour Watch"))
                            .error())
                    .startsWith("line 2: There is no card named \"Harbour Watch\"");
        });
    }

    private static final String RIDDLES =
            "{\"deck\": \"20 Plains\\n40 Riddle Engine\", \"opponent\": \"hotseat\", \"first\": \"you\", \"seed\": 1";

    @Test
    void inASandboxACardOutsideTheRulesIsMovedByItsOwner() {
        var before = new Client[1];
        serve(new PoolDecks(ImportedCardsTest::pool), client -> {
            assertThat(client.post("/api/games", RIDDLES + "}").error())
                    .contains("The text of Riddle Engine is not supported: \"Frobnicate\"");
            assertThat(client.post(
                                    "/api/decks/check",
                                    "{\"deck\": \"20 Plains\\n40 Riddle Engine\", \"sandbox\": true}")
                            .json()
                            .get("ok")
                            .asBoolean())
                    .isTrue();
            before[0] = client.start(RIDDLES + ", \"sandbox\": true}");
            client.chooseKind("NO");
            client.chooseKind("NO");
            var card = client.view()
                    .get("players")
                    .get(0)
                    .get("hand")
                    .valueStream()
                    .filter(one -> one.get("name").asString().equals("Riddle Engine"))
                    .findFirst()
                    .orElseThrow();
            assertThat(card.get("outside").asBoolean()).isTrue();
            assertThat(card.get("why").get("message").asString())
                    .isEqualTo("Cannot cast Riddle Engine: Its text is not understood.");
            byHand(client, "Put Riddle Engine onto the battlefield");
            byHand(client, "Put Riddle Engine on top of the library");
            assertThat(client.look().get("log").toString())
                    .contains(" put a card from hand into the library.")
                    .contains(" enters the battlefield.");
            byHand(client, "Put Riddle Engine from the battlefield into exile");
            byHand(client, "Put Riddle Engine from exile onto the battlefield");
            byHand(client, "Tap Riddle Engine");
            byHand(client, "Put a +1/+1 counter on Riddle Engine");
        });
        serve(PoolDecks.bundled(), client -> {
            client.sit(before[0].game(), null);
            assertThat(client.view().get("sandbox").asBoolean()).isTrue();
            var engine = client.view().get("battlefield").get(0);
            assertThat(engine.get("outside").asBoolean()).isTrue();
            assertThat(engine.get("tapped").asBoolean()).isTrue();
            assertThat(engine.get("power").asInt()).isEqualTo(3);
        });
    }

    private static void byHand(Client client, String label) {
        for (var option : client.decision().get("options"))
            if (option.get("label").asString().equals(label)) {
                client.at(
                        "choices",
                        "{\"decision\": " + client.decision().get("id") + ", \"option\": " + option.get("index") + "}");
                return;
            }
        throw new AssertionError(label + " is not offered");
    }

    @Test
    void aCardWhoseTextIsNotReadIsRefusedWithItsLineAndTheWords() {
        serve(new PoolDecks(ImportedCardsTest::pool), client -> {
            var refused = client.post("/api/games", game("20 Plains\\n38 Harbour Watch\\n2 Odd Remark"));
            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.error())
                    .startsWith("line 3: The text of Odd Remark is not supported: \"")
                    .contains("umble");
        });
    }
}
