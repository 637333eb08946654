package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// All cards in one step, from a server that stands for Scryfall.
class ImportPageTest extends TableTest {

    @Test
    void allCardsAreImportedFromTheStartPage(@TempDir Path data) throws Exception {
        byte[] cards = """
                [{"object": "card", "name": "Hasty Test", "layout": "normal", "mana_cost": "{R}", "type_line": "Creature — Goblin",
                  "oracle_text": "Haste", "power": "1", "toughness": "1", "colors": ["R"], "games": ["paper"]}]
                """.getBytes(StandardCharsets.UTF_8);
        var held = new CountDownLatch(1);
        var scryfall = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        String there = "http://localhost:" + scryfall.getAddress().getPort();
        byte[] list = ("{\"download_uri\": \"" + there + "/file\", \"size\": " + cards.length + "}")
                .getBytes(StandardCharsets.UTF_8);
        scryfall.createContext("/list", exchange -> {
            exchange.sendResponseHeaders(200, list.length);
            exchange.getResponseBody().write(list);
            exchange.close();
        });
        scryfall.createContext("/file", exchange -> {
            exchange.sendResponseHeaders(200, cards.length);
            var out = exchange.getResponseBody();
            out.write(cards, 0, 50);
            out.flush();
            try {
                held.await(20, TimeUnit.SECONDS);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
            out.write(cards, 50, cards.length - 50);
            exchange.close();
        });
        scryfall.start();
        var environment = Map.of(
                "SPLITSECOND_SCRYFALL", there + "/list", "SPLITSECOND_HOME", data.toString(), "SPLITSECOND_CARDS", "");
        try (var own = new TableServer(data, environment)) {
            var page = context.newPage();
            page.navigate(own.address());
            var all = page.getByLabel("All cards");
            assertThat(all).containsText("are here");
            all.getByText("Import all cards").click();
            assertThat(all.locator("progress")).isVisible();
            held.countDown();
            assertThat(all).containsText("One card is here now.");
            assertThat(all).containsText("can be named in decks and on boards.");
            assertThat(all).not().containsText("once they are imported");
            assertThat(all.getByText("Import again")).isVisible();
            // Nor does somebody who comes later read that nothing was imported yet.
            page.reload();
            assertThat(all.getByText("Import again")).isVisible();
            page.navigate(own.address() + "#decks");
            page.getByLabel("Deck list").fill("24 Mountain\n36 Hasty Test\n");
            assertThat(page.locator(".decks-page")).containsText("60 cards");
        } finally {
            scryfall.stop(0);
        }
    }
}
