package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How a server ends that is asked to (SIGTERM).
class EndingTest {

    @TempDir
    Path folder;

    @Test
    void answersUnderWayAreGivenSocketsAreToldAndTheLogIsBroughtIntoTheFile() throws Exception {
        var data = folder.resolve("data");
        try (var server = KilledServer.start(folder.resolve("log"), "--data", data.toString());
                var http = HttpClient.newHttpClient()) {
            var client =
                    new Client(http, server.address()).start("{\"opponent\": \"search\", \"first\": \"opponent\"}");
            var tab = Tab.open(client).enter();
            while (client.kind().equals("MULLIGAN")) client.chooseKind("NO");
            assertThat(data.resolve("table.db-wal")).isNotEmptyFile();
            // The computer thinks at each of its decisions; some answer is always under way.
            var last =
                    CompletableFuture.supplyAsync(() -> client.at("pass", "{}").status());
            TimeUnit.MILLISECONDS.sleep(100);
            server.end();
            assertThat(last.get(40, TimeUnit.SECONDS)).isEqualTo(200);
            assertThat(tab.closed()).isEqualTo("1001 the server is being ended; connect again in a while");
            assertThat(server.waitForEnd()).isTrue();
        }
        try (var files = Files.list(data)) {
            assertThat(files.map(file -> String.valueOf(file.getFileName()))
                            .sorted()
                            .toList())
                    .isEqualTo(List.of("table.db", "table.lock"));
        }
    }

    @Test
    void theTableOfCommandCardsEndsInTheSameWay() throws Exception {
        var data = folder.resolve("data");
        try (var server = KilledServer.run(
                        folder.resolve("log"),
                        List.of("skirmish", "--port", "0", "--no-browser", "--data", data.toString()));
                var http = HttpClient.newHttpClient()) {
            assertThat(new Client(http, server.address())
                            .post("/api/skirmish", "{}")
                            .status())
                    .isEqualTo(201);
            server.end();
            assertThat(server.waitForEnd()).isTrue();
        }
        try (var files = Files.list(data)) {
            assertThat(files.map(file -> String.valueOf(file.getFileName()))
                            .sorted()
                            .toList())
                    .isEqualTo(List.of("table.db", "table.lock"));
        }
    }
}
