package splitsecond.app.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.table.Limits;
import splitsecond.app.web.WebServer;
import splitsecond.skirmish.CommandCards;
import splitsecond.timing.Problem;

class SkirmishSiteTest {

    private static final String INVITE = "{\"opponent\": \"invite\"}";

    @TempDir
    private Path folder;

    private final HttpClient http = HttpClient.newHttpClient();
    private Tables tables;
    private WebServer server;

    @BeforeEach
    void start() {
        tables = new Tables(CommandCards.bundled(), List.of(), SqliteStorage.open(folder.resolve("games")));
        server = WebServer.start("localhost", 0, new SkirmishSite(tables, Limits.LOCAL));
    }

    @AfterEach
    void stop() {
        server.close();
        tables.close();
        http.shutdownNow();
    }

    private SkirmishClient client() {
        return new SkirmishClient(http, server.address("/"));
    }

    @Test
    void thePageMayRunNoScriptsButItsOwn() throws Exception {
        var page = http.send(
                HttpRequest.newBuilder(server.address("/skirmish")).build(), HttpResponse.BodyHandlers.ofString());
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "script-src 'self' 'sha256-")
                .doesNotContain("unsafe");
        assertThat(page.body()).containsOnlyOnce("<script type=\"importmap\">").doesNotContain("<!-- import map -->");
        var lit = page.body().replaceAll("(?s).*\"lit\": \"([^\"]*)\".*", "$1");
        assertThat(client().get(lit).status()).isEqualTo(200);
    }

    @Test
    void aGameIsPlayedByItsCalls() {
        var both = client().start("{}");
        var started = both.move("startRound");
        assertThat(started.status()).isEqualTo(200);
        assertThat(started.text()).contains("Round 1 starts; Player 1 has initiative.");
        assertThat(both.ask("{\"do\": \"select\", \"player\": 1, \"card\": \"Take Initiative\"}")
                        .text())
                .contains("\"choice\":{\"selection\":1,\"card\":\"Take Initiative\"");
        assertThat(both.ask("{\"do\": \"confirm\", \"player\": 1, \"selection\": 1}")
                        .text())
                .contains("Player 1 plays Take Initiative.");
    }

    @Test
    void aRefusalIsAConflictWithItsReasonAndItsCodes() {
        var refused = client().start("{}").ask("{\"do\": \"select\", \"player\": 1, \"card\": \"Deadeye\"}");
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.text())
                .isEqualTo("{\"error\":\"That card can't be played right now (wrong timing).\","
                        + "\"failed\":[\"DURING_ATTACK\"]}");
    }

    @Test
    void theMenuOfWhatCanBePlayedAndItsReplyWhenThereIsNothing() {
        var both = client().start("{}");
        var nothing = both.get(both.path() + "/playable?player=1");
        assertThat(nothing.status()).isEqualTo(409);
        assertThat(nothing.error()).isEqualTo("No command cards can be played right now (wrong timing).");
        both.move("startRound");
        assertThat(both.get(both.path() + "/playable?player=1").text())
                .isEqualTo("{\"message\":\"Choose a card: Take Initiative.\","
                        + "\"cards\":[{\"card\":\"Take Initiative\",\"actions\":0}]}");
        assertThat(both.get(both.path() + "/playable").error()).isEqualTo("\"player\" is missing.");
        assertThat(both.get(both.path() + "/playable?player=me").error()).isEqualTo("The player must be 1 or 2.");
    }

    @Test
    void aDeploymentCardOffersItsSpecialActionsAndSaysWhyNot() {
        var both = client().start("{}");
        both.move("startRound");
        assertThat(both.get(both.path() + "/special?player=1&figure=Luke%20Skywalker")
                        .error())
                .isEqualTo("Cannot play Urgency: It is not your activation.");
        both.activate(1, "Luke Skywalker");
        assertThat(both.get(both.path() + "/special?player=1&figure=Luke%20Skywalker")
                        .status())
                .isEqualTo(409);
        while (!both.view().get("window").isNull())
            both.ask("{\"do\": \"pass\", \"player\": "
                    + both.view().at("/window/player").asInt() + "}");
        assertThat(both.get(both.path() + "/special?player=1&figure=Luke%20Skywalker")
                        .text())
                .contains("{\"card\":\"Urgency\",\"actions\":1}");
        assertThat(both.get(both.path() + "/special?player=1&figure=Chewbacca").error())
                .isEqualTo("Cannot play Urgency: Luke Skywalker is activating, not Chewbacca.");
        var figure = both.view().at("/players/0/figures/1/special");
        assertThat(figure.get("cards").isEmpty()).isTrue();
        assertThat(figure.get("reason").asString()).contains("Luke Skywalker is activating");
        assertThat(both.view().at("/players/0/hand").toString()).doesNotContain("special\"");
    }

    @Test
    void whatIsMalformedIsRefusedInOneSentence() {
        var both = client().start("{}");
        for (var body :
                new String[] {"", "{", "[]", "{}", "null", "{\"do\": \"dance\"}", "{\"do\": \"pass\", \"player\": 3}"
                }) {
            var refused = both.ask(body);
            assertThat(refused.status()).as(body).isEqualTo(400);
            assertThat(refused.text()).as(body).startsWith("{\"error\":\"").doesNotContain("\\n", "Exception");
        }
        assertThat(client().post("/api/skirmish", "{\"profile\": \"loose\"}").error())
                .isEqualTo("There is no profile 'loose'; choose table or strict.");
        assertThat(client().post("/api/skirmish", "{\"opponent\": \"nobody\"}").error())
                .isEqualTo("\"opponent\" is hotseat or invite.");
        assertThat(client().post("/api/skirmish", "{\"squad\": \"Nobody\"}").error())
                .startsWith("There is no such squad");
    }

    @Test
    void eachSeatSeesItsOwnHandAndWhoeverWatchesSeesNone() throws Exception {
        var host = client().start(INVITE);
        var guest = client().join(host, "");
        var spectator = client().watch(host);
        var hostTab = host.tab();
        var guestTab = guest.tab();
        var spectatorTab = spectator.tab();
        for (var seen : List.of(host.view().toString(), hostTab.next()))
            assertThat(seen).contains("Take Initiative").doesNotContain("Collect Intel");
        for (var seen : List.of(guest.view().toString(), guestTab.next()))
            assertThat(seen).contains("Collect Intel").doesNotContain("Take Initiative");
        for (var seen : List.of(spectator.view().toString(), spectatorTab.next()))
            assertThat(seen)
                    .contains("\"handSize\":9", "\"you\":[]")
                    .doesNotContain("Collect Intel", "Take Initiative", "Urgency");
        // What waits to be confirmed, and what a figure could do with the hand, is no more to be seen.
        host.move("startRound");
        assertThat(guestTab.next()).contains("Round 1 starts");
        host.ask("{\"do\": \"select\", \"player\": 1, \"card\": \"Take Initiative\"}");
        assertThat(guestTab.next()).doesNotContain("Take Initiative");
        host.ask("{\"do\": \"confirm\", \"player\": 1, \"selection\": 1}");
        assertThat(guestTab.next()).contains("Player 1 plays Take Initiative.");
    }

    @Test
    void nobodyActsForTheOtherSeat() {
        var host = client().start(INVITE);
        assertThat(host.move("startRound").error()).isEqualTo("The other player has not sat down yet.");
        var guest = client().join(host, "");
        var spectator = client().watch(host);
        assertThat(spectator.move("startRound").status()).isEqualTo(401);
        assertThat(spectator.get(spectator.path() + "/playable?player=1").status())
                .isEqualTo(403);
        var stranger = client().start("{}").watch(host);
        assertThat(stranger.get(host.path()).status()).isEqualTo(401);
        assertThat(stranger.move("startRound").status()).isEqualTo(401);
        assertThat(host.move("startRound").status()).isEqualTo(200);
        for (var action : List.of("select", "special", "confirm", "cancel", "pass", "undo", "draw", "discard"))
            assertThat(guest.ask("{\"do\": \"" + action + "\", \"player\": 1}").error())
                    .as(action)
                    .isEqualTo("That is for Player 1 to do.");
        assertThat(guest.get(guest.path() + "/special?player=1&figure=Chewbacca")
                        .status())
                .isEqualTo(403);
        assertThat(guest.activate(1, "Chewbacca").status()).isEqualTo(403);
        assertThat(host.activate(1, "Chewbacca").status()).isEqualTo(200);
        assertThat(guest.ask("{\"do\": \"move\", \"move\": \"takeAction\", \"name\": \"move\"}")
                        .status())
                .isEqualTo(403);
        assertThat(guest.view().at("/buttons/1/reason").asString()).isEqualTo("Player 2 must play or pass first.");
        assertThat(spectator.view().at("/buttons/1/reason").asString()).isEqualTo("You only watch this game.");
    }

    @Test
    void anInvitationIsGoodForOneSeat() {
        var host = client().start(INVITE);
        var path = host.path() + "/join";
        assertThat(client().post(path, "{}").status()).isEqualTo(403);
        assertThat(client().post(path, "{\"invite\": \"guess\"}").status()).isEqualTo(403);
        var invite = host.view().get("invite").asString();
        assertThat(client().watch(host).view().get("invite").isNull()).isTrue();
        var guest = client().join(host, ", \"squad\": \"Jabba's Palace\"");
        assertThat(host.view().at("/players/1/squad").asString()).isEqualTo("Jabba's Palace");
        assertThat(guest.view().get("you").toString()).isEqualTo("[2]");
        assertThat(client().post(path, "{\"invite\": \"" + invite + "\"}").error())
                .isEqualTo("This invitation is wrong or has been used; ask for a new one.");
        assertThat(host.view().get("invite").isNull()).isTrue();
    }

    @Test
    void cardsAreDrawnFromTheDeckAndNotChosenByTwo() {
        var host = client().start("{\"opponent\": \"invite\", \"squad\": \"Rogue One\"}");
        client().join(host, "");
        assertThat(host.view().at("/players/0/hand").size()).isEqualTo(3);
        for (int left = 11; left >= 0; left--) {
            var drawn = host.ask("{\"do\": \"draw\", \"player\": 1}");
            assertThat(drawn.json().at("/players/0/deckSize").asInt()).isEqualTo(left);
        }
        assertThat(host.view().at("/players/0/handSize").asInt()).isEqualTo(15);
        assertThat(host.ask("{\"do\": \"draw\", \"player\": 1}").error()).isEqualTo("The deck of Player 1 is empty.");
        assertThat(host.ask("{\"do\": \"draw\", \"player\": 1, \"card\": \"Blitz\"}")
                        .error())
                .isEqualTo("Cards are drawn from the deck, without choosing.");
        var both = client().start("{}");
        assertThat(both.ask("{\"do\": \"draw\", \"player\": 1, \"card\": \"blitz\"}")
                        .text())
                .contains("\"name\":\"Blitz\"");
    }

    @Test
    void aSquadOfOnesOwnIsCheckedAndPlayed() {
        var squad = "name: Mine\\nfigures:\\n  - Chewbacca\\n  - {name: Scout, traits: [spy], size: SMALL}\\ndeck:\\n"
                + "  - data theft\\n  - Battle Scars\\n";
        var checked = client().post("/api/skirmish/squads/check", "{\"squad\": \"" + squad + "\"}");
        assertThat(checked.status()).isEqualTo(200);
        assertThat(checked.json().at("/squad/figures").toString()).isEqualTo("[\"Chewbacca\",\"Scout\"]");
        assertThat(checked.json().at("/squad/notes").toString())
                .isEqualTo("[\"There are 2 cards; a tournament deck has 15.\"]");
        var both = client().start("{\"squad\": \"" + squad + "\"}");
        assertThat(both.view().at("/players/0/squad").asString()).isEqualTo("Mine");
        assertThat(both.view().at("/players/0/hand").toString()).contains("Data Theft", "Battle Scars");

        var wrong = squad + "  - Force Lightning\\n";
        assertThat(client().post("/api/skirmish/squads/check", "{\"squad\": \"" + wrong + "\"}")
                        .json()
                        .at("/problems/0")
                        .asString())
                .isEqualTo(
                        "squad, line 8: nobody in the squad may play Force Lightning: IMPERIAL figure and FORCE USER.");
        var refused = client().post("/api/skirmish", "{\"squad\": \"" + wrong + "\"}");
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.error()).startsWith("squad, line 8: ");
        assertThat(client().post("/api/skirmish/squads/check", "{}")
                        .json()
                        .at("/problems/0")
                        .asString())
                .isEqualTo("squad: the file is empty.");
    }

    @Test
    void everySquadThatIsOfferedCanBePlayed() {
        var offer = client().get("/api/skirmish/squads").json();
        assertThat(offer.get("profiles").toString()).isEqualTo("[\"table\",\"strict\"]");
        for (var squad : offer.get("squads"))
            client().start("{\"squad\": \"" + squad.get("name").asString() + "\"}");
    }

    @Test
    void aGameGoesOnWhereItStoodWhenTheServerIsStartedAgain() {
        var both = client().start("{\"squad\": \"The Ghost\", \"profile\": \"strict\"}");
        both.move("startRound");
        both.ask("{\"do\": \"draw\", \"player\": 1}");
        both.ask("{\"do\": \"event\", \"event\": \"figureEnters\", \"player\": 1, \"figure\": \"Zeb Orellios\","
                + " \"board\": {\"spaces\": 1, \"lineOfSight\": true}}");
        both.ask("{\"do\": \"select\", \"player\": 2, \"card\": \"Self-Defense\"}");
        var before = both.view();
        assertThat(before.toString()).contains("\"choice\":{");
        server.close();
        tables.close();
        start();
        both.moveTo(server.address("/"));
        assertThat(both.view()).isEqualTo(before);
        assertThat(both.ask("{\"do\": \"confirm\", \"player\": 2, \"selection\": 1}")
                        .text())
                .contains("Player 2 plays Self-Defense.");
    }

    @Test
    void whatTheDocumentationShowsIsDone() throws IOException {
        var document = Path.of("docs/skirmish.md");
        var both = client().start("{}");
        int done = 0;
        for (var line : Files.readAllLines(
                Files.exists(document) ? document : Path.of("..").resolve(document))) {
            if (!line.startsWith("{\"do\": ")) continue;
            for (var window = both.view().get("window");
                    !window.isNull() && line.matches(".*\"do\": \"(move|special|event|draw|discard)\".*");
                    window = both.view().get("window"))
                both.ask(
                        "{\"do\": \"pass\", \"player\": " + window.get("player").asInt() + "}");
            var answer = both.ask(line);
            assertThat(answer.status()).as(line + answer.error()).isEqualTo(200);
            done++;
        }
        assertThat(done).isGreaterThan(25);
    }

    @Test
    void aTableThatIsNotThere() {
        assertThat(client().get("/api/skirmish/0").status()).isEqualTo(404);
        assertThat(client().get("/api/skirmish/0123456789abcdef").status()).isEqualTo(404);
        assertThat(client().get("/api/nothing").status()).isEqualTo(404);
    }

    /// The squads that are offered are made of bundled cards.
    @Test
    void anEditorsOwnCardsOpenATableToo() throws Exception {
        var file = Files.writeString(folder.resolve("cards.yaml"), """
                profiles: {table: mine}
                timings: {early: {when: early, table: startOfRound}}
                cards: {Negation: {cost: 1, timing: early}}
                """);
        var own = new Tables(CommandCards.read(file), List.of(), SqliteStorage.open(folder.resolve("own")));
        try (var other = WebServer.start("localhost", 0, new SkirmishSite(own, Limits.LOCAL))) {
            assertThat(new SkirmishClient(http, other.address("/"))
                            .start("{}")
                            .view()
                            .toString())
                    .contains("\"name\":\"Negation\"")
                    .doesNotContain("Take Initiative");
        } finally {
            own.close();
        }
    }

    @Test
    void aPortThatIsTaken() {
        int taken = server.address("/").getPort();
        assertThatThrownBy(() -> WebServer.start("localhost", taken))
                .isInstanceOf(Problem.class)
                .hasMessage("Port " + taken + " on localhost cannot be used; choose another with --port.");
    }
}
