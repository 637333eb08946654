package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/// What a combat would come to, before it is declared.
class ForetoldCombatTest extends TableTest {

    private static final String CARDS = """
            [{"name": "Small Siege", "cost": "R", "type": "Battle — Siege", "text": "When Small Siege enters, draw a card.", "defense": "3"},
             {"name": "Great Beast", "cost": "4GG", "type": "Creature — Beast", "text": "Trample", "pt": "6/6"},
             {"name": "Long Fangs", "cost": "1B", "type": "Creature — Snake", "text": "Deathtouch", "pt": "3/1"}]
            """;

    @Test
    void planeswalkersAndBattlesAreCounted() {
        table.set(
                "  alice: {battlefield: [Hill Giant, Grizzly Bears, Serra Angel,"
                        + " {Small Siege: {counters: {defense: 3}}}]}\n"
                        + "  bob: {battlefield: [{Jace Beleren: {counters: {loyalty: 3}}}]}\n",
                CARDS);
        table.goOnTo("Declare attackers");
        attack("Grizzly Bears", onBattlefield("Small Siege"));
        assertThat(table.bar()).containsText("Small Siege goes to 1");
        attack("Hill Giant", onBattlefield("Jace Beleren"));
        assertThat(table.bar()).containsText("Jace Beleren dies");
        attack("Serra Angel", table.them());
        assertThat(table.bar()).containsText("bob takes 4");
        assertThat(table.page().locator(".arrows .combat")).hasCount(2);
        table.screenshot("foretold-battle");
        table.press(mine("Hill Giant"));
        attack("Hill Giant", onBattlefield("Small Siege"));
        assertThat(table.bar()).containsText("Small Siege is defeated");
    }

    private void attack(String creature, Locator whom) {
        table.press(mine(creature));
        table.press(whom);
    }

    /// As the page offers it to the one who divides.
    @Test
    void damageAmongSeveralBlockersIsForetoldAsItKills() {
        table.set(
                "  alice: {battlefield: [{Great Beast: {attacking: bob, tapped: true}}]}\n"
                        + "  bob: {battlefield: [Grizzly Bears, Hill Giant]}\n  turn: {step: declare attackers}\n",
                CARDS);
        table.goOnTo("Declare blockers");
        table.press(mine("Grizzly Bears"));
        table.press(mine("Hill Giant"));
        assertThat(table.bar()).containsText("Grizzly Bears dies");
        assertThat(table.bar()).containsText("Hill Giant dies");
        assertThat(table.bar()).containsText("bob takes 1");
        table.screenshot("foretold-division");
    }

    /// CR 702.2c: one damage is enough.
    @Test
    void ofDeathtouchOneForEachIsOffered() {
        table.set(
                "  alice: {battlefield: [{Long Fangs: {attacking: bob, tapped: true}}]}\n"
                        + "  bob: {battlefield: [Hill Giant, Grizzly Bears]}\n  turn: {step: declare attackers}\n",
                CARDS);
        table.goOnTo("Declare blockers");
        table.press(mine("Hill Giant"));
        table.press(mine("Grizzly Bears"));
        assertThat(table.bar()).containsText("Grizzly Bears dies");
        table.press(table.main());
        assertThat(table.bar()).containsText("How much of Long Fangs' damage for Hill Giant?");
        table.press(table.option("Assign 1"));
        assertThat(table.onBattlefield("Grizzly Bears")).hasCount(0);
        assertThat(table.onBattlefield("Hill Giant")).hasCount(0);
    }

    @Test
    void equalCreaturesOfOneSideAreToldApartByWhomTheyFight() {
        table.set(
                "  alice: {battlefield: [{Hill Giant: {attacking: bob, tapped: true}}, {Llanowar Elves: {attacking: bob, tapped: true}}]}\n"
                        + "  bob: {battlefield: [2 Grizzly Bears]}\n  turn: {step: declare attackers}\n",
                "");
        table.goOnTo("Declare blockers");
        block(0, "Hill Giant");
        block(1, "Llanowar Elves");
        assertThat(table.bar()).containsText("Grizzly Bears (blocking Hill Giant) dies");
        assertThat(table.bar()).not().containsText("2 ×");
        assertThat(table.page().locator(".half.mine .card.dying")).hasCount(1);
        table.screenshot("foretold-apart");
        // Together they kill it, and one of them is killed.
        table.press(mine("Grizzly Bears").nth(1));
        block(1, "Hill Giant");
        assertThat(table.bar()).containsText("1 of 2 × Grizzly Bears (blocking Hill Giant) dies");
        assertThat(table.bar()).containsText("Hill Giant dies");
    }

    private void block(int which, String attacker) {
        table.press(mine("Grizzly Bears").nth(which));
        table.press(table.page().locator(".half.theirs .card[data-name=\"" + attacker + "\"]"));
    }

    private Locator onBattlefield(String name) {
        return table.onBattlefield(name);
    }

    private Locator mine(String name) {
        return table.page().locator(".half.mine .card[data-name=\"" + name + "\"]");
    }
}
