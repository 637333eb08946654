package splitsecond.app.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.web.WebServer;
import splitsecond.skirmish.CommandCards;
import splitsecond.timing.Problem;
import tools.jackson.databind.json.JsonMapper;

class SkirmishSiteTest {

    private final WebServer server = WebServer.start("localhost", 0, new SkirmishSite(CommandCards.bundled()));
    private final HttpClient client = HttpClient.newHttpClient();

    @AfterEach
    void stop() {
        server.close();
        client.close();
    }

    @Test
    void thePageMayRunNoScriptsButItsOwn() throws Exception {
        var page = get("/skirmish");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "script-src 'self' 'sha256-")
                .doesNotContain("unsafe");
        assertThat(page.body()).containsOnlyOnce("<script type=\"importmap\">").doesNotContain("<!-- import map -->");
        var lit = page.body().replaceAll("(?s).*\"lit\": \"([^\"]*)\".*", "$1");
        assertThat(get(lit).statusCode()).isEqualTo(200);
    }

    @Test
    void aGameIsPlayedByItsCalls() throws Exception {
        var table = open("{}");
        var started = post(
                table,
                "{\"do\": \"move\", \"move\": \"startRound\", \"player\": 1, \"name\": null,"
                        + " \"flag\": false, \"board\": {\"spaces\": 1, \"lineOfSight\": true}}");
        assertThat(started.statusCode()).isEqualTo(200);
        assertThat(started.body()).contains("Round 1 starts; Player 1 has initiative.");
        assertThat(post(table, "{\"do\": \"select\", \"player\": 1, \"card\": \"Take Initiative\"}")
                        .body())
                .contains("\"choice\":{\"selection\":1,\"card\":\"Take Initiative\"");
    }

    @Test
    void aRefusalIsAConflictWithItsReasonAndItsCodes() throws Exception {
        var refused = post(open("{}"), "{\"do\": \"select\", \"player\": 1, \"card\": \"Deadeye\"}");
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(refused.body())
                .isEqualTo("{\"error\":\"That card can't be played right now (wrong timing).\","
                        + "\"failed\":[\"DURING_ATTACK\"]}");
    }

    @Test
    void whatIsMalformedIsRefusedInOneSentence() throws Exception {
        var table = open("{}");
        for (var body :
                new String[] {"", "{", "[]", "{}", "{\"do\": \"dance\"}", "{\"do\": \"pass\", \"player\": 3}"}) {
            var refused = post(table, body);
            assertThat(refused.statusCode()).as(body).isEqualTo(400);
            assertThat(refused.body()).as(body).startsWith("{\"error\":\"").doesNotContain("\\n", "Exception");
        }
        assertThat(call("POST", "/api/skirmish", "{\"profile\": \"loose\"}").body())
                .contains("There is no profile 'loose'; choose table or strict.");
    }

    @Test
    void whoeverLooksAtATableSeesWhatOthersDoThere() throws Exception {
        var table = open("{}");
        var seen = new LinkedBlockingQueue<String>();
        var address = URI.create(server.address(table + "/events").toString().replaceFirst("http", "ws"));
        var socket = client.newWebSocketBuilder()
                .buildAsync(address, new WebSocket.Listener() {
                    private final StringBuilder text = new StringBuilder();

                    @Override
                    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
                        text.append(data);
                        if (last) {
                            seen.add(text.toString());
                            text.setLength(0);
                        }
                        from.request(1);
                        return null;
                    }
                })
                .join();
        assertThat(seen.poll(20, TimeUnit.SECONDS)).doesNotContain("Round 1 starts");
        post(
                table,
                "{\"do\": \"move\", \"move\": \"startRound\", \"player\": 1, \"name\": null,"
                        + " \"flag\": false, \"board\": {\"spaces\": 1, \"lineOfSight\": true}}");
        assertThat(seen.poll(20, TimeUnit.SECONDS)).contains("Round 1 starts");
        socket.abort();
    }

    @Test
    void aTableThatIsNotThere() throws Exception {
        assertThat(get("/api/skirmish/0").statusCode()).isEqualTo(404);
        assertThat(get("/api/nothing").statusCode()).isEqualTo(404);
    }

    /// The sample hands are made of bundled cards.
    @Test
    void anEditorsOwnCardsOpenATableToo(@TempDir Path folder) throws Exception {
        var file = Files.writeString(folder.resolve("cards.yaml"), """
                profiles: {table: mine}
                timings: {early: {when: early, table: startOfRound}}
                cards: {Negation: {cost: 1, timing: early}}
                """);
        try (var own = WebServer.start("localhost", 0, new SkirmishSite(CommandCards.read(file)))) {
            var request = HttpRequest.newBuilder(own.address("/api/skirmish"))
                    .POST(HttpRequest.BodyPublishers.ofString("{}"))
                    .build();
            assertThat(client.send(request, HttpResponse.BodyHandlers.ofString())
                            .body())
                    .contains("\"name\":\"Negation\"")
                    .doesNotContain("Take Initiative");
        }
    }

    @Test
    void aPortThatIsTaken() {
        int taken = server.address("/").getPort();
        assertThatThrownBy(() -> WebServer.start("localhost", taken))
                .isInstanceOf(Problem.class)
                .hasMessage("Port " + taken + " on localhost cannot be used; choose another with --port.");
    }

    private String open(String body) throws Exception {
        var opened = call("POST", "/api/skirmish", body);
        assertThat(opened.statusCode()).isEqualTo(201);
        return "/api/skirmish/"
                + JsonMapper.shared().readTree(opened.body()).get("id").asString();
    }

    private HttpResponse<String> post(String path, String body) throws Exception {
        return call("POST", path, body);
    }

    private HttpResponse<String> get(String path) throws Exception {
        return call("GET", path, "");
    }

    private HttpResponse<String> call(String method, String path, String body)
            throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(server.address(path))
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }
}
