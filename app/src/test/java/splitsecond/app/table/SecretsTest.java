package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import splitsecond.app.cards.CardLines;
import splitsecond.cards.Bundled;
import splitsecond.cards.data.CardPool;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What one player could learn of another's cards: from ids, errors, the log, previews, the clock.
/// `-Dsplitsecond.secrets=100` plays a hundred times as many games, of about a gigabyte.
class SecretsTest {

    private static final int OMENS = 20;
    private static final int TIMES = Integer.getInteger("splitsecond.secrets", 1);

    private static final String CARDS = """
            {"name": "Masked Wader", "mana_cost": "{U}", "type_line": "Creature — Merfolk", "oracle_text": "Morph {1}", "power": "3", "toughness": "3"}
            {"name": "Masked Diver", "mana_cost": "{2}{U}", "type_line": "Creature — Merfolk", "oracle_text": "Morph {2}", "power": "4", "toughness": "3"}
            {"name": "Long Shadow", "mana_cost": "{U}", "type_line": "Instant", "oracle_text": "Turn target creature face down."}
            {"name": "Sea Wind", "mana_cost": "{U}", "type_line": "Instant", "oracle_text": "Return target creature to its owner's hand."}
            {"name": "Patient Heron", "mana_cost": "{1}{U}", "type_line": "Creature — Bird", "oracle_text": "Foretell {U}", "power": "1", "toughness": "1"}
            {"name": "Coin Biter", "mana_cost": "{R}", "type_line": "Creature — Goblin", "oracle_text": "Haste\\nWhenever this creature attacks, flip a coin. If you win the flip, each opponent loses 5 life.", "power": "1", "toughness": "1"}
            """;

    private static final String MASKS =
            "20 Island\\n10 Masked Wader\\n10 Masked Diver\\n8 Long Shadow\\n6 Sea Wind\\n6 Patient Heron";
    private static final String BEARS = "20 Forest\\n20 Grizzly Bears";
    private static final String BURN = "20 Mountain\\n20 Lightning Bolt";

    @RegisterExtension
    final Served served = new Served(new PoolDecks(SecretsTest::pool));

    private static CardPool pool() {
        var pool = Bundled.pool();
        pool.add(CardLines.read("cards", CARDS));
        for (String side : List.of("A", "B"))
            for (int i = 0; i < OMENS; i++)
                pool.add(CardLines.read(
                        "omens",
                        "{\"name\": \"" + omen(side, i)
                                + "\", \"mana_cost\": \"{W}{B}{R}{G}{9}\", \"type_line\": \"Sorcery\","
                                + " \"oracle_text\": \"Draw a card.\"}"));
        return pool;
    }

    /// A card that only one player has, once, and never casts.
    private static String omen(String side, int number) {
        return "Sealed Omen " + side + number + "x";
    }

    private static String omens(String side) {
        var deck = new StringBuilder("16 Island\\n6 Masked Wader\\n6 Patient Heron\\n6 Sea Wind\\n6 Long Shadow");
        for (int i = 0; i < OMENS; i++) deck.append("\\n1 ").append(omen(side, i));
        return deck.toString();
    }

    private Client client() {
        return served.client();
    }

    /// Two people, who both ask to be asked, and somebody who looks on.
    private final class Company {
        final Client host;
        final Client guest;
        final Client spectator;

        Company(String deck, String other) {
            host = client().start("{\"opponent\": \"invite\", \"first\": \"you\", \"deck\": \"" + deck
                    + "\", \"opponentDeck\": \"" + other + "\"}");
            var invite = host.view().get("inviteUrl").asString().split("\\.")[1];
            guest = client();
            guest.sit(guest.post(host.path() + "/join", "{\"invite\": \"" + invite + "\"}"));
            spectator = client().sit(host.game(), null);
            while (mover().kind().equals("MULLIGAN")) mover().chooseKind("NO");
        }

        void set(String settings) {
            for (var one : List.of(host, guest)) one.send("PUT", one.path() + "/settings", settings);
        }

        Client mover() {
            host.look();
            guest.look();
            return host.isAsked() ? host : guest;
        }

        List<Client> all() {
            return List.of(host, guest, spectator);
        }
    }

    private static String pass(Client client) {
        return client.at("pass", "{}").text();
    }

    // Ids

    /// What the bytes that a viewer got say about a number: what it was called, and whether its face was hidden.
    private record Said(Set<String> names, Set<Boolean> hidden) {
        Said() {
            this(new HashSet<>(), new HashSet<>());
        }
    }

    private static Map<Long, Said> ids(Client client) {
        var ids = new HashMap<Long, Said>();
        for (String text : client.received)
            if (text.startsWith("{")) collect(JsonMapper.shared().readTree(text), ids);
        return ids;
    }

    private static void collect(JsonNode node, Map<Long, Said> ids) {
        if (node.isObject() && node.has("name") && node.has(node.has("zone") ? "id" : "object")) {
            var said = ids.computeIfAbsent(
                    node.get(node.has("zone") ? "id" : "object").asLong(), _ -> new Said());
            String name = node.get("name").asString();
            said.names.add(name);
            said.hidden.add(name.endsWith("face-down card"));
        } else if (node.isObject() && node.path("object").isNumber())
            ids.computeIfAbsent(node.get("object").asLong(), _ -> new Said());
        for (var child : node) collect(child, ids);
    }

    @Test
    void equalIdsNeverSayWhichCardLiesFaceDown() throws Exception {
        var random = new Random(3);
        int hidden = 0;
        for (int game = 0; game < TIMES; game++) {
            var company = new Company(MASKS, MASKS);
            company.set("{\"fullControl\": true}");
            var tab = Tab.open(company.spectator).enter();
            for (int move = 0; move < 300 && !company.mover().isOver(); move++) {
                var mover = company.mover();
                if (mover.kind().equals("PRIORITY") && random.nextInt(6) == 0) mover.at("undo", "{}");
                if (random.nextInt(8) == 0 && mover.at("take-back", "{}").status() == 200)
                    for (var one : List.of(company.host, company.guest))
                        one.at("take-back/answer", "{\"allow\": true}");
                company.host.look();
                company.guest.look();
                if (mover.isAsked()) mover.chooseRandomly(random);
            }
            tab.close();
            company.spectator.look();
            var seen = company.all().stream().map(SecretsTest::ids).toList();
            for (var ids : seen) {
                for (var entry : ids.entrySet())
                    assertThat(entry.getValue().hidden).as("%s", entry).hasSizeLessThan(2);
                hidden += (int) ids.values().stream()
                        .filter(said -> said.hidden.contains(true))
                        .count();
            }
            for (int i = 0; i < seen.size(); i++)
                for (int j = 0; j < i; j++)
                    assertThat(seen.get(i).keySet())
                            .as("equal for nobody else")
                            .doesNotContainAnyElementsOf(seen.get(j).keySet());
        }
        assertThat(hidden).as("face-down cards that were seen").isPositive();
    }

    // Everything

    /// Two people and a spectator, over HTTP and WebSockets, who try every call with numbers of every kind: of what a
    /// player never showed, nobody else gets a byte.
    @Test
    void whatWasNeverShownIsInNoByteThatOthersGot() throws Exception {
        var random = new Random(5);
        long bytes = 0;
        for (int game = 0; game < TIMES; game++) {
            var company = new Company(omens("A"), omens("B"));
            company.set("{\"fullControl\": true}");
            var tabs = new ArrayList<Tab>();
            for (var one : company.all()) tabs.add(Tab.open(one).enter());
            for (int move = 0; move < 120 && !company.mover().isOver(); move++) {
                pry(company, tabs, random);
                var mover = company.mover();
                if (mover.isAsked()) mover.chooseRandomly(random);
            }
            company.spectator.look();
            for (var tab : tabs) tab.close();
            check(company.host, "A", List.of(company.guest, company.spectator));
            check(company.guest, "B", List.of(company.host, company.spectator));
            company.host.at("concede", "{}");
            var record = company.host.get(company.host.path() + "/record").text();
            var secret = record.replaceAll("(?s).*\nsecret ([0-9a-f]{32})\n.*", "$1");
            assertThat(secret).hasSize(32);
            for (var one : company.all())
                for (String text : one.received) {
                    bytes += text.length();
                    if (!text.equals(record)) assertThat(text).doesNotContain(secret);
                }
        }
        System.out.printf("%,d bytes of %d games were looked through%n", bytes, TIMES);
    }

    /// @param others who may know of the owner's cards only what lay open
    private static void check(Client owner, String side, List<Client> others) {
        var shown = new StringBuilder();
        for (String text : owner.received)
            if (text.startsWith("{")) collectShown(JsonMapper.shared().readTree(text), shown);
        for (var other : others)
            for (String text : other.received)
                for (int i = 0; i < OMENS; i++)
                    if (text.contains(omen(side, i)))
                        assertThat(shown).as("%s was shown", omen(side, i)).contains(omen(side, i));
    }

    private static void collectShown(JsonNode node, StringBuilder shown) {
        for (String zone : List.of("graveyard", "exile", "battlefield", "stack"))
            if (node.isObject() && node.has(zone)) shown.append(node.get(zone));
        for (var child : node) collectShown(child, shown);
    }

    private static final List<String> CALLS = List.of(
            "cast {\"card\": ID}",
            "cast {\"card\": ID, \"targets\": [{\"object\": ID}]}",
            "cast {\"card\": ID, \"targets\": [{\"player\": 1}]}",
            "play-land {\"card\": ID}",
            "activate {\"object\": ID, \"ability\": 0}",
            "activate {\"object\": ID, \"ability\": 99, \"targets\": [{\"object\": ID}]}",
            "attacks {\"attackers\": [{\"object\": ID, \"target\": {\"player\": 1}}]}",
            "blocks {\"blockers\": [{\"object\": ID, \"target\": {\"object\": ID}}]}",
            "answers {\"piles\": [{\"place\": \"top\", \"cards\": [ID]}]}",
            "combat-preview {\"attackers\": [{\"object\": ID, \"target\": {\"player\": 1}}]}",
            "combat-preview {\"blockers\": [{\"object\": ID, \"target\": {\"object\": ID}}]}",
            "choices {\"decision\": 1, \"option\": 999}",
            "answers {\"piles\": [{\"place\": \"top\", \"cards\": [ID, ID]}]}",
            "answers {\"modes\": [0, 1]}",
            "pass {}",
            "pass {\"until\": \"turn\"}",
            "undo {}",
            "cancel {}",
            "take-back {}",
            "take-back/answer {\"allow\": true}",
            "take-back/answer {\"allow\": false}",
            "replay {}",
            "rematch {}",
            "join {\"invite\": \"AAAAAAAAAAAAAAAAAAAAAA\"}");

    private static void pry(Company company, List<Tab> tabs, Random random) {
        var known = new ArrayList<Long>(List.of(12345L, 8L | 1 << 14));
        for (var one : List.of(company.host, company.guest)) {
            var seen = new HashMap<Long, Said>();
            collect(one.view(), seen);
            known.addAll(seen.keySet());
        }
        for (int i = 0; i < company.all().size(); i++) {
            var one = company.all().get(i);
            var call = CALLS.get(random.nextInt(CALLS.size())).split(" ", 2);
            String body = call[1];
            while (body.contains("ID"))
                body = body.replaceFirst("ID", String.valueOf(known.get(random.nextInt(known.size()))));
            one.at(call[0], body);
            long card = known.get(random.nextInt(known.size()));
            for (String path : List.of("/why/" + card, "/timing/" + card, "/log?from=0", "/record", "/scenario"))
                if (random.nextInt(4) == 0) one.get(one.path() + path);
            if (random.nextInt(4) == 0)
                one.send("PUT", one.path() + "/settings", "{\"payByHand\": " + random.nextBoolean() + "}");
            if (random.nextInt(8) == 0)
                one.post(
                        "/api/games/resume",
                        "{\"games\": [{\"id\": \"" + one.game() + "\", \"token\": \"" + one.token() + "\"}]}");
            if (random.nextInt(8) == 0) one.get("/api/replays/" + one.game());
            if (random.nextInt(4) == 0)
                tabs.get(i).send("{\"decision\": " + random.nextInt(100) + ", \"option\": 77, \"ref\": 1}");
        }
    }

    // Errors

    @Test
    void everyErrorAboutWhatIsHiddenIsThatAboutWhatIsNot() {
        var company = new Company(BURN, BEARS);
        company.set("{\"fullControl\": true}");
        company.host.look();
        company.guest.look();
        long none = 12345;
        var hidden = new ArrayList<Long>();
        for (var card : company.guest.me().get("hand"))
            hidden.add(card.get("id").asLong());
        for (long slot = 8; slot < 200; slot += 7) hidden.add(slot | 1 << 14);
        long bolt = company.host.me().get("hand").get(0).get("id").asLong();
        for (long id : hidden)
            for (String call : List.of(
                    "cast {\"card\": ID}",
                    "play-land {\"card\": ID}",
                    "activate {\"object\": ID, \"ability\": 0}",
                    "activate {\"object\": ID, \"ability\": 99}",
                    "cast {\"card\": " + bolt + ", \"targets\": [{\"object\": ID}]}",
                    "why")) {
                assertThat(answer(company.host, call, id)).as(call).isEqualTo(answer(company.host, call, none));
            }
    }

    private static String answer(Client client, String call, long id) {
        var answer = call.equals("why")
                ? client.get(client.path() + "/why/" + id)
                : client.at(call.split(" ", 2)[0], call.split(" ", 2)[1].replace("ID", "" + id));
        return answer.status() + " " + answer.text();
    }

    /// Every call about a game that there is, so that none is forgotten.
    @Test
    void aWrongTokenIsRefusedEverywhere() {
        var company = new Company(BURN, BEARS);
        var stranger = served.client().sit(company.host.game(), "AAAAAAAAAAAAAAAAAAAAAA");
        var calls = new TableSite(served.tables(), Limits.LOCAL)
                .routes().stream()
                        .filter(route -> route.path().startsWith(TableSite.GAME))
                        // Whoever joins has no token yet.
                        .filter(route -> !route.path().endsWith("/join"))
                        .toList();
        assertThat(calls).hasSizeGreaterThan(20);
        for (var call : calls) {
            var path = call.path().replace(TableSite.GAME, stranger.path()).replace("{card}", "5");
            var body = switch (call.path().substring(TableSite.GAME.length())) {
                case "/choices" -> "{\"decision\": 0, \"option\": 0}";
                case "/cast", "/play-land" -> "{\"card\": 5}";
                case "/activate" -> "{\"object\": 5, \"ability\": 0}";
                case "/take-back/answer" -> "{\"allow\": true}";
                case "/chat" -> "{\"words\": \"Hello\"}";
                default -> call.hasBody() ? "{}" : null;
            };
            assertThat(stranger.send(call.method().name(), path, body).status())
                    .as(path)
                    .isEqualTo(401);
        }
        assertThat(company.spectator.get(company.spectator.path()).status()).isEqualTo(200);
    }

    @Test
    void aTokenThatIsEmptyIsWrongToo() {
        var company = new Company(BURN, BEARS);
        assertThat(served.client()
                        .sit(company.host.game(), "")
                        .get(company.host.path())
                        .status())
                .isEqualTo(401);
    }

    /// The name of a bundled deck tells every card in it.
    @Test
    void withWhichDeckSomebodyPlaysIsToldWhenTheGameIsOver() {
        var host = client().start("{\"opponent\": \"invite\", \"deck\": \"Short Fuse\"}");
        var invite = host.view().get("inviteUrl").asString().split("\\.")[1];
        var stranger = client().sit(host.game(), null);
        var guest = client();
        guest.sit(guest.post(host.path() + "/join", "{\"invite\": \"" + invite + "\", \"deck\": \"First Light\"}"));
        stranger.look();
        guest.look();
        host.look();
        guest.post(
                "/api/games/resume",
                "{\"games\": [{\"id\": \"" + guest.game() + "\", \"token\": \"" + guest.token() + "\"}]}");
        for (var other : List.of(guest, stranger))
            for (String text : other.received) assertThat(text).doesNotContain("Short Fuse");
        assertThat(String.join("", guest.received)).contains("First Light");
        for (String text : host.received) assertThat(text).doesNotContain("First Light");
        host.at("concede", "{}");
        assertThat(guest.look().get("seats").toString()).contains("Short Fuse", "First Light");
    }

    // Seeds

    @Test
    void whereTwoPeoplePlayNobodyChoosesTheSeed() {
        var refused = client().post("/api/games", "{\"opponent\": \"invite\", \"seed\": 4}");
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.json().at("/failed/0").asString()).isEqualTo("SEED");
        assertThat(client().start("{\"opponent\": \"hotseat\", \"seed\": 4}")
                        .view()
                        .get("seeded")
                        .asBoolean())
                .isTrue();
        var company = new Company(BURN, BEARS);
        assertThat(company.guest.view().get("seeded").asBoolean()).isFalse();
        company.host.at("concede", "{}");
        assertThat(company.host.get(company.host.path() + "/record").text())
                .containsPattern("\nsecret [0-9a-f]{32}\n")
                .doesNotContain("seed");
        var replay = company.host.at("replay", "{}");
        assertThat(replay.status()).isEqualTo(201);
    }

    // The log

    @Test
    void nobodyReadsWhatIsForetold() {
        var company = new Company("20 Island\\n20 Patient Heron", BEARS);
        company.set("{\"fullControl\": true}");
        for (int i = 0; i < 200 && company.host.look().at("/players/0/exile").isEmpty(); i++) {
            var mover = company.mover();
            int foretell = mover == company.host && mover.kind().equals("PRIORITY")
                    ? mover.option(option -> option.get("kind").asString().equals("ACTIVATE")
                            && option.path("zone").asString("").equals("HAND"))
                    : -1;
            int land = mover.option(option -> option.get("kind").asString().equals("PLAY_LAND"));
            if (foretell >= 0) mover.choose(foretell);
            else if (land >= 0) mover.choose(land);
            else mover.choose(0);
        }
        company.guest.look();
        assertThat(company.host.view().get("log").toString()).contains("Patient Heron (face down)");
        for (var other : List.of(company.guest, company.spectator)) {
            other.look();
            other.get(other.path() + "/log");
            assertThat(other.view().get("log").toString()).contains("a face-down card");
            for (String text : other.received) assertThat(text).doesNotContain("Patient Heron");
        }
    }

    // The clock

    /// The host has cast a Bolt and passed; the guest has a land in play, cards in hand, and nothing to answer with.
    private static void castBolt(Company company, Tab changes) throws InterruptedException {
        for (int i = 0; i < 600; i++) {
            var mover = company.mover();
            boolean ready = mover == company.host
                    && mover.view().at("/turn/number").asInt() > 2
                    && mover.option(option -> option.get("kind").asString().equals("CAST")) >= 0
                    && mover.me().get("player").asInt()
                            == mover.view().at("/turn/active").asInt()
                    && !company.guest.view().get("battlefield").isEmpty();
            if (ready) break;
            int land = mover.option(option -> option.get("kind").asString().equals("PLAY_LAND"));
            if (!mover.isAsked()) changes.next();
            else if (mover.kind().equals("ATTACK")) mover.at("attacks", "{}");
            else if (land >= 0) mover.choose(land);
            else if (mover.kind().equals("DISCARD")) mover.choose(0);
            else pass(mover);
        }
        assertThat(company.host
                        .at(
                                "cast",
                                "{\"card\": " + company.host.inHand("Lightning Bolt")
                                        + ", \"targets\": [{\"player\": 1}]}")
                        .status())
                .isEqualTo(200);
        pass(company.host);
        company.guest.look();
        assertThat(company.guest.kind()).as("not passed at once").isEqualTo("PRIORITY");
    }

    private boolean isPassedForSoon(Company company) {
        return served.tables().at(company.guest.game(), Table::isAnsweredSoon);
    }

    @Test
    void whoHoldsNothingPassesAfterAWhile() throws Exception {
        var company = new Company(BURN, BEARS);
        var changes = Tab.open(company.guest).enter();
        castBolt(company, changes);
        // Passed after a while: otherwise no change comes.
        while (!company.guest.look().get("stack").isEmpty()) changes.next();
        changes.close();
    }

    @Test
    void inFullSecrecyNobodyPassesForAPlayer() throws Exception {
        var company = new Company(BURN, BEARS);
        company.guest.send("PUT", company.guest.path() + "/settings", "{\"secrecy\": true}");
        var changes = Tab.open(company.guest).enter();
        castBolt(company, changes);
        assertThat(isPassedForSoon(company)).isFalse();
        company.guest.look();
        assertThat(company.guest.kind()).isEqualTo("PRIORITY");
        pass(company.guest);
        assertThat(company.guest.look().get("stack")).isEmpty();
        changes.close();
    }

    // Looking ahead

    @Test
    void thePreviewOfACombatEndsWhereChanceBegins() {
        var client = client().start(
                        "{\"opponent\": \"hotseat\", \"first\": \"you\", \"deck\": \"20 Mountain\\n20 Coin Biter\", \"opponentDeck\": \""
                                + BEARS + "\"}");
        for (int i = 0; i < 100 && !client.kind().equals("ATTACK"); i++) {
            int play = client.kind().equals("MULLIGAN")
                    ? client.option(option -> option.get("kind").asString().equals("NO"))
                    : client.view().get("you").asInt() == 0
                            ? client.option(option -> Set.of("PLAY_LAND", "CAST")
                                    .contains(option.get("kind").asString()))
                            : -1;
            if (play >= 0) client.choose(play);
            else if (client.kind().equals("PRIORITY")) pass(client);
            else client.choose(0);
        }
        long attacker = client.decision().at("/combat/creatures/0/object").asLong();
        String attack = "{\"attackers\": [{\"object\": " + attacker + ", \"target\": {\"player\": 1}}]}";
        for (int i = 0; i < 10; i++) {
            var preview = client.at("combat-preview", attack).json();
            assertThat(preview.get("uncertain").asBoolean()).isTrue();
            assertThat(preview.at("/life/1").asInt())
                    .as("nothing of what chance decides")
                    .isEqualTo(20);
        }
    }
}
