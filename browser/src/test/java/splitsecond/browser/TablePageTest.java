package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What the table must show at least: target picker, stack panel, refusals in their exact words, undo, combat.
class TablePageTest extends TableTest {

    private static final String SWORDS = "24 Plains\n18 Ornithopter\n18 Swords to Plowshares\n";
    private static final String GUT_SHOTS = "24 Mountain\n36 Gut Shot\n";
    private static final Pattern LEGAL = Pattern.compile("\\blegal\\b");
    private static final Pattern DIM = Pattern.compile("\\bdim\\b");
    private static final Pattern TAPPED = Pattern.compile("\\btapped\\b");

    @Test
    void legalTargetsAreHighlightedOthersDimmedAndEscapeCancelsWithoutTrace() {
        ornithoptersOnTheTable();
        int cards = table.inHand("Swords to Plowshares").count();
        table.press(table.inHand("Swords to Plowshares").first());

        assertThat(table.bar()).containsText("Choose target for Swords to Plowshares");
        assertThat(table.bar()).containsText("target creature");
        assertThat(table.onBattlefield("Ornithopter").first()).hasClass(LEGAL);
        assertThat(table.onBattlefield("Ornithopter").last()).hasClass(LEGAL);
        assertThat(table.onBattlefield("Plains")).hasClass(DIM);
        assertThat(table.stack().first()).containsText("Being cast");
        assertThat(table.stack().first()).not().containsText("Next to resolve");
        table.screenshot("targets");

        table.key("Escape");
        assertThat(table.bar()).not().containsText("Choose target");
        assertThat(table.stack()).hasCount(0);
        assertThat(table.inHand("Swords to Plowshares")).hasCount(cards);
        assertThat(table.onBattlefield("Plains")).not().hasClass(TAPPED);
    }

    @Test
    void theStackIsShownTopFirstAndHiddenWhenEmpty() {
        ornithoptersOnTheTable();
        assertThat(table.stack()).hasCount(0);
        table.key("a");
        table.press(table.inHand("Swords to Plowshares").first());
        table.press(table.onBattlefield("Ornithopter").first());

        assertThat(table.stack()).hasCount(1);
        assertThat(table.stack().first()).containsText("Swords to Plowshares");
        assertThat(table.stack().first()).containsText("Ada");
        assertThat(table.stack().first()).containsText("→ Ornithopter");
        assertThat(table.stack().first()).containsText("Next to resolve");
        assertThat(table.stack().first().locator(".paid")).containsText("{W} from Plains");
        assertThat(table.main()).hasText("Resolve Swords to Plowshares");
        table.stack().first().hover();
        assertThat(table.page().locator(".arrows .target")).hasCount(1);
        table.screenshot("stack");

        for (int pass = 0; pass < 2; pass++) table.press(table.main());
        assertThat(table.stack()).hasCount(0);
        assertThat(table.onBattlefield("Ornithopter")).hasCount(1);
    }

    @Test
    void theLastSpellCastLiesOnTop() {
        table.dealHotseat(GUT_SHOTS, "Mountain", "Gut Shot", "Gut Shot");
        table.keepHands();
        table.key("a");
        // Without a land life is all there is to pay with, and nobody is asked.
        table.press(table.inHand("Gut Shot").first());
        table.press(table.page().locator(".player.theirs .face"));
        table.press(table.inHand("Gut Shot").first());
        table.press(table.page().locator(".player.mine .face"));

        assertThat(table.stack()).hasCount(2);
        assertThat(table.stack().first()).containsText("Next to resolve");
        assertThat(table.stack().first()).containsText("→ Ada");
        assertThat(table.stack().last()).containsText("→ Player 2");
        for (int pass = 0; pass < 2; pass++) table.press(table.main());
        assertThat(table.stack()).hasCount(1);
        assertThat(table.stack().first()).containsText("→ Player 2");
    }

    @Test
    void undoGivesBackTheCardAndTheMana() {
        ornithoptersOnTheTable();
        int cards = table.inHand("Swords to Plowshares").count();
        table.key("a");
        table.press(table.inHand("Swords to Plowshares").first());
        table.press(table.onBattlefield("Ornithopter").first());
        assertThat(table.onBattlefield("Plains")).hasClass(TAPPED);

        table.press(table.button("Take back"));
        assertThat(table.stack()).hasCount(0);
        assertThat(table.inHand("Swords to Plowshares")).hasCount(cards);
        assertThat(table.onBattlefield("Plains")).not().hasClass(TAPPED);
    }

    @Test
    void takingBackSaysWhyItIsNotPossible() {
        table.dealHotseat(SWORDS, "Plains");
        assertThat(table.button("Take back")).hasAttribute("aria-disabled", "true");
        table.key("z");
        assertThat(table.toast().locator("p")).hasText("Cannot take back: You have not decided anything yet.");
    }

    @Test
    void aSpellAtTheWrongTimeIsRefusedInTheExactWords() {
        table.dealHotseat(DIVINATION, "Divination", "Island");
        table.key("f");
        table.keepHands();
        assertThat(table.page().locator(".step.now")).containsText("Upkeep");
        table.press(table.inHand("Divination").first());

        assertThat(table.toast().locator("p"))
                .hasText("Cannot cast Divination: Sorcery-speed spells require a main phase.");
        assertThat(table.toast().locator(".checks .fails")).not().hasCount(0);
        assertThat(table.toast().locator(".checks .holds")).not().hasCount(0);
        table.screenshot("why-not");

        table.inHand("Divination").last().hover();
        assertThat(table.page().locator(".verdict p"))
                .hasText("Cannot cast Divination: Sorcery-speed spells require a main phase.");
    }

    /// What of the table lies under a refusal.
    private static final String UNDER = """
            () => {
              const over = document.querySelector('.toast').getBoundingClientRect();
              return [...document.querySelectorAll('.half .card, .hand.mine .card, .bar, .player .face')].filter(one => {
                const box = one.getBoundingClientRect();
                return box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
              }).map(one => one.dataset.name ?? one.className);
            }""";

    @Test
    void aRefusalLiesBesideTheBoardAndGoesByItself() {
        var creatures = "6 Forest, Grizzly Bears, Hill Giant, Serra Angel, Ornithopter";
        table.set(
                "  alice: {hand: [Shivan Dragon, 4 Opt], battlefield: [" + creatures + "]}\n  bob: {battlefield: ["
                        + creatures + "]}\n",
                "[]");
        table.page().clock().install();
        table.inHand("Shivan Dragon").click();
        assertThat(table.toast().locator("p")).containsText("Cannot cast Shivan Dragon");
        assertThat((List<?>) table.page().evaluate(UNDER)).isEmpty();
        table.screenshot("refusal");
        table.page().clock().runFor(2_000);
        assertThat(table.toast().locator("p")).isVisible();
        table.page().clock().runFor(12_000);
        assertThat(table.toast().locator("p")).hasCount(0);
    }

    @Test
    void aSpellThatIsBeingCastIsNotNextToResolveAlsoAboveAnother() {
        table.set(
                "  alice: {hand: [Shock, Giant Growth], battlefield: [Mountain, Forest, Grizzly Bears]}\n"
                        + "  bob: {battlefield: [Hill Giant]}\n",
                "[]");
        table.key("f");
        table.play("Shock");
        table.press(table.onBattlefield("Hill Giant"));
        assertThat(table.stack().first()).containsText("Next to resolve");
        table.play("Giant Growth");
        assertThat(table.stack()).hasCount(2);
        assertThat(table.stack().first()).containsText("Giant Growth");
        assertThat(table.stack().first().locator(".next")).hasText("Being cast");
        assertThat(table.page().locator(".stack .next")).hasCount(1);
        table.screenshot("being-cast");
        table.press(table.onBattlefield("Grizzly Bears"));
        assertThat(table.stack().first().locator(".next")).hasText("Next to resolve");
    }

    @Test
    void aCardInExileThatLiesFaceDownIsABackAndNoCreature() {
        table.set(
                "  alice: {battlefield: [Forest]}\n"
                        + "  bob: {exile: [Opt, {Hill Giant: {face down: true}}], battlefield: [{Hill Giant: {face down: true}}]}\n",
                "");
        table.page().getByTitle("Exile of bob").click();
        var pile = table.page().getByRole(AriaRole.DIALOG);
        assertThat(pile.getByLabel("Face-down card", new Locator.GetByLabelOptions().setExact(true)))
                .isVisible();
        assertThat(pile.locator(".card.back")).hasText("face down");
        assertThat(pile.locator(".pt")).hasCount(0);
        assertThat(pile.getByLabel("Opt, costs blue, Instant")).isVisible();
        table.screenshot("face-down-in-exile");
        table.key("Escape");
        assertThat(table.onBattlefield("face-down card").locator(".pt")).hasText("2/2");
    }

    @Test
    void whatACreatureHasGainedOrLostIsSeenOnIt() {
        table.set(
                "  alice: {hand: [Lift, Prism, Hush], battlefield: [3 Island, Grizzly Bears]}\n"
                        + "  bob: {battlefield: [Serra Angel]}\n",
                """
                [{"name": "Lift", "cost": "U", "type": "Instant", "text": "Target creature gains flying until end of turn."},
                 {"name": "Prism", "cost": "U", "type": "Instant", "text": "Target creature gains protection from red until end of turn."},
                 {"name": "Hush", "cost": "U", "type": "Instant", "text": "Target creature loses all abilities until end of turn."}]
                """);
        var bears = table.onBattlefield("Grizzly Bears");
        assertThat(bears.locator(".gained")).hasCount(0);
        for (var card : List.of("Lift", "Prism")) {
            table.play(card);
            table.press(bears);
        }
        assertThat(bears.locator(".gained")).hasText("flying, protection from red");
        assertThat(bears.getByRole(AriaRole.BUTTON)).hasAccessibleName(Pattern.compile("flying, protection from red"));
        table.play("Hush");
        table.press(table.onBattlefield("Serra Angel"));
        assertThat(table.onBattlefield("Serra Angel").locator(".gained")).hasText("no flying, no vigilance");
        var text = table.onBattlefield("Serra Angel").locator(".text").boundingBox();
        var lost = table.onBattlefield("Serra Angel").locator(".gained").boundingBox();
        org.assertj.core.api.Assertions.assertThat(text.y).isLessThan(lost.y + lost.height + 2);
        table.screenshot("gained");
    }

    @Test
    void attackersAreClickedAndTheOutcomeIsForetold() {
        table.dealHotseat(GOBLINS, "Raging Goblin", "Mountain");
        table.keepHands();
        table.press(table.inHand("Mountain").first());
        table.press(table.inHand("Raging Goblin").first());
        assertThat(table.onBattlefield("Raging Goblin")).hasCount(1);
        while (!table.bar().textContent().contains("Declare attackers")) table.press(table.main());

        assertThat(table.main()).hasText("No attack");
        table.press(table.onBattlefield("Raging Goblin"));
        assertThat(table.main()).hasText("Attack with 1");
        assertThat(table.bar()).containsText("Player 2 takes 1");
        table.screenshot("attack");
        table.press(table.main());
        assertThat(table.page().getByRole(AriaRole.LOG)).containsText("attack");
    }

    /// Turn one: a Plains and two Ornithopters, so that there is a choice, with Swords to Plowshares in hand.
    private void ornithoptersOnTheTable() {
        table.dealHotseat(SWORDS, "Plains", "Ornithopter", "Ornithopter", "Swords to Plowshares");
        table.keepHands();
        table.press(table.inHand("Plains").first());
        for (int i = 1; i <= 2; i++) {
            table.press(table.inHand("Ornithopter").first());
            assertThat(table.onBattlefield("Ornithopter")).hasCount(i);
        }
    }
}
