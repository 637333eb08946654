package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The table as somebody sits at it.
final class TablePage {

    /// Deals until the wanted cards are in the opening hand, and takes that seat in this browser.
    private static final String DEAL = """
            async ({body, wanted}) => {
              for (let seed = 1; seed < 60; seed++) {
                const answer = await fetch('/api/games', {method: 'POST', headers: {'Content-Type': 'application/json'},
                  body: JSON.stringify({...body, seed})});
                const game = await answer.json();
                if (!answer.ok) throw new Error(game.error);
                const hand = game.view.players[game.seat].hand.map(card => card.name);
                const rest = [...hand];
                if (!wanted.every(name => rest.includes(name) && rest.splice(rest.indexOf(name), 1))) continue;
                localStorage.setItem('splitsecond-games', JSON.stringify([{id: game.id, token: game.token}]));
                location.hash = `game=${game.id}`;
                return game.id;
              }
              throw new Error('no such hand');
            }""";

    private final Page page;
    private final List<String> complaints = new ArrayList<>();

    TablePage(BrowserContext context, String address) {
        page = context.newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && !isExpected(message.text())) complaints.add(message.text());
        });
        page.onPageError(complaints::add);
        page.navigate(address);
        assertThat(page.locator("#start")).isVisible();
    }

    /// Browsers report every refusal and every lost connection by themselves.
    private static boolean isExpected(String text) {
        return text.contains("409")
                || text.contains("422")
                || text.contains("ERR_CONNECTION")
                || text.contains("WebSocket");
    }

    Page page() {
        return page;
    }

    List<String> complaints() {
        return complaints;
    }

    void deal(Map<String, String> body, String... wanted) {
        page.evaluate(DEAL, Map.of("body", body, "wanted", List.of(wanted)));
        assertThat(page.locator(".table")).isVisible();
    }

    /// Both seats at one screen, with the same deck; the first seat begins and both keep their hands.
    void dealHotseat(String deck, String... wanted) {
        deal(Map.of("deck", deck, "opponentDeck", deck, "opponent", "hotseat", "first", "you", "name", "Ada"), wanted);
    }

    void keepHands() {
        for (int i = 0; i < 2; i++) {
            assertThat(main()).hasText("Keep");
            press(main());
        }
    }

    Locator main() {
        return page.locator("#main");
    }

    Locator bar() {
        return page.getByLabel("What to do");
    }

    Locator inHand(String name) {
        return page.locator(".hand.mine .card[data-name=\"" + name + "\"]");
    }

    Locator onBattlefield(String name) {
        return page.locator(".half .card[data-name=\"" + name + "\"]");
    }

    Locator stack() {
        return page.locator(".stack li");
    }

    Locator toast() {
        return page.getByRole(AriaRole.ALERT);
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /// Clicks and waits until the page shows what came of it.
    void press(Locator what) {
        what.click();
        settle();
    }

    void key(String key) {
        page.keyboard().press(key);
        settle();
    }

    void settle() {
        assertThat(page.locator(".table")).hasAttribute("aria-busy", "false");
    }

    void screenshot(String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target/" + name + ".png")));
    }

    boolean overflows() {
        return (Boolean) page.evaluate("document.documentElement.scrollWidth > innerWidth"
                + " || document.documentElement.scrollHeight > innerHeight");
    }
}
