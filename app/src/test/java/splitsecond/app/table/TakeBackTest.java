package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import splitsecond.app.cards.CardLines;
import splitsecond.cards.Bundled;
import splitsecond.cards.data.CardPool;
import tools.jackson.databind.JsonNode;

/// Decisions that are taken back: freely against computers, by consent between people.
class TakeBackTest {

    private static final String BURN = "30 Mountain\\n30 Lightning Bolt";

    private static final String CARDS = """
            {"name": "Prying Eye", "mana_cost": "{0}", "type_line": "Sorcery", "oracle_text": "Look at target opponent's hand and choose a card from it. Put that card on top of that player's library."}
            {"name": "Short Glance", "mana_cost": "{0}", "type_line": "Sorcery", "oracle_text": "Scry 2."}
            {"name": "Glass Tower", "mana_cost": "{0}", "type_line": "Artifact", "oracle_text": "Play with the top card of your library revealed."}
            {"name": "Long Quest", "mana_cost": "{0}", "type_line": "Sorcery", "oracle_text": "Search your library for a card, put it into your hand, then shuffle."}
            """;

    @RegisterExtension
    final Served served = new Served(new PoolDecks(TakeBackTest::pool));

    private static CardPool pool() {
        var pool = Bundled.pool();
        pool.add(CardLines.read("cards", CARDS));
        return pool;
    }

    private Client client() {
        return served.client();
    }

    private Client against(String opponent) {
        return client().start("{\"deck\": \"" + BURN + "\", \"opponentDeck\": \"Big Feet\", \"opponent\": \"" + opponent
                + "\", \"seed\": 5, \"first\": \"you\"}");
    }

    private static String what(Client client) {
        return client.view().get("turn") + " " + client.kind() + " " + client.me()
                + client.view().get("battlefield");
    }

    @Test
    void everyDecisionAgainstTheComputerIsTakenBackOneByOneToTheFirst() {
        var client = against("heuristic");
        var before = new ArrayDeque<String>();
        for (int i = 0; i < 20 && !client.isOver(); i++) {
            before.push(what(client));
            if (client.kind().equals("MULLIGAN")) client.chooseKind("NO");
            else if (client.kind().equals("ATTACK")) client.at("attacks", "{}");
            else if (client.kind().equals("BLOCK")) client.at("blocks", "{}");
            else client.choose(Math.max(0, client.option(TakeBackTest::isMore)));
            while (client.kind().equals("TARGET"))
                client.choose(client.option(option -> option.path("player").asInt(0) == 1));
        }
        while (!before.isEmpty()) {
            assertThat(client.at("take-back", "{}").error())
                    .as("before %s", before.peek())
                    .isEmpty();
            assertThat(known(what(client))).isEqualTo(known(before.pop()));
        }
        var nothing = client.at("take-back", "{}");
        assertThat(nothing.status()).isEqualTo(422);
        assertThat(nothing.error()).isEqualTo("Cannot take back: You have not decided anything yet.");
        assertThat(client.view().at("/takeBack/message").asString()).isEqualTo(nothing.error());
    }

    private static boolean isMore(JsonNode option) {
        return !option.has("mana") && !option.get("kind").asString().equals("PASS");
    }

    /// What lies there twice has other numbers.
    private static String known(String view) {
        return view.replaceAll("\"id\":\\d+", "").replaceAll("\"object\":\\d+", "");
    }

    @Test
    void whatWasTakenBackStaysSoWhenTheServerIsStartedAgain() {
        var client = against("heuristic");
        client.chooseKind("NO");
        client.at("play-land", "{\"card\": " + client.inHand("Mountain") + "}");
        client.at("take-back", "{}");
        assertThat(client.me().get("handCount").asInt()).isEqualTo(7);
        String id = client.game();
        String token = client.token();
        served.restart();
        var again = client().sit(id, token);
        assertThat(again.me().get("handCount").asInt()).isEqualTo(7);
        assertThat(again.at("take-back", "{}").status()).isEqualTo(200);
        assertThat(again.kind()).isEqualTo("MULLIGAN");
    }

    private record Pair(Client host, Client guest) {}

    private Pair people(String deck) {
        var host = client().start("{\"deck\": \"" + deck + "\", \"opponentDeck\": \"" + deck
                + "\", \"opponent\": \"invite\", \"first\": \"you\", \"name\": \"Ada\"}");
        String invitation = host.view().get("inviteUrl").asString();
        var guest = client();
        guest.sit(guest.post(
                host.path() + "/join",
                "{\"invite\": \"" + invitation.substring(invitation.indexOf('.') + 1) + "\", \"name\": \"Bob\"}"));
        for (var one : List.of(host, guest)) {
            one.look();
            one.send("PUT", one.path() + "/settings", "{\"fullControl\": true}");
            one.chooseKind("NO");
        }
        host.look();
        return new Pair(host, guest);
    }

    @Test
    void betweenPeopleTheOtherOneMustAgree() {
        var pair = people(BURN);
        pair.host.at("pass", "{}");
        assertThat(pair.host.view().at("/takeBack/consent").asBoolean()).isTrue();
        assertThat(pair.host.at("take-back", "{}").status()).isEqualTo(200);
        assertThat(pair.guest.look().at("/takeBack/wished/player").asInt()).isEqualTo(0);
        assertThat(pair.host.at("take-back/answer", "{\"allow\": true}").status())
                .as("nobody agrees with themselves")
                .isEqualTo(403);
        assertThat(pair.guest.at("take-back/answer", "{\"allow\": false}").status())
                .isEqualTo(200);
        assertThat(pair.host.look().at("/takeBack/wished").isNull()).isTrue();
        assertThat(pair.host.isAsked()).isFalse();

        pair.host.at("take-back", "{}");
        assertThat(pair.guest.at("take-back/answer", "{\"allow\": true}").status())
                .isEqualTo(200);
        pair.host.look();
        assertThat(pair.host.kind()).isEqualTo("PRIORITY");
        assertThat(pair.host.view().at("/turn/step").asString()).isEqualTo("UPKEEP");
    }

    @Test
    void aWishIsGoneWhenTheGameGoesOn() {
        var pair = people(BURN);
        pair.host.at("pass", "{}");
        pair.host.at("take-back", "{}");
        pair.guest.look();
        pair.guest.at("pass", "{}");
        assertThat(pair.guest.at("take-back/answer", "{\"allow\": true}").status())
                .isEqualTo(422);
    }

    @Test
    void nothingIsTakenBackPastACardThatWasDrawn() {
        var pair = people(BURN);
        pair.host.at("pass", "{}");
        pair.guest.look();
        pair.guest.at("pass", "{}");
        for (int i = 0; i < 40 && pair.host.look().at("/turn/number").asInt() < 2; i++)
            for (var one : List.of(pair.host, pair.guest)) {
                one.look();
                if (one.kind().equals("PRIORITY")) one.at("pass", "{}");
                else if (one.isAsked()) one.choose(0);
            }
        // The guest has drawn for the turn since the host last decided anything.
        for (int i = 0; i < 10 && !pair.guest.view().at("/turn/step").asString().equals("PRECOMBAT_MAIN"); i++)
            for (var one : List.of(pair.guest, pair.host)) {
                one.look();
                if (one.kind().equals("PRIORITY")
                        && !pair.guest.view().at("/turn/step").asString().equals("PRECOMBAT_MAIN"))
                    one.at("pass", "{}");
                pair.guest.look();
            }
        pair.guest.at("play-land", "{\"card\": " + pair.guest.inHand("Mountain") + "}");
        assertThat(pair.host.look().at("/takeBack/allowed").asBoolean()).isFalse();
        assertThat(pair.host.at("take-back", "{}").error())
                .isEqualTo("Cannot take back: Hidden information has been revealed since.");
    }

    /// A game in which the host has cast the card, and both have passed.
    private Pair resolved(String card, String targets) {
        var pair = people("10 Mountain\\n50 " + card);
        for (int i = 0; i < 20 && !pair.host.look().at("/turn/step").asString().equals("PRECOMBAT_MAIN"); i++)
            for (var one : List.of(pair.host, pair.guest)) {
                one.look();
                if (one.kind().equals("PRIORITY")
                        && !one.view().at("/turn/step").asString().equals("PRECOMBAT_MAIN")) one.at("pass", "{}");
            }
        assertThat(pair.host
                        .at("cast", "{\"card\": " + pair.host.inHand(card) + targets + "}")
                        .error())
                .isEmpty();
        pair.host.at("pass", "{}");
        assertThat(pair.host.look().at("/takeBack/allowed").asBoolean())
                .as("before it resolves")
                .isTrue();
        pair.guest.look();
        pair.guest.at("pass", "{}");
        pair.host.look();
        return pair;
    }

    /// Who is asked about cards has seen them, although nothing has been done with them yet.
    @Test
    void nothingIsTakenBackPastCardsThatAreLookedAt() {
        for (String card : List.of("Prying Eye", "Short Glance", "Long Quest")) {
            var pair = resolved(card, card.equals("Prying Eye") ? ", \"targets\": [{\"player\": 1}]" : "");
            assertThat(pair.host.kind()).as(card).isIn("CHOOSE", "PLACE", "SEARCH");
            assertThat(pair.host.view().at("/takeBack/allowed").asBoolean())
                    .as(card)
                    .isFalse();
            for (String call : List.of("take-back", "cancel", "undo"))
                assertThat(pair.host.at(call, "{}").status()).as(card).isEqualTo(422);
        }
    }

    @Test
    void nothingIsTakenBackPastACardThatIsSeenOnTopOfALibrary() {
        var pair = resolved("Glass Tower", "");
        assertThat(pair.host.me().get("libraryTop")).hasSize(1);
        assertThat(pair.host.at("take-back", "{}").error())
                .isEqualTo("Cannot take back: Hidden information has been revealed since.");
    }

    @Test
    void whoOnlyWatchesTakesNothingBack() {
        var client = against("heuristic");
        client.chooseKind("NO");
        var spectator = client().sit(client.game(), null);
        assertThat(spectator.at("take-back", "{}").status()).isEqualTo(401);
        assertThat(spectator.view().at("/takeBack/message").asString()).isEqualTo("You do not play here.");
    }
}
