package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// How fast that is shown which others do, and what is heard of it.
class PlaybackTest extends TableTest {

    private static final Map<String, String> BEARS =
            Map.of("name", "Ada", "first", "you", "deck", DIVINATION, "opponentDeck", "24 Forest\n36 Grizzly Bears\n");

    /// When the log gets longer, and whether something could be skipped meanwhile.
    private static final String WATCH = """
            () => {
              window.told = [];
              window.skips = 0;
              let lines = 0;
              const look = () => {
                const now = document.querySelectorAll('.log p').length;
                if (document.querySelector('#main')?.textContent.trim() === 'Skip') window.skips++;
                if (now > lines && lines) window.told.push(performance.now());
                lines = now;
              };
              new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true});
            }""";

    /// How long each thing that was told was looked at, in milliseconds.
    private static final String EACH = "(window.told.at(-1) - window.told[0]) / (window.told.length - 1)";

    /// A context whose tones are written down instead of played.
    private static final String SILENT = """
            window.tones = [];
            window.AudioContext = class {
              currentTime = 0;
              destination = {};
              createOscillator() {
                const tone = {frequency: {}, connect: other => other, start: () => window.tones.push(tone.frequency.value), stop() {}};
                return tone;
              }
              createGain() { return {gain: {setValueAtTime() {}, exponentialRampToValueAtTime() {}}, connect: other => other}; }
            };""";

    @Test
    void theSpeedIsChosenInThePageAndKept() {
        table.deal(BEARS, "Island", "Island", "Island", "Island");
        table.press(table.main());
        assertThat(speed()).hasValue("at once");
        table.page().evaluate(WATCH);
        endTurn();
        assertThat(number("window.skips")).isZero();

        assertThat(each("fast")).isBetween(190.0, 450.0);
        assertThat(each("normal")).isBetween(490.0, 900.0);
        assertThat(each("slow")).isGreaterThan(1000.0);
        assertThat(number("window.skips")).isPositive();
        table.page().reload();
        assertThat(speed()).hasValue("slow");
    }

    private double each(String speed) {
        speed().selectOption(speed);
        table.page().evaluate("window.told = []");
        endTurn();
        return number(EACH);
    }

    private double number(String script) {
        return ((Number) table.page().evaluate(script)).doubleValue();
    }

    private void endTurn() {
        if (table.inHand("Island").count() > 0) table.play("Island");
        table.press(table.main());
        for (int i = 0; i < 5 && !table.main().textContent().contains("End turn"); i++) table.press(table.main());
        assertThat(table.main()).containsText("End turn");
    }

    private Locator speed() {
        return table.page().getByLabel("Speed");
    }

    @Test
    void aClickAnywhereOnTheTableSkipsOn() {
        table.deal(BEARS, "Island", "Island");
        table.press(table.main());
        speed().selectOption("slow");
        table.play("Island");
        // By itself nothing goes on any more.
        var clock = table.page().clock();
        clock.install();
        clock.pauseAt(System.currentTimeMillis() + 60_000);
        table.main().click();
        assertThat(table.main()).hasText("Skip");
        assertThat(table.page().locator(".phases .turn")).not().containsText("Turn 3");
        table.page().locator(".half.theirs").click();
        assertThat(table.main()).not().hasText("Skip");
        assertThat(table.page().locator(".phases .turn")).containsText("Turn 3");
        assertThat(table.page().locator(".toast.shown")).hasCount(0);
    }

    /// A spell that nobody can answer is cast and resolves in one call: two things for who looks on.
    @Test
    void whatAnotherPersonDoesIsShownOneThingAfterAnotherToo() {
        var ada = table.page();
        table.show("slow");
        ada.getByText("A friend").click();
        ada.getByLabel("Your name").fill("Ada");
        ada.getByLabel("Who goes first").selectOption("opponent");
        ada.getByText("Paste a deck").first().click();
        ada.getByLabel("Deck list").fill(GOBLINS);
        ada.locator("#start").click();
        var link = ada.getByLabel("Invitation link").inputValue();
        var elsewhere = newContext(1400, 900);
        var bob = new TablePage(elsewhere, server.address());
        bob.page().navigate(link);
        bob.page().getByLabel("Your name").fill("Bob");
        bob.page().getByText("Paste a deck").first().click();
        bob.page().getByLabel("Deck list").fill("10 Mountain\n50 Ornithopter\n");
        bob.page().getByText("Join the game").click();
        assertThat(bob.main()).hasText("Keep");
        bob.press(bob.main());
        assertThat(table.main()).hasText("Keep");
        table.main().click();
        assertThat(bob.main()).containsText("End turn");
        // By itself nothing goes on any more at Ada's.
        assertThat(table.main()).not().hasText("Skip");
        ada.clock().install();
        ada.clock().pauseAt(System.currentTimeMillis() + 60_000);
        bob.play("Ornithopter");
        assertThat(bob.onBattlefield("Ornithopter")).hasCount(1);
        assertThat(table.main()).hasText("Skip");
        assertThat(table.stack().first()).containsText("Ornithopter");
        assertThat(table.onBattlefield("Ornithopter")).hasCount(0);
        table.screenshot("shown-of-a-person");
        ada.keyboard().press(" ");
        assertThat(table.onBattlefield("Ornithopter")).hasCount(1);
        assertThat(table.stack()).hasCount(0);
        elsewhere.close();
        assertThat(bob.complaints()).isEmpty();
    }

    @Test
    void whatHappensSeveralTimesAtOnceIsCounted() {
        assertThat(table.page().evaluate("""
                async () => (await import('/web/table/log.js')).inShort(
                  [{parts: ['Bob casts Dragon Fodder.']}, {parts: ['Bob creates a Goblin.']}, {parts: ['Bob creates a Goblin.']}, {parts: ['Dragon Fodder resolves.']}])""")).isEqualTo("Bob casts Dragon Fodder. Bob creates a Goblin (2 times).");
    }

    @Test
    void soundsAreHeardOnlyWhenWantedAndMutedByAKey() {
        context.addInitScript(SILENT);
        table.page().reload();
        table.dealHotseat(
                "30 Mountain\n30 Lightning Bolt\n", "Mountain", "Mountain", "Lightning Bolt", "Lightning Bolt");
        table.keepHands();
        table.play("Mountain");
        assertThat(tones()).isEmpty();

        table.button("Sounds").click();
        assertThat(table.button("Sounds")).hasAttribute("title", "Sounds: on (M)");
        table.play("Lightning Bolt");
        table.press(table.them());
        assertThat(table.lifeOf("Player 2")).hasText("17");
        assertThat(tones()).as("that somebody was hurt").anyMatch(tone -> tone.equals(120));

        table.page().evaluate("window.tones = []");
        table.key("m");
        assertThat(table.button("Sounds")).hasAttribute("aria-pressed", "false");
        table.hurryToTurn(3);
        table.play("Mountain");
        table.play("Lightning Bolt");
        table.press(table.them());
        assertThat(table.lifeOf("Player 2")).hasText("14");
        assertThat(tones()).isEmpty();
    }

    @Test
    void whoWantsLessMotionHearsNothingEither() {
        context.addInitScript(SILENT);
        table.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        table.page().reload();
        table.dealHotseat("30 Mountain\n30 Lightning Bolt\n", "Mountain", "Lightning Bolt");
        table.keepHands();
        table.button("Sounds").click();
        assertThat(table.button("Sounds"))
                .hasAttribute("title", "Sounds: on, but silent while your system asks for less motion (M)");
        table.play("Mountain");
        table.play("Lightning Bolt");
        table.press(table.them());
        assertThat(table.lifeOf("Player 2")).hasText("17");
        assertThat(tones()).isEmpty();
    }

    private List<?> tones() {
        return (List<?>) table.page().evaluate("window.tones");
    }
}
