package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// From the start page into a game.
class TableStartTest extends TableTest {

    private static final Pattern LIT = Pattern.compile("\\blit\\b");

    @Test
    void theOpponentsAreThoseOfTheServer() {
        var kinds = table.page()
                .evaluate(
                        "async () => (await (await fetch('/api/decks')).json()).opponents.map(one => one.kind).sort()");
        var offered = table.page()
                .locator("input[name=opponent]")
                .evaluateAll(
                        "all => all.map(one => one.value).filter(one => !['invite', 'hotseat', 'watch'].includes(one)).sort()");
        assertThat(offered).isEqualTo(kinds);
        assertThat(table.page().getByText("A friend")).isVisible();
        assertThat(table.page().getByText("Both seats")).isVisible();
        table.screenshot("start");
    }

    @Test
    void whatElseThereIsToDoStandsAtTheHead() {
        var ways = table.page().getByLabel("Other pages").getByRole(AriaRole.LINK);
        assertThat(ways).hasText(new String[] {"Ask the table", "Workshop", "Decks"});
        assertThat(ways.last()).isInViewport();
        table.screenshot("start-ways");
    }

    @Test
    void theCardsOfADeckAreShownOnDemand() {
        var page = table.page();
        page.getByLabel("Cards of Short Fuse").first().click();
        var bolt = page.locator(".card-list li", new Page.LocatorOptions().setHasText("Lightning Bolt"));
        assertThat(bolt).containsText("4");
        bolt.hover();
        assertThat(page.locator(".preview .card.large")).containsText("3 damage to any target");
    }

    @Test
    void aPastedDeckIsCheckedAndPlayed() {
        var page = table.page();
        var mine = page.getByRole(
                AriaRole.REGION,
                new Page.GetByRoleOptions().setName("Your deck").setExact(true));
        mine.getByText("Paste a deck").click();
        mine.getByLabel("Deck list").fill("40 Mountain\n4 Lightnig Bolt <b>x</b>\n");
        mine.getByText("Check", new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(mine.locator(".problems li").first()).containsText("Lightnig Bolt");
        assertThat(mine.locator(".problems b")).hasCount(0);

        mine.getByLabel("Deck list").fill(GOBLINS);
        mine.getByText("Check", new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(mine).containsText("60 cards, all of them playable.");
        page.getByText("Both seats").click();
        page.getByLabel("Who goes first").selectOption("you");
        page.locator("#start").click();
        assertThat(table.main()).hasText("Keep");
        assertThat(page.locator(".hand.mine .card")).hasCount(7);
        assertThat(page.locator(".hand.mine .card:not([data-name=Mountain], [data-name='Raging Goblin'])"))
                .hasCount(0);
    }

    @Test
    void aDeckThatCannotBePlayedIsRefusedInASentence() {
        var page = table.page();
        table.expectComplaint("422");
        table.expectComplaint("400");
        page.getByText("Paste a deck").first().click();
        page.getByLabel("Deck list").fill("3 Mountain\n");
        page.locator("#start").click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("40");
        assertThat(page.locator("#start")).isEnabled();
    }

    @Test
    void anOpenGameIsGoneOnWith() {
        table.dealHotseat(GOBLINS, "Mountain");
        table.keepHands();
        table.page().navigate(server.address());
        var open = table.page().getByLabel("Open games");
        assertThat(open).containsText("turn 1");
        assertThat(open).containsText("your move");
        table.screenshot("open-games");
        open.getByRole(AriaRole.LINK).first().click();
        assertThat(table.page().locator(".phases")).containsText("Turn 1");
    }

    @Test
    void aFinishedGameIsNoOpenOne() {
        table.dealHotseat(GOBLINS, "Mountain");
        table.keepHands();
        table.page()
                .getByText("Concede", new Page.GetByTextOptions().setExact(true))
                .click();
        table.page().getByText("Concede the game").click();
        assertThat(table.page().getByLabel("The game is over")).isVisible();
        table.page().navigate(server.address());
        var finished = table.page().getByLabel("Finished games");
        finished.getByText("One finished game").click();
        assertThat(finished.getByRole(AriaRole.LINK)).containsText("over");
        assertThat(table.page().getByLabel("Open games")).hasCount(0);
    }

    @Test
    void theKeyboardIsEnoughToStartAndToCast() {
        var page = table.page();
        page.evaluate("localStorage.setItem('splitsecond-likes', JSON.stringify({opponent: 'hotseat', first: 'you'}))");
        page.reload();
        assertThat(page.locator("#start")).isVisible();
        for (int i = 0; i < 12 && !hasFocus("#start"); i++) page.keyboard().press("Tab");
        assertThat(hasFocus("#start")).isTrue();
        page.keyboard().press("Enter");
        assertThat(table.main()).hasText("Keep");

        table.dealHotseat(GOBLINS, "Raging Goblin", "Mountain");
        assertThat(table.main()).hasText("Keep");
        table.key("Space");
        table.key("Space");
        playByKeyboard("Mountain");
        playByKeyboard("Raging Goblin");
        table.key("Space");
        assertThat(table.onBattlefield("Raging Goblin")).hasCount(1);

        table.key("Shift+?");
        var help = page.getByRole(AriaRole.DIALOG);
        assertThat(help).containsText("the main button");
        assertThat(help.locator("button").first()).isFocused();
        assertThat(page.locator(".table")).hasAttribute("inert", "");
        table.screenshot("help");
        table.key("Escape");
        assertThat(help).hasCount(0);
    }

    @Test
    void hintsComeOneByOneAndAreGoneWhenRead() {
        table.showHints();
        table.dealHotseat(GOBLINS, "Raging Goblin", "Mountain");
        var hint = table.page().getByLabel("Hint");
        assertThat(hint).containsText("opening hand");
        table.keepHands();
        assertThat(hint).containsText("Play a land first");
        hint.getByText("Got it").click();
        assertThat(hint).not().containsText("Play a land first");
        table.screenshot("hint");
        hint.getByText("No more hints").click();
        assertThat(hint).hasCount(0);
        table.page().reload();
        assertThat(table.main()).isVisible();
        assertThat(hint).hasCount(0);
    }

    @Test
    void whoHasTheAddressWatchesWithoutSeeingHands() {
        table.deal(
                Map.of("opponent", "hotseat", "first", "you", "deck", GOBLINS, "opponentDeck", GOBLINS, "name", "Ada"),
                "Mountain");
        table.keepHands();
        table.play("Mountain");
        var visitors = newContext(1400, 900);
        var visitor = visitors.newPage();
        visitor.navigate(table.page().url());
        assertThat(visitor.locator(".half .card[data-name=Mountain]")).hasCount(1);
        assertThat(visitor.locator(".hand .card:not(.back)")).hasCount(0);
        assertThat(visitor.locator(".bar")).containsText("You are watching");
        table.play("Raging Goblin");
        assertThat(visitor.locator(".half .card[data-name='Raging Goblin']")).hasCount(1);
        visitors.close();
    }

    @Test
    void aGameThatIsNotThereSaysSo() {
        table.expectComplaint("404");
        table.expectComplaint("WebSocket");
        table.page().navigate(server.address() + "#game=0123456789abcdef");
        assertThat(table.page().getByText("This game is not here")).isVisible();
        table.page().getByText("Back to the start").click();
        assertThat(table.page().locator("#start")).isVisible();
    }

    /// To the hand, then along it until the card has the focus.
    private void playByKeyboard(String card) {
        assertThat(table.inHand(card).first()).hasClass(LIT);
        table.key("h");
        for (int i = 0; i < 8 && !focusIsOn(card); i++) table.key("ArrowRight");
        for (int i = 0; i < 8 && !focusIsOn(card); i++) table.key("ArrowLeft");
        assertThat(focusIsOn(card)).isTrue();
        table.key("Enter");
        table.page().evaluate("document.activeElement.blur()");
    }

    private boolean focusIsOn(String card) {
        return card.equals(table.page().evaluate("document.activeElement.closest('.card')?.dataset.name ?? ''"));
    }

    private boolean hasFocus(String selector) {
        return (Boolean) table.page().evaluate("selector => document.activeElement.matches(selector)", selector);
    }
}
