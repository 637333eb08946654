package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Decks of one's own.
class DecksPageTest extends TableTest {

    @BeforeEach
    void openThePage() {
        table.page().navigate(server.address() + "#decks");
        assertThat(table.page().locator("h1")).hasText("Decks");
    }

    @Test
    void everythingThatIsInTheWayIsSaidAtOnceAndByKind() {
        var page = table.page();
        page.getByLabel("Deck list")
                .fill("20 Mountain\n4 Lightning Blt\nwhat is this\n36 Riddle Engine\n2 Tarmogoyf\n");
        var deck = page.getByLabel("Deck", new Page.GetByLabelOptions().setExact(true));
        // Where a card file is at hand, the last one is known.
        assertThat(deck).containsText(Pattern.compile("[34] things are in the way"));
        assertThat(deck).containsText("line 2");
        assertThat(deck).containsText("did you mean \"Lightning Bolt\"?");
        assertThat(deck).containsText("Cannot be read");
        assertThat(deck).containsText("Not understood yet");
        table.screenshot("decks-faults");
    }

    @Test
    void whoTypesFasterThanIsAnsweredMeansWhatIsFound() {
        var page = table.page();
        page.getByLabel("Deck list").fill("Name Quick\n58 Mountain\n");
        var field = page.getByLabel("Add a card");
        field.fill("2 serra ang");
        field.press("Enter");
        assertThat(page.getByLabel("Deck list")).hasValue(Pattern.compile("2 Serra Angel"));
        assertThat(page.getByLabel("Name", new Page.GetByLabelOptions().setExact(true)))
                .hasValue("Quick");
    }

    @Test
    void whereADeckIsLegalIsSaidWithTheReasonWhereItIsNot() {
        var page = table.page();
        page.getByLabel("Deck list").fill("60 Port Guard\n");
        var formats = page.getByLabel("Formats");
        assertThat(formats).containsText("Legal in no format.");
        formats.getByText("Not legal in").click();
        assertThat(formats).containsText("There are 60 Port Guard, and 4 are the most.");
        assertThat(formats).containsText("Port Guard is not in Standard.");
        table.screenshot("decks-formats");
        page.getByLabel("Deck list").fill("60 Mountain\n");
        assertThat(page.getByText("Where it is legal is known once all cards are imported."))
                .isVisible();
    }

    @Test
    void aDeckIsChangedTriedKeptAndPlayed(@TempDir Path folder) throws Exception {
        var page = table.page();
        var file = Files.writeString(folder.resolve("Goblins.cod"), """
                <?xml version="1.0" encoding="UTF-8"?>
                <cockatrice_deck version="1">
                  <zone name="main">
                    <card number="24" name="Mountain"/>
                    <card number="35" name="Raging Goblin"/>
                  </zone>
                  <zone name="side"><card number="2" name="Shock"/></zone>
                </cockatrice_deck>
                """);
        page.getByLabel("Deck file").setInputFiles(file);
        var deck = page.getByLabel("Deck", new Page.GetByLabelOptions().setExact(true));
        assertThat(deck).containsText("59 cards");
        assertThat(deck).containsText("2 Shock");
        var field = page.getByLabel("Add a card");
        field.fill("4 Lightning Bol");
        assertThat(page.locator(".found li").first()).containsText("Lightning Bolt");
        field.press("Enter");
        assertThat(deck).containsText("63 cards");
        table.button("One Raging Goblin less").click();
        assertThat(deck).containsText("62 cards");
        page.getByText("Deal a hand").click();
        assertThat(page.getByLabel("Sample hand").locator(".card")).hasCount(7);
        table.screenshot("decks");
        page.getByText("Play it").click();
        assertThat(page.locator("#start")).isVisible();
        assertThat(page.locator(".match")).containsText("Goblins");
        page.getByText("Both seats").click();
        page.locator("#start").click();
        assertThat(table.main()).hasText("Keep");
        assertThat(page.url()).contains("#game=");
    }

    @Test
    void decksAreKeptInTheBrowserSavedAsFilesAndToldByCurveAndColours() throws Exception {
        var page = table.page();
        page.getByLabel("Name").fill("Sparks");
        page.getByLabel("Deck list").fill("20 Mountain\n20 Lightning Bolt\n20 Hill Giant\n");
        var deck = page.getByLabel("Deck", new Page.GetByLabelOptions().setExact(true));
        assertThat(deck).containsText("60 cards");
        assertThat(deck.locator(".good .pips .mana")).hasCount(1);
        assertThat(page.locator(".curve"))
                .hasAttribute("aria-label", Pattern.compile("20 of 1, 0 of 2, 0 of 3, 20 of 4"));
        page.getByText("Keep", new Page.GetByTextOptions().setExact(true)).click();
        var saved = page.waitForDownload(() -> page.getByText("Save as a file").click());
        assertThat(saved.suggestedFilename()).isEqualTo("Sparks.txt");
        assertThat(Files.readString(saved.path())).contains("20 Lightning Bolt");

        page.reload();
        var kept = page.getByLabel("Your decks");
        assertThat(kept).containsText("Sparks");
        kept.getByText("New deck").click();
        assertThat(page.getByLabel("Deck list")).hasValue("");
        kept.getByText("Sparks").click();
        assertThat(page.getByLabel("Deck list")).hasValue(Pattern.compile("20 Hill Giant"));
        page.navigate(server.address());
        assertThat(page.getByText("Your deck, 60 cards.").first()).isVisible();
        page.navigate(server.address() + "#decks");
        page.getByLabel("Remove Sparks").click();
        assertThat(kept).hasCount(0);
    }

    @Test
    void aListIsDroppedOnThePage() {
        var page = table.page();
        page.evaluate("""
                () => {
                  const data = new DataTransfer();
                  data.items.add(new File(['[metadata]\\nName=Dropped\\n[Main]\\n24 Mountain\\n36 Raging Goblin\\n'], 'Dropped.dck'));
                  document.querySelector('.decks-page').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
                }""");
        assertThat(page.getByLabel("Name")).hasValue("Dropped");
        assertThat(page.getByLabel("Deck", new Page.GetByLabelOptions().setExact(true)))
                .containsText("60 cards");
    }
}
