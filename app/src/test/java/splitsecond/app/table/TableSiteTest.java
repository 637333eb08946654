package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class TableSiteTest {

    private static final String BURN = "30 Mountain\\n30 Lightning Bolt";
    private static final String BEARS = "30 Forest\\n30 Grizzly Bears";

    @RegisterExtension
    final Served served = new Served();

    private Client client() {
        return served.client();
    }

    private static String game(String deck, String other, String more) {
        return "{\"deck\": \"" + deck + "\", \"opponentDeck\": \"" + other + "\", " + more + "}";
    }

    /// A hotseat game in which the first player has kept and may play.
    private Client hotseat(String deck, String other) {
        var client = client().start(game(deck, other, "\"opponent\": \"hotseat\", \"seed\": 5, \"first\": \"you\""));
        while (client.kind().equals("MULLIGAN")) client.chooseKind("NO");
        return client;
    }

    /// Passes until the player is asked in a main phase of their own.
    private static void passToMain(Client client, int player) {
        for (int i = 0; i < 60; i++) {
            var turn = client.view().get("turn");
            boolean there = turn.get("active").asInt() == player
                    && turn.get("step").asString().equals("PRECOMBAT_MAIN")
                    && client.view().get("you").asInt() == player
                    && client.kind().equals("PRIORITY");
            if (there) return;
            if (client.kind().equals("ATTACK")) client.at("attacks", "{}");
            else if (client.kind().equals("BLOCK")) client.at("blocks", "{}");
            else if (client.kind().equals("DISCARD")) client.choose(0);
            else client.at("pass", "{}");
        }
        throw new AssertionError("never came to the main phase of player " + player);
    }

    @Test
    void aWholeGameIsPlayedAgainstTheComputer() {
        var client = client().start(
                        game("Short Fuse", "Big Feet", "\"opponent\": \"random\", \"seed\": 3, \"name\": \"Ada\""));
        var random = new Random(3);
        for (int i = 0; i < 2000 && !client.isOver(); i++) {
            assertThat(client.isAsked())
                    .as("the computer has moved before the server answers")
                    .isTrue();
            assertThat(client.chooseRandomly(random).status()).isEqualTo(200);
        }
        assertThat(client.view().get("status").asString()).isEqualTo("over");
        assertThat(client.view().at("/over/result").asString()).isIn("won", "lost", "draw");
        var record = client.get(client.path() + "/record");
        assertThat(record.text()).startsWith("splitsecond-record 2").contains("player Ada");
    }

    @Test
    void theSameAnswerTwiceIsFineAndAnotherOneIsAConflictWithTheGameAsItIs() {
        var client = client().start(game(BURN, BEARS, "\"opponent\": \"random\", \"seed\": 1, \"first\": \"you\""));
        int decision = client.decision().get("id").asInt();
        int keep = client.option(option -> option.get("kind").asString().equals("NO"));
        assertThat(client.choose(keep).status()).isEqualTo(200);
        String body = "{\"decision\": " + decision + ", \"option\": ";
        var again = client.at("choices", body + keep + "}");
        assertThat(again.status()).isEqualTo(200);
        int now = client.decision().get("id").asInt();
        assertThat(again.json().at("/decision/id").asInt()).isEqualTo(now);
        var other = client.at("choices", body + (1 - keep) + "}");
        assertThat(other.status()).isEqualTo(409);
        assertThat(other.json().at("/view/decision/id").asInt()).isEqualTo(now);
        assertThat(other.error()).isEqualTo("That decision has been answered already.");
    }

    @Test
    void aCardThatCannotBeCastSaysWhy() {
        var client = hotseat("30 Island\\n30 Divination", BEARS);
        long divination = client.inHand("Divination");
        var refused = client.at("cast", "{\"card\": " + divination + "}");
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.error()).isEqualTo("Cannot cast Divination: It costs {2}{U} and no mana can be paid.");
        assertThat(refused.json().get("failed").get(0).asString()).isEqualTo("MANA");
        var why = client.get(client.path() + "/why/" + divination).json();
        assertThat(why.get("message").asString()).isEqualTo(refused.error());
        assertThat(why.get("checks").size()).isGreaterThan(3);
        for (var card : client.me().get("hand"))
            if (card.get("id").asLong() == divination)
                assertThat(card.at("/why/message").asString()).isEqualTo(refused.error());
    }

    @Test
    void whetherItIsTheTimeIsAQuestionOfItsOwn() {
        var client = hotseat("30 Island\\n30 Divination", BEARS);
        var timing = client.get(client.path() + "/timing/" + client.inHand("Divination"))
                .json();
        assertThat(timing.get("allowed").asBoolean()).isTrue();
        assertThat(timing.get("checks")
                        .valueStream()
                        .map(check -> check.get("code").asString()))
                .containsExactly("PRIORITY", "YOUR_TURN", "MAIN_PHASE", "EMPTY_STACK");
    }

    @Test
    void atTheWrongTimeBothQuestionsSaySoAndOnlyOneSpeaksOfMana() {
        var client = hotseat("30 Ornithopter\\n30 Divination", BEARS);
        client.send("PUT", client.path() + "/settings", "{\"fullControl\": true}");
        assertThat(client.at("cast", "{\"card\": " + client.inHand("Ornithopter") + "}")
                        .status())
                .isEqualTo(200);
        long divination = client.inHand("Divination");
        var timing = client.get(client.path() + "/timing/" + divination).json();
        assertThat(timing.get("allowed").asBoolean()).isFalse();
        assertThat(timing.get("message").asString())
                .isEqualTo("Cannot cast Divination: Sorcery-speed spells require an empty stack.");
        assertThat(timing.get("failed").valueStream().map(code -> code.asString()))
                .containsExactly("EMPTY_STACK");
        var why = client.get(client.path() + "/why/" + divination).json();
        assertThat(why.get("message").asString())
                .isEqualTo(timing.get("message").asString());
        assertThat(why.get("failed").valueStream().map(code -> code.asString())).containsExactly("EMPTY_STACK", "MANA");
        assertThat(client.at("cast", "{\"card\": " + divination + "}").error())
                .isEqualTo(why.get("message").asString());
    }

    /// The first player has an Ornithopter, a land and a card of that name.
    private Client withOrnithopter(String land, String card) {
        String deck = "20 " + land + "\\n20 Ornithopter\\n20 " + card;
        for (int seed = 1; seed < 30; seed++) {
            var client = client().start(
                            game(deck, BEARS, "\"opponent\": \"hotseat\", \"first\": \"you\", \"seed\": " + seed));
            while (client.kind().equals("MULLIGAN")) client.chooseKind("NO");
            var hand = client.me().get("hand").toString();
            if (!hand.contains(land) || !hand.contains("Ornithopter") || !hand.contains(card)) continue;
            client.at("play-land", "{\"card\": " + client.inHand(land) + "}");
            client.at("cast", "{\"card\": " + client.inHand("Ornithopter") + "}");
            for (int i = 0; i < 4 && client.view().get("battlefield").size() < 2; i++) client.at("pass", "{}");
            return client;
        }
        throw new AssertionError("no such hand");
    }

    @Test
    void theOnlyTargetIsTakenAtOnce() {
        var client = withOrnithopter("Forest", "Giant Growth");
        client.send("PUT", client.path() + "/settings", "{\"autoPass\": false}");
        client.at("cast", "{\"card\": " + client.inHand("Giant Growth") + "}");
        assertThat(client.view().at("/stack/0/stack/targets/0/object").isNumber())
                .isTrue();
        assertThat(client.view().at("/stack/0/stack/manaSpent").asString()).isEqualTo("{G}");
        assertThat(client.view().at("/stack/0/stack/manaFrom").size()).isEqualTo(1);
        assertThat(client.view().at("/stack/0/stack/castAt").isNumber()).isTrue();
        assertThat(client.view().at("/stack/0/stack").has("unfinished")).isFalse();
        assertThat(client.at("undo", "{}").status()).isEqualTo(200);
    }

    @Test
    void underFullControlTheOnlyTargetIsAskedFor() {
        var client = withOrnithopter("Forest", "Giant Growth");
        client.send("PUT", client.path() + "/settings", "{\"fullControl\": true}");
        client.at("cast", "{\"card\": " + client.inHand("Giant Growth") + "}");
        assertThat(client.kind()).isEqualTo("TARGET");
        assertThat(client.decision().get("options").size()).isEqualTo(1);
        assertThat(client.view().at("/stack/0/stack/unfinished").asBoolean()).isTrue();
    }

    @Test
    void whoWouldHurtOnlyTheirOwnIsAsked() {
        var client = withOrnithopter("Plains", "Swords to Plowshares");
        client.at("cast", "{\"card\": " + client.inHand("Swords to Plowshares") + "}");
        assertThat(client.kind()).isEqualTo("TARGET");
        assertThat(client.at("cancel", "{}").status()).isEqualTo(200);
        assertThat(client.view().get("stack").size()).isZero();
    }

    @Test
    void aCastThatIsOnTheStackCanBeTakenBack() {
        var client = hotseat(BURN, BEARS);
        client.at("play-land", "{\"card\": " + client.inHand("Mountain") + "}");
        client.send("PUT", client.path() + "/settings", "{\"autoPass\": false}");
        int cards = client.me().get("hand").size();
        long bolt = client.inHand("Lightning Bolt");
        assertThat(client.at("cast", "{\"card\": " + bolt + ", \"targets\": [{\"player\": 1}]}")
                        .status())
                .isEqualTo(200);
        assertThat(client.view().at("/stack/0/name").asString()).isEqualTo("Lightning Bolt");
        assertThat(client.view().at("/stack/0/stack/targets/0/player").asInt()).isEqualTo(1);
        assertThat(client.view().at("/main/label").asString()).isEqualTo("Resolve Lightning Bolt");
        assertThat(client.view().at("/battlefield/0/tapped").asBoolean()).isTrue();
        assertThat(client.view().at("/undo/allowed").asBoolean()).isTrue();
        assertThat(client.at("undo", "{}").status()).isEqualTo(200);
        assertThat(client.view().get("stack").size()).isZero();
        assertThat(client.me().get("hand").size()).isEqualTo(cards);
        assertThat(client.view().at("/battlefield/0/tapped").asBoolean()).isFalse();
        var nothing = client.at("undo", "{}");
        assertThat(nothing.status()).isEqualTo(422);
        assertThat(nothing.error()).isEqualTo("Cannot undo: You have no spell on the stack.");
    }

    @Test
    void anOwnSpellResolvesByItselfAndTheMainPhaseStays() {
        var client = hotseat(BURN, BEARS);
        client.at("play-land", "{\"card\": " + client.inHand("Mountain") + "}");
        client.at("cast", "{\"card\": " + client.inHand("Lightning Bolt") + ", \"targets\": [{\"player\": 1}]}");
        assertThat(client.view().get("stack").size()).isZero();
        assertThat(client.view().at("/players/1/life").asInt()).isEqualTo(17);
        assertThat(client.view().at("/turn/number").asInt()).isEqualTo(1);
        assertThat(client.view().at("/turn/step").asString()).isEqualTo("PRECOMBAT_MAIN");
        assertThat(client.view().at("/main/label").asString()).isEqualTo("End turn");
        client.at("pass", "{\"until\": \"turn\"}");
        assertThat(client.view().at("/turn/number").asInt()).isEqualTo(2);
        assertThat(client.view().at("/turn/step").asString()).isEqualTo("PRECOMBAT_MAIN");
    }

    @Test
    void aTargetIsAskedForByNameAndEscapeGivesTheSpellUp() {
        var client = hotseat(BURN, BEARS);
        client.at("play-land", "{\"card\": " + client.inHand("Mountain") + "}");
        long bolt = client.inHand("Lightning Bolt");
        client.choose(client.option(option -> option.get("kind").asString().equals("CAST")
                && option.get("object").asLong() == bolt));
        assertThat(client.kind()).isEqualTo("TARGET");
        assertThat(client.decision().get("prompt").asString()).isEqualTo("Choose target for Lightning Bolt");
        assertThat(client.decision().get("detail").asString()).isEqualTo("any target");
        int asked = client.decision().get("id").asInt();
        assertThat(client.at("cancel", "{}").status()).isEqualTo(200);
        assertThat(client.kind()).isEqualTo("PRIORITY");
        assertThat(client.inHand("Lightning Bolt")).isPositive();
        assertThat(client.decision().get("id").asInt())
                .as("a number is never used again")
                .isGreaterThan(asked);
        assertThat(client.at("cancel", "{}").status()).isEqualTo(422);
    }

    @Test
    void whoPaysByHandIsAskedForEachSource() {
        var client = hotseat(BURN, BEARS);
        client.send("PUT", client.path() + "/settings", "{\"payByHand\": true}");
        client.look();
        client.at("play-land", "{\"card\": " + client.inHand("Mountain") + "}");
        long bolt = client.inHand("Lightning Bolt");
        client.choose(client.option(option -> option.get("kind").asString().equals("CAST")
                && option.get("object").asLong() == bolt));
        client.choose(client.option(
                option -> option.has("player") && option.get("player").asInt() == 1));
        assertThat(client.kind()).isEqualTo("PAY");
        assertThat(client.decision().at("/payment/remaining").asString()).isEqualTo("{R}");
        client.chooseKind("ACTIVATE");
        assertThat(client.decision().at("/payment/remaining").asString()).isEmpty();
        client.at("cancel", "{}");
        assertThat(client.view().at("/battlefield/0/tapped").asBoolean()).isFalse();
        assertThat(client.kind()).isEqualTo("PRIORITY");
    }

    @Test
    void attackersAndBlockersAreDeclaredInOneGo() {
        var client = hotseat(BEARS, BEARS);
        for (int turn = 0; turn < 8; turn++) {
            int player = turn % 2;
            passToMain(client, player);
            if (client.me().get("hand").toString().contains("\"Forest\""))
                client.at("play-land", "{\"card\": " + client.inHand("Forest") + "}");
            if (client.at("cast", "{\"card\": " + client.inHand("Grizzly Bears") + "}")
                            .status()
                    == 200) {
                client.at("pass", "{}");
                if (client.view().get("stack").size() > 0) client.at("pass", "{}");
            }
            passOn(client);
        }
        passToMain(client, 0);
        client.at("pass", "{}");
        for (int i = 0; i < 5 && !client.kind().equals("ATTACK"); i++) client.at("pass", "{}");
        var combat = client.decision().get("combat");
        assertThat(combat.get("call").asString()).isEqualTo("attacks");
        assertThat(client.view().at("/main/label").asString()).isEqualTo("No attack");
        long attacker = combat.at("/creatures/0/object").asLong();
        String attack = "{\"attackers\": [{\"object\": " + attacker + ", \"target\": {\"player\": 1}}]}";
        int open = client.decision().get("id").asInt();
        assertThat(client.at("combat-preview", attack.replaceFirst("\\{", "{\"decision\": " + (open - 1) + ", "))
                        .status())
                .isEqualTo(409);
        assertThat(client.at("combat-preview", attack.replaceFirst("\\{", "{\"decision\": " + open + ", "))
                        .json()
                        .at("/lines/0")
                        .asString())
                .isEqualTo("Player 2 takes 2");
        assertThat(client.at(
                                "attacks",
                                "{\"attackers\": [{\"object\": " + attacker + ", \"target\": {\"player\": 0}}]}")
                        .error())
                .isEqualTo("Grizzly Bears cannot attack you.");
        assertThat(client.at("attacks", attack).status()).isEqualTo(200);
        for (int i = 0; i < 5 && !client.kind().equals("BLOCK"); i++) client.at("pass", "{}");
        long blocker = client.decision().at("/combat/creatures/0/object").asLong();
        String block = "{\"blockers\": [{\"object\": " + blocker + ", \"target\": {\"object\": " + attacker + "}}]}";
        assertThat(client.at("combat-preview", block).json().get("dies").size()).isEqualTo(2);
        assertThat(client.at("blocks", block).status()).isEqualTo(200);
        for (int i = 0; i < 10 && client.view().get("battlefield").toString().contains("\"id\":" + attacker); i++)
            client.at("pass", "{}");
        assertThat(client.view().at("/players/0/graveyard").toString()).contains("Grizzly Bears");
        assertThat(client.view().at("/players/1/graveyard").toString()).contains("Grizzly Bears");
    }

    private static void passOn(Client client) {
        int turn = client.view().at("/turn/number").asInt();
        for (int i = 0; i < 40 && client.view().at("/turn/number").asInt() == turn; i++) {
            switch (client.kind()) {
                case "ATTACK" -> client.at("attacks", "{}");
                case "BLOCK" -> client.at("blocks", "{}");
                case "DISCARD" -> client.choose(0);
                default -> client.at("pass", "{}");
            }
        }
    }

    @Test
    void twoPeoplePlayByInvitationAndNobodyElseDoes() {
        var host = client().start(game(BURN, BEARS, "\"opponent\": \"invite\", \"name\": \"Ada\", \"first\": \"you\""));
        assertThat(host.view().get("status").asString()).isEqualTo("waiting");
        var invite =
                host.received.getFirst().replaceAll("(?s).*\"inviteUrl\":\"http://[^\"]*/#join=([^\"]*)\".*", "$1");
        var parts = invite.split("\\.");
        assertThat(parts[0]).isEqualTo(host.game());
        String join = "{\"invite\": \"" + parts[1] + "\", \"name\": \"<b>Bob</b>\"}";
        assertThat(client().post(host.path() + "/join", "{\"invite\": \"guess\"}")
                        .status())
                .isEqualTo(403);
        var guest = client().sit(client().post(host.path() + "/join", join));
        assertThat(client().post(host.path() + "/join", join).status()).isEqualTo(403);
        host.look();
        assertThat(host.view().at("/players/1/name").asString()).isEqualTo("<b>Bob</b>");
        assertThat(host.kind()).isEqualTo("MULLIGAN");
        assertThat(guest.isAsked()).isFalse();
        var foreign = guest.at(
                "choices", "{\"decision\": " + host.decision().get("id").asInt() + ", \"option\": 0}");
        assertThat(foreign.status()).isEqualTo(403);
        var nobody = client().post(host.path() + "/choices", "{\"decision\": 0, \"option\": 0}");
        assertThat(nobody.status()).isEqualTo(401);
        host.chooseKind("NO");
        guest.look();
        assertThat(guest.kind()).isEqualTo("MULLIGAN");
    }

    @Test
    void spectatorsSeeWhatLiesOpenAndNothingElse() {
        var client = client().start(game(BURN, BEARS, "\"opponent\": \"random\", \"seed\": 1"));
        var spectator = client().get(client.path()).json();
        assertThat(spectator.get("you").asInt()).isEqualTo(-1);
        assertThat(spectator.get("decision").isNull()).isTrue();
        for (var player : spectator.get("players")) {
            assertThat(player.get("hand").size()).isZero();
            assertThat(player.get("handCount").asInt()).isEqualTo(7);
        }
        assertThat(client().get(client.path() + "/record").status()).isEqualTo(422);
    }

    @Test
    void twoComputersPlayAndTheirGameCanBeReplayed() {
        var watched = client();
        var started = watched.post(
                "/api/games",
                game("Short Fuse", "Big Feet", "\"opponent\": \"random\", \"player\": \"random\", \"seed\": 9"));
        assertThat(started.status()).isEqualTo(201);
        watched.sit(started);
        assertThat(watched.isOver()).isTrue();
        var replay = watched.post(watched.path() + "/replay", "{}").json();
        int steps = replay.get("steps").asInt();
        var middle = watched.get("/api/replays/" + replay.get("id").asString() + "/steps/" + steps / 2)
                .json();
        assertThat(middle.at("/view/players/0/hand").size()
                        + middle.at("/view/players/1/hand").size())
                .isPositive();
        var end = watched.get("/api/replays/" + replay.get("id").asString() + "/steps/" + steps)
                .json();
        assertThat(end.at("/view/over/winner").asInt())
                .isEqualTo(watched.view().at("/over/winner").asInt());
        var record = watched.get(watched.path() + "/record").text();
        var pasted = watched.post("/api/replays", "{\"record\": \"" + record.replace("\n", "\\n") + "\"}");
        assertThat(pasted.status()).isEqualTo(201);
        assertThat(watched.post("/api/replays", "{\"record\": \"nonsense\"}").error())
                .startsWith("The record cannot be replayed: line 1");
    }

    @Test
    void whoConcedesLosesAndMayPlayAgainWithTheOtherFirst() {
        var client =
                client().start(game(BURN, BEARS, "\"opponent\": \"random\", \"first\": \"you\", \"name\": \"Ada\""));
        assertThat(client.at("concede", "{}").status()).isEqualTo(200);
        assertThat(client.view().at("/over/result").asString()).isEqualTo("lost");
        assertThat(client.view().at("/over/reason").asString()).isEqualTo("Ada conceded.");
        var again = client().sit(client.at("rematch", "{}"));
        assertThat(again.view().get("you").asInt()).isEqualTo(1);
        assertThat(again.view().at("/players/1/name").asString()).isEqualTo("Ada");
        var resumed = client().post(
                        "/api/games/resume",
                        "{\"games\": [{\"id\": \"" + again.game() + "\", \"token\": \"" + again.token()
                                + "\"}, {\"id\": \"0000000000000000\", \"token\": \"x\"}]}")
                .json();
        assertThat(resumed.get("games").size()).isEqualTo(1);
        assertThat(resumed.at("/games/0/yourMove").asBoolean()).isTrue();
    }

    @Test
    void everyGameStandsWhereItWasWhenTheServerStartsAgain() {
        var client = client().start(game("Short Fuse", "Big Feet", "\"opponent\": \"random\", \"seed\": 3"));
        var random = new Random(8);
        for (int i = 0; i < 40 && !client.isOver(); i++) client.chooseRandomly(random);
        var before = client.look();
        served.restart();
        var after = client().sit(client.game(), client.token()).view();
        assertThat(after.get("battlefield")).isEqualTo(before.get("battlefield"));
        assertThat(after.get("players")).isEqualTo(before.get("players"));
        assertThat(after.get("decision")).isEqualTo(before.get("decision"));
        assertThat(after.get("log")).isEqualTo(before.get("log"));
    }

    @Test
    void aPastedDeckIsCheckedWithItsLineAndItsNameIsOnlyText() {
        var bad = client().post("/api/decks/check", "{\"deck\": \"4 Lightning Bolt\\n56 Mountian\"}")
                .json();
        assertThat(bad.get("ok").asBoolean()).isFalse();
        assertThat(bad.at("/problems/0").asString()).contains("2:").contains("did you mean \"Mountain\"?");
        var small = client().post("/api/decks/check", "{\"deck\": \"4 Lightning Bolt\\n4 Mountain\"}")
                .json();
        assertThat(small.at("/problems/0").asString()).isEqualTo("A deck has 40 to 250 cards, this one has 8.");
        var markup = client().post(
                        "/api/games",
                        game("Name <script>alert(1)</script>\\n" + BURN, BEARS, "\"opponent\": \"random\""));
        assertThat(markup.json().toString()).contains("<script>alert(1)</script>");
        assertThat(markup.status()).isEqualTo(201);
    }

    @Test
    void aListOfOneLineIsAList() {
        assertThat(client().post("/api/games", game("60 Mountain", BEARS, "\"opponent\": \"random\""))
                        .status())
                .isEqualTo(201);
        assertThat(client().post("/api/games", game("Mountain", BEARS, "\"opponent\": \"random\""))
                        .error())
                .startsWith("There is no such deck");
    }

    /// While one computer thinks, its own table can be looked at and another one answers.
    @Test
    void aComputerThatSearchesKeepsNobodyWaiting() throws Exception {
        var searching = client().start(game(BURN, BEARS, "\"opponent\": \"search\", \"first\": \"you\", \"seed\": 1"));
        assertThat(searching.view().at("/seats/1/kind").asString()).isEqualTo("search");
        var other = client().start(game(BURN, BEARS, "\"opponent\": \"heuristic\", \"first\": \"you\""));
        var random = new Random(1);
        for (int i = 0; i < 30 && !searching.isOver(); i++) {
            assertThat(searching.isAsked()).as("it has moved before the answer").isTrue();
            var waiting = Thread.startVirtualThread(() -> searching.chooseRandomly(random));
            if (!other.isOver())
                assertThat(other.chooseRandomly(random).status()).isEqualTo(200);
            assertThat(client().get(searching.path() + "/log").status()).isEqualTo(200);
            waiting.join();
        }
        assertThat(searching.view().at("/turn/number").asInt()).isGreaterThan(2);
        served.restart();
        var again = client().sit(searching.game(), searching.token()).view();
        assertThat(again.get("players")).isEqualTo(searching.view().get("players"));
    }

    @Test
    void aTableWithoutAWishIsPlayedByTheHeuristic() {
        assertThat(client().post("/api/games", "{}").json().get("opponent").asString())
                .isEqualTo("heuristic");
        assertThat(client().post("/api/games", "{\"opponent\": \"cat\"}").error())
                .isEqualTo("There is no such opponent; choose heuristic, search, random, hotseat or invite.");
    }
}
