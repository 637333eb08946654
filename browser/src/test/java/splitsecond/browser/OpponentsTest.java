package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How the computers play that one meets at the table.
class OpponentsTest extends TableTest {

    private static final String LURE = """
            [{"name": "Loud Ogre", "cost": "R", "type": "Creature — Ogre", "pt": "3/3",
              "text": "All creatures able to block Loud Ogre do so."}]
            """;

    /// Its Bears must fight and would die; its Elves and Drake fight nobody.
    @ParameterizedTest
    @CsvSource({"heuristic, Normal", "search, Hard"})
    void spendNoTrickOnACreatureThatFightsNobodyWhileAnotherDies(String kind, String level) {
        table.page().navigate(server.address());
        assertThat(table.page().locator("body")).containsText(level);
        table.set("""
                  alice: {life: 20, battlefield: [Mountain, Loud Ogre], library: [9 Mountain]}
                  bob: {life: 20, hand: [Giant Growth, 3 Plains], library: [9 Plains],
                    battlefield: [Forest, Grizzly Bears, {Llanowar Elves: {tapped: true}}, {Wind Drake: {tapped: true}}]}
                """, LURE, kind);
        table.goOnTo("Declare attackers");
        table.press(table.onBattlefield("Loud Ogre"));
        table.press(table.main());
        table.page()
                .waitForCondition(
                        () -> table.log().textContent().contains("Loud Ogre dies"),
                        new Page.WaitForConditionOptions().setTimeout(20_000));
        assertThat(table.log()).containsText("casts Giant Growth targeting Grizzly Bears");
        assertThat(table.onBattlefield("Grizzly Bears")).hasCount(1);
        table.screenshot("trick-" + level);
    }

    /// Where nobody fights, it keeps it.
    @ParameterizedTest
    @CsvSource({"heuristic", "search"})
    void keepATrickWhileNobodyFights(String kind) {
        table.set("""
                  alice: {life: 20, battlefield: [Mountain, Hill Giant], library: [9 Mountain]}
                  bob: {life: 20, hand: [Giant Growth, 3 Plains], library: [9 Plains],
                    battlefield: [Forest, {Llanowar Elves: {tapped: true}}, {Wind Drake: {tapped: true}}]}
                """, "[]", kind);
        table.goOnTo("Declare attackers");
        table.press(table.onBattlefield("Hill Giant"));
        table.press(table.main());
        assertThat(table.lifeOf("bob")).hasText("17");
        table.press(table.main());
        assertThat(table.log()).not().containsText("Giant Growth");
    }
}
