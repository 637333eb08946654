package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// One player at the table.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TablePageTest {

    private static final String SWORDS = "24 Plains\n18 Ornithopter\n18 Swords to Plowshares\n";
    private static final String GOBLINS = "24 Mountain\n36 Raging Goblin\n";
    private static final String GUT_SHOTS = "24 Mountain\n36 Gut Shot\n";
    private static final String DIVINATION = "30 Island\n30 Divination\n";
    private static final Pattern LEGAL = Pattern.compile("\\blegal\\b");
    private static final Pattern DIM = Pattern.compile("\\bdim\\b");
    private static final Pattern LIT = Pattern.compile("\\blit\\b");
    private static final Pattern TAPPED = Pattern.compile("\\btapped\\b");

    private Chromium chromium;
    private TableServer server;
    private BrowserContext context;
    private TablePage table;

    @BeforeAll
    void start(@TempDir Path data) {
        chromium = Chromium.start();
        server = new TableServer(data);
    }

    @AfterAll
    void stop() {
        if (server != null) server.close();
        if (chromium != null) chromium.close();
    }

    @BeforeEach
    void sitDown() {
        context = chromium.browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(1400, 900)
                        .setColorScheme(ColorScheme.DARK));
        table = new TablePage(context, server.address());
    }

    /// Among other things, the security policy lets everything through that the page needs.
    @AfterEach
    void nothingWentWrongInTheBrowser() {
        context.close();
        assertThat(table.complaints()).isEmpty();
    }

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
        table.press(table.inHand("Swords to Plowshares").first());
        table.press(table.onBattlefield("Ornithopter").first());

        assertThat(table.stack()).hasCount(1);
        assertThat(table.stack().first()).containsText("Swords to Plowshares");
        assertThat(table.stack().first()).containsText("Ada");
        assertThat(table.stack().first()).containsText("→ Ornithopter");
        assertThat(table.main()).hasText("Resolve Swords to Plowshares");
        table.stack().first().hover();
        assertThat(table.page().locator(".arrows .target")).hasCount(1);
        table.screenshot("stack");

        table.press(table.main());
        assertThat(table.stack()).hasCount(0);
        assertThat(table.onBattlefield("Ornithopter")).hasCount(1);
    }

    @Test
    void theLastSpellCastLiesOnTop() {
        table.dealHotseat(GUT_SHOTS, "Mountain", "Gut Shot", "Gut Shot");
        table.keepHands();
        table.press(table.inHand("Mountain").first());
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
        assertThat(table.button("Undo")).hasAttribute("aria-disabled", "true");
        table.press(table.inHand("Swords to Plowshares").first());
        table.press(table.onBattlefield("Ornithopter").first());
        assertThat(table.onBattlefield("Plains")).hasClass(TAPPED);

        table.press(table.button("Undo"));
        assertThat(table.stack()).hasCount(0);
        assertThat(table.inHand("Swords to Plowshares")).hasCount(cards);
        assertThat(table.onBattlefield("Plains")).not().hasClass(TAPPED);
    }

    @Test
    void undoSaysWhyItIsNotPossible() {
        table.dealHotseat(SWORDS, "Plains");
        table.keepHands();
        table.key("z");
        assertThat(table.toast().locator("p")).hasText(Pattern.compile("^Cannot undo: .+\\.$"));
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

    @Test
    void attackersAreClickedAndTheOutcomeIsForetold() {
        table.dealHotseat(GOBLINS, "Raging Goblin", "Mountain");
        table.keepHands();
        table.press(table.inHand("Mountain").first());
        table.press(table.inHand("Raging Goblin").first());
        table.press(table.main());
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

    @Test
    void payingByHandShowsWhatRemainsAndCancelGivesItBack() {
        ornithoptersOnTheTable();
        table.key("p");
        table.press(table.inHand("Swords to Plowshares").first());
        table.press(table.onBattlefield("Ornithopter").first());
        assertThat(table.bar()).containsText("to pay");
        assertThat(table.onBattlefield("Plains")).hasClass(LEGAL);
        table.press(table.onBattlefield("Plains"));
        assertThat(table.bar()).containsText("nothing more");
        table.key("Escape");
        assertThat(table.stack()).hasCount(0);
        assertThat(table.onBattlefield("Plains")).not().hasClass(TAPPED);
    }

    @Test
    void aWholeGameAgainstTheComputerThenItsReplay() {
        table.deal(Map.of(
                "opponent", "random", "name", "Ada", "first", "you", "deck", GOBLINS, "opponentDeck", DIVINATION));
        new Player(table).playToTheEnd();
        var end = table.page().getByLabel("The game is over");
        assertThat(end).containsText("You won");
        table.screenshot("end");

        end.getByText("Replay").click();
        var slider = table.page().getByLabel("Step", new Page.GetByLabelOptions().setExact(true));
        assertThat(slider).isVisible();
        table.button("Forward").click();
        assertThat(table.page().locator(".counted")).containsText("1 /");
        assertThat(table.page().locator(".hand.theirs .card.back")).hasCount(0);
        slider.press("End");
        assertThat(table.page().locator(".bar .buttons button").last()).isDisabled();
        table.screenshot("replay");
    }

    @Test
    void theKeyboardIsEnoughToStartAndToCast() {
        var page = table.page();
        page.locator("#start").focus();
        page.keyboard().press("Enter");
        assertThat(table.main()).hasText("Keep");
        page.keyboard().press("Space");
        table.settle();

        table.deal(
                Map.of("opponent", "random", "first", "you", "deck", GOBLINS, "opponentDeck", DIVINATION),
                "Raging Goblin",
                "Mountain");
        table.key("Space");
        playByKeyboard("Mountain");
        playByKeyboard("Raging Goblin");
        table.key("Space");
        assertThat(table.onBattlefield("Raging Goblin")).hasCount(1);
    }

    /// To the hand, then along it until the card has the focus.
    private void playByKeyboard(String card) {
        assertThat(table.inHand(card).first()).hasClass(LIT);
        table.key("h");
        for (int i = 0; i < 8 && !focusIsOn(card); i++) table.key("ArrowRight");
        for (int i = 0; i < 8 && !focusIsOn(card); i++) table.key("ArrowLeft");
        assertThat(focusIsOn(card)).isTrue();
        table.key("Enter");
        table.page().evaluate("document.activeElement.blur()");
    }

    private boolean focusIsOn(String card) {
        return card.equals(table.page().evaluate("document.activeElement.dataset.name ?? ''"));
    }

    @Test
    void aPhoneOnItsSideShowsEverythingWithoutScrolling() {
        table.page().setViewportSize(844, 390);
        assertThat((Boolean) table.page().evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
        ornithoptersOnTheTable();
        assertThat(table.overflows()).isFalse();
        table.press(table.inHand("Swords to Plowshares").first());
        table.press(table.onBattlefield("Ornithopter").first());
        assertThat(table.overflows()).isFalse();
        for (Locator part : new Locator[] {
            table.main(),
            table.inHand("Swords to Plowshares").first(),
            table.stack().first()
        }) assertThat(part).isInViewport();
        table.screenshot("phone");
    }

    @Test
    void thePageIsLight() {
        var bytes = table.page()
                .evaluate(
                        "performance.getEntriesByType('resource')"
                                + ".filter(one => !one.name.includes('/api/')).reduce((sum, one) => sum + one.encodedBodySize, 0)");
        assertThat(((Number) bytes).intValue()).isPositive().isLessThan(500_000);
    }

    /// Turn one: a Plains and two Ornithopters, so that there is a choice, with Swords to Plowshares in hand.
    private void ornithoptersOnTheTable() {
        table.dealHotseat(SWORDS, "Plains", "Ornithopter", "Ornithopter", "Swords to Plowshares");
        table.keepHands();
        table.press(table.inHand("Plains").first());
        for (int i = 1; i <= 2; i++) {
            table.press(table.inHand("Ornithopter").first());
            assertThat(table.main()).hasText("Resolve Ornithopter");
            table.press(table.main());
            assertThat(table.onBattlefield("Ornithopter")).hasCount(i);
        }
    }
}
