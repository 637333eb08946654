package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.web.WebServer;
import tools.jackson.databind.JsonNode;

/// Requests that no page would send. `-Dsplitsecond.hostile=20` plays twenty times as many of them.
class HostileRequestsTest {

    private static final int TIMES = Integer.getInteger("splitsecond.hostile", 1);

    @TempDir
    Path folder;

    private HttpClient http;
    private Tables tables;
    private WebServer server;

    private final ByteArrayOutputStream log = new ByteArrayOutputStream();
    private final PrintStream errorStream = System.err;

    @BeforeEach
    void start() {
        System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
        http = HttpClient.newHttpClient();
        tables = new Tables(SqliteStorage.open(folder), PoolDecks.bundled());
        server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL));
    }

    @AfterEach
    void stop() {
        server.close();
        tables.close();
        http.shutdownNow();
        System.setErr(errorStream);
        assertThat(log.toString(StandardCharsets.UTF_8)).as("the log").doesNotContain("fault", "Exception");
    }

    private Client client() {
        return new Client(http, server.address("/"));
    }

    private static final List<String> CALLS = List.of(
            "choices",
            "cast",
            "play-land",
            "activate",
            "pass",
            "attacks",
            "blocks",
            "answers",
            "combat-preview",
            "undo",
            "take-back",
            "take-back/answer",
            "cancel",
            "join",
            "rematch",
            "replay",
            "nonsense");

    private static String nonsense(Random random) {
        return switch (random.nextInt(16)) {
            case 0 -> "";
            case 1 -> "null";
            case 2 -> "[]";
            case 3 -> "{";
            case 4 -> "\"text\"";
            case 5 -> "{\"decision\": null, \"option\": null}";
            case 6 -> "{\"decision\": " + random.nextInt() + ", \"option\": " + random.nextInt() + "}";
            case 7 -> "{\"decision\": 1e99, \"option\": \"x\"}";
            case 8 -> "{\"card\": " + random.nextInt(200_000) + ", \"targets\": [null, {}, {\"player\": -1}]}";
            case 9 -> "{\"card\": " + random.nextInt(200_000) + ", \"targets\": [{\"player\": 7}, {\"object\": 3}]}";
            case 10 -> "{\"object\": " + random.nextInt(200_000) + ", \"ability\": " + random.nextInt() + "}";
            case 11 -> "{\"attackers\": [null]}";
            case 12 -> "{\"blockers\": [{\"object\": 5, \"target\": {\"object\": " + random.nextInt() + "}}]}";
            case 13 -> "{\"invite\": \"" + "x".repeat(random.nextInt(2000)) + "\", \"name\": \"\\u0000\\u202e\"}";
            case 14 -> "[".repeat(5000);
            default -> "{\"unknown\": true}";
        };
    }

    @Test
    void noRequestMakesTheServerFail() {
        var client = client().start("{\"opponent\": \"random\", \"seed\": 4}");
        var random = new Random(4);
        for (int i = 0; i < 300 * TIMES; i++) {
            String call = CALLS.get(random.nextInt(CALLS.size()));
            assertThat(client.post(client.path() + "/" + call, nonsense(random)).status())
                    .as("%s", client.received.getLast())
                    .isLessThan(500);
            if (i % 10 == 0 && client.look().get("over").isNull()) client.chooseRandomly(random);
        }
        for (String path : List.of(
                "/api/games/x",
                "/api/games/0123456789abcdef",
                "/api/games/" + client.game() + "/why/x",
                "/api/games/" + client.game() + "/why/99999999999",
                "/api/games/" + client.game() + "/log?from=x",
                "/api/games/" + client.game() + "/log?from=-5",
                "/api/games/" + client.game() + "/events",
                "/api/replays/x/steps/1",
                "/api/replays/x/steps/x",
                "/api/cards/%00",
                "/api/cards/%F0%28",
                "/..%2f..%2fetc/passwd",
                "/web/../../x",
                "/nothing")) assertThat(client.get(path).status()).as(path).isLessThan(500);
        for (String body : List.of(
                "{\"deck\": \"" + "x\\n".repeat(9_000) + "\"}",
                "{\"deck\": \"1\\n2\"}",
                "{\"deck\": 5}",
                "{\"seed\": 1e400}",
                "{\"name\": \"" + "n".repeat(41) + "\"}",
                "{\"opponent\": \"nobody\"}",
                "{\"first\": \"x\"}",
                "{\"deck\": \"999 Forest\\n1 Forest\"}",
                "{\"player\": \"random\", \"opponent\": \"invite\"}"))
            assertThat(client.post("/api/games", body).status())
                    .as(body.substring(0, Math.min(40, body.length())))
                    .isEqualTo(400);
        assertThat(client.post("/api/games", "x".repeat(300_000)).status()).isEqualTo(413);
        assertThat(client.send("DELETE", client.path(), null).status()).isEqualTo(404);
        assertThat(client.send("PUT", client.path() + "/settings", "{\"stops\": {\"own\": [\"TEA\"]}}")
                        .status())
                .isEqualTo(400);
    }

    /// To make sense of a quarter of a megabyte of types took seconds.
    @Test
    void aCardThatIsWrittenHasShortLines() {
        for (String field : List.of("cost", "type", "pt", "loyalty"))
            assertThat(client().post("/api/cards/read", "{\"" + field + "\": \"" + "Elf ".repeat(60_000) + "\"}")
                            .status())
                    .as(field)
                    .isEqualTo(400);
    }

    @Test
    void whatIsMalformedIsSaidInWordsOfTheInterface() {
        var client = client();
        for (String body : List.of(
                "{\"seed\": \"x\"}", "{\"tea\": 1}", "{", "[]", "{\"deck\": {\"a\": 1}}", "7", "{\"pace\": 1.5e99}")) {
            var answer = client.post("/api/games", body);
            assertThat(answer.status()).as(body).isEqualTo(400);
            assertThat(answer.text()).doesNotContain("java", "splitsecond", "tools.jackson", "deserialize", "`");
        }
        assertThat(client.post("/api/games", "{\"tea\": 1}").error())
                .isEqualTo("The request is not understood: there is no field \"tea\" here.");
        assertThat(client.post("/api/games", "{\"seed\": \"x\"}").error())
                .isEqualTo("The request is not understood: \"seed\" is not of the expected form.");
    }

    @Test
    void whatIsLeftOutOrIsNoNumberIsNotMadeUp() {
        var client = client().start("{\"opponent\": \"hotseat\", \"seed\": 4}");
        String decision = client.decision().get("id").toString();
        for (String body : List.of(
                "{}",
                "{\"decision\": " + decision + "}",
                "{\"option\": 0}",
                "{\"decision\": " + decision + ", \"option\": 0.5}",
                "{\"decision\": " + decision + ", \"option\": \"0\"}",
                "{\"decision\": " + decision + ", \"option\": true}"))
            assertThat(client.post(client.path() + "/choices", body).status())
                    .as(body)
                    .isEqualTo(400);
        assertThat(client.post(client.path() + "/choices", "{\"decision\": " + decision + "}")
                        .error())
                .isEqualTo("The request is not understood: \"option\" is missing.");
        assertThat(client.look().get("decision").get("id").toString()).isEqualTo(decision);
        assertThat(client.send("PUT", client.path() + "/settings", "{\"stops\": {\"own\": [\"TEA\"]}}")
                        .error())
                .isEqualTo("The request is not understood: \"own\" is not of the expected form.");
    }

    @Test
    void everyRefusalHasTheSameFormAndSaysWhatToChange() {
        var client = client();
        assertThat(client.post("/api/positions", "{\"scenario\": \"given: " + "[".repeat(5_000) + "\"}")
                        .error())
                .as("too deep for one machine, and never closed for another")
                .startsWith("Line 1: this is not YAML: ");
        assertThat(client.post("/api/positions", "{\"scenario\": \"x\", \"cards\": \"{\"}")
                        .error())
                .isEqualTo("the cards:1: This is not JSON: it ends before it is complete.");
        // After these the server closes the connection, on which only a GET would be tried again.
        assertThat(client.post("/api/games", "x".repeat(300_000)).error())
                .isEqualTo("The request is too large: 256 KB are the most.");
        assertThat(client.get("/api/cards/%00").error()).isEqualTo("The request cannot be read: Bad Request.");
    }

    @Test
    void noMessageMakesTheServerFail() throws Exception {
        var client = client().start("{\"opponent\": \"random\", \"seed\": 4}");
        var random = new Random(5);
        var tab = Tab.open(client).enter();
        for (int i = 0;
                i < 100 * TIMES && !client.look().get("status").asString().equals("over");
                i++) {
            tab.send(nonsense(random).replace("[[", "["));
            tab.send("{\"decision\": " + client.decision().get("id").asInt() + ", \"option\": " + random.nextInt(-2, 3)
                    + ", \"ref\": " + i + "}");
            assertThat(tab.answer(i).path("status").asInt(200)).isLessThan(500);
        }
        for (String message : client.received) assertThat(message).doesNotContain("\"status\":500");
        var silent = Tab.open(client);
        silent.send("x".repeat(20_000)); // too large: the connection is closed, and nothing else happens
        assertThat(client.get("/health").status()).isEqualTo(200);
        tab.close();
    }

    private static final Pattern ID = Pattern.compile("\"(?:id|object)\":(\\d+)");

    /// A player of two who plays over HTTP and watches over a WebSocket, and what only they may know.
    private static final class Player {
        private final Client client;
        private final Tab tab;
        private final Set<Long> secrets = new HashSet<>();

        Player(Client client) throws InterruptedException {
            this.client = client;
            tab = Tab.open(client).enter();
        }

        void look() {
            client.look();
            for (var card : client.me().get("hand")) secrets.add(card.get("id").asLong());
        }

        /// An object has another number in every zone, so a number of the hand is never anybody else's to see.
        void assertWasNeverTold(Player other) {
            for (String text : client.received) assertNoneOf(other.secrets, text);
        }
    }

    private static void assertNoneOf(Set<Long> secrets, String text) {
        var ids = ID.matcher(text);
        while (ids.find()) assertThat(secrets).as(text).doesNotContain(Long.parseLong(ids.group(1)));
    }

    /// Plays two people's games at random and reads every byte that the one is sent, and a spectator, for the other's
    /// hidden cards.
    @Test
    void noByteTellsOfAForeignHand() throws Exception {
        var random = new Random(7);
        for (int game = 0; game < 2 * TIMES; game++) {
            // The decks share no card, so that a name tells whose card it is.
            var hosting = client().start(
                            "{\"opponent\": \"invite\", \"deck\": \"Short Fuse\", \"opponentDeck\": \"Big Feet\"}");
            var invite = hosting.view().get("inviteUrl").asString().split("\\.")[1];
            var host = new Player(hosting);
            var guest = new Player(
                    client().sit(client().post(hosting.path() + "/join", "{\"invite\": \"" + invite + "\"}")));
            var spectator = client().sit(hosting.game(), null);
            var gallery = Tab.open(spectator).enter();
            for (int move = 0; move < 60; move++) {
                host.look();
                guest.look();
                if (hosting.view().get("status").asString().equals("over")) break;
                var mover = hosting.isAsked() ? host : guest;
                var other = mover == host ? guest : host;
                int before = other.client.received.size();
                provoke(other.client, mover.client, random);
                other.look();
                assertNothingNamed(other.client, mover.client, before);
                if (mover.client.isAsked()) mover.client.chooseRandomly(random);
            }
            assertThat(host.secrets).hasSizeGreaterThan(7);
            host.assertWasNeverTold(guest);
            guest.assertWasNeverTold(host);
            for (String text : spectator.received) {
                assertNoneOf(host.secrets, text);
                assertNoneOf(guest.secrets, text);
            }
            assertThat(spectator.received).as("what was pushed").hasSizeGreaterThan(20);
            host.tab.close();
            guest.tab.close();
            gallery.close();
        }
    }

    /// The other seat asks for what is not its to know.
    private static void provoke(Client other, Client mover, Random random) {
        for (var card : mover.me().get("hand")) {
            other.get(other.path() + "/why/" + card.get("id").asLong());
            if (random.nextInt(4) > 0) continue;
            other.at("cast", "{\"card\": " + card.get("id").asLong() + "}");
            other.at("play-land", "{\"card\": " + card.get("id").asLong() + "}");
        }
        if (mover.isAsked())
            other.at("choices", "{\"decision\": " + mover.decision().get("id").asInt() + ", \"option\": 0}");
        other.at(CALLS.get(random.nextInt(10)), nonsense(random));
        other.get(other.path() + "/log");
        other.get(other.path() + "/record");
    }

    private static void assertNothingNamed(Client other, Client mover, int from) {
        var public_ = new HashSet<String>();
        collectNames(mover.view().get("battlefield"), public_);
        var secretNames = new ArrayList<String>();
        for (var card : mover.me().get("hand")) secretNames.add(card.get("name").asString());
        // Names that have never been seen in the open: the log and the zones of the other's own view hold the rest.
        String open = other.view().get("log").toString()
                + other.view().get("battlefield")
                + other.view().get("stack")
                + graveyards(other.view());
        for (String name : secretNames) {
            if (open.contains("\"" + name + "\"") || public_.contains(name)) continue;
            for (String text : other.received.subList(from, other.received.size()))
                assertThat(text).doesNotContain("\"" + name + "\"").doesNotContain(name + ":");
        }
    }

    private static String graveyards(JsonNode view) {
        var text = new StringBuilder();
        for (var player : view.get("players"))
            text.append(player.get("graveyard")).append(player.get("exile"));
        return text.toString();
    }

    private static void collectNames(JsonNode cards, Set<String> names) {
        for (var card : cards) names.add(card.get("name").asString());
    }

    @Test
    void tooManyCallsAreRefusedForAWhile() {
        try (var strict =
                WebServer.start("localhost", 0, new TableSite(tables, new Limits(2, 1, 100, 100, 100, 100)))) {
            var client = new Client(http, strict.address("/"));
            assertThat(client.post("/api/games", "{}").status()).isEqualTo(201);
            assertThat(client.post("/api/games", "{}").status()).isEqualTo(429);
            int refused = 0;
            for (int i = 0; i < 40; i++)
                if (client.get("/api/games/0123456789abcdef").status() == 429) refused++;
            assertThat(refused).isPositive();
        }
    }

    @Test
    void anAddressHasSoManyGamesOpenAtOnce() {
        try (var strict =
                WebServer.start("localhost", 0, new TableSite(tables, new Limits(1000, 1000, 100, 100, 3, 100)))) {
            var first = new Client(http, strict.address("/")).start("{\"opponent\": \"hotseat\"}");
            var client = new Client(http, strict.address("/"));
            for (int i = 0; i < 2; i++)
                assertThat(client.post("/api/games", "{\"opponent\": \"hotseat\"}")
                                .status())
                        .isEqualTo(201);
            assertThat(client.post("/api/games", "{\"opponent\": \"hotseat\"}").error())
                    .isEqualTo("You have 3 games open; end some of them first.");
            first.at("concede", "{}");
            assertThat(client.post("/api/games", "{\"opponent\": \"hotseat\"}").status())
                    .isEqualTo(201);
        }
    }
}
