package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import splitsecond.app.skirmish.SkirmishSite;
import splitsecond.app.web.WebServer;
import splitsecond.skirmish.CommandCards;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SkirmishPageTest {

    private Chromium chromium;
    private WebServer server;
    private BrowserContext context;
    private Page page;
    private final List<String> complaints = new ArrayList<>();

    @BeforeAll
    void start() {
        chromium = Chromium.start();
        server = WebServer.start("localhost", 0, new SkirmishSite(CommandCards.bundled()));
    }

    @AfterAll
    void stop() {
        if (server != null) server.close();
        if (chromium != null) chromium.close();
    }

    @BeforeEach
    void open() {
        context = chromium.browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(1400, 1000)
                        .setColorScheme(ColorScheme.LIGHT));
        page = context.newPage();
        complaints.clear();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && !message.text().contains("409")) complaints.add(message.text());
        });
        page.onPageError(complaints::add);
        page.navigate(server.address("/skirmish").toString());
        assertThat(side(2)).isVisible();
    }

    /// Among other things, the security policy lets everything through that the page needs.
    @AfterEach
    void nothingWentWrongInTheBrowser() {
        context.close();
        assertThat(complaints).isEmpty();
    }

    @Test
    void cardsAreLitWhenTheirTimeComesAndSayWhyNot() {
        assertThat(card(1, "Take Initiative")).containsText("It is not the start of the round.");
        press("Start round");
        assertThat(page.locator(".moment")).containsText("Round 1");
        assertThat(button(card(1, "Take Initiative"), "Play Take Initiative")).isVisible();
        assertThat(button(card(2, "Collect Intel"), "Play Collect Intel")).isVisible();
        assertThat(card(1, "Deadeye")).containsText("No attack is in progress.");
    }

    @Test
    void selectConfirmAndUndo() {
        press("Start round");
        click(button(side(2), "Play Collect Intel"));
        click(button(side(2), "Cancel"));
        assertThat(card(2, "Collect Intel")).isVisible();
        click(button(side(2), "Play Collect Intel"));
        click(button(side(2), "Confirm Collect Intel"));
        assertThat(card(2, "Collect Intel")).hasCount(0);
        assertThat(log()).containsText("Collect Intel takes effect.");
        click(button(side(2), "Undo last play"));
        assertThat(card(2, "Collect Intel")).isVisible();
        assertThat(log()).containsText("Player 2 takes back Collect Intel.");
    }

    @Test
    void aFreeCardIsNegatedInTheOpponentsWindow() {
        press("Start round");
        click(button(side(1), "Play Take Initiative"));
        click(button(side(1), "Confirm Take Initiative"));
        assertThat(window()).containsText("Player 2 may play a card, or pass");
        click(button(window(), "Play Negation"));
        click(button(window(), "Confirm Negation"));
        assertThat(log()).containsText("Negation cancels Take Initiative.");
        assertThat(window()).hasCount(0);
    }

    @Test
    void anEventOpensAWindowThatIsPassed() {
        press("Start round");
        page.getByLabel("Figure", new Page.GetByLabelOptions().setExact(true)).selectOption("1:Chewbacca");
        press("Raise event");
        assertThat(window()).containsText("Chewbacca enters a space");
        assertThat(button(side(2), "Play Self-Defense")).isVisible();
        assertThat(card(1, "Take Initiative")).containsText("Player 2 must play or pass first.");
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target/window.png")));
        press("Pass (Player 2)");
        assertThat(window()).hasCount(0);
    }

    @Test
    void anActivationWithAnAttackAndASpecialAction() {
        press("Start round");
        click(button(side(1).locator(".figure").first(), "Activate"));
        passAll();
        click(button(side(1), "Play Urgency"));
        assertThat(button(side(1), "Confirm Urgency")).isVisible();
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target/special.png")));
        click(button(side(1), "Cancel"));
        click(button(side(2).locator(".figure").first(), "Attack this"));
        passAll();
        press("Roll dice");
        passAll();
        assertThat(button(side(1), "Play Deadeye")).isVisible();
        assertThat(button(side(2), "Play Brace for Impact")).isVisible();
        press("Resolve attack");
        passAll();
        assertThat(card(1, "Deadeye")).containsText("No attack is in progress.");
    }

    @Test
    void theStrictProfileStartsANewGame() {
        press("strict");
        press("Start round");
        assertThat(button(side(1), "Play Take Initiative")).isVisible();
        click(button(side(1).locator(".figure").first(), "Activate"));
        passAll();
        assertThat(card(1, "Take Initiative")).containsText("An activation has begun this round.");
    }

    @Test
    void aButtonThatIsNotPossibleSaysWhy() {
        strike(button(page.locator("body"), "Roll dice"), "Enter");
        assertThat(page.getByRole(AriaRole.ALERT)).hasText("No attack is in progress.");
    }

    @Test
    void theKeyboardIsEnough() {
        strike(button(page.locator("body"), "Start round"), "Enter");
        strike(button(side(2), "Play Collect Intel"), "Enter");
        strike(button(side(2), "Confirm Collect Intel"), "Space");
        assertThat(log()).containsText("Player 2 plays Collect Intel.");
    }

    @Test
    void theTableSurvivesAReload() {
        press("Start round");
        page.reload();
        assertThat(page.locator(".moment")).containsText("Round 1");
    }

    @Test
    void itIsDarkForThoseWhoLikeItDark() {
        click(page.getByText("Theme: auto"));
        click(page.getByText("Theme: light"));
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        press("Start round");
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target/dark.png")));
    }

    @Test
    void itFitsANarrowScreen() {
        page.setViewportSize(390, 844);
        press("Start round");
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(Path.of("target/narrow.png"))
                .setFullPage(true));
        assertThat((Boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
    }

    private void press(String name) {
        click(button(page.locator("body"), name));
    }

    /// Clicks and waits until the page shows what came of it.
    private void click(Locator what) {
        what.click();
        settle();
    }

    /// Strikes a key on what has the focus and waits until the page shows what came of it: a
    /// page drawn anew in between would take the focus away.
    private void strike(Locator what, String key) {
        what.press(key);
        settle();
    }

    private void settle() {
        assertThat(page.locator("skirmish-table")).hasAttribute("aria-busy", "false");
    }

    private void passAll() {
        var pass = window().getByText("Pass (");
        while (pass.count() > 0) click(pass);
    }

    private Locator button(Locator within, String name) {
        return within.getByRole(
                AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
    }

    private Locator side(int player) {
        return page.getByLabel("Player " + player, new Page.GetByLabelOptions().setExact(true));
    }

    private Locator card(int player, String name) {
        return side(player).locator(".card", new Locator.LocatorOptions().setHasText(name));
    }

    private Locator window() {
        return page.getByLabel("Open window");
    }

    private Locator log() {
        return page.getByRole(AriaRole.LOG);
    }
}
