package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/// The stack and the log say what was chosen, and nobody sees a spell before that is done.
class ChosenOnTheStackTest extends TableTest {

    private static final String CARDS = """
            [{"name": "Tidy Command", "cost": "R", "type": "Instant",
              "text": "Choose two —\\n• Destroy target land.\\n• Draw a card.\\n• Tidy Command deals 3 damage to target player."},
             {"name": "Twin Sparks", "cost": "R", "type": "Instant",
              "text": "Twin Sparks deals 3 damage divided as you choose among any number of targets."},
             {"name": "Small Guest", "cost": "R", "type": "Creature — Goblin", "pt": "1/1",
              "text": "When Small Guest enters, it deals 1 damage to any target."},
             {"name": "Long Blaze", "cost": "XR", "type": "Sorcery", "text": "Long Blaze deals X damage to any target."},
             {"name": "Old Spark", "cost": "R", "type": "Sorcery",
              "text": "Old Spark deals 1 damage to any target.\\nFlashback {R}"},
             {"name": "Loud Spark", "cost": "R", "type": "Sorcery",
              "text": "Kicker {1}\\nLoud Spark deals 1 damage to any target. If this spell was kicked, it deals 2 damage instead."}]
            """;

    /// With nothing that resolves by itself.
    private void set(String hand) {
        table.set(
                "  alice: {hand: [" + hand + "], battlefield: [5 Mountain, Jace Beleren], graveyard: [Old Spark],"
                        + " library: [5 Island]}\n  bob: {battlefield: [Grizzly Bears], library: [5 Island]}\n",
                CARDS);
        table.key("a");
    }

    private Locator top() {
        return table.stack().first().locator(".about");
    }

    @Test
    void whichAbilityOfAPlaneswalker() {
        set("Shock");
        table.press(table.onBattlefield("Jace Beleren"));
        table.press(table.page().locator(".menu .option").filter(new Locator.FilterOptions().setHasText("−1")));
        table.press(table.them());
        assertThat(top()).containsText("Jace Beleren: −1");
        assertThat(top()).containsText("→ bob");
        assertThat(table.log()).containsText("alice activates Jace Beleren: −1 targeting bob.");
        table.screenshot("stack-ability");
    }

    @Test
    void whomATriggeredAbilityWasAimedAt() {
        set("Small Guest");
        table.play("Small Guest");
        table.press(table.main());
        table.press(table.main());
        table.press(table.onBattlefield("Grizzly Bears"));
        assertThat(top()).containsText("→ Grizzly Bears");
        table.press(table.main());
        table.press(table.main());
        assertThat(table.log()).containsText("The ability of Small Guest targeting Grizzly Bears resolves.");
    }

    @Test
    void x() {
        set("Long Blaze");
        table.play("Long Blaze");
        table.sheet().getByLabel("Less").click();
        table.press(table.option("X = 3"));
        table.press(table.them());
        assertThat(top()).containsText("Long Blaze (X = 3)");
        assertThat(table.log()).containsText("X = 3");
    }

    @Test
    void modes() {
        set("Tidy Command");
        table.play("Tidy Command");
        table.option("Draw a card").click();
        table.option("deals 3 damage").click();
        table.press(table.main());
        table.press(table.them());
        assertThat(top()).containsText("“Draw a card.”");
        assertThat(top()).containsText("deals 3 damage to target player.”");
        assertThat(top()).not().containsText("Destroy");
        assertThat(table.log()).containsText("Draw a card");
        table.screenshot("stack-modes");
    }

    @Test
    void divisionWithWhoGetsHowMuch() {
        set("Twin Sparks");
        table.play("Twin Sparks");
        table.press(table.them());
        table.press(table.onBattlefield("Grizzly Bears"));
        table.press(table.main());
        assertThat(table.sheet()).containsText("How much of Twin Sparks for bob?");
        table.press(table.option("Assign 1"));
        assertThat(top()).containsText("1 to bob, 2 to Grizzly Bears");
        assertThat(table.log()).containsText("1 to bob, 2 to Grizzly Bears");
        table.screenshot("stack-division");
    }

    @Test
    void thatItWasKicked() {
        set("Loud Spark");
        table.play("Loud Spark");
        table.press(table.option("Yes"));
        table.press(table.them());
        assertThat(top()).containsText("kicked");
        assertThat(table.log()).containsText("(kicked)");
    }

    @Test
    void howItWasCast() {
        set("Shock");
        table.key("g");
        table.press(table.page().locator(".dialog .card[data-name='Old Spark']"));
        table.press(table.them());
        assertThat(top()).containsText("flashback");
        assertThat(table.log()).containsText("flashback");
    }

    @Test
    void othersSeeASpellWhenItsAnnouncementIsComplete() {
        var elsewhere = newContext(1400, 900);
        var bob = invite(elsewhere);
        table.press(table.main());
        bob.press(bob.main());
        table.play("Mountain");
        table.play("Lightning Bolt");
        assertThat(table.bar()).containsText("Choose target for Lightning Bolt");
        assertThat(table.stack()).hasCount(1);
        // That Ada has begun nothing is shown once Bob's page has got an answer of its own.
        bob.page().getByLabel("Auto-pass").uncheck();
        bob.settle();
        assertThat(bob.stack()).hasCount(0);
        assertThat(bob.log()).not().containsText("Lightning Bolt");
        assertThat(bob.page().locator(".hand.theirs .card.back")).hasCount(6);
        table.press(table.them());
        assertThat(bob.stack()).hasCount(1);
        assertThat(bob.stack().first()).containsText("Lightning Bolt");
        assertThat(bob.stack().first()).containsText("→ Bob");
        assertThat(bob.page().locator(".hand.theirs .card.back")).hasCount(5);
        bob.screenshot("announced");
        elsewhere.close();
        org.assertj.core.api.Assertions.assertThat(bob.complaints()).isEmpty();
    }

    /// Ada and Bob, each at a screen of their own.
    private TablePage invite(com.microsoft.playwright.BrowserContext elsewhere) {
        var ada = table.page();
        ada.getByText("A friend").click();
        ada.getByLabel("Your name").fill("Ada");
        ada.getByLabel("Who goes first").selectOption("you");
        ada.getByText("Paste a deck").first().click();
        ada.getByLabel("Deck list").fill("30 Mountain\n30 Lightning Bolt\n");
        ada.locator("#start").click();
        var link = ada.getByLabel("Invitation link").inputValue();
        var bob = new TablePage(elsewhere, server.address());
        bob.page().navigate(link);
        bob.page().getByLabel("Your name").fill("Bob");
        bob.page().getByText("Join the game").click();
        assertThat(table.main()).hasText("Keep");
        return bob;
    }
}
