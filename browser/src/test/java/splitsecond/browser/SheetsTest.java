package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Questions with controls of their own lie beside the board they are about, and can be moved and folded.
class SheetsTest extends TableTest {

    private static final String CARDS = """
            [{"name": "Two Ways", "cost": "U", "type": "Instant",
              "text": "Choose one —\\n• Tap all creatures your opponents control.\\n• Creatures you control get +1/+1 until end of turn."},
             {"name": "Long Blaze", "cost": "XU", "type": "Sorcery", "text": "Long Blaze deals X damage to any target."},
             {"name": "Twin Sparks", "cost": "U", "type": "Instant",
              "text": "Twin Sparks deals 3 damage divided as you choose among any number of targets."},
             {"name": "Four Ways", "cost": "U", "type": "Instant",
              "text": "Choose two —\\n• Tap all creatures your opponents control.\\n• Creatures you control get +1/+1 until end of turn.\\n• Return target permanent to its owner's hand.\\n• Draw a card."},
             {"name": "Known Kind", "cost": "U", "type": "Artifact", "text": "As this artifact enters, choose a creature type."},
             {"name": "Kind Offer", "cost": "U", "type": "Sorcery", "text": "You may destroy all creatures."},
             {"name": "Long Look", "cost": "U", "type": "Instant", "text": "Scry 3."},
             {"name": "Dark Look", "cost": "U", "type": "Instant", "text": "Surveil 7."},
             {"name": "Two Heaps", "cost": "U", "type": "Instant",
              "text": "Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard."},
             {"name": "Deep Search", "cost": "U", "type": "Sorcery",
              "text": "Search your library for a creature card, reveal it, put it into your hand, then shuffle."}]
            """;

    /// What of the board lies under the sheet.
    private static final String COVERED = """
            () => {
              const over = document.querySelector('.sheet').getBoundingClientRect();
              return [...document.querySelectorAll('.half .card, .player .face, .hand.mine .card')].filter(one => {
                const box = one.getBoundingClientRect();
                return box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
              }).map(one => one.dataset.name ?? one.className);
            }""";

    private static final String COVERED_BOARD =
            COVERED.replace("'.half .card, .player .face, .hand.mine .card'", "'.half .card, .player .face, .phases'");

    private static final String ARRIVED = """
            () => Promise.all(document.getAnimations().filter(one => one.effect.getTiming().iterations === 1).map(one => one.finished))""";

    private void set() {
        set("Two Ways, Long Blaze, Twin Sparks, Kind Offer, Long Look");
    }

    private void set(String hand) {
        var creatures = "Grizzly Bears, Hill Giant, Serra Angel, Llanowar Elves, Ornithopter";
        table.set(
                "  alice: {hand: [" + hand + "], battlefield: [5 Island, " + creatures
                        + "], library: [Opt, Wind Drake, Hill Giant, Serra Angel, Island, Grizzly Bears, Shock, Opt, "
                        + creatures + ", 5 Island]}\n  bob: {battlefield: [5 Forest, " + creatures + "]}\n",
                CARDS);
    }

    @ParameterizedTest
    @CsvSource({"1400, 900", "1366, 768", "1920, 1080"})
    void theBoardAndTheHandStayInSight(int width, int height) {
        table.page().setViewportSize(width, height);
        set();
        table.play("Two Ways");
        isOutOfTheWay();
        table.screenshot("sheet-modes-" + width);
        table.key("Escape");
        table.play("Long Blaze");
        isOutOfTheWay();
        table.key("Escape");
        table.play("Twin Sparks");
        table.press(table.them());
        table.press(table.page().locator(".half.theirs .card[data-name='Hill Giant']"));
        table.press(table.main());
        assertThat(table.sheet()).containsText("How much of Twin Sparks for bob?");
        isOutOfTheWay();
        table.key("Escape");
        table.play("Kind Offer");
        assertThat(table.sheet()).containsText("Destroy all creatures?");
        isOutOfTheWay();
        table.screenshot("sheet-may-" + width);
    }

    @ParameterizedTest
    @CsvSource({"1400, 900", "1366, 768", "900, 620"})
    void whatMayBeDoneWithACardIsAskedAtTheCard(int width, int height) {
        table.page().setViewportSize(width, height);
        table.set("  alice: {battlefield: [Two Bows, 2 Island]}\n  bob: {battlefield: [Hill Giant]}\n", """
                [{"name": "Two Bows", "cost": "1", "type": "Artifact",
                  "text": "{1}: Tap target creature.\\n{1}: Untap target creature."}]
                """);
        var bows = table.onBattlefield("Two Bows");
        table.press(bows);
        assertThat(table.page().locator(".menu .option")).hasCount(2);
        var card = bows.boundingBox();
        var menu = table.page().locator(".menu").boundingBox();
        assertThat(menu.y + menu.height <= card.y || menu.y >= card.y + card.height)
                .as(
                        "the menu of %s..%s, the card of %s..%s",
                        menu.y, menu.y + menu.height, card.y, card.y + card.height)
                .isTrue();
        double middle = card.x + card.width / 2;
        assertThat(middle).isBetween(menu.x, menu.x + menu.width);
        table.screenshot("menu-at-card-" + width);
    }

    /// Cards that are looked at, piles and libraries lie beside the board, which makes room for them.
    @ParameterizedTest
    @CsvSource({"820, 1180", "900, 620", "1024, 768", "1366, 768", "1400, 900", "1920, 1080"})
    void theBoardAndTheHandStayInSightWhileCardsAreShown(int width, int height) {
        table.page().setViewportSize(width, height);
        set("Long Look, Dark Look, Two Heaps, Deep Search");
        table.play("Long Look");
        isOutOfTheWay();
        table.screenshot("sheet-scry-" + width);
        table.inHand("Deep Search").hover();
        assertThat(table.page().locator(".preview")).isVisible();
        table.press(table.main());
        table.play("Two Heaps");
        isOutOfTheWay();
        table.press(table.main());
        assertThat(table.sheet()).containsText("Choose a pile for Two Heaps");
        isOutOfTheWay();
        assertThat(table.option("Choose pile 2")).isInViewport();
        table.screenshot("sheet-piles-" + width);
        table.press(table.option("Choose pile 1"));
        table.play("Deep Search");
        isOutOfTheWay();
        table.screenshot("sheet-search-" + width);
        table.press(table.sheet().locator(".card.legal").first());
        table.play("Dark Look");
        isOutOfTheWay();
        table.screenshot("sheet-surveil-" + width);
    }

    /// On a phone the board makes room, or the question lies in the place of the hand.
    @ParameterizedTest
    @CsvSource({"844, 390", "390, 844"})
    void theBoardStaysInSightOnAPhone(int width, int height) {
        table.page().setViewportSize(width, height);
        set("Long Look, Two Ways, Long Blaze, Four Ways, Known Kind, Deep Search");
        for (var card : List.of("Long Look", "Two Ways", "Long Blaze", "Four Ways", "Known Kind", "Deep Search")) {
            // Cards of a hand lie over each other: the left edge of each is free, unless one of them is pointed at.
            table.page().mouse().move(0, 0);
            table.inHand(card).click(new Locator.ClickOptions().setPosition(8, 30));
            table.settle();
            assertThat(table.sheet()).isVisible();
            assertThat((List<?>) table.page().evaluate(COVERED_BOARD)).isEmpty();
            assertThat(table.overflows()).isFalse();
            table.screenshot("sheet-" + card.replace(' ', '-') + "-" + width);
            if (card.equals("Long Look")) table.press(table.main());
            else if (card.equals("Known Kind")) table.press(table.option("Bear"));
            else table.key("Escape");
        }
    }

    /// On a phone there is little room: what has been seen stays where it is.
    @ParameterizedTest
    @CsvSource({"844, 390", "390, 844"})
    void theFieldStaysWhereItIsWhenTheStackAppears(int width, int height) {
        table.page().setViewportSize(width, height);
        set("Twin Sparks");
        var giants = table.onBattlefield("Hill Giant");
        table.page().evaluate(ARRIVED);
        var before = List.of(giants.first().boundingBox(), giants.last().boundingBox());
        table.play("Twin Sparks");
        assertThat(table.stack()).hasCount(1);
        var after = List.of(giants.first().boundingBox(), giants.last().boundingBox());
        for (int i = 0; i < 2; i++) {
            assertThat(after.get(i).y).isEqualTo(before.get(i).y);
            assertThat(after.get(i).height).isEqualTo(before.get(i).height);
        }
        table.screenshot("stack-appears-" + width);
    }

    /// A window that is neither wide nor high: what the board has without a question it has with one.
    @Test
    void theBoardIsAsLargeAsBeforeOnASmallTablet() {
        table.page().setViewportSize(900, 620);
        set("Two Ways, Long Look, Deep Search");
        var giant = table.page().locator(".half.theirs .card[data-name='Hill Giant']");
        double height = giant.boundingBox().height;
        for (var card : List.of("Two Ways", "Long Look", "Deep Search")) {
            table.play(card);
            isOutOfTheWay();
            assertThat(giant.boundingBox().height).as(card).isGreaterThan(height - 1);
            assertThat(table.overflows()).isFalse();
            table.screenshot("sheet-" + card.replace(' ', '-') + "-900");
            if (card.equals("Long Look")) table.press(table.main());
            else table.key("Escape");
        }
    }

    private void isOutOfTheWay() {
        assertThat(table.sheet()).isVisible();
        assertThat((List<?>) table.page().evaluate(COVERED)).isEmpty();
    }

    @Test
    void aSheetIsDraggedByItsHeadingAndNeverOutOfTheWindow() {
        set();
        table.play("Long Look");
        assertThat(table.sheet()).isVisible();
        var before = table.sheet().boundingBox();
        drag(-120, 90);
        var after = table.sheet().boundingBox();
        assertThat(after.x - before.x).isBetween(-121.0, -119.0);
        assertThat(after.y - before.y).isBetween(89.0, 91.0);
        table.screenshot("sheet-moved");
        drag(3000, 3000);
        var far = table.sheet().boundingBox();
        assertThat(far.x).isLessThan(1400 - 40);
        assertThat(far.y).isLessThan(900 - 40);
        drag(-3000, -3000);
        var back = table.sheet().boundingBox();
        assertThat(back.x + back.width).isGreaterThan(40);
        assertThat(back.y).isGreaterThan(-1);

        table.press(table.main());
        table.play("Kind Offer");
        assertThat(table.sheet()).isVisible();
        isOutOfTheWay();
    }

    private void drag(double x, double y) {
        var grip = table.sheet().locator(".grip h2").boundingBox();
        // A heading that is nearly out of the window is taken where it is still seen.
        double fromX = Math.clamp(grip.x + 20, 5, 1390);
        if (grip.x < 0) fromX = Math.min(grip.x + grip.width - 5, 40);
        double fromY = grip.y + 8;
        var mouse = table.page().mouse();
        mouse.move(fromX, fromY);
        mouse.down();
        mouse.move(fromX + x / 2, fromY + y / 2);
        mouse.move(fromX + x, fromY + y);
        mouse.up();
    }

    @Test
    void aSheetIsFoldedToItsHeadingAndTheNextQuestionIsOpen() {
        set();
        table.play("Long Look");
        double high = table.sheet().boundingBox().height;
        table.page().getByLabel("Fold the question").click();
        assertThat(table.sheet().locator(".lanes")).isHidden();
        assertThat(table.sheet().locator("h2")).isVisible();
        assertThat(table.sheet().boundingBox().height).isLessThan(high / 2);
        var unfold = table.page().getByLabel("Unfold the question");
        assertThat(unfold).hasAttribute("aria-expanded", "false");
        table.screenshot("sheet-folded");
        unfold.press("Enter");
        assertThat(table.sheet().locator(".lanes")).isVisible();
        table.page().getByLabel("Fold the question").click();
        table.press(table.main());
        table.play("Kind Offer");
        assertThat(option("Yes")).isVisible();
    }

    private Locator option(String label) {
        return table.option(label);
    }
}
