package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every page of the table on a phone that is held upright and on a small laptop, dark and light.
class EverywhereTest extends TableTest {

    private static final int PHONE = 700;

    private static final String BOARD = """
            scenario: A board
            given:
              alice: {hand: [Lightning Bolt, Grizzly Bears, Giant Growth, Forest, Shock, Hill Giant, Mountain],
                battlefield: [Forest, Forest, Mountain, Mountain, Grizzly Bears, Llanowar Elves, Serra Angel, Raging Goblin]}
              bob: {hand: [Island, Divination], battlefield: [Island, Plains, Hill Giant, Wind Drake, Ornithopter]}
            """;

    private static final String SET = """
            async scenario => {
              const answer = await fetch('/api/positions', {method: 'POST', headers: {'Content-Type': 'application/json'},
                body: JSON.stringify({scenario, opponent: 'hotseat'})});
              const {game} = await answer.json();
              localStorage.setItem('splitsecond-games', JSON.stringify([{id: game.id, token: game.token}]));
              location.hash = `game=${game.id}`;
            }""";

    private static final String WATCHED = """
            async () => {
              const answer = await fetch('/api/games', {method: 'POST', headers: {'Content-Type': 'application/json'},
                body: JSON.stringify({player: 'random', opponent: 'random', seed: 7, deck: 'Short Fuse', opponentDeck: 'Big Feet'})});
              location.hash = `replay=${(await answer.json()).id}@60`;
            }""";

    /// Words that are smaller than 11 pixels.
    private static final String TINY = """
            () => {
              const found = [];
              const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              while (walk.nextNode()) {
                const one = walk.currentNode.parentElement;
                if (!walk.currentNode.textContent.trim() || one.closest('.hear, svg, script')) continue;
                if (!one.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
                const size = parseFloat(getComputedStyle(one).fontSize);
                if (size < 11) found.push(`${size} ${one.className}: ${one.textContent.trim().slice(0, 30)}`);
              }
              return found;
            }""";

    /// Type lines of which a part is not to be seen.
    private static final String CUT = """
            () => [...document.querySelectorAll('.card:not(.large) .type')].filter(one => one.checkVisibility()
              && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)).map(one => one.textContent)""";

    @ParameterizedTest
    @CsvSource({"390, 844, DARK", "390, 844, LIGHT", "1366, 768, DARK", "1366, 768, LIGHT"})
    void nothingIsCutTooSmallOrNamelessOnAnyPage(int width, int height, ColorScheme colours) {
        var page = table.page();
        page.setViewportSize(width, height);
        page.emulateMedia(
                new Page.EmulateMediaOptions().setColorScheme(colours).setReducedMotion(ReducedMotion.REDUCE));
        var name = "-" + width + "-" + colours.name().toLowerCase(Locale.ROOT);
        look("start" + name);

        page.evaluate(SET, BOARD);
        assertThat(page.locator(".table")).isVisible();
        table.settle();
        look("table" + name);
        assertThat(table.overflows()).isFalse();
        assertThat((List<?>) page.evaluate(CUT)).isEmpty();
        for (Locator part : List.of(table.main(), table.them(), table.inHand("Lightning Bolt"), table.bar()))
            assertThat(part)
                    .isInViewport(new com.microsoft.playwright.assertions.LocatorAssertions.IsInViewportOptions()
                            .setRatio(1));
        if (width < PHONE) {
            assertThat(table.inHand("Mountain").boundingBox().y).isGreaterThan(height / 2.0);
            assertThat(table.main().boundingBox().height).isGreaterThan(32);
        }
        // Cards of a full hand lie on each other.
        table.inHand("Lightning Bolt").click(new Locator.ClickOptions().setPosition(12, 30));
        table.settle();
        assertThat(table.bar()).containsText("Choose target");
        table.press(page.locator(".half.theirs .card[data-name='Wind Drake']"));
        look("stack" + name);
        assertThat(table.overflows()).isFalse();
        table.key("Shift+?");
        look("help" + name);
        table.key("Escape");

        page.evaluate(WATCHED);
        assertThat(page.locator(".counted")).containsText("60 /");
        look("replay" + name);
        assertThat(table.overflows()).isFalse();

        open("decks", "Decks");
        page.getByLabel("Deck list").fill("20 Mountain\n4 Lightning Bolt\n36 Raging Goblin\n\nSideboard\n3 Shock\n");
        assertThat(page.locator(".deck-lines")).isVisible();
        look("decks" + name);
        open("workshop", "Workshop");
        assertThat(page.getByLabel("What is understood")).not().containsText("Reading");
        look("workshop" + name);
        open("ask", "Ask the table");
        look("ask" + name);

        page.navigate(server.address());
        page.getByText("A friend").click();
        page.locator("#start").click();
        assertThat(page.locator(".only-here")).containsText("Only this computer can open this link");
        look("invitation" + name);
    }

    /// Between a phone and a laptop there is less room, but none for words that nobody can read.
    @ParameterizedTest
    @CsvSource({"900, 620", "1024, 700"})
    void aSmallWindowHasNamesThatAreWholeAndWordsThatCanBeRead(int width, int height) {
        var page = table.page();
        page.setViewportSize(width, height);
        table.set(
                "  alice: {hand: [Shock, Ornithopter, Mountain, Blaze], battlefield: [Mountain], life: 120}\n  bob: {}\n",
                "");
        page.locator(".player.theirs .who").evaluate("who => { who.textContent = 'Morgan'; }");
        table.key("f");
        table.play("Shock");
        table.press(table.them());
        assertThat(table.stack()).hasCount(1);
        table.screenshot("small-window-" + width);
        assertThat((List<?>) page.evaluate("""
                () => [...document.querySelectorAll('.player .who, .stack .next, .hand.mine .type')].filter(one => one.checkVisibility()
                  && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)).map(one => one.textContent)""")).isEmpty();
        assertThat((List<?>) page.evaluate("""
                () => [...document.querySelectorAll('.hand.mine :is(.name, .type, .text, .para)')].filter(one => one.checkVisibility()
                  && parseFloat(getComputedStyle(one).fontSize) < 10).map(one => one.textContent)""")).isEmpty();
        assertThat((Boolean) page.evaluate("""
                () => {
                  const [life, tag] = ['.life', '.tag'].map(one => document.querySelector('.player.mine ' + one).getBoundingClientRect());
                  return tag.right <= life.left || tag.top >= life.bottom - 6;
                }""")).isTrue();
    }

    private void open(String place, String title) {
        table.page().navigate(server.address() + "#" + place);
        assertThat(table.page().locator("h1")).hasText(title);
    }

    private void look(String name) {
        var page = table.page();
        table.screenshot(name);
        assertThat((Boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .as(name)
                .isTrue();
        assertThat((List<?>) page.evaluate(TINY)).as(name).isEmpty();
        assertThat(Axe.findings(page)).as(name).isEmpty();
    }
}
