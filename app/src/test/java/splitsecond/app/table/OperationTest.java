package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.DriverManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.metrics.Metrics;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.web.Front;
import splitsecond.app.web.WebServer;

/// What those rely on who run a server.
class OperationTest {

    @TempDir
    private Path folder;

    private final HttpClient http = HttpClient.newHttpClient();

    @AfterEach
    void stop() {
        http.shutdownNow();
    }

    private String get(String address) throws Exception {
        return http.send(HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @Test
    void metricsTellOfGamesRequestsSocketsStorageAndMemory() throws Exception {
        try (var metrics = Metrics.at("localhost:0");
                var tables = new Tables(
                        SqliteStorage.open(folder), PoolDecks.bundled(), Opponents.USUAL, metrics.registry());
                var server = WebServer.start(
                        Front.of("localhost", 0, null), metrics.registry(), new TableSite(tables, Limits.LOCAL))) {
            var client = new Client(http, server.address("/")).start("{\"opponent\": \"hotseat\"}");
            client.choose(0);
            var tab = Tab.open(client).enter();
            var text = get("http://localhost:" + metrics.port() + "/metrics");
            tab.close();
            assertThat(text)
                    .contains(
                            "splitsecond_games_open 1.0",
                            "splitsecond_games_memory 1.0",
                            "splitsecond_games_playing 1.0",
                            "splitsecond_games_bytes ",
                            "splitsecond_sockets 1.0",
                            "splitsecond_thinkers_busy 0.0",
                            "splitsecond_thinkers_waiting 0.0",
                            "splitsecond_messages_seconds_count 1",
                            "splitsecond_requests_seconds_count{method=\"POST\",path=\"/api/games/{id}/choices\",status=\"200\"} 1",
                            "splitsecond_storage_seconds_count{operation=\"append\",outcome=\"ok\"}",
                            "jvm_memory_used_bytes",
                            "process_cpu_usage")
                    .doesNotContain(client.game(), client.token());
            assertThat(client.get("/metrics").status())
                    .as("not for those who play")
                    .isEqualTo(404);
        }
    }

    @Test
    void thereAreOnlySoManyOpenGamesInAll() {
        try (var tables = new Tables(SqliteStorage.open(folder), PoolDecks.bundled());
                var server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL.withGames(2)))) {
            var client = new Client(http, server.address("/")).start("{\"opponent\": \"hotseat\"}");
            client.post("/api/games", "{\"opponent\": \"hotseat\"}");
            var third = client.post("/api/games", "{\"opponent\": \"hotseat\"}");
            assertThat(third.status()).isEqualTo(503);
            assertThat(third.error()).isEqualTo("There are too many games open here; come back later.");
            client.at("concede", "{}");
            assertThat(client.post("/api/games", "{\"opponent\": \"hotseat\"}").status())
                    .isEqualTo(201);
        }
    }

    @Test
    void gamesThatHaveLeftMemoryAreOpenStill() {
        var limits = new Limits(100_000, 100_000, 10, 10, 3, 100_000);
        try (var tables = new Tables(SqliteStorage.open(folder), PoolDecks.bundled(), new Tables.Room(1, 0, 0, 0));
                var server = WebServer.start("localhost", 0, new TableSite(tables, limits))) {
            var client = new Client(http, server.address("/")).start("{\"opponent\": \"hotseat\"}");
            for (int i = 0; i < 2; i++) client.post("/api/games", "{\"opponent\": \"hotseat\"}");
            assertThat(tables.inMemory()).isLessThan(3);
            var fourth = client.post("/api/games", "{\"opponent\": \"hotseat\"}");
            assertThat(fourth.status()).isEqualTo(429);
            assertThat(fourth.error()).isEqualTo("You have 3 games open; end some of them first.");
        }
    }

    @Test
    void whatNobodyHasTouchedForLongIsRemovedAndFinishedGamesOnlyIfTheyAreToBe() throws Exception {
        Client abandoned;
        Client finished;
        try (var tables = new Tables(SqliteStorage.open(folder), PoolDecks.bundled());
                var server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL))) {
            abandoned = new Client(http, server.address("/")).start("{\"opponent\": \"hotseat\"}");
            finished = new Client(http, server.address("/")).start("{\"opponent\": \"hotseat\"}");
            finished.at("concede", "{}");
        }
        try (var database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("table.db"));
                var statement = database.createStatement()) {
            assertThat(statement.executeUpdate("UPDATE game SET touched = touched - 31 * 86400"))
                    .isEqualTo(2);
        }
        try (var tables = new Tables(SqliteStorage.open(folder), PoolDecks.bundled());
                var server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL))) {
            var playing = new Client(http, server.address("/")).start("{\"opponent\": \"hotseat\"}");
            var client = new Client(http, server.address("/"));
            tables.forgetAfter(0, 0);
            assertThat(client.get(abandoned.path()).status()).isEqualTo(200);
            tables.forgetAfter(30, 0);
            assertThat(client.get(abandoned.path()).status()).isEqualTo(404);
            assertThat(client.get(finished.path() + "/record").status()).isEqualTo(200);
            tables.forgetAfter(30, 30);
            assertThat(client.get(finished.path()).status()).isEqualTo(404);
            assertThat(playing.look().get("status").asString()).isEqualTo("playing");
        }
    }

    @Test
    void behindAProxyEveryCallerHasLimitsOfTheirOwnAndInvitationsLeadThere() throws Exception {
        try (var tables = new Tables(SqliteStorage.open(folder), PoolDecks.bundled());
                var server = WebServer.start(
                        Front.of("localhost", 0, "https://play.example.org"),
                        new TableSite(tables, new Limits(1, 1, 10, 10, 10, 10)))) {
            assertThat(start(server, "1.2.3.4").body()).contains("\"inviteUrl\":\"https://play.example.org/#join=");
            assertThat(start(server, "1.2.3.4").statusCode()).isEqualTo(429);
            assertThat(start(server, "6.6.6.6, 1.2.3.4").statusCode())
                    .as("what the caller has made up")
                    .isEqualTo(429);
            assertThat(start(server, "1.2.3.5").statusCode()).isEqualTo(201);
        }
    }

    private HttpResponse<String> start(WebServer server, String caller) throws Exception {
        var request = HttpRequest.newBuilder(server.address("/api/games"))
                .header("X-Forwarded-For", caller)
                .header("Origin", "http://" + server.address("/").getAuthority())
                .POST(HttpRequest.BodyPublishers.ofString("{\"opponent\": \"invite\"}"));
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void whoLetsOthersReachItIsWarnedThatNothingIsEncrypted() throws Exception {
        try (var server = KilledServer.start(
                folder.resolve("output"),
                "--host",
                "0.0.0.0",
                "--data",
                folder.resolve("data").toString())) {
            assertThat(server.line()).contains("what is sent is not encrypted", "docs/operation.md");
        }
    }
}
