package splitsecond.cluster.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/// A browser through a proxy, as people come to a public table.
class PageTest extends Servers {

    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
    private static final double PATIENCE = 40_000;

    /// Both seats at one screen, both with lands and creatures that cost one of them.
    private static final String DEAL = """
        async () => {
          localStorage.setItem('splitsecond-hints', '{"off": true}');
          localStorage.setItem('splitsecond-speed', 'at once');
          const deck = '30 Mountain\\n30 Raging Goblin';
          const answer = await fetch('/api/games', {method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({opponent: 'hotseat', first: 'you', deck, opponentDeck: deck})});
          const game = await answer.json();
          localStorage.setItem('splitsecond-games', JSON.stringify([{id: game.id, token: game.token}]));
          location.hash = `game=${game.id}`;
        }\
        """;

    @Test
    void aPagePlaysOnWhileTheServerOfItsGameDies() throws Exception {
        Assumptions.assumeTrue(Files.isExecutable(CHROMIUM), "There is no Chromium here (apt-get install chromium).");
        startSome(3);
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        try (var door = new Door(allReady(3));
                var playwright = Playwright.create(
                        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
                var browser = chromium(playwright)) {
            var page = browser.newPage();
            page.navigate(door.address());
            assertThat(page.locator("#start")).isVisible();
            page.evaluate(DEAL);
            for (int i = 0; i < 2; i++) {
                assertThat(page.locator("#main")).hasText("Keep");
                press(page, "#main");
            }
            press(page, ".hand.mine .card[data-name=Mountain]");
            assertThat(page.locator(".half .card[data-name=Mountain]")).hasCount(1);

            // The game was started at the first server, so it lives there.
            nodes.getFirst().kill();
            long killed = System.nanoTime();
            assertThat(page.locator(".offline")).isVisible();
            assertThat(page.locator(".offline")).isHidden(new LocatorAssertions.IsHiddenOptions().setTimeout(PATIENCE));
            double seconds = (System.nanoTime() - killed) * 1e-9;
            assertThat(page.locator(".half .card[data-name=Mountain]")).hasCount(1);
            press(page, ".hand.mine .card[data-name='Raging Goblin']");
            assertThat(page.locator(".half .card[data-name='Raging Goblin']")).hasCount(1);
            System.out.printf("the page went on %.1f s after its server had died%n", seconds);
            assertThat(seconds).isLessThan(30);
        }
    }

    private static Browser chromium(Playwright playwright) {
        return playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(CHROMIUM)
                        .setArgs(List.of("--no-sandbox", "--disable-gpu", "--disable-quic")));
    }

    /// Clicks, and waits until the page shows what came of it.
    private static void press(Page page, String what) {
        page.locator(what).first().click();
        assertThat(page.locator(".table")).hasAttribute("aria-busy", "false");
    }
}
