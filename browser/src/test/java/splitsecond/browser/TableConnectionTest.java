package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Several browsers, and connections that break.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TableConnectionTest {

    private static final String DECK = "24 Mountain\n36 Raging Goblin\n";

    private Chromium chromium;
    private TableServer server;

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

    @Test
    void twoBrowsersPlayEachOther() {
        var ada = sitDown();
        ada.page().getByText("A friend").click();
        ada.page().getByLabel("Your name").fill("Ada");
        ada.page().getByLabel("Who goes first").selectOption("you");
        ada.page().locator("#start").click();
        var link = ada.page().getByLabel("Invitation link").inputValue();

        var bob = chromium.browser().newContext().newPage();
        bob.navigate(link);
        bob.getByLabel("Your name").fill("Bob");
        bob.getByText("Join the game").click();
        assertThat(bob.locator(".table")).isVisible();
        assertThat(bob.url()).doesNotContain("join");
        assertThat(ada.page().locator(".table")).isVisible();
        assertThat(ada.page().locator(".player.theirs")).containsText("Bob");
        assertThat(bob.locator(".player.theirs")).containsText("Ada");

        keep(ada.page());
        keep(bob);
        assertThat(ada.page().locator(".step.now")).not().hasCount(0);
        assertThat(bob.locator(".hand.theirs .card:not(.back)")).hasCount(0);
        assertThat(bob.locator(".hand.mine .card:not(.back)")).not().hasCount(0);
        bob.context().close();
        assertThat(ada.page().locator(".player.theirs")).containsText("away");
        ada.page().context().close();
    }

    private static void keep(Page page) {
        assertThat(page.locator("#main")).hasText("Keep");
        page.locator("#main").click();
        assertThat(page.locator("#main")).not().hasText("Keep");
    }

    @Test
    void aReloadAndAKilledServerLoseNothing() {
        var ada = sitDown();
        ada.deal(
                Map.of("opponent", "random", "first", "you", "deck", DECK, "opponentDeck", DECK, "name", "Ada"),
                "Mountain",
                "Raging Goblin");
        ada.press(ada.main());
        ada.press(ada.inHand("Mountain").first());
        assertThat(ada.onBattlefield("Mountain")).hasCount(1);

        ada.page().reload();
        assertThat(ada.onBattlefield("Mountain")).hasCount(1);

        server.kill();
        assertThat(ada.page().locator(".offline")).isVisible();
        ada.screenshot("offline");
        server.restart();
        assertThat(ada.page().locator(".offline")).isHidden(new LocatorAssertions.IsHiddenOptions().setTimeout(30_000));
        assertThat(ada.onBattlefield("Mountain")).hasCount(1);
        ada.press(ada.inHand("Raging Goblin").first());
        assertThat(ada.stack()).hasCount(1);
        ada.page().context().close();
        assertThat(ada.complaints()).isEmpty();
    }

    @Test
    void aSecondTabFollowsAndMayPlayOn() {
        var ada = sitDown();
        ada.deal(Map.of("opponent", "random", "first", "you", "deck", DECK, "opponentDeck", DECK), "Mountain");
        var second = ada.page().context().newPage();
        second.navigate(ada.page().url());
        assertThat(second.locator("#main")).hasText("Keep");
        second.locator("#main").click();
        assertThat(ada.main()).not().hasText("Keep");
        ada.press(ada.inHand("Mountain").first());
        assertThat(second.locator(".half .card[data-name=Mountain]")).hasCount(1);
        ada.page().context().close();
    }

    private TablePage sitDown() {
        var context = chromium.browser().newContext(new Browser.NewContextOptions().setViewportSize(1400, 900));
        return new TablePage(context, server.address());
    }
}
