package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Whole games, and what comes after them.
class TableGameTest extends TableTest {

    @Test
    void aWholeGameAgainstTheComputerThenItsRecordReplayAndRematch() throws IOException {
        table.deal(Map.of("name", "Ada", "first", "you", "deck", GOBLINS, "opponentDeck", DIVINATION));
        var player = new Player(table);
        player.playToTheEnd();
        isWellAsked(player);
        var end = table.page().getByLabel("The game is over");
        assertThat(end).containsText("You won");
        table.screenshot("end");

        var record =
                table.page().waitForDownload(() -> end.getByText("Download").click());
        assertThat(Files.readString(record.path())).startsWith("splitsecond-record");

        var game = table.page().url();
        end.getByText("Replay").click();
        var slider = table.page().getByLabel("Step", new Page.GetByLabelOptions().setExact(true));
        assertThat(slider).isVisible();
        table.button("Forward").click();
        assertThat(counted()).containsText(Pattern.compile("^\\s*[1-9]\\d* /"));
        assertThat(table.page().locator(".hand.theirs .card.back")).hasCount(0);
        table.button("Play").click();
        assertThat(table.button("Pause")).isVisible();
        assertThat(counted()).containsText(Pattern.compile("^\\s*([3-9]|\\d\\d+) /"));
        table.button("Pause").click();
        slider.press("End");
        assertThat(table.button("Forward")).isDisabled();
        table.screenshot("replay");

        table.page().navigate(game);
        table.page().getByLabel("The game is over").getByText("Rematch").click();
        assertThat(table.main()).hasText("Keep");
        assertThat(table.page().url()).isNotEqualTo(game);

        table.page().navigate(server.address());
        table.page().getByLabel("Record of a game").setInputFiles(record.path());
        assertThat(slider).isVisible();
    }

    @Test
    void concedingIsAskedTwice() {
        table.dealHotseat(GOBLINS, "Mountain");
        table.keepHands();
        table.page()
                .getByText("Concede", new Page.GetByTextOptions().setExact(true))
                .click();
        var asked = table.page().locator("[role=alertdialog]");
        assertThat(asked).containsText("Concede this game?");
        table.key("Escape");
        assertThat(asked).hasCount(0);
        table.page()
                .getByText("Concede", new Page.GetByTextOptions().setExact(true))
                .click();
        asked.getByText("Concede the game").click();
        var end = table.page().getByLabel("The game is over");
        assertThat(end).containsText("Ada conceded");
        end.getByText("Look at the table").click();
        assertThat(end).hasCount(0);
        assertThat(table.bar()).containsText("The game is over");
    }

    @Test
    void twoComputersAreWatched() {
        var page = table.page();
        page.locator(".kind", new Page.LocatorOptions().setHas(page.locator("input[value=watch]")))
                .click();
        page.locator("#start").click();
        assertThat(page.locator(".table")).isVisible();
        assertThat(table.bar().getByText("Pause")).isVisible();
        assertThat(table.log().locator("h3").first()).containsText("Turn 1");
        assertThat(table.log().locator("p")).not().hasCount(0);
        table.screenshot("watch");
    }

    /// At most a third more clicks than decisions that matter.
    private void isWellAsked(Player player) {
        var turn = table.page().locator(".phases .turn").textContent().strip();
        System.out.printf("%d clicks for %d decisions, %s%n", player.clicks(), player.decisions(), turn);
        assertThat(player.clicks() * 3).isLessThanOrEqualTo(player.decisions() * 4);
    }

    private Locator counted() {
        return table.page().locator(".counted");
    }
}
