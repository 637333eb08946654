package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/// A game with cards whose text is not understood.
class SandboxPageTest extends TableTest {

    private static final String RIDDLES = "24 Mountain\n36 Riddle Engine\n";

    @Test
    void cardsOutsideTheRulesAreMovedByHand() {
        var page = table.page();
        var mine = page.getByRole(
                AriaRole.REGION,
                new Page.GetByRoleOptions().setName("Your deck").setExact(true));
        mine.getByText("Paste a deck").click();
        mine.getByLabel("Deck list").fill(RIDDLES);
        check(mine);
        assertThat(mine.locator(".problems li").first()).containsText("Riddle Engine is not supported: \"Frobnicate\"");

        page.locator("#sandbox").check();
        check(mine);
        assertThat(mine).containsText("outside the rules and moved by hand: Riddle Engine");
        table.screenshot("sandbox-start");
        page.getByText("Both seats").click();
        page.getByLabel("Who goes first").selectOption("you");
        page.locator("#start").click();
        table.keepHands();

        assertThat(table.log()).containsText("Sandbox game.");
        assertThat(table.inHand("Riddle Engine").first()).containsText("outside the rules");
        table.press(table.inHand("Riddle Engine").first());
        table.screenshot("sandbox-menu");
        table.press(inMenu("onto the battlefield"));
        assertThat(table.stack()).hasCount(0);
        assertThat(table.onBattlefield("Riddle Engine")).hasCount(1);
        assertThat(table.log()).containsText("Riddle Engine enters the battlefield.");

        table.press(table.onBattlefield("Riddle Engine"));
        table.press(inMenu("Put a +1/+1 counter"));
        table.press(table.onBattlefield("Riddle Engine"));
        table.press(inMenu("Tap Riddle Engine"));
        assertThat(table.onBattlefield("Riddle Engine")).containsText("3/4");
        table.screenshot("sandbox");
        table.press(table.onBattlefield("Riddle Engine"));
        table.press(inMenu("into the graveyard"));
        assertThat(table.onBattlefield("Riddle Engine")).hasCount(0);
    }

    private Locator inMenu(String label) {
        return table.page().locator(".menu .option", new Page.LocatorOptions().setHasText(label));
    }

    private static void check(Locator picker) {
        picker.getByText("Check", new Locator.GetByTextOptions().setExact(true)).click();
    }
}
