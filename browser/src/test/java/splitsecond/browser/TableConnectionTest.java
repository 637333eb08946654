package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.assertions.LocatorAssertions;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Several browsers, and connections that break.
class TableConnectionTest extends TableTest {

    private static final int MOST_CLICKS = 600;

    @Test
    void twoBrowsersPlayEachOtherToTheEnd() {
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
        assertThat(bob.page().locator(".table")).isVisible();
        assertThat(bob.page().url()).doesNotContain("join");
        assertThat(ada.locator(".player.theirs")).containsText("Bob");
        assertThat(bob.page().locator(".player.theirs")).containsText("Ada");
        assertThat(bob.page().locator(".hand.theirs .card:not(.back)")).hasCount(0);
        assertThat(bob.page().locator(".hand.mine .card:not(.back)")).hasCount(7);

        var players = new Player[] {new Player(table), new Player(bob)};
        for (int clicks = 0; clicks < MOST_CLICKS && !players[0].isOver(); clicks++) {
            ada.waitForCondition(() -> players[0].isOver() || players[0].isAsked() || players[1].isAsked());
            for (var player : players) if (player.isAsked()) player.click();
        }
        var end = ada.getByLabel("The game is over");
        assertThat(end).containsText(Pattern.compile("You (won|lost)"));
        assertThat(bob.page().getByLabel("The game is over"))
                .containsText(end.textContent().contains("You won") ? "You lost" : "You won");
        table.screenshot("two-browsers");

        bob.page().getByText("Rematch").click();
        assertThat(bob.page().getByLabel("The game is over")).hasCount(0);
        ada.getByText("Accept the rematch").click();
        assertThat(ada).hasURL(bob.page().url());
        assertThat(ada.getByLabel("The game is over")).hasCount(0);
        elsewhere.close();
        assertThat(ada.locator(".player.theirs")).containsText("away");
        assertThat(bob.complaints()).isEmpty();
    }

    @Test
    void aReloadAndAKilledServerLoseNothing(@TempDir Path data) {
        try (var own = new TableServer(data)) {
            table = new TablePage(context, own.address());
            // Refused, reset, not connected: it depends on the moment at which the server dies.
            table.expectComplaint("net::ERR_");
            table.expectComplaint("WebSocket");
            table.dealHotseat(GOBLINS, "Mountain", "Raging Goblin");
            table.keepHands();
            table.play("Mountain");
            table.page().reload();
            assertThat(table.onBattlefield("Mountain")).hasCount(1);

            own.kill();
            assertThat(table.page().locator(".offline")).isVisible();
            table.screenshot("offline");
            own.restart();
            assertThat(table.page().locator(".offline"))
                    .isHidden(new LocatorAssertions.IsHiddenOptions().setTimeout(30_000));
            assertThat(table.onBattlefield("Mountain")).hasCount(1);
            table.press(table.inHand("Raging Goblin").first());
            assertThat(table.onBattlefield("Raging Goblin")).hasCount(1);
        }
    }

    @Test
    void aSecondTabFollowsAndMayPlayOn() {
        table.dealHotseat(GOBLINS, "Mountain");
        var second = context.newPage();
        second.navigate(table.page().url());
        assertThat(second.locator("#main")).hasText("Keep");
        second.locator("#main").click();
        // A button whose meaning has just changed is not pressed.
        assertThat(second.locator(".table")).hasAttribute("aria-busy", "false");
        second.locator("#main").click();
        assertThat(table.main()).not().hasText("Keep");
        table.play("Mountain");
        assertThat(second.locator(".half .card[data-name=Mountain]")).hasCount(1);
    }
}
