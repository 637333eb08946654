package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ScreenshotAnimations;
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

    /// Passes, attacks with nobody and blocks with nobody, straight to the server, until a turn's main phase has come.
    private static final String HURRY = """
            async turn => {
              const {id, token} = JSON.parse(localStorage.getItem('splitsecond-games'))[0];
              const ask = async (path, body) => (await fetch(`/api/games/${id}${path}`, {method: body ? 'POST' : 'GET',
                headers: {'Content-Type': 'application/json', Authorization: `Bearer ${token}`}, body: body && JSON.stringify(body)})).json();
              let view = await ask('');
              for (let i = 0; i < 200 && !(view.turn.number >= turn && view.turn.step === 'PRECOMBAT_MAIN'); i++) {
                const {options, id: decision} = view.decision;
                const option = ['PASS', 'NO', 'DONE'].map(kind => options.find(one => one.kind === kind)).find(one => one) ?? options[0];
                view = await ask('/choices', {decision, option: option.index});
              }
            }""";

    private static final String SET = """
            async body => {
              const answer = await fetch('/api/positions', {method: 'POST', headers: {'Content-Type': 'application/json'},
                body: JSON.stringify(body)});
              const {game, error} = await answer.json();
              if (!answer.ok) throw new Error(error);
              localStorage.setItem('splitsecond-games', JSON.stringify([{id: game.id, token: game.token}]));
              location.hash = `game=${game.id}`;
            }""";

    private final Page page;
    private final List<String> complaints = new ArrayList<>();
    private final List<String> expected = new ArrayList<>();

    TablePage(BrowserContext context, String address) {
        page = context.newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && expected.stream().noneMatch(message.text()::contains))
                complaints.add(message.text());
        });
        page.onPageError(complaints::add);
        page.navigate(address);
        assertThat(page.locator("#start")).isVisible();
        page.evaluate("localStorage.setItem('splitsecond-hints', '{\"off\": true}')");
        show("at once");
    }

    /// How fast that is shown which others do.
    void show(String speed) {
        page.evaluate("speed => localStorage.setItem('splitsecond-speed', speed)", speed);
    }

    /// As for somebody who has never been here.
    void showHints() {
        page.evaluate("localStorage.removeItem('splitsecond-hints')");
    }

    /// Browsers report every refusal and every lost connection by themselves: a test that provokes one says so.
    void expectComplaint(String part) {
        expected.add(part);
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
        dealHotseat(new Decks(deck, deck), wanted);
    }

    /// What Ada and the other player play.
    record Decks(String own, String other) {}

    void dealHotseat(Decks decks, String... wanted) {
        deal(
                Map.of(
                        "deck",
                        decks.own,
                        "opponentDeck",
                        decks.other,
                        "opponent",
                        "hotseat",
                        "first",
                        "you",
                        "name",
                        "Ada"),
                wanted);
    }

    /// A board that is set, with both seats at one screen.
    ///
    /// @param cards of the test's own, as a list of JSON objects
    void set(String given, String cards) {
        set(given, cards, "hotseat");
    }

    /// The same against a kind of computer, which plays the second player.
    void set(String given, String cards, String opponent) {
        var scenario = "scenario: A board\ngiven:\n" + given;
        page.evaluate(SET, Map.of("scenario", scenario, "cards", cards, "opponent", opponent));
        assertThat(page.locator(".table")).isVisible();
        settle();
    }

    void keepHands() {
        for (int i = 0; i < 2; i++) {
            assertThat(main()).hasText("Keep");
            press(main());
        }
    }

    void hurryToTurn(int turn) {
        // The page may ask for a preview of a combat that was declared behind its back.
        expectComplaint("409");
        page.evaluate(HURRY, turn);
        assertThat(page.locator(".phases .turn")).containsText("Turn " + turn);
        settle();
    }

    /// Plays a card from the hand that needs no answers; it resolves by itself.
    void play(String card) {
        press(inHand(card).first());
    }

    /// Goes on until the bar says so.
    void goOnTo(String prompt) {
        for (int i = 0; i < 12 && !bar().textContent().contains(prompt); i++) press(main());
        assertThat(bar()).containsText(prompt);
    }

    Locator sheet() {
        return page.locator(".sheet");
    }

    Locator option(String label) {
        return sheet().locator(".option", new Locator.LocatorOptions().setHasText(label));
    }

    Locator log() {
        return page.getByRole(
                AriaRole.LOG, new Page.GetByRoleOptions().setName("Log").setExact(true));
    }

    /// Seats change sides at one screen, names do not.
    Locator lifeOf(String name) {
        return page.getByLabel("Player " + name, new Page.GetByLabelOptions().setExact(true))
                .locator(".life");
    }

    Locator them() {
        return page.locator(".player.theirs .face");
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
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(Path.of("target/" + name + ".png"))
                .setAnimations(ScreenshotAnimations.DISABLED));
    }

    boolean overflows() {
        return (Boolean) page.evaluate("document.documentElement.scrollWidth > innerWidth"
                + " || document.documentElement.scrollHeight > innerHeight");
    }
}
