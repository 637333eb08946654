package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.skirmish.SkirmishSite;
import splitsecond.app.skirmish.Tables;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.table.Limits;
import splitsecond.app.web.WebServer;
import splitsecond.skirmish.CommandCards;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SkirmishPageTest {

    @RegisterExtension
    final Stage stage = new Stage();

    private Tables tables;
    private WebServer server;
    private BrowserContext context;
    private Page page;
    private final List<String> complaints = new ArrayList<>();

    @BeforeAll
    void start(@TempDir Path data) {
        tables = new Tables(CommandCards.bundled(), List.of(), SqliteStorage.open(data));
        server = WebServer.start("localhost", 0, new SkirmishSite(tables, Limits.LOCAL));
    }

    @AfterAll
    void stop() {
        if (server != null) server.close();
        if (tables != null) tables.close();
    }

    @BeforeEach
    void open() {
        context = stage.chromium()
                .browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(1400, 1000)
                        .setColorScheme(ColorScheme.LIGHT));
        complaints.clear();
        page = listenedTo(context.newPage());
        page.navigate(server.address("/skirmish").toString());
        press("Start game");
        assertThat(side(2)).isVisible();
    }

    private Page listenedTo(Page opened) {
        opened.onConsoleMessage(message -> {
            if (message.type().equals("error") && !message.text().contains("409")) complaints.add(message.text());
        });
        opened.onPageError(complaints::add);
        return opened;
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
        assertThat(button(side(1), "Play Urgency")).hasCount(0);
        assertThat(card(1, "Urgency")).containsText("Use the Special button of a deployment card.");
        click(button(side(1), "Special of Luke Skywalker"));
        assertThat(page.getByLabel("Special actions of Luke Skywalker")).containsText("Urgency 1 action");
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target/special.png")));
        click(button(side(1), "Choose Urgency"));
        assertThat(button(side(1), "Confirm Urgency")).isVisible();
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
    void aDeploymentCardWithoutASpecialActionSaysWhy() {
        press("Start round");
        click(button(side(1).locator(".figure").first(), "Activate"));
        passAll();
        var special = button(side(1), "Special of Chewbacca");
        assertThat(special).hasAttribute("aria-disabled", "true");
        strike(special, "Enter");
        assertThat(page.getByRole(AriaRole.ALERT))
                .hasText("Cannot play Urgency: Luke Skywalker is activating, not Chewbacca.");
        click(button(side(1), "Special of Luke Skywalker"));
        click(button(side(1), "Choose Urgency"));
        click(button(side(1), "Confirm Urgency"));
        assertThat(log()).containsText("Player 1 plays Urgency with Luke Skywalker.");
        assertThat(card(1, "Urgency")).hasCount(0);
    }

    @Test
    void playCommandCardOffersWhatFitsNow() {
        click(button(side(1), "Play command card"));
        assertThat(page.getByRole(AriaRole.ALERT)).hasText("No command cards can be played right now (wrong timing).");
        press("Start round");
        click(button(side(1), "Play command card"));
        var menu = page.getByLabel("Command cards that can be played now");
        assertThat(menu.getByRole(AriaRole.BUTTON)).hasCount(2);
        assertThat(button(menu, "Choose Take Initiative")).isFocused();
        strike(button(menu, "Choose Take Initiative"), "Enter");
        assertThat(menu).hasCount(0);
        click(button(side(1), "Confirm Take Initiative"));
        assertThat(log()).containsText("Player 1 plays Take Initiative.");
    }

    /// The menu was opened before the game went on.
    @Test
    void aCardWhoseTimeIsOverIsRefusedInTheMenu() {
        press("Start round");
        click(button(side(1), "Play command card"));
        page.evaluate("""
                async () => {
                  const table = document.querySelector('skirmish-table');
                  await table.call('POST', '', {do: 'move', move: 'endActivationPhase'});
                }""");
        passAll();
        click(button(page.getByLabel("Command cards that can be played now"), "Choose Take Initiative"));
        assertThat(page.getByRole(AriaRole.ALERT)).hasText("That card can't be played right now (wrong timing).");
    }

    @Test
    void twoPlayersSeeTheirOwnHandsAndWhatTheOtherDoes() {
        press("New game");
        page.getByText("Each at their own").click();
        press("Start game");
        var invitation = page.getByLabel("Invitation link").inputValue();
        try (var otherContext = stage.chromium().browser().newContext();
                var thirdContext = stage.chromium().browser().newContext()) {
            var guest = listenedTo(otherContext.newPage());
            guest.navigate(invitation);
            guest.getByLabel("Your squad").selectOption("Jabba's Palace");
            guest.getByText("Sit down").click();
            assertThat(guest.getByText("Player 2 (you)")).isVisible();
            assertThat(guest.locator(".card")).hasCount(3);
            assertThat(guest.getByText("Take Initiative")).hasCount(0);
            assertThat(guest.getByText("9 cards in hand")).isVisible();

            // Without reloading, the host sees that somebody sat down, and the guest what the host does.
            assertThat(page.getByLabel("Invitation link")).hasCount(0);
            assertThat(page.locator(".card")).hasCount(9);
            press("Start round");
            assertThat(guest.locator(".moment")).containsText("Round 1");
            click(button(side(1), "Play Take Initiative"));
            click(button(side(1), "Confirm Take Initiative"));
            assertThat(guest.getByRole(AriaRole.LOG)).containsText("Player 1 plays Take Initiative.");
            guest.getByText("Pass (Player 2)").click();
            assertThat(log()).containsText("Player 2 passes.");

            var spectator = listenedTo(thirdContext.newPage());
            spectator.navigate(page.url());
            assertThat(spectator.getByText("You are watching: neither hand is shown."))
                    .isVisible();
            assertThat(spectator.locator(".card")).hasCount(0);
            assertThat(spectator.getByText("Activate")).hasCount(0);

            guest.reload();
            assertThat(guest.getByText("Player 2 (you)")).isVisible();
        }
    }

    @Test
    void aSquadOfOnesOwnIsTypedCheckedAndPlayed() {
        press("New game");
        page.getByLabel("Squad of player 1").selectOption("own");
        var text = page.getByLabel("Squad of your own");
        text.fill("name: Mine\nfigures: [Yoda]\ndeck: [Force Jump, Wookiee Rage]\n");
        press("Check");
        assertThat(page.locator(".bad")).hasText("squad, line 3: nobody in the squad may play Wookiee Rage: WOOKIEE.");
        text.fill("name: Mine\nfigures: [Yoda]\ndeck: [Force Jump]\n");
        press("Check");
        assertThat(page.locator(".good")).containsText("Mine can be played.");
        press("Start game");
        assertThat(side(1)).containsText("Yoda");
        assertThat(card(1, "Force Jump")).isVisible();
    }

    @Test
    void aSquadOfOnesOwnComesFromAFile(@TempDir Path folder) throws IOException {
        press("New game");
        page.getByLabel("Squad of player 2").selectOption("own");
        page.locator("input[type=file]")
                .setInputFiles(Files.writeString(
                        folder.resolve("mine.yaml"),
                        "name: From a file\nfigures: [Chewbacca]\ndeck: [Wookiee Rage]\n"));
        assertThat(page.getByLabel("Squad of your own")).hasValue(Pattern.compile("From a file"));
        press("Start game");
        assertThat(side(2)).containsText("From a file");
        assertThat(card(2, "Wookiee Rage")).isVisible();
    }

    @Test
    void theStrictProfileStartsANewGame() {
        press("New game");
        page.getByText("strict").click();
        press("Start game");
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
    void axeFindsNothing() {
        // Colors that are on their way to others are none to judge.
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        assertThat(Axe.findings(page)).isEmpty();
        press("Start round");
        assertThat(Axe.findings(page)).isEmpty();
        click(button(side(2), "Play command card"));
        assertThat(Axe.findings(page)).isEmpty();
        click(page.getByText("Theme: auto"));
        click(page.getByText("Theme: light"));
        assertThat(Axe.findings(page)).as("in the dark").isEmpty();
        page.navigate(server.address("/skirmish").toString());
        assertThat(page.getByText("Start game")).isVisible();
        page.getByLabel("Squad of player 1").selectOption("own");
        assertThat(Axe.findings(page)).as("the start").isEmpty();
    }

    private static final String CUT = """
            () => [...document.querySelectorAll('button, input, select, h1, h2, .card, .figure')].filter(one => {
              const {left, right, width} = one.getBoundingClientRect();
              return width && one.checkVisibility() && (left < 0 || right > innerWidth + 0.5);
            }).map(one => one.outerHTML.slice(0, 120))""";

    @Test
    void itFitsANarrowScreen() {
        page.setViewportSize(390, 844);
        press("Start round");
        assertThat((List<?>) page.evaluate(CUT)).isEmpty();
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
