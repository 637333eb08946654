package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.web.WebServer;

/// What lies on disk gives nobody a seat.
class StoredSecretsTest {

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

    private String onDisk() {
        var all = new StringBuilder();
        try (var files = Files.list(folder)) {
            for (var file : files.toList())
                all.append(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
        return all.toString();
    }

    @Test
    void neitherTokensNorInvitationsAreStoredAndTheHostSeesTheInvitationAgain() {
        var host = new Client[1];
        serve(client -> {
            host[0] = client.start("{\"opponent\": \"invite\"}");
            assertThat(onDisk()).contains(host[0].game()).doesNotContain(host[0].token(), invitation(host[0]));
        });
        String code = invitation(host[0]);
        assertThat(onDisk()).contains(host[0].game()).doesNotContain(host[0].token(), code);
        serve(client -> {
            var spectator = new Client(client.http(), client.address("/")).sit(host[0].game(), null);
            assertThat(spectator.view().get("inviteUrl").isNull()).isTrue();
            client.sit(host[0].game(), host[0].token());
            assertThat(invitation(client)).isEqualTo(code);
            var guest = new Client(client.http(), client.address("/"));
            assertThat(guest.post(client.path() + "/join", "{\"invite\": \"" + code + "x\"}")
                            .status())
                    .isEqualTo(403);
            guest.sit(guest.post(client.path() + "/join", "{\"invite\": \"" + code + "\"}"));
            assertThat(guest.post(client.path() + "/join", "{\"invite\": \"" + code + "\"}")
                            .status())
                    .as("good once")
                    .isEqualTo(403);
        });
    }

    private static String invitation(Client host) {
        return host.view().get("inviteUrl").asString().split("\\.")[1];
    }
}
