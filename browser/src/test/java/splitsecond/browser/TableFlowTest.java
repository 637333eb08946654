package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A game that one can follow: own turns end when one says so, and what others do is shown one thing after another.
class TableFlowTest extends TableTest {

    private static final Map<String, String> BEARS =
            Map.of("name", "Ada", "first", "you", "deck", DIVINATION, "opponentDeck", "24 Forest\n36 Grizzly Bears\n");

    @Test
    void aTurnEndsByEndTurnOnly() {
        table.dealHotseat("30 Mountain\n30 Lightning Bolt\n", "Mountain", "Lightning Bolt");
        table.keepHands();
        table.play("Mountain");
        assertThat(turn()).containsText("Turn 1");
        assertThat(table.page().locator(".step.now")).containsText("Main 1");
        assertThat(table.main()).hasText("End turn");
        table.play("Lightning Bolt");
        table.press(table.them());
        assertThat(table.stack()).hasCount(0);
        assertThat(table.lifeOf("Player 2")).hasText("17");
        assertThat(turn()).containsText("Turn 1");
        table.press(table.main());
        assertThat(turn()).containsText("Turn 2");
        assertThat(table.page().locator(".step.now")).containsText("Main 1");
    }

    @Test
    void whoAttacksWithNobodyIsAtTheSecondMainPhase() {
        table.dealHotseat(GOBLINS, "Mountain", "Raging Goblin");
        table.keepHands();
        table.play("Mountain");
        table.play("Raging Goblin");
        // It has haste.
        assertThat(table.onBattlefield("Raging Goblin").locator(".zzz")).hasCount(0);
        assertThat(table.main()).hasText("To combat");
        table.press(table.main());
        table.press(table.main());
        assertThat(table.page().locator(".step.now")).containsText("Main 2");
        assertThat(table.main()).hasText("End turn");
        table.key("f");
        table.press(table.main());
        assertThat(table.page().locator(".step.now")).not().containsText("Main 1");
    }

    @Test
    void whatTheComputerDoesIsShownStepByStepAndSpaceSkipsIt() {
        table.show("slow");
        noteWhatMoves();
        table.deal(BEARS, "Island", "Island", "Island");
        table.press(table.main());
        for (int turn = 0; turn < 3; turn++) {
            table.play("Island");
            table.main().click();
            assertThat(table.main()).hasText("Skip");
            assertThat(table.bar()).containsText("draws a card");
            if (turn == 1) {
                assertThat(table.stack().first()).containsText("Grizzly Bears");
                table.screenshot("shown");
            }
            table.key(" ");
            assertThat(table.main()).not().hasText("Skip");
        }
        assertThat(table.onBattlefield("Grizzly Bears")).not().hasCount(0);
        assertThat(moved()).anyMatch(it -> it.toString().startsWith("flying"));
    }

    @Test
    void lifeFloatsAndWhoWantsNoMotionSeesNone() {
        context.close();
        context = newContext(1400, 900);
        table = new TablePage(context, server.address());
        table.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        table.show("fast");
        noteWhatMoves();
        table.page().evaluate(BESIDE);
        table.dealHotseat("30 Mountain\n30 Lightning Bolt\n", "Mountain", "Lightning Bolt");
        table.keepHands();
        table.play("Mountain");
        table.play("Lightning Bolt");
        table.press(table.them());
        assertThat(moved()).isEqualTo(List.of("float −3"));
        assertThat(table.page().evaluate("window.beside")).isEqualTo(true);
        var sounds = table.button("Sounds");
        assertThat(sounds).hasAttribute("aria-pressed", "false");
        sounds.click();
        assertThat(sounds).hasAttribute("aria-pressed", "true");
    }

    /// A number is gone before a test could look: whether it stood clear of the life it is about, and for how long.
    private static final String BESIDE = """
            () => {
              const seen = new Map();
              new MutationObserver(changes => changes.forEach(change => {
                for (const node of change.addedNodes) if (node.classList?.contains('float')) {
                  const life = document.querySelector('.player.theirs .life').getBoundingClientRect();
                  window.beside = node.getBoundingClientRect().right < life.left;
                  seen.set(node, performance.now());
                }
                for (const node of change.removedNodes) if (seen.has(node)) document.body.dataset.floated = Math.round(performance.now() - seen.get(node));
              })).observe(document.body, {subtree: true, childList: true});
            }""";

    /// Also where the arrow at the target goes away at the same time.
    @Test
    void aNumberFloatsLongEnoughToBeReadAndBesideTheLifeItIsAbout() {
        table.show("fast");
        table.dealHotseat("30 Mountain\n30 Lightning Bolt\n", "Mountain", "Lightning Bolt");
        table.keepHands();
        table.play("Mountain");
        table.page().evaluate(BESIDE);
        table.play("Lightning Bolt");
        table.press(table.them());
        assertThat(table.lifeOf("Player 2")).hasText("17");
        assertThat(table.page().locator("body")).hasAttribute("data-floated", Pattern.compile("\\d{4,}"));
        assertThat(table.page().evaluate("window.beside")).isEqualTo(true);
    }

    @Test
    void aButtonWhoseMeaningHasJustChangedIsNotPressed() {
        table.dealHotseat(GOBLINS, "Mountain");
        table.keepHands();
        table.main().dblclick();
        table.settle();
        assertThat(turn()).containsText("Turn 2");
    }

    @Test
    void forThreeHundredMillisecondsNeitherAClickNorSpaceCounts() {
        table.dealHotseat(GOBLINS, "Mountain");
        table.keepHands();
        var clock = table.page().clock();
        clock.install();
        clock.pauseAt(System.currentTimeMillis() + 60_000);
        table.main().click();
        assertThat(turn()).containsText("Turn 2");
        var sent = new ArrayList<String>();
        table.page().onRequest(request -> sent.add(request.url()));
        clock.runFor(280);
        table.main().click();
        table.page().keyboard().press(" ");
        assertThat(sent).isEmpty();
        assertThat(turn()).containsText("Turn 2");
        clock.runFor(40);
        table.main().click();
        assertThat(table.bar()).containsText("Discard a card, down to 7 in hand");
        assertThat(sent).hasSize(1);
    }

    @Test
    void twoComputersArePausedSteppedAndSeenWithOpenHands() {
        table.show("fast");
        var page = table.page();
        page.locator(".kind", new Page.LocatorOptions().setHas(page.locator("input[value=watch]")))
                .click();
        page.locator("#start").click();
        assertThat(table.log().locator("h3").first()).containsText("Turn 1");
        table.main().click();
        assertThat(table.main()).hasText("Go on");
        assertThat(page.locator(".hand.theirs .card.back")).hasCount(0);
        assertThat(page.locator(".hand.mine .card")).not().hasCount(0);
        var step = table.button("Step");
        assertThat(step).isEnabled();
        int lines = table.log().locator("p").count();
        page.waitForTimeout(700);
        assertThat(table.log().locator("p").count()).isEqualTo(lines);
        for (int i = 0; i < 3; i++) step.click();
        assertThat(table.log().locator("p").count()).isGreaterThan(lines);
        table.screenshot("watch-paused");
        assertThat(page.getByLabel("Speed")).hasValue("fast");
        page.getByLabel("Speed").selectOption("at once");
        int turns = table.log().locator("h3").count();
        table.main().click();
        assertThat(table.main()).hasText("Pause");
        // At once shows the game as it stands, which is far ahead of where it was paused.
        page.waitForFunction("turns => document.querySelectorAll('.log h3').length > turns", turns);
    }

    /// What flies or floats is gone before a test could look.
    private void noteWhatMoves() {
        table.page().evaluate("""
                () => {
                  window.moved = [];
                  new MutationObserver(changes => changes.flatMap(one => [...one.addedNodes]).forEach(node => {
                    if (node.classList?.contains('flying')) window.moved.push(`flying ${node.dataset.name}`);
                    if (node.classList?.contains('float')) window.moved.push(`float ${node.textContent}`);
                  })).observe(document.body, {subtree: true, childList: true});
                }""");
    }

    private List<?> moved() {
        return (List<?>) table.page().evaluate("window.moved");
    }

    private Locator turn() {
        return table.page().locator(".phases .turn");
    }
}
