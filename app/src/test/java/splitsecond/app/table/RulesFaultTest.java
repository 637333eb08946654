package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.web.WebServer;
import splitsecond.cards.Compiled;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;
import tools.jackson.databind.json.JsonMapper;

/// Games in which the rules fail: whoever meets it, the log has a line with a reference, and the table goes on.
class RulesFaultTest {

    private static final Pattern LINE = Pattern.compile("fault (\\w{8}): .*no instruction.*");
    private static final String SHOCKS = "30 Mountain\\n30 Shock";
    private static final String OGRES = "30 Mountain\\n30 Gray Ogre";

    /// Cards that come with the program, of which some do what no rule knows, while they are broken.
    private static final class BreakingDecks implements Decks {

        private final Decks whole = PoolDecks.bundled();
        private boolean broken;

        private CardDefinition maybeBroken(CardDefinition card) {
            if (!broken) return card;
            var unknown = new Effect.KeywordAction(Action.LEVEL_2, null, null, "");
            return switch (card.name()) {
                case "Shock" -> with(card, new Ability.Spell(unknown));
                case "Gray Ogre" -> {
                    var attacks = new Trigger.Attacks(new Filter.IsType(CardType.CREATURE), null, false, false);
                    yield with(card, new Ability.Triggered(attacks, null, unknown, 0, Zone.BATTLEFIELD, ""));
                }
                default -> card;
            };
        }

        private static CardDefinition with(CardDefinition card, Ability ability) {
            var face = card.front();
            return CardDefinition.of(new Face(
                    face.name(),
                    face.manaCost(),
                    face.types(),
                    face.colors(),
                    face.power(),
                    face.toughness(),
                    face.loyalty(),
                    List.of(ability),
                    face.text()));
        }

        private @Nullable CardDefinition maybeBrokenIfAny(@Nullable CardDefinition card) {
            return card == null ? null : maybeBroken(card);
        }

        @Override
        public List<Deck> all() {
            return whole.all();
        }

        @Override
        public @Nullable CardDefinition card(String name) {
            return maybeBrokenIfAny(whole.card(name));
        }

        @Override
        public @Nullable CardDefinition bundledCard(String name) {
            return maybeBrokenIfAny(whole.bundledCard(name));
        }

        @Override
        public @Nullable CardData data(String name) {
            return whole.data(name);
        }

        @Override
        public CardPool pool() {
            return whole.pool();
        }

        @Override
        public void reload() {
            whole.reload();
        }

        @Override
        public Compiled compiled(CardData data) {
            return whole.compiled(data);
        }

        @Override
        public @Nullable CardDefinition card(CardData data) {
            return maybeBrokenIfAny(whole.card(data));
        }

        @Override
        public @Nullable CardDefinition cardOrByHand(CardData data) {
            return maybeBrokenIfAny(whole.cardOrByHand(data));
        }

        @Override
        public Reading read(String list) {
            return whole.read(list);
        }

        @Override
        public Reading readForSandbox(String list) {
            return whole.readForSandbox(list);
        }
    }

    @TempDir
    Path folder;

    private final BreakingDecks decks = new BreakingDecks();
    private final ByteArrayOutputStream log = new ByteArrayOutputStream();
    private final PrintStream before = System.err;
    private HttpClient http;
    private Tables tables;
    private WebServer server;

    @BeforeEach
    void start() {
        System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
        http = HttpClient.newHttpClient();
        open();
    }

    private void open() {
        tables = new Tables(SqliteStorage.open(folder), decks);
        server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL));
    }

    private void restart() {
        server.close();
        tables.close();
        open();
    }

    @AfterEach
    void stop() {
        System.setErr(before);
        server.close();
        tables.close();
        http.shutdownNow();
    }

    private List<String> logged() {
        return log.toString(StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.contains("fault "))
                .toList();
    }

    /// The reference of the one fault that was logged.
    private String reference() {
        assertThat(logged()).hasSize(1).first().asString().containsPattern(LINE);
        var line = LINE.matcher(logged().getFirst());
        assertThat(line.find()).isTrue();
        return line.group(1);
    }

    private Client start(String deck, String more) {
        return new Client(http, server.address("/"))
                .start("{\"deck\": \"" + deck + "\", \"opponentDeck\": \"" + deck
                        + "\", \"seed\": 5, \"first\": \"you\", " + more + "}");
    }

    private Client hotseat(String deck) {
        var client = start(deck, "\"opponent\": \"hotseat\"");
        while (client.kind().equals("MULLIGAN")) client.chooseKind("NO");
        return client;
    }

    private static Client.Answer cast(Client client) {
        return client.at("cast", "{\"card\": " + client.inHand("Shock") + "}");
    }

    private static void shock(Client client) {
        assertThat(client.at("play-land", "{\"card\": " + client.inHand("Mountain") + "}")
                        .status())
                .isEqualTo(200);
        assertThat(cast(client).status()).isEqualTo(200);
        if (client.kind().equals("TARGET")) client.choose(0);
    }

    @Test
    void aPlayerWhoMeetsAFaultIsToldUnderWhatTheLogSaysMore() {
        decks.broken = true;
        var client = hotseat(SHOCKS);
        client.send("PUT", client.path() + "/settings", "{\"fullControl\": true}");
        client.look();
        shock(client);
        assertThat(client.at("pass", "{}").status()).isEqualTo(200);
        int decision = client.look().at("/decision/id").asInt();
        var answer = client.at("pass", "{}");
        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.json().get("reference").asString()).isEqualTo(reference());
        assertThat(logged().getFirst()).contains(client.game());
        assertThat(client.look().at("/decision/id").asInt()).isEqualTo(decision);
    }

    @Test
    void anAnswerThatIsGivenForAPlayerIsTakenBackWithWhatLedToIt() {
        decks.broken = true;
        var client = hotseat(SHOCKS);
        client.at("play-land", "{\"card\": " + client.inHand("Mountain") + "}");
        int decision = client.look().at("/decision/id").asInt();
        // Both pass by themselves.
        var answer = cast(client);
        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.json().get("reference").asString()).isEqualTo(reference());
        assertThat(client.look().at("/decision/id").asInt()).isEqualTo(decision);
        assertThat(client.view().get("stack").size()).isZero();
    }

    @Test
    void whatComputersStumbleOverIsLoggedAndEndsAGameThatCannotGoOn() {
        decks.broken = true;
        var watcher = start(SHOCKS, "\"player\": \"random\", \"opponent\": \"heuristic\"");
        watcher.look();
        assertThat(watcher.isOver()).isTrue();
        assertThat(watcher.view().at("/over/reason").asString()).contains("The rules failed");
        assertThat(logged()).isNotEmpty().allMatch(line -> LINE.matcher(line).find());
        String told = watcher.view().at("/over/reason").asString();
        assertThat(logged()).anyMatch(line -> told.contains(line.replaceAll(".*fault (\\w{8}): .*", "$1")));
    }

    @Test
    void aPreviewThatFailsIsLogged() {
        decks.broken = true;
        var client = hotseat(OGRES);
        for (int i = 0; i < 200 && !client.kind().equals("ATTACK"); i++) {
            int land = client.option(option -> option.get("kind").asString().equals("PLAY_LAND"));
            int cast = client.option(option -> option.get("kind").asString().equals("CAST"));
            if (land >= 0) client.choose(land);
            else if (cast >= 0) client.choose(cast);
            else if (client.kind().equals("PRIORITY")) client.at("pass", "{}");
            else client.choose(0);
        }
        var creature = client.decision().at("/combat/creatures/0");
        var answer = client.at(
                "combat-preview",
                "{\"attackers\": [{\"object\": " + creature.get("object") + ", \"target\": " + creature.at("/may/0")
                        + "}]}");
        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.json().get("reference").asString()).isEqualTo(reference());
    }

    @Test
    void aStoredGameThatTheRulesFailAtIsRefusedAndLogged() {
        var client = hotseat(SHOCKS);
        shock(client);
        assertThat(client.at("pass", "{}").status()).isEqualTo(200);
        decks.broken = true;
        restart();
        var back = new Client(http, server.address("/"));
        var answer = back.get("/api/games/" + client.game());
        assertThat(answer.status()).isEqualTo(410);
        assertThat(answer.error()).contains(reference());
        var known = "{\"games\": [{\"id\": \"" + client.game() + "\", \"token\": \"" + client.token() + "\"}]}";
        assertThat(back.post("/api/games/resume", known).text()).isEqualTo("{\"games\":[]}");
    }

    @Test
    void aRecordThatTheRulesFailAtIsAFaultAndNotItsOwn() {
        var client = hotseat(SHOCKS);
        shock(client);
        client.at("pass", "{}");
        client.at("concede", "{}");
        var record =
                new TableSite.RecordText(client.get(client.path() + "/record").text());
        String body = JsonMapper.shared().writeValueAsString(record);
        assertThat(client.post("/api/replays", body).status()).isEqualTo(201);
        decks.broken = true;
        var answer = client.post("/api/replays", body);
        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.json().get("reference").asString()).isEqualTo(reference());
        assertThat(client.post("/api/replays", "{\"record\": \"nonsense\"}").status())
                .isEqualTo(400);
        assertThat(logged()).hasSize(1);
    }
}
