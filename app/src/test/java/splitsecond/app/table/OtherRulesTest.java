package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.web.WebServer;
import splitsecond.engine.GameRecord;

/// A game that was stored by a program with other rules is kept, and never played with these.
class OtherRulesTest {

    private static final String GAME =
            "{\"deck\": \"20 Mountain\\n40 Lightning Bolt\", \"opponent\": \"hotseat\", \"first\": \"you\", \"seed\": 1}";

    @TempDir
    private Path folder;

    private interface Visit {
        void at(Client client);
    }

    private void serve(Visit visit) {
        try (var http = HttpClient.newHttpClient();
                var tables = new Tables(SqliteStorage.open(folder), PoolDecks.bundled());
                var server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL))) {
            visit.at(new Client(http, server.address("/")));
        }
    }

    private void store(String before, String after) throws SQLException {
        try (var database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("table.db"));
                var statement = database.prepareStatement("UPDATE game SET setup = replace(setup, ?, ?)")) {
            statement.setString(1, before);
            statement.setString(2, after);
            assertThat(statement.executeUpdate()).isEqualTo(1);
        }
    }

    @Test
    void aGameOfOtherRulesIsKeptAndNotContinued() throws SQLException {
        String now = "splitsecond-record 2\nrules " + GameRecord.RULES;
        var begun = new Client[1];
        serve(client -> {
            begun[0] = client.start(GAME);
            client.chooseKind("NO");
        });
        for (String then : new String[] {"splitsecond-record 1", "splitsecond-record 2\nrules 1"}) {
            store(now, then);
            serve(client -> {
                var found = client.get("/api/games/" + begun[0].game());
                assertThat(found.status()).isEqualTo(410);
                assertThat(found.error())
                        .isEqualTo("This game was saved with other rules or cards and cannot be continued: it was made"
                                + " with version 1 of the rules, and this program plays version " + GameRecord.RULES
                                + ", in which it could go otherwise.");
                assertThat(client.get("/health").text()).contains("\"games\":1");
            });
            store(then, now);
        }
        serve(client -> {
            client.sit(begun[0].game(), begun[0].token());
            assertThat(client.view().get("players")).isEqualTo(begun[0].view().get("players"));
        });
    }

    /// The same rules by name, and another game all the same: its shuffling is not what it was.
    @Test
    void aGameThatGoesOtherwiseWhenItIsPlayedAgainIsKeptAndNotContinued() throws SQLException {
        var begun = new Client[1];
        serve(client -> {
            begun[0] = client.start(GAME);
            while (client.kind().equals("MULLIGAN")) client.chooseKind("NO");
            for (int i = 0; i < 60; i++) client.choose(0);
        });
        store("\nseed 1\n", "\nseed 2\n");
        serve(client -> {
            var found = client.get("/api/games/" + begun[0].game());
            assertThat(found.status()).isEqualTo(410);
            assertThat(found.error()).contains("it has become another game");
        });
        store("\nseed 2\n", "\nseed 1\n");
        serve(client -> {
            client.sit(begun[0].game(), begun[0].token());
            assertThat(client.view().get("players")).isEqualTo(begun[0].view().get("players"));
        });
    }
}
