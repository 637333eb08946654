package splitsecond.app.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.table.Limits;
import splitsecond.app.web.WebServer;
import splitsecond.skirmish.CommandCards;
import tools.jackson.databind.json.JsonMapper;

/// Whatever is asked for, sensible or not, is done or refused in a sentence: nothing is a fault of the program.
class MalformedRequestsTest {

    private static final int REQUESTS = 4_000;

    private static final Map<String, List<Object>> FIELDS = new LinkedHashMap<>();

    static {
        FIELDS.put("player", List.of(1, 2, 1, 2, 0, 3, -1, "1", "x", 1.5, true, 99_999_999_999L));
        FIELDS.put("card", List.of("Urgency", "Blitz", "Negation", "Self-Defense", "", " ", "Nonsense", 7, List.of()));
        FIELDS.put("figure", List.of("Luke Skywalker", "Chewbacca", "Darth Vader", "AT-ST", "", "Nobody", 3));
        FIELDS.put("selection", List.of(1, 2, 3, -1, "1", 9_999_999_999L));
        FIELDS.put(
                "move",
                List.of(
                        "startRound",
                        "startActivation",
                        "takeAction",
                        "planAttack",
                        "declareAttack",
                        "rollDice",
                        "resolveAttack",
                        "endActivation",
                        "endActivationPhase",
                        "startEndOfRound",
                        "finishEndOfRoundTurn",
                        "dance",
                        ""));
        FIELDS.put(
                "event",
                List.of(
                        "figureEnters",
                        "figureLeaves",
                        "movementEnds",
                        "diceRolled",
                        "damageSuffered",
                        "wouldBeDefeated",
                        "defeated",
                        "abilityUsed",
                        "abilityResolved",
                        "attackRolled",
                        "",
                        4));
        FIELDS.put(
                "name",
                List.of(
                        "Luke Skywalker",
                        "Chewbacca",
                        "Stormtrooper",
                        "move",
                        "Gambit",
                        "",
                        "x".repeat(5_000),
                        "a\nb"));
        FIELDS.put("damage", List.of(0, 3, -1, 1_000, "3"));
        FIELDS.put("flag", List.of(true, false, "yes", 1));
        FIELDS.put(
                "board",
                List.of(
                        Map.of("spaces", 1, "lineOfSight", true),
                        Map.of("spaces", 5),
                        Map.of(),
                        Map.of("spaces", -1),
                        Map.of("spaces", "near"),
                        List.of(),
                        "far"));
    }

    private static final Map<String, List<String>> ASKED = Map.of(
            "select", List.of("player", "card"),
            "special", List.of("player", "figure", "card"),
            "confirm", List.of("player", "selection"),
            "cancel", List.of("player"),
            "pass", List.of("player"),
            "undo", List.of("player"),
            "move", List.of("move", "player", "name", "flag", "board"),
            "event", List.of("event", "player", "figure", "name", "damage", "flag", "board"),
            "draw", List.of("player", "card"),
            "discard", List.of("player", "card"));

    @TempDir
    private Path folder;

    @Test
    void everyRequestIsDoneOrRefusedInOneSentence() {
        var random = new Random(7);
        try (var tables = new Tables(CommandCards.bundled(), List.of(), SqliteStorage.open(folder));
                var server = WebServer.start("localhost", 0, new SkirmishSite(tables, Limits.LOCAL));
                var http = HttpClient.newHttpClient()) {
            var client = new SkirmishClient(http, server.address("/")).start("{}");
            int done = 0;
            for (int i = 0; i < REQUESTS; i++) {
                var body = JsonMapper.shared().writeValueAsString(request(random));
                var answer = client.ask(body);
                assertThat(answer.status()).as(body).isIn(200, 400, 409);
                if (answer.status() == 200) done++;
                else assertThat(answer.error()).as(body).isNotEmpty().doesNotContain("\n", "Exception", "splitsecond.");
                if (i % 500 == 499) client = new SkirmishClient(http, server.address("/")).start("{}");
            }
            assertThat(done).isGreaterThan(REQUESTS / 20);
        }
    }

    private static Map<String, @Nullable Object> request(Random random) {
        // Mostly what moves a game along, so that something happens.
        var kinds = ASKED.keySet().stream().sorted().toList();
        String kind = random.nextInt(3) == 0 ? "pass" : kinds.get(random.nextInt(kinds.size()));
        var body = new LinkedHashMap<String, @Nullable Object>();
        body.put("do", kind);
        for (String field : ASKED.getOrDefault(kind, List.of())) {
            var values = FIELDS.getOrDefault(field, List.of());
            int how = random.nextInt(12);
            if (how == 0) continue;
            body.put(
                    field,
                    how == 1 ? null : values.get(random.nextInt(how < 8 ? Math.min(4, values.size()) : values.size())));
        }
        return body;
    }
}
