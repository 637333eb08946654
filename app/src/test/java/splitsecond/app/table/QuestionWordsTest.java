package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.json.JsonMapper;

/// Every question is worded from the clause that asks, and names the card.
class QuestionWordsTest {

    private static final String BOARD = """
            scenario: A board
            given:
              alice: {hand: [Asker, Shock, Opt], battlefield: [Forest, Grizzly Bears, Hill Giant, Ornithopter, Llanowar Elves, Elvish Mystic],
                graveyard: [Divination, Opt], library: [Shock, Forest, Opt, Island]}
              bob: {hand: [Shock, Opt], battlefield: [Grizzly Bears, Hill Giant], library: [Forest, Island]}
            """;

    @RegisterExtension
    final Served served = new Served();

    /// What is asked after the card with that text was cast, or played.
    private Client asked(String type, String text) {
        var client = set(type, text);
        long card = client.inHand("Asker");
        client.choose(client.option(
                option -> option.has("object") && option.get("object").asLong() == card));
        for (int i = 0; i < 4 && client.kind().equals("PRIORITY"); i++) client.at("pass", "{}");
        return client;
    }

    private Client set(String type, String text) {
        return set(BOARD, type, text);
    }

    private Client set(String board, String type, String text) {
        var asker = Map.of(
                "name", "Asker", "cost", type.equals("Land") ? "" : "{G}", "type", type, "text", text, "pt", "4/4");
        var cards = JsonMapper.shared().writeValueAsString(List.of(asker));
        var body = JsonMapper.shared().writeValueAsString(new TableSite.Position(board, cards, "hotseat"));
        var answer = served.client().post("/api/positions", body);
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        return served.client()
                .sit(new Client.Answer(200, answer.json().get("game").toString()));
    }

    private String question(String type, String text) {
        return prompt(asked(type, text));
    }

    private static String prompt(Client client) {
        return client.decision().get("prompt").asString();
    }

    private static String detail(Client client) {
        return client.decision().get("detail").asString();
    }

    @Test
    void toFindNothingIsSaidOfTheFirstCardAndToFindNothingMoreOfTheNext() {
        var one = asked(
                "Sorcery", "Search your library for an instant card, reveal it, put it into your hand, then shuffle.");
        assertThat(labels(one)).contains("Find nothing");
        var two = asked(
                "Sorcery",
                "Search your library for up to two basic land cards, reveal them, put them into your hand, then shuffle.");
        assertThat(labels(two)).contains("Find nothing");
        two.choose(two.option(option -> option.has("object")));
        assertThat(labels(two)).contains("Find nothing more");
    }

    @Test
    void aChoiceIsWordedFromTheClauseThatAsks() {
        assertThat(question(
                        "Sorcery",
                        "Draw a card, then put two cards from your hand on top of your library in any order."))
                .isEqualTo("Put two cards from your hand on top of your library in any order (Asker)");
        assertThat(question(
                        "Sorcery",
                        "Look at the top three cards of your library. Put one of them into your hand and the rest on the"
                                + " bottom of your library in any order."))
                .isEqualTo(
                        "Put one of them into your hand and the rest on the bottom of your library in any order (Asker)");
        assertThat(question("Sorcery", "Each player sacrifices a creature of their choice."))
                .isEqualTo("Sacrifice a creature (Asker)");
        assertThat(question("Sorcery", "Look at the top two cards of your library, then put them back in any order."))
                .isEqualTo("Which of these comes first, nearer the top? (Asker)");
        assertThat(question("Creature", "Hideaway 4")).isEqualTo("Hideaway: exile one of them face down (Asker)");
        assertThat(question("Sorcery", "Scry 1.")).isEqualTo("Scry 1 (Asker): where does Shock go?");
        assertThat(question(
                        "Creature", "You may have this creature enter as a copy of any creature on the battlefield."))
                .isEqualTo("Enter as a copy of any creature on the battlefield (Asker)");
    }

    /// CR 603.3b.
    @Test
    void abilitiesThatTriggerTogetherAreOfferedInTheirOwnWords() {
        var client = set(
                """
                scenario: A board
                given:
                  alice: {hand: [Ornithopter], battlefield: [Asker, Soul Warden]}
                  bob: {}
                """,
                "Enchantment",
                "Whenever a creature enters, you gain 1 life.\nWhenever a creature enters, each opponent loses 1 life.");
        long card = client.inHand("Ornithopter");
        client.choose(client.option(
                option -> option.has("object") && option.get("object").asLong() == card));
        for (int i = 0; i < 4 && client.kind().equals("PRIORITY"); i++) client.at("pass", "{}");
        assertThat(labels(client))
                .containsExactlyInAnyOrder(
                        "Asker: Whenever a creature enters, you gain 1 life. (Ornithopter)",
                        "Asker: Whenever a creature enters, each opponent loses 1 life. (Ornithopter)",
                        "Soul Warden: Whenever another creature enters, you gain 1 life. (Ornithopter)");
    }

    /// CR 107.4f: no card asks for what an attack costs, and neither answer is a mode with something to tell of.
    @Test
    void whoAttacksIsAskedWhatPaysForAPhyrexianSymbol() {
        var client = set(
                """
                scenario: A board
                given:
                  alice: {battlefield: [Grizzly Bears, Plains]}
                  bob: {battlefield: [Asker]}
                  turn: {step: beginning of combat}
                """,
                "Artifact",
                "Creatures can't attack you unless their controller pays {W/P} for each of those creatures.");
        for (int i = 0; i < 4 && client.kind().equals("PRIORITY"); i++) client.at("pass", "{}");
        client.choose(client.option(option -> option.has("player")));
        assertThat(prompt(client)).isEqualTo("Pay {W} or pay 2 life");
        assertThat(client.decision().get("options")).hasSize(2).allMatch(option -> !option.has("now"));
    }

    @Test
    void whoPaysWhileSomethingResolvesIsAskedWhatPaysForAPhyrexianSymbol() {
        var client = asked("Sorcery", "You may pay {G/P}. If you do, draw a card.");
        client.chooseKind("YES");
        assertThat(prompt(client)).isEqualTo("Pay {G} or pay 2 life (Asker)");
        client.choose(1);
        assertThat(client.view().get("players").get(0).get("life").asInt()).isEqualTo(18);
    }

    /// CR 406.3: exiled face down, a card is seen by whoever may play it and not by its owner.
    @Test
    void aCardExiledFaceDownIsSeenByWhoMayPlayIt() {
        var client = asked(
                "Creature",
                "When this creature enters, exile the top card of each opponent's library face down. You may look at"
                        + " and play those cards for as long as they remain exiled.");
        var exile = client.view().get("players").get(1).get("exile");
        assertThat(exile.get(0).get("faceDown").asBoolean()).isTrue();
        boolean alice = client.view().get("you").asInt() == 0;
        assertThat(exile.get(0).get("name").asString().equals("Forest")).isEqualTo(alice);
    }

    @Test
    void anOfferIsWordedFromTheClauseThatMakesIt() {
        assertThat(question("Sorcery", "You may shuffle. You may draw a card."))
                .isEqualTo("Shuffle your library? (Asker)");
        assertThat(question("Land", "As this land enters, you may pay 2 life. If you don't, it enters tapped."))
                .isEqualTo("Pay 2 life so that Asker enters untapped?");
    }

    @Test
    void aSearchTellsWhatIsLookedFor() {
        var client = asked(
                "Sorcery",
                "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.");
        assertThat(prompt(client)).isEqualTo("Search your library for a basic land card (Asker)");
        assertThat(detail(client)).endsWith("put it onto the battlefield tapped, then shuffle.");
    }

    @Test
    void whatIsPaidWithIsNamed() {
        assertThat(question("Sorcery", "As an additional cost to cast this spell, sacrifice a creature.\nDraw a card."))
                .isEqualTo("Sacrifice a creature (Asker)");
        var either = asked(
                "Sorcery",
                "As an additional cost to cast this spell, sacrifice a creature or discard a card.\nDraw a card.");
        assertThat(prompt(either)).isEqualTo("Sacrifice a creature or discard a card (Asker)");
        assertThat(labels(either)).containsExactly("Sacrifice a creature", "Discard a card");
        either.choose(0);
        assertThat(prompt(either)).isEqualTo("Sacrifice a creature (Asker)");
    }

    @Test
    void whatAKeywordAsksForIsSaidInItsWords() {
        assertThat(question("Sorcery", "Casualty 1\nDraw a card."))
                .isEqualTo("Casualty 1: sacrifice a creature with power 1 or greater? (Asker)");
        var casualty = asked("Sorcery", "Casualty 1\nDraw a card.");
        casualty.choose(casualty.option(option -> option.get("number").asInt() == 1));
        assertThat(prompt(casualty)).isEqualTo("Sacrifice a creature with power 1 or greater (Asker)");
        assertThat(question(
                        "Creature",
                        "Devour 2 (As this creature enters, you may sacrifice any number of creatures. It enters with"
                                + " twice that many +1/+1 counters on it.)"))
                .isEqualTo("Devour 2: sacrifice any number of creatures (Asker)");
        assertThat(question(
                        "Sorcery", "As an additional cost to cast this spell, you may sacrifice a creature.\nScry 1."))
                .isEqualTo("Sacrifice a creature? (Asker)");
    }

    @Test
    void whatAKeywordOffersIsSaidAsItsReminderSaysIt() {
        assertThat(question("Creature", "Riot (This creature enters with your choice of a +1/+1 counter or haste.)"))
                .isEqualTo("Riot: a +1/+1 counter instead of haste? (Asker)");
    }

    @Test
    void aCardThatWasDiscardedToCycleItIsStillNamed() {
        var client = set(
                "Creature",
                "Basic landcycling {G} ({G}, Discard this card: Search your library for a basic land card, reveal it, put"
                        + " it into your hand, then shuffle.)");
        client.choose(client.option(option -> option.get("label").asString().equals("Asker: basic landcycling {G}")));
        for (int i = 0; i < 4 && client.kind().equals("PRIORITY"); i++) client.at("pass", "{}");
        assertThat(prompt(client)).isEqualTo("Search your library for a basic land card (Asker)");
        assertThat(client.view().get("log").toString()).contains("activates").doesNotContain("something");
    }

    private static List<String> labels(Client client) {
        return client.decision()
                .get("options")
                .valueStream()
                .map(option -> option.get("label").asString())
                .toList();
    }

    @Test
    void ofTwoKickersEachIsAskedAboutByItself() {
        var client = asked("Sorcery", "Kicker {0} and/or {0}\nDraw a card.");
        assertThat(prompt(client)).isEqualTo("Pay kicker {0}? (Asker)");
        client.choose(0);
        assertThat(prompt(client)).isEqualTo("Pay kicker {0}? (Asker)");
    }

    @Test
    void whatDependsOnTheAnswerIsSaidBelowTheQuestion() {
        var unless = asked("Creature", "When this creature enters, sacrifice it unless you discard a card.");
        assertThat(prompt(unless)).isEqualTo("Discard a card? (Asker)");
        assertThat(detail(unless)).isEqualTo("Sacrifice it unless you discard a card.");
        var pays = asked("Sorcery", "You may pay 2 life. If you do, draw a card.");
        assertThat(prompt(pays)).isEqualTo("Pay 2 life? (Asker)");
        assertThat(detail(pays)).isEqualTo("You may pay 2 life. If you do, draw a card.");
        assertThat(detail(asked("Sorcery", "You may draw a card."))).isEmpty();
    }

    @Test
    void whoIsAskedIsSpokenToThroughoutTheClause() {
        assertThat(question(
                        "Sorcery",
                        "Each player chooses a creature or planeswalker they control, then sacrifices the rest."))
                .isEqualTo("Choose a creature or planeswalker you control, then sacrifice the rest (Asker)");
        var hand = asked(
                "Sorcery",
                "Look at target player's hand and choose up to two cards from it. That player discards those cards.");
        hand.choose(hand.option(option -> option.get("label").asString().equals("bob")));
        for (int i = 0; i < 4 && hand.kind().equals("PRIORITY"); i++) hand.at("pass", "{}");
        assertThat(prompt(hand))
                .isEqualTo("Choose up to two cards from bob's hand. That player discards those cards (Asker)");
    }

    @Test
    void whatIsChosenAsItEntersIsNamed() {
        assertThat(question(
                        "Creature",
                        "This creature enters with your choice of a deathtouch counter or a lifelink counter on it."))
                .isEqualTo("Choose a deathtouch counter or a lifelink counter (Asker)");
        assertThat(question(
                        "Creature",
                        "Tribute 2 (As this creature enters, an opponent of your choice may put two +1/+1 counters on it.)\n"
                                + "When this creature enters, if tribute wasn't paid, draw a card."))
                .isEqualTo("Tribute 2: put two +1/+1 counters on it? (Asker)");
    }

    @Test
    void whatIsGivenForAnOptionalCostIsSaid() {
        assertThat(question("Sorcery", "Bargain\nDraw a card.")).isEqualTo(PAID_WITH + "? (Asker)");
        assertThat(question("Sorcery", "Conspire\nDraw a card."))
                .isEqualTo("Conspire: tap two untapped creatures you control that share a color with it? (Asker)");
        assertThat(question("Sorcery", "Teamwork 3\nDraw a card."))
                .isEqualTo("Teamwork 3: tap untapped creatures you control with total power 3 or more? (Asker)");
        assertThat(question("Sorcery", "Kicker—Sacrifice a creature.\nDraw a card."))
                .isEqualTo("Kicker: sacrifice a creature? (Asker)");
        assertThat(question("Sorcery", "Buyback {0}\nDraw a card.")).isEqualTo("Pay buyback {0}? (Asker)");
    }

    private static final String PAID_WITH = "Bargain: sacrifice an artifact, enchantment, or token";

    @Test
    void whatIsChosenForAKeywordActionIsSaid() {
        assertThat(question("Sorcery", "The Ring tempts you.")).isEqualTo("Choose your Ring-bearer (Asker)");
        assertThat(question("Sorcery", "Bolster 1."))
                .isEqualTo("Bolster 1: choose one of the creatures with the least toughness (Asker)");
        assertThat(question("Creature", "Exploit")).isEqualTo("Exploit: sacrifice a creature (Asker)");
        assertThat(question("Creature", "When this creature enters, it explores."))
                .isEqualTo("Asker explores: where does Shock go?");
        var pair = asked(
                "Creature",
                "Soulbond (You may pair this creature with another unpaired creature when either enters. They remain paired for as long as you control both of them.)");
        assertThat(prompt(pair)).isEqualTo("Pair Asker with another creature?");
        pair.choose(0);
        assertThat(prompt(pair)).isEqualTo("Soulbond: pair Asker with another unpaired creature");
    }

    @Test
    void soulbondNamesWhoIsPairedAlsoWithoutAReminder() {
        String board = """
                scenario: A board
                given:
                  alice: {hand: [Asker, Grizzly Bears], battlefield: [3 Forest, Hill Giant]}
                  bob: {battlefield: [Ornithopter]}
                """;
        var entering = set(board, "Creature", "Soulbond");
        cast(entering, "Asker");
        assertThat(prompt(entering)).isEqualTo("Pair Asker with Hill Giant?");
        var another =
                set(board.replace("hand: [Asker, ", "hand: [").replace("Hill Giant", "Asker"), "Creature", "Soulbond");
        cast(another, "Grizzly Bears");
        assertThat(prompt(another)).isEqualTo("Pair Asker with Grizzly Bears?");
    }

    @Test
    void whatIsOfferedAsACreatureEntersIsSaidAlsoWithoutAReminder() {
        assertThat(question("Creature", "Riot"))
                .isEqualTo("Riot: have Asker enter with a +1/+1 counter instead of haste?");
        assertThat(question("Creature", "Unleash"))
                .isEqualTo("Unleash: have Asker enter with a +1/+1 counter, so that it can't block?");
        assertThat(question("Creature", "Tribute 2"))
                .isEqualTo("Pay tribute 2: have Asker enter with that many +1/+1 counters?");
        var given = set("""
                scenario: A board
                given:
                  alice: {hand: [Grizzly Bears], battlefield: [3 Forest, Asker]}
                  bob: {battlefield: [Ornithopter]}
                """, "Enchantment", "Creatures you control have riot.");
        cast(given, "Grizzly Bears");
        assertThat(prompt(given)).isEqualTo("Riot: have Grizzly Bears enter with a +1/+1 counter instead of haste?");
    }

    @Test
    void oneOfTwoPlacesIsAskedForInWords() {
        var client = set(
                """
                scenario: A board
                given:
                  alice: {hand: [Asker], battlefield: [3 Forest], library: [Forest, Hill Giant, Island]}
                  bob: {battlefield: [Ornithopter]}
                """,
                "Sorcery",
                "Exile cards from the top of your library until you exile a nonland permanent card. Put that card onto"
                        + " the battlefield or into your hand.");
        cast(client, "Asker");
        assertThat(prompt(client)).isEqualTo("Put it onto the battlefield rather than into your hand? (Asker)");
    }

    @Test
    void whatAnEquipmentGivesIsSaidInItsWords() {
        var client = set(
                """
                scenario: A board
                given:
                  alice: {battlefield: [Grizzly Bears, {Asker: {attached to: Grizzly Bears}}]}
                  bob: {battlefield: [Ornithopter]}
                """,
                "Artifact — Equipment",
                "Equipped creature has \"Whenever this creature attacks, you may sacrifice Asker. When you do, this"
                        + " creature deals 1 damage to any target.\"\nEquip {1}");
        for (int i = 0; i < 4 && client.kind().equals("PRIORITY"); i++) client.at("pass", "{}");
        client.choose(client.option(option -> option.has("player")));
        for (int i = 0; i < 4 && client.kind().equals("PRIORITY"); i++) client.at("pass", "{}");
        assertThat(prompt(client)).isEqualTo("Sacrifice Asker? (Grizzly Bears)");
    }

    @Test
    void whatIsOnesOwnIsSaidSo() {
        assertThat(question("Sorcery", "Each player may discard their hand and draw two cards."))
                .isEqualTo("Discard your hand and draw two cards? (Asker)");
        assertThat(question("Sorcery", "Each player may put a land card from their hand onto the battlefield."))
                .doesNotContain("their hand");
        assertThat(detail(asked("Sorcery", "Destroy target non-Elf creature."))).isEqualTo("target non-Elf creature");
    }

    /// CR 702.39: the reminder is on another card.
    @Test
    void provokeIsSaidOfWhoeverHasIt() {
        var client = set("""
                scenario: A board
                given:
                  alice: {battlefield: [Grizzly Bears, Asker]}
                  bob: {battlefield: [Hill Giant]}
                when:
                  - alice attacks: [Grizzly Bears]
                """, "Enchantment", "Creatures you control have provoke.");
        for (int i = 0; i < 4 && !client.kind().equals("MAY"); i++)
            if (client.kind().equals("PRIORITY")) client.at("pass", "{}");
            else client.choose(0);
        assertThat(prompt(client)).isEqualTo("Provoke: have its target untap and block Grizzly Bears if able?");
    }

    /// One meaning may have several wordings: that of lands that become creatures is not said of an enchantment.
    @Test
    void ofSeveralWordingsTheCardsOwnIsAsked() {
        String board = """
                scenario: A board
                given:
                  alice: {hand: [Ornithopter], battlefield: [Asker]}
                  bob: {}
                """;
        String text = "Whenever you cast a creature spell, you may have this enchantment become a 3/3 Sphinx creature"
                + " with flying in addition to its other types until end of turn.";
        var client = set(board, "Enchantment", text);
        cast(client, "Ornithopter");
        assertThat(prompt(client))
                .isEqualTo(
                        "Have this enchantment become a 3/3 Sphinx creature with flying in addition to its other types until"
                                + " end of turn? (Asker)");
    }

    private static void cast(Client client, String name) {
        long card = client.inHand(name);
        client.choose(client.option(
                option -> option.has("object") && option.get("object").asLong() == card));
        for (int i = 0; i < 4 && client.kind().equals("PRIORITY"); i++) client.at("pass", "{}");
    }

    @Test
    void whatIsKeptAndWhichTypeIsChosenIsSaid() {
        assertThat(
                        question(
                                "Sorcery",
                                "Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way."))
                .isEqualTo("Choose a creature to keep (Asker)");
        assertThat(question("Sorcery", "Target land becomes the basic land type of your choice until end of turn."))
                .isEqualTo("Choose a basic land type (Asker)");
    }

    @Test
    void annihilatorSaysHowManyPermanents() {
        var client = set("""
                scenario: A board
                given:
                  alice: {battlefield: [Asker]}
                  bob: {battlefield: [2 Forest, Hill Giant]}
                when:
                  - alice attacks: [Asker]
                """, "Creature", "Annihilator 2");
        for (int i = 0; i < 4 && client.kind().equals("PRIORITY"); i++) client.at("pass", "{}");
        assertThat(prompt(client)).isEqualTo("Annihilator: sacrifice two permanents (Asker)");
    }

    @Test
    void whatAnAuraEnchantsAsItEntersIsAsked() {
        var client = set("""
                scenario: A board
                given:
                  alice: {hand: [Asker], battlefield: [Forest, Grizzly Bears], graveyard: [Pacifism]}
                  bob: {battlefield: [Hill Giant]}
                """, "Sorcery", "Return target enchantment card from your graveyard to the battlefield.");
        long card = client.inHand("Asker");
        client.choose(client.option(
                option -> option.has("object") && option.get("object").asLong() == card));
        for (int i = 0; i < 4 && client.kind().equals("PRIORITY"); i++) client.at("pass", "{}");
        assertThat(prompt(client)).isEqualTo("What does Pacifism enchant?");
    }

    @Test
    void whatStandsBeforeADeedIsLeftOut() {
        var exile = asked("Sorcery", "Target player exiles a card from their graveyard.");
        exile.choose(exile.option(option -> option.get("label").asString().equals("alice")));
        for (int i = 0; i < 4 && exile.kind().equals("PRIORITY"); i++) exile.at("pass", "{}");
        assertThat(prompt(exile)).isEqualTo("Exile a card in your graveyard (Asker)");
        assertThat(question("Creature", "As this creature enters, choose a player.\nFlying"))
                .isEqualTo("Choose a player (Asker)");
        assertThat(
                        question(
                                "Sorcery",
                                "The next time a source of your choice would deal damage to you this turn, prevent that damage."))
                .isEqualTo(
                        "Choose a source: the next time it would deal damage to you this turn, prevent that damage (Asker)");
        assertThat(question("Sorcery", "Starting with you, each player votes for death or taxes. Draw a card."))
                .isEqualTo("Vote for death or taxes (Asker)");
    }

    @Test
    void targetsAreCounted() {
        var client = asked("Sorcery", "Destroy up to three target creatures.");
        assertThat(prompt(client)).isEqualTo("Choose target 1 of up to 3 for Asker");
        assertThat(detail(client)).isEqualTo("target creature");
        client.choose(client.option(option -> option.get("kind").asString().equals("ENTITY")));
        assertThat(prompt(client)).isEqualTo("Choose target 2 of up to 3 for Asker");
        assertThat(detail(asked("Sorcery", "Return target card from your graveyard to your hand. Draw a card.")))
                .isEqualTo("target card in your graveyard");
    }
}
