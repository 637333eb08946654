package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.nio.file.Path;
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
        return "{\"deck\": \"" + deck + "\", \"opponent\": \"hotseat\", \"first\": \"you\", \"seed\": 1}";
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
