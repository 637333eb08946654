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

/// A game that grows without end is stopped, and holds nobody up.
class LargeGameTest {

    private static final String CARDS = """
            {"name": "Echo Hall", "mana_cost": "{0}", "type_line": "Enchantment", "oracle_text": "If one or more tokens would be created under your control, twice that many of those tokens are created instead."}
            {"name": "Old Drum", "mana_cost": "{0}", "type_line": "Sorcery", "oracle_text": "Create ten 1/1 green Saproling creature tokens."}
            """;

    @TempDir
    private Path folder;

    private static CardPool pool() {
        var pool = Bundled.pool();
        pool.add(CardLines.read("cards", CARDS));
        return pool;
    }

    @Test
    void tokensThatAreDoubledAgainAndAgainStopTheGame() {
        try (var http = HttpClient.newHttpClient();
                var tables = new Tables(SqliteStorage.open(folder), new PoolDecks(LargeGameTest::pool));
                var server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL))) {
            var client = new Client(http, server.address("/"))
                    .start("{\"opponent\": \"hotseat\", \"first\": \"you\", \"deck\": \"40 Echo Hall\\n20 Old Drum\","
                            + " \"opponentDeck\": \"60 Island\"}");
            for (int i = 0; i < 400 && !client.isOver(); i++) {
                boolean grown = client.view().get("battlefield").size() >= 11;
                int hall = client.option(
                        option -> option.path("label").asString("").contains("Echo Hall"));
                int drum = client.option(
                        option -> option.path("label").asString("").contains("Old Drum"));
                int no = client.option(option -> option.get("kind").asString().equals("NO"));
                client.choose(hall >= 0 ? hall : grown && drum >= 0 ? drum : Math.max(no, 0));
            }
            assertThat(client.view().at("/over/reason").asString())
                    .isEqualTo("Stopped: there are more than 3000 permanents.");
            assertThat(client.get("/health").status()).isEqualTo(200);
        }
    }
}
