package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.web.WebServer;

class RoomTest {

    @TempDir
    Path folder;

    @Test
    void gamesLeaveMemoryByWhatTheyWeighAndComeBackAsTheyWere() {
        var room = new Tables.Room(5_000, 500_000, 0, 0);
        try (var http = HttpClient.newHttpClient();
                var tables = new Tables(SqliteStorage.open(folder), PoolDecks.bundled(), room);
                var server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL))) {
            var clients = new ArrayList<Client>();
            for (int i = 0; i < 12; i++) {
                var client = new Client(http, server.address("/")).start("{\"opponent\": \"hotseat\"}");
                client.choose(0);
                clients.add(client);
                assertThat(tables.inMemory()).isLessThan(6);
            }
            for (var client : clients) {
                var before = client.view().get("players");
                assertThat(client.look().get("players")).isEqualTo(before);
            }
        }
    }
}
