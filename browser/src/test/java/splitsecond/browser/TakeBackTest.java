package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Taking back at the table.
class TakeBackTest extends TableTest {

    @Test
    void againstTheComputerOneKeyGoesBackDecisionByDecisionToTheFirst() {
        table.deal(
                Map.of(
                        "deck",
                        GOBLINS,
                        "opponentDeck",
                        GOBLINS,
                        "opponent",
                        "heuristic",
                        "first",
                        "you",
                        "name",
                        "Ada"),
                "Mountain",
                "Raging Goblin");
        table.press(table.main());
        table.press(table.inHand("Mountain").first());
        assertThat(table.onBattlefield("Mountain")).hasCount(1);
        table.screenshot("take-back");
        table.key("z");
        assertThat(table.onBattlefield("Mountain")).hasCount(0);
        table.key("z");
        assertThat(table.main()).hasText("Keep");
        table.key("z");
        assertThat(table.toast().locator("p")).hasText("Cannot take back: You have not decided anything yet.");
    }

    @Test
    void betweenPeopleTheOtherOneIsAsked() {
        var ada = table.page();
        ada.getByText("A friend").click();
        ada.getByLabel("Your name").fill("Ada");
        ada.getByLabel("Who goes first").selectOption("you");
        ada.getByText("Paste a deck").first().click();
        ada.getByLabel("Deck list").fill(GOBLINS);
        ada.locator("#start").click();
        var link = ada.getByLabel("Invitation link").inputValue();
        var elsewhere = newContext(1400, 900);
        var bob = new TablePage(elsewhere, server.address());
        bob.page().navigate(link);
        bob.page().getByLabel("Your name").fill("Bob");
        bob.page().getByText("Join the game").click();
        assertThat(table.main()).hasText("Keep");
        table.press(table.main());
        assertThat(table.main()).not().hasText("Keep");
        table.press(table.button("Take back"));
        assertThat(table.button("Asked…")).isVisible();
        var wish = bob.page().getByLabel("Take back?");
        assertThat(wish).containsText("Ada would like to take back");
        bob.screenshot("take-back-wish");
        wish.getByText("Allow").click();
        assertThat(wish).hasCount(0);
        assertThat(table.main()).hasText("Keep");
        assertThat(table.button("Asked…")).hasCount(0);

        table.settle();
        table.press(table.main());
        assertThat(table.main()).not().hasText("Keep");
        table.press(table.button("Take back"));
        wish.getByText("No", new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(table.toast()).containsText("Bob does not agree to take it back.");
        assertThat(table.main()).not().hasText("Keep");
        elsewhere.close();
    }
}
