package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What is asked while something resolves: cards that are looked at lie together, and whole answers are given at once.
class QuestionsPageTest extends TableTest {

    private static final String CARDS = """
            [{"name": "Long Look", "cost": "U", "type": "Instant", "text": "Scry 3."},
             {"name": "Dark Look", "cost": "U", "type": "Instant", "text": "Surveil 3."},
             {"name": "Second Order", "cost": "U", "type": "Sorcery",
              "text": "Look at the top three cards of your library, then put them back in any order. You may shuffle."},
             {"name": "Two Heaps", "cost": "U", "type": "Instant",
              "text": "Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard."},
             {"name": "Wild Call", "cost": "U", "type": "Sorcery",
              "text": "Look at the top four cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order."},
             {"name": "Confession", "cost": "U", "type": "Sorcery",
              "text": "Target player reveals their hand. You choose a noncreature, nonland card from it. That player discards that card."},
             {"name": "Tidy Command", "cost": "U", "type": "Instant",
              "text": "Choose two —\\n• Return target permanent to its owner's hand.\\n• Tap all creatures your opponents control.\\n• Draw a card.\\n• Tidy Command deals 3 damage to target player."},
             {"name": "Twofold Grove", "cost": "U", "type": "Enchantment",
              "text": "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead."},
             {"name": "Kind Grove", "cost": "U", "type": "Enchantment",
              "text": "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead."},
             {"name": "Sprout", "cost": "U", "type": "Instant", "text": "Put a +1/+1 counter on target creature you control."},
             {"name": "Grim Trade", "cost": "U", "type": "Instant", "text": "As an additional cost to cast this spell, sacrifice a creature.\\nDraw two cards."},
             {"name": "Old Queen", "cost": "U", "type": "Legendary Creature — Elf", "text": "", "pt": "1/1"},
             {"name": "Prism Shield", "cost": "U", "type": "Instant", "text": "Target creature gains protection from the color of your choice until end of turn."},
             {"name": "Clan Banner", "cost": "U", "type": "Artifact", "text": "As Clan Banner enters, choose a creature type.\\nCreatures you control of the chosen type get +1/+1."},
             {"name": "Loud Gift", "cost": "U", "type": "Sorcery", "text": "Target player discards two cards."}]
            """;

    private static final String LIBRARY = "library: [Opt, Shock, Grizzly Bears, Divination, Hill Giant, 10 Island]";
    private static final String BOB =
            "  bob: {battlefield: [Grizzly Bears], hand: [Shock, Opt, Hill Giant], library: [10 Island]}\n";

    /// Alice has the cards in her hand, and mana for them.
    private void set(String hand, String battlefield) {
        table.set(
                "  alice: {hand: [" + hand + "], battlefield: [4 Island" + battlefield + "], " + LIBRARY + "}\n" + BOB,
                CARDS);
    }

    @Test
    void cardsOfAScryLieTogetherAndGoWhereTheyAreClicked() {
        set("Long Look, Opt", "");
        table.play("Long Look");
        assertThat(table.sheet()).containsText("Scry 3 (Long Look)");
        assertThat(table.stack().first()).containsText("Resolving");
        assertThat(names(lane("Top of the library"))).isEqualTo(List.of("Opt", "Shock", "Grizzly Bears"));
        laid("Shock").click();
        laid("Opt").click();
        assertThat(names(lane("Bottom of the library"))).isEqualTo(List.of("Shock", "Opt"));
        table.page().getByLabel("Opt earlier").click();
        assertThat(names(lane("Bottom of the library"))).isEqualTo(List.of("Opt", "Shock"));
        shoot("scry");
        table.press(table.main());
        assertThat(table.sheet()).hasCount(0);
        table.play("Opt");
        assertThat(table.sheet()).containsText("Scry 1 (Opt): where does Grizzly Bears go?");
        table.press(table.option("Top of the library"));
        assertThat(table.inHand("Grizzly Bears")).hasCount(1);
    }

    @Test
    void onAPhoneTheCardsOfASurveilAndTheirButtonsAreAtTheThumb() {
        table.page().setViewportSize(390, 844);
        set("Dark Look", "");
        table.play("Dark Look");
        assertThat(table.sheet()).containsText("Surveil 3 (Dark Look)");
        laid("Grizzly Bears").click();
        assertThat(names(lane("Graveyard"))).isEqualTo(List.of("Grizzly Bears"));
        for (var card : List.of("Opt", "Shock", "Grizzly Bears"))
            assertThat(laid(card)).isInViewport();
        assertThat(table.main()).isInViewport();
        assertThat(table.overflows()).isFalse();
        table.screenshot("surveil-phone");
        assertThat(Axe.findings(table.page())).isEmpty();
        table.press(table.main());
        assertThat(table.page().getByTitle("Graveyard of alice")).containsText("2");
    }

    @Test
    void cardsOfASurveilGoToTheGraveyardAndAreDragged() {
        set("Dark Look", "");
        table.play("Dark Look");
        assertThat(table.sheet()).containsText("Surveil 3 (Dark Look)");
        laid("Grizzly Bears").dragTo(lane("Graveyard").locator(".laid"));
        assertThat(names(lane("Graveyard"))).isEqualTo(List.of("Grizzly Bears"));
        shoot("surveil");
        table.press(table.main());
        assertThat(table.page().getByTitle("Graveyard of alice")).containsText("2");
    }

    @Test
    void cardsArePutBackInAnyOrderAtOnceAndMayBeShuffled() {
        set("Second Order, Opt", "");
        table.play("Second Order");
        table.page().getByLabel("Grizzly Bears earlier").click();
        table.page().getByLabel("Grizzly Bears earlier").click();
        assertThat(names(lane("From the top down"))).isEqualTo(List.of("Grizzly Bears", "Opt", "Shock"));
        shoot("order");
        table.press(table.main());
        assertThat(table.sheet()).containsText("Shuffle your library? (Second Order)");
        table.press(table.option("No"));
        table.play("Opt");
        assertThat(table.sheet()).containsText("Scry 1 (Opt): where does Grizzly Bears go?");
    }

    @Test
    void pilesAreMadeAndChosenAsCards() {
        set("Two Heaps", "");
        table.play("Two Heaps");
        assertThat(table.sheet()).containsText("Separate them into two piles for Two Heaps");
        laid("Divination").click();
        laid("Hill Giant").click();
        assertThat(names(lane("Pile 1"))).isEqualTo(List.of("Divination", "Hill Giant"));
        shoot("piles-made");
        table.press(table.main());
        assertThat(table.sheet()).containsText("Choose a pile for Two Heaps");
        assertThat(names(lane("Pile 2"))).isEqualTo(List.of("Opt", "Shock", "Grizzly Bears"));
        shoot("piles");
        table.press(table.option("Choose pile 2"));
        assertThat(table.inHand("Shock")).hasCount(1);
        assertThat(table.inHand("Divination")).hasCount(0);
    }

    @Test
    void allCardsThatAreLookedAtAreShownAlsoThoseThatCannotBeChosen() {
        set("Wild Call, Confession", "");
        table.play("Wild Call");
        assertThat(table.sheet().locator(".card")).hasCount(4);
        assertThat(table.sheet().locator(".card.legal")).hasCount(1);
        assertThat(table.main()).isDisabled();
        shoot("looked-at");
        table.press(table.sheet().locator(".card.legal"));
        assertThat(table.inHand("Grizzly Bears")).hasCount(1);

        table.play("Confession");
        table.press(table.them());
        // Who has set the board sees both hands where they lie.
        assertThat(table.page().locator(".hand.theirs .card")).hasCount(3);
        assertThat(table.page().locator(".hand.theirs .card.legal")).hasCount(2);
        table.press(table.page().locator(".hand.theirs .card[data-name=Shock]"));
        assertThat(table.log()).containsText("discards Shock");
    }

    @Test
    void modesAreTickedInAnyOrderAndTellWhatTheyWouldDo() {
        set("Tidy Command", "");
        table.play("Tidy Command");
        assertThat(table.sheet()).containsText("Choose two —");
        assertThat(table.main()).isDisabled();
        assertThat(table.option("Return target")).containsText("could be aimed at");
        assertThat(table.option("deals 3 damage")).containsText("bob");
        assertThat(table.option("Draw a card")).containsText("now: alice draws a card");
        assertThat(table.option("Tap all creatures")).containsText("now: Grizzly Bears is tapped");
        table.option("deals 3 damage").click();
        table.option("Draw a card").click();
        assertThat(table.option("Return target")).isDisabled();
        assertThat(table.main()).hasText("Choose 2 modes");
        shoot("modes-ticked");
        table.press(table.main());
        assertThat(table.bar()).containsText("Choose target for Tidy Command");
        table.press(table.them());
        assertThat(table.lifeOf("bob")).hasText("17");
        assertThat(table.page().locator(".hand.mine .card")).hasCount(1);
    }

    @Test
    void whichReplacementEffectAppliesFirstIsAsked() {
        set("Sprout", ", Twofold Grove, Kind Grove, Grizzly Bears");
        table.play("Sprout");
        assertThat(table.bar()).containsText("Which effect applies first");
        shoot("replacement");
        var first = table.page().locator(".card.legal[data-name='Kind Grove']");
        table.press(first.count() > 0 ? first : table.option("Kind Grove"));
        assertThat(table.page().locator(".half.mine .card[data-name='Grizzly Bears'] .pt"))
                .containsText("6/6");
    }

    /// CR 603.3b: those of one card are told apart by what they say, and what says the same is not asked about.
    @Test
    void abilitiesOfOneCardThatTriggerTogetherAreToldApart() {
        table.set("  alice: {hand: [Ornithopter], battlefield: [Two Bells, Soul Warden]}\n  bob: {}\n", """
                [{"name": "Two Bells", "cost": "W", "type": "Enchantment",
                  "text": "Whenever a creature enters, you gain 1 life.\\nWhenever a creature enters, each opponent loses 1 life."}]
                """);
        table.play("Ornithopter");
        assertThat(table.bar()).containsText("Which ability goes on the stack first?");
        table.press(table.page().locator(".half.mine .card[data-name='Two Bells']"));
        var menu = table.page().locator(".menu .option");
        assertThat(menu).hasCount(2);
        assertThat(menu.first()).hasText("Two Bells: Whenever a creature enters, you gain 1 life. (Ornithopter)");
        assertThat(menu.last()).containsText("each opponent loses 1 life. (Ornithopter)");
        shoot("triggers-of-one");
        table.press(menu.last());
        assertThat(table.stack().first()).containsText("Two Bells");
    }

    @Test
    void anAbilityThatHasTriggeredTwiceNeedsNoMenu() {
        table.set(
                "  alice: {hand: [Raise the Alarm], battlefield: [2 Plains, Soul Warden, \"Soul's Attendant\"]}\n  bob: {}\n",
                """
                [{"name": "Raise the Alarm", "cost": "1W", "type": "Instant", "text": "Create two 1/1 white Soldier creature tokens."}]
                """);
        table.play("Raise the Alarm");
        assertThat(table.bar()).containsText("Which ability goes on the stack first?");
        table.press(table.page().locator(".half.mine .card[data-name='Soul Warden']"));
        assertThat(table.page().locator(".menu")).hasCount(0);
        assertThat(table.stack()).hasCount(1);
    }

    /// CR 616.1: who is affected chooses.
    @Test
    void whatHappensToAPlayerIsNamedWhereReplacementEffectsCompete() {
        table.set(
                "  alice: {hand: [Lightning Bolt], battlefield: [Mountain]}\n  bob: {battlefield: [Loud Forge, Soft Ward]}\n",
                """
                [{"name": "Loud Forge", "cost": "1RRR", "type": "Enchantment",
                  "text": "If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead."},
                 {"name": "Soft Ward", "cost": "4RWW", "type": "Enchantment",
                  "text": "If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up."}]
                """);
        table.play("Lightning Bolt");
        table.press(table.them());
        assertThat(table.bar()).containsText("Which effect applies first to you? (Lightning Bolt)");
        shoot("replacement-player");
        table.press(table.page().locator(".card.legal[data-name='Soft Ward']"));
        assertThat(table.lifeOf("bob")).hasText("18");
    }

    @Test
    void costsLegendsColorsWordsAndDiscardsAreAskedForByName() {
        set(
                "Grim Trade, Prism Shield, Old Queen, Clan Banner, Loud Gift",
                ", Grizzly Bears, Hill Giant, Old Queen, 3 Island");
        table.play("Grim Trade");
        assertThat(table.bar()).containsText("Sacrifice a creature (Grim Trade)");
        table.press(mine("Hill Giant"));
        assertThat(mine("Hill Giant")).hasCount(0);

        table.play("Old Queen");
        assertThat(table.bar()).containsText("Keep one Old Queen");
        table.press(mine("Old Queen").first());
        assertThat(mine("Old Queen")).hasCount(1);

        table.play("Prism Shield");
        table.press(mine("Grizzly Bears"));
        assertThat(table.sheet()).containsText("Choose a color for Prism Shield");
        assertThat(table.sheet().locator(".option .mana")).hasCount(5);
        shoot("color");
        table.press(table.option("red"));

        table.play("Clan Banner");
        assertThat(table.sheet()).containsText("Choose a creature type (Clan Banner)");
        table.sheet().getByLabel("Find").fill("bea");
        shoot("word");
        var bear = new Locator.LocatorOptions().setHasText(Pattern.compile("^\\s*Bear\\s*$"));
        table.press(table.sheet().locator(".option", bear));
        assertThat(mine("Grizzly Bears").locator(".pt")).containsText("3/3");

        table.play("Loud Gift");
        table.press(table.them());
        assertThat(table.bar()).containsText("Discard a card");
        table.press(table.inHand("Opt"));
        table.press(table.inHand("Shock"));
        assertThat(table.log()).containsText("discards Shock");
    }

    private Locator lane(String title) {
        return table.sheet().getByLabel(title, new Locator.GetByLabelOptions().setExact(true));
    }

    private Locator laid(String name) {
        return table.sheet().locator(".placed .card[data-name=\"" + name + "\"]");
    }

    private static List<?> names(Locator lane) {
        return (List<?>) lane.locator(".card").evaluateAll("cards => cards.map(card => card.dataset.name)");
    }

    private Locator mine(String name) {
        return table.page().locator(".half.mine .card[data-name=\"" + name + "\"]");
    }

    /// By night and by day.
    private void shoot(String name) {
        for (var colors : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            table.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colors));
            table.screenshot(name + "-" + colors.name().toLowerCase(Locale.ROOT));
        }
    }
}
