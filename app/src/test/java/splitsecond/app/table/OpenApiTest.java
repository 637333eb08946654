package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.web.WebServer;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class OpenApiTest {

    private static final Pattern CALL = Pattern.compile("`(GET|POST|PUT) ((?:…)?/[^\\s`?]*)");
    private static final Pattern EXAMPLE = Pattern.compile("```json\n(.*?)```|`(\\{[^`]*})`", Pattern.DOTALL);

    private static final Pattern WORDS = Pattern.compile("\"\\w+\"( \\| \"\\w+\")+");
    private static final int MOST_WORDS = 4;

    private static final Decks DECKS = PoolDecks.bundled();

    @TempDir
    Path folder;

    private HttpClient http;
    private Tables tables;
    private TableSite site;
    private WebServer server;
    private Description description;
    /// The calls that were answered, and not refused.
    private final TreeSet<String> answered = new TreeSet<>();

    @BeforeEach
    void start() {
        http = HttpClient.newHttpClient();
        tables = new Tables(SqliteStorage.open(folder), DECKS);
        site = new TableSite(tables, Limits.LOCAL);
        server = WebServer.start("localhost", 0, site);
        description = Description.of(
                new Client(http, server.address("/")).get("/openapi.json").text());
    }

    @AfterEach
    void stop() {
        server.close();
        tables.close();
        http.shutdownNow();
    }

    // What is served, described and explained

    @Test
    void everyCallThatIsServedIsDescribed() {
        var served = new TreeSet<String>();
        var javalin = Javalin.create(config -> site.addTo(config.routes));
        for (var handler : javalin.unsafe.internalRouter.allHttpHandlers()) {
            var endpoint = handler.endpoint;
            if (endpoint.method.isHttpMethod()) served.add(endpoint.method.name() + " " + endpoint.path);
        }
        served.removeAll(List.of("GET /", "GET /openapi.json"));
        var described = new TreeSet<String>();
        for (var call : description.calls()) if (!call.isSocket()) described.add(call.toString());
        assertThat(described).isEqualTo(served);
    }

    @Test
    void peopleAndProgramsAreToldOfTheSameCalls() throws IOException {
        var explained = new TreeSet<String>();
        for (var call : CALL.matcher(page()).results().toList())
            explained.add(call.group(1) + " " + unnamed(call.group(2).replace("…", TableSite.GAME)));
        explained.remove("GET /openapi.json");
        var described = new TreeSet<String>();
        for (var call : description.calls()) described.add(unnamed(call.toString()));
        assertThat(explained).isEqualTo(described);
    }

    private static String page() throws IOException {
        var docs = Path.of("docs/api.md");
        return Files.readString(Files.exists(docs) ? docs : Path.of("..").resolve(docs));
    }

    private static String unnamed(String path) {
        return path.replaceAll("\\{[^}]*}", "{}");
    }

    @Test
    void everyCallTakesTheFieldsThatAreDescribed() {
        var client = new Client(http, server.address("/"));
        for (var call : description.calls()) {
            if (call.isSocket()) continue;
            var address = call.path().replaceAll("\\{(card|step)}", "1").replaceAll("\\{[^}]*}", "0123456789abcdef");
            var body = call.request().isMissingNode()
                    ? null
                    : JsonMapper.shared().writeValueAsString(example(call.request()));
            var answer = client.send(call.method(), address, body);
            assertThat(answer.text()).as("%s %s", call, body).doesNotContain("Endpoint ", "not understood");
        }
    }

    private Object example(JsonNode schema) {
        if (schema.has("$ref"))
            return example(
                    description.document().at(schema.get("$ref").asString().substring(1)));
        if (schema.has("anyOf")) return example(schema.get("anyOf").get(0));
        var fields = new TreeMap<String, Object>();
        for (var field : schema.path("properties").properties()) fields.put(field.getKey(), example(field.getValue()));
        return switch (schema.get("type").asString()) {
            case "integer" -> 1;
            case "boolean" -> true;
            case "array" -> List.of(example(schema.get("items")));
            case "object" -> fields;
            default -> schema.at("/enum/0").asString("x");
        };
    }

    // The examples for people

    /// An ellipsis stands for what is not shown; a field that is missing must be one that may be missing.
    @Test
    void everyExampleForPeopleIsOfSomeFormThatIsDescribed() throws IOException {
        var forms = new ArrayList<JsonNode>();
        for (var schema : description.document().at("/components/schemas"))
            if (schema.has("properties")) forms.add(schema);
        var wrong = new LinkedHashSet<String>();
        int examples = 0;
        for (var found : EXAMPLE.matcher(page()).results().toList()) {
            String text = found.group(1) == null ? found.group(2) : found.group(1);
            if (text.equals("{}") || text.matches("\\{\\w+}")) continue;
            examples++;
            for (int nth = 0; nth < MOST_WORDS; nth++) {
                var example = parse(chosen(text, nth));
                var closest = forms.stream()
                        .map(form -> description.faults(form, example))
                        .min(Comparator.comparingInt(List::size))
                        .orElseThrow();
                if (!closest.isEmpty()) wrong.add(text + "\n    " + String.join("\n    ", closest));
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(examples).isGreaterThan(30);
    }

    /// With the nth word, or the last, where words to choose from stand: `"won" | "lost"`.
    private static String chosen(String text, int nth) {
        return WORDS.matcher(text).replaceAll(words -> {
            var all = words.group().split(" \\| ");
            return all[Math.min(nth, all.length - 1)];
        });
    }

    private static JsonNode parse(String text) {
        String filled = text.replaceAll("\"…\"", "\"text\"")
                .replaceAll("\\{…[^{}]*}", "\"…\"")
                .replaceAll("\\[…]", "[]")
                .replaceAll(", …([}\\]])", ", \"…\"$1")
                .replaceAll("([{,] *)\"…\"( *})", "$1\"…\": 0$2")
                .replaceAll(", ref…", "")
                .replaceAll("\\[ref…]", "[]");
        try {
            return JsonMapper.shared().readTree(filled);
        } catch (JacksonException broken) {
            throw new AssertionError("no JSON: " + text + "\n" + filled, broken);
        }
    }

    // Answers of a running table

    /// Holds every answer against its description.
    private final class Checking extends Client {

        Checking() {
            super(http, server.address("/"));
        }

        @Override
        public Answer send(String method, String path, @Nullable String body) {
            var answer = super.send(method, path, body);
            var call = Objects.requireNonNull(
                    description.find(method, path), () -> "no such call: " + method + " " + path);
            if (answer.status() < 400) answered.add(call.toString());
            boolean plain = call.operation().has("responses")
                    && call.operation()
                            .at("/responses/" + answer.status() + "/content")
                            .has("text/plain");
            if (plain) return answer;
            var schema = call.isRefusal(answer.status()) ? description.refusal() : call.answer(answer.status());
            assertThat(description.faults(schema, answer.json()))
                    .as("%s %s: %s %s", method, path, answer.status(), answer.text())
                    .isEmpty();
            return answer;
        }
    }

    private Client started(String more) {
        return new Checking().start("{\"deck\": \"Big Feet\", \"opponentDeck\": \"Short Fuse\", " + more + "}");
    }

    @Test
    void theAnswersOfARunningTableAreAsDescribed() throws InterruptedException {
        before();
        // Not every game has a creature that could block.
        for (int seed = 3; seed < 9 && !answered.contains("POST /api/games/{id}/blocks"); seed++) alone(seed);
        together();
        computers();
        var all = new TreeSet<String>();
        for (var call : description.calls()) if (!call.isSocket()) all.add(call.toString());
        assertThat(answered).as("every call was answered at least once").isEqualTo(all);
    }

    private void before() {
        var client = new Checking();
        client.get("/health");
        client.get("/ready");
        client.get("/api/decks");
        client.get("/api/reach");
        client.get("/api/cards/Lightning%20Bolt");
        client.get("/api/cards/Nothing");
        client.get("/api/search/lightning");
        client.get("/api/import");
        client.post("/api/import", "{}");
        client.post("/api/cards/read", "{\"text\": \"Draw a card.\", \"type\": \"Instant\"}");
        client.post("/api/cards/read", "{\"text\": \"Draw a crd.\", \"type\": \"Instant\"}");
        client.post("/api/decks/check", "{\"deck\": \"30 Mountain\\n30 Lightning Bolt\"}");
        client.post("/api/decks/check", "{\"deck\": \"60 Nothing\"}");
        client.post("/api/games", "{\"first\": \"nobody\"}");
        client.post("/api/games", "{\"unknown\": 1}");
        client.get("/api/games/0123456789abcdef");
        client.post("/api/positions", "{\"scenario\": \"nonsense\"}");
        var board = client.post(
                "/api/positions", "{\"scenario\": \"scenario: A board\\ngiven:\\n  alice: {}\\n  bob: {}\\n\"}");
        var set = new Checking()
                .sit(new Client.Answer(200, board.json().get("game").toString()));
        set.get(set.path() + "/scenario");
        looking();
    }

    /// Two cards are looked at, and put back in the other order.
    private void looking() {
        var board = new Checking()
                .post(
                        "/api/positions",
                        "{\"scenario\": \"scenario: Two cards\\ngiven:\\n  alice: {hand: [Preordain], battlefield: [Island],"
                                + " library: [Opt, Shock, 10 Island]}\\n  bob: {}\\n\"}");
        var set = new Checking()
                .sit(new Client.Answer(200, board.json().get("game").toString()));
        set.chooseKind("CAST");
        var looked = set.decision().at("/looked/cards");
        assertThat(looked.size()).isEqualTo(2);
        var body = "{\"piles\": [{\"place\": \"top\", \"cards\": [" + looked.at("/1/id") + ", " + looked.at("/0/id")
                + "]}]}";
        assertThat(set.at("answers", body).status()).isEqualTo(200);
        assertThat(set.me().at("/hand/0/name").asString()).isEqualTo("Shock");
    }

    /// A whole game with random answers, in which every other call is tried too.
    private void alone(int seed) {
        var client =
                started("\"opponent\": \"heuristic\", \"seed\": " + seed + ", \"first\": \"you\", \"name\": \"Ada\"");
        var spectator = new Checking();
        var random = new Random(seed);
        client.send("PUT", client.path() + "/settings", "{\"stops\": {\"own\": [\"PRECOMBAT_MAIN\"]}}");
        for (int i = 0; i < 3000 && !client.isOver(); i++) {
            if (i % 50 == 0) spectator.get(client.path());
            if (i % 40 == 0) client.get(client.path() + "/log?from=0");
            if (i % 7 == 0) {
                client.send("PUT", client.path() + "/settings", "{\"autoPass\": false}");
                for (var card : client.me().get("hand"))
                    client.at("cast", "{\"card\": " + card.get("id") + ", \"targets\": []}");
                client.at("undo", "{}");
                client.send("PUT", client.path() + "/settings", "{\"autoPass\": true}");
            }
            if (i % 4 == 0)
                for (var card : client.me().get("hand"))
                    tryCard(client, card.get("id").asLong());
            if (i % 25 == 0) {
                client.at("cancel", "{}");
                if (i % 100 == 0) client.at("take-back", "{}");
                client.at("choices", "{\"decision\": 0, \"option\": 77}");
            }
            if (client.isOver()) break;
            switch (client.kind()) {
                case "ATTACK" -> {
                    var attackers = new StringBuilder();
                    for (var creature : client.decision().at("/combat/creatures"))
                        attackers
                                .append(attackers.isEmpty() ? "" : ", ")
                                .append("{\"object\": ")
                                .append(creature.get("object"))
                                .append(", \"target\": ")
                                .append(creature.at("/may/0"))
                                .append("}");
                    client.at("combat-preview", "{\"attackers\": [" + attackers + "]}");
                    client.at("attacks", "{\"attackers\": [" + attackers + "]}");
                }
                case "BLOCK" -> client.at("blocks", "{}");
                case "MULLIGAN" -> client.chooseKind("NO");
                default -> client.chooseRandomly(random);
            }
        }
        assertThat(client.isOver()).isTrue();
        client.get(client.path() + "/record");
        var replay = client.at("replay", "{}").json();
        for (int step = 0; step <= replay.get("steps").asInt(); step += 25)
            client.get("/api/replays/" + replay.get("id").asString() + "/steps/" + step);
        client.get("/api/replays/" + replay.get("id").asString());
        client.post(
                "/api/replays/" + replay.get("id").asString() + "/play",
                "{\"step\": 9, \"seat\": 0, \"opponent\": \"random\"}");
        client.get("/api/replays/none/steps/0");
        client.at("pass", "{}");
    }

    private static void tryCard(Client client, long card) {
        client.get(client.path() + "/why/" + card);
        client.get(client.path() + "/timing/" + card);
        client.at("play-land", "{\"card\": " + card + "}");
        client.at("cast", "{\"card\": " + card + ", \"targets\": []}");
        client.at("cancel", "{}");
        client.at("cast", "{\"card\": " + card + ", \"targets\": [{\"player\": 1}]}");
        client.at("undo", "{}");
        for (var permanent : client.view().get("battlefield"))
            if (permanent.get("tapped").asBoolean()
                    || permanent.get("controller").asInt() > 0) continue;
            else client.at("activate", "{\"object\": " + permanent.get("id") + ", \"ability\": 0}");
    }

    private void together() throws InterruptedException {
        var host = started(
                "\"opponent\": \"invite\", \"first\": \"you\", \"deck\": \"Short Fuse\", \"opponentDeck\": \"Big Feet\"");
        String invitation = host.look().get("inviteUrl").asString();
        var guest = new Checking();
        String code = invitation.substring(invitation.indexOf('.') + 1);
        guest.sit(guest.post(host.path() + "/join", "{\"invite\": \"" + code + "\", \"name\": \"Bob\"}"));
        host.post(host.path() + "/chat", "{\"words\": \"Good luck\"}");
        host.post(host.path() + "/chat", "{\"words\": \"\"}");
        var tab = Tab.open(host);
        tab.send("{\"token\": \"" + host.token() + "\"}");
        fits(tab.next());
        host.look();
        int decision = host.decision().get("id").asInt();
        int keep = host.option(option -> option.get("kind").asString().equals("NO"));
        tab.send("{\"decision\": " + decision + ", \"option\": 99, \"ref\": 1}");
        fits(tab.answer(1));
        tab.send("{\"decision\": " + decision + ", \"option\": " + keep + ", \"ref\": 2}");
        fits(tab.answer(2));
        tab.send("{\"decision\": " + decision + ", \"option\": " + (1 - keep) + ", \"ref\": 3}");
        fits(tab.answer(3));
        tab.send("nonsense");
        fits(tab.next());
        tab.close();
        // Nothing is passed for them, whatever they have drawn.
        for (var one : List.of(host, guest)) one.send("PUT", one.path() + "/settings", "{\"fullControl\": true}");
        guest.look();
        guest.chooseKind("NO");
        guest.at("take-back", "{}");
        host.look();
        host.at("take-back/answer", "{\"allow\": true}");
        guest.look();
        guest.chooseKind("NO");
        host.look();
        host.at("pass", "{\"until\": \"turn\"}");
        host.post(
                "/api/games/resume",
                "{\"games\": [{\"id\": \"" + host.game() + "\", \"token\": \"" + host.token() + "\"}]}");
        guest.at("concede", "{}");
        host.at("rematch", "{}");
        guest.at("rematch", "{}");
    }

    private void fits(JsonNode message) {
        assertThat(description.faults(description.schema("Sent"), message))
                .as("%s", message)
                .isEmpty();
    }

    private void computers() {
        var watcher = started("\"player\": \"random\", \"opponent\": \"heuristic\", \"seed\": 9");
        var record = watcher.get(watcher.path() + "/record").text();
        watcher.post("/api/replays", JsonMapper.shared().writeValueAsString(new TableSite.RecordText(record)));
        watcher.post("/api/replays", "{\"record\": \"nonsense\"}");
    }
}
