package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What people share at the table beside the game, and what the page asks others for.
class MeetingPageTest extends TableTest {

    private static final String WITH_SIDEBOARD = GOBLINS + "\nSideboard\n3 Shock\n";

    private void paste(Page page) {
        page.getByText("Paste a deck").first().click();
        page.getByLabel("Deck list").fill(WITH_SIDEBOARD);
    }

    @Test
    void twoPeopleTalkAgainstTheClockAndPlayBestOfThreeWithSideboards() {
        var ada = table.page();
        ada.getByText("A friend").click();
        ada.getByLabel("Your name").fill("Ada");
        ada.getByLabel("Who goes first").selectOption("you");
        ada.getByLabel("Clock").selectOption("10");
        ada.getByLabel("How many games").selectOption("3");
        paste(ada);
        ada.locator("#start").click();
        var link = ada.getByLabel("Invitation link").inputValue();
        var elsewhere = newContext(1400, 900);
        var bob = new TablePage(elsewhere, server.address());
        bob.page().navigate(link);
        bob.page().getByLabel("Your name").fill("Bob");
        paste(bob.page());
        bob.page().getByText("Join the game").click();

        assertThat(table.main()).hasText("Keep");
        assertThat(ada.locator(".player.mine .clock")).containsText(Pattern.compile("^\\s*(10:00|9:5\\d)"));
        assertThat(bob.page().locator(".player.theirs .clock.on")).isVisible();

        say(ada, "Good luck <b>Bob</b>");
        assertThat(bob.page().getByLabel("What was said")).containsText("Ada Good luck <b>Bob</b>");
        bob.page().getByText("Mute", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(bob.page().getByLabel("What was said")).not().containsText("Good luck");
        say(bob.page(), "Thanks");
        assertThat(ada.getByLabel("What was said")).containsText("Bob Thanks");
        bob.screenshot("chat");

        // Where the chat is shut, on a phone, its button says that there is something to read.
        ada.setViewportSize(390, 844);
        say(bob.page(), "Are you there?");
        var drawer = ada.locator(".drawer-button");
        assertThat(drawer).hasAccessibleName("Log and settings, 2 said in the chat");
        assertThat(ada.locator(".player.theirs .who")).hasText("Bob");
        assertThat((Boolean) ada.locator(".player.theirs .who").evaluate("one => one.scrollWidth <= one.clientWidth"))
                .isTrue();
        table.screenshot("unread-phone");
        drawer.click();
        ada.locator(".close-drawer").click();
        assertThat(drawer).hasAccessibleName("Log and settings");
        ada.setViewportSize(1400, 900);

        ada.getByText("Concede", new Page.GetByTextOptions().setExact(true)).click();
        ada.getByText("Concede the game").click();
        var bobsEnd = bob.page().getByLabel("The game is over");
        assertThat(bobsEnd).containsText("Ada 0 – 1 Bob");
        bob.button("Next game").click();
        var sideboard = bob.page().getByLabel("Sideboard", new Page.GetByLabelOptions().setExact(true));
        bob.button("One Raging Goblin to the sideboard").click();
        bob.button("One Shock to the deck").click();
        assertThat(sideboard).containsText("60 cards");
        bob.screenshot("sideboard");
        sideboard.getByText("Play the next game").click();
        assertThat(bob.page().getByText("They choose their deck")).isVisible();

        var adasEnd = ada.getByLabel("The game is over");
        assertThat(adasEnd).containsText("Bob is ready for the next game.");
        table.screenshot("next-game");
        table.button("Next game").click();
        ada.getByText("Play the next game").click();
        // Whoever lost goes first.
        assertThat(table.main()).hasText("Keep");
        assertThat(ada.locator(".phases .turn")).containsText("You go first");
        assertThat(bob.page().locator(".table")).isVisible();
        elsewhere.close();
    }

    @Test
    void whoLooksOnIsToldHowLateTheyAre() {
        var ada = table.page();
        ada.getByText("A friend").click();
        ada.getByLabel("Who goes first").selectOption("you");
        ada.getByLabel("Onlookers").selectOption("30");
        table.screenshot("start-friend");
        ada.locator("#start").click();
        var link = ada.getByLabel("Invitation link").inputValue();
        var elsewhere = newContext(1400, 900);
        var bob = new TablePage(elsewhere, server.address());
        bob.page().navigate(link);
        bob.page().getByText("Join the game").click();
        assertThat(table.main()).hasText("Keep");
        var visitors = newContext(1400, 900);
        var visitor = visitors.newPage();
        visitor.navigate(ada.url());
        assertThat(visitor.getByLabel("Shown late")).containsText("This game is shown 30 seconds late");
        // Half a minute later it is there.
        assertThat(visitor.locator(".bar")).containsText("You are watching, 30 seconds late");
        visitor.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target/onlooker.png")));
        visitors.close();
        elsewhere.close();
    }

    /// As where the server is started for a whole network.
    @Test
    void whoeverIsInTheNetworkScansTheInvitation() {
        var page = table.page();
        page.route(
                "**/api/reach",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody("{\"address\": \"http://192.168.7.9:8080\"}")));
        page.getByText("A friend").click();
        page.locator("#start").click();
        assertThat(page.getByLabel("Invitation link"))
                .hasValue(Pattern.compile("^http://192\\.168\\.7\\.9:8080/.*join"));
        assertThat(page.getByLabel("The link as a QR code")).isVisible();
        assertThat(page.locator(".only-here")).hasCount(0);
        assertThat(Axe.findings(page)).isEmpty();
        table.screenshot("invitation-code");
    }

    private static void say(Page page, String words) {
        page.getByLabel("Say something").fill(words);
        page.getByLabel("Say something").press("Enter");
    }

    @Test
    void picturesAreLoadedOnlyForThoseWhoAskAndTheDrawnCardStaysUntilThen() {
        var page = table.page();
        table.expectComplaint("net::ERR");
        var asked = new ArrayList<String>();
        var held = new ArrayList<Route>();
        context.route("https://*.scryfall.com/**", route -> {
            asked.add(route.request().url());
            held.add(route);
        });
        assertThat(policy()).doesNotContain("scryfall");
        table.dealHotseat(GOBLINS, "Raging Goblin", "Mountain");
        assertThat(page.locator(".picture")).hasCount(0);
        assertThat(asked).isEmpty();

        page.locator("#pictures").click();
        assertThat(page.locator("#pictures:checked")).isVisible();
        assertThat(policy()).contains("img-src 'self' https://api.scryfall.com https://cards.scryfall.io;");
        var goblin = table.inHand("Raging Goblin").first();
        assertThat(goblin.locator(".picture")).hasCount(1);
        assertThat(goblin.locator(".picture.there")).hasCount(0);
        assertThat(goblin.locator(".name")).hasText("Raging Goblin");
        page.waitForCondition(() -> !asked.isEmpty());
        assertThat(asked.getFirst()).startsWith("https://api.scryfall.com/cards/named?format=image");
        answer(held);
        context.unroute("https://*.scryfall.com/**");
        context.route("https://*.scryfall.com/**", MeetingPageTest::fulfil);
        page.reload();
        assertThat(table.inHand("Raging Goblin").first().locator(".picture.there"))
                .hasCount(1);
        table.screenshot("pictures");
        page.locator("#pictures").click();
        assertThat(page.locator("#pictures:not(:checked)")).isVisible();
        assertThat(page.locator(".picture")).hasCount(0);
        assertThat(policy()).doesNotContain("scryfall");
    }

    /// Asked for by its name alone a card is shown with its front.
    @Test
    void ofACardThatHasTurnedTheOtherFaceIsShown() {
        var asked = new ArrayList<String>();
        context.route("https://*.scryfall.com/**", route -> {
            asked.add(route.request().url());
            fulfil(route);
        });
        table.set(
                "  alice: {battlefield: [{Night Watch: {transformed: true}}], hand: [Night Watch]}\n  bob: {}\n", """
                [{"name": "Night Watch // Day Watch", "layout": "transform", "card_faces": [
                  {"name": "Night Watch", "mana_cost": "{1}{W}", "type_line": "Creature — Human", "oracle_text": "Vigilance", "power": "1", "toughness": "1"},
                  {"name": "Day Watch", "mana_cost": "", "type_line": "Creature — Human", "oracle_text": "Flying", "power": "2", "toughness": "2", "colors": ["W"]}]}]
                """);
        table.page().locator("#pictures").click();
        assertThat(table.onBattlefield("Day Watch").locator(".picture.there")).hasCount(1);
        assertThat(table.inHand("Night Watch").locator(".picture.there")).hasCount(1);
        assertThat(asked)
                .anyMatch(url -> url.endsWith("exact=Day%20Watch&face=back"))
                .anyMatch(url -> url.endsWith("exact=Night%20Watch"));
    }

    private static void answer(List<Route> held) {
        for (var route : held) route.abort();
    }

    private static final byte[] DOT = Base64.getDecoder()
            .decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==");

    private static void fulfil(Route route) {
        route.fulfill(new Route.FulfillOptions().setContentType("image/png").setBodyBytes(DOT));
    }

    private String policy() {
        return table.page()
                .evaluate("async () => (await fetch('/')).headers.get('Content-Security-Policy')")
                .toString();
    }
}
