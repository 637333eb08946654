package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.web.WebServer;

class OpenApiTest {

    @TempDir
    Path folder;

    @Test
    void everyCallThatIsDescribedExistsAndIsExplainedToPeopleToo() throws Exception {
        var docs = Path.of("docs/api.md");
        var page = Files.readString(Files.exists(docs) ? docs : Path.of("..").resolve(docs));
        try (var tables = new Tables(SqliteStorage.open(folder), PoolDecks.bundled());
                var server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL));
                var http = HttpClient.newHttpClient()) {
            var client = new Client(http, server.address("/"));
            var paths = client.get("/openapi.json").json().get("paths");
            assertThat(paths.size()).isGreaterThan(20);
            for (var path : paths.properties()) {
                if (path.getKey().endsWith("/events")) continue; // no ordinary request
                var address = path.getKey().replaceAll("\\{[^}]*}", "0123456789abcdef");
                for (var method : path.getValue().propertyNames())
                    assertThat(client.send(method.toUpperCase(Locale.ROOT), address, method.equals("get") ? null : "{}")
                                    .text())
                            .as(method + " " + path.getKey())
                            .doesNotContain("Endpoint ");
                var name = path.getKey().replaceAll("/\\{[^}]*}$", "").replaceFirst(".*/", "");
                assertThat(page).as(path.getKey()).contains(name);
            }
        }
    }
}
