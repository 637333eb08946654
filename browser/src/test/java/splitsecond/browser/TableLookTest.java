package splitsecond.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Sizes, colours, weight, and what those hear who do not see.
class TableLookTest extends TableTest {

    private static final int FIRST_PAINT = 1000;
    /// A machine that is busy with something else is slow now and then, a page that is slow always is.
    private static final int LOOKS = 3;

    private static final int MOST_BYTES = 500_000;

    /// Controls that a screen reader could only call "button".
    private static final String NAMELESS = """
            () => [...document.querySelectorAll('button, a[href], input, select, textarea, [role=dialog], [role=group], section')]
              .filter(one => !(one.ariaLabel || one.textContent.trim() || one.labels?.length || one.getAttribute('aria-labelledby')))
              .map(one => one.outerHTML.slice(0, 120))""";

    /// Text that stands out too little from the first opaque ground below it.
    private static final String FAINT = """
            selectors => {
              const pen = Object.assign(document.createElement('canvas'), {width: 1, height: 1}).getContext('2d', {willReadFrequently: true});
              const rgba = colour => { pen.clearRect(0, 0, 1, 1); pen.fillStyle = colour; pen.fillRect(0, 0, 1, 1); return pen.getImageData(0, 0, 1, 1).data; };
              const light = ([r, g, b]) => [r, g, b].map(c => c / 255).map(c => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
                .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
              const ground = one => {
                for (let at = one; at; at = at.parentElement) {
                  const colour = rgba(getComputedStyle(at).backgroundColor);
                  if (colour[3] > 250) return colour;
                }
                return rgba('white');
              };
              return [...document.querySelectorAll(selectors)].filter(one => one.checkVisibility() && !one.disabled && one.textContent.trim()).map(one => {
                const [high, low] = [light(rgba(getComputedStyle(one).color)), light(ground(one))].sort((a, b) => b - a);
                return [(high + 0.05) / (low + 0.05), one.className + ': ' + one.textContent.trim().slice(0, 30)];
              }).filter(([ratio]) => ratio < 4.5).map(([ratio, what]) => ratio.toFixed(1) + ' ' + what);
            }""";

    private static final String TEXTS =
            ".faint, .small, .card .name, .card .type, .card .text, .card .pt, .log p, .log h3, .log b, .step span, .tag, .who, .life, .prompt b, button, label, kbd";

    /// Of what is attached: how it lies, and whether its name is free to be read and clicked.
    private static final String ATTACHED = """
            () => [...document.querySelectorAll('.attached .card')].map(one => {
              const name = one.querySelector('.name').getBoundingClientRect();
              const on = document.elementFromPoint(name.left + 4, name.top + name.height / 2);
              const group = one.closest('.group').getBoundingClientRect();
              const host = one.closest('.group').querySelector(':scope > .card').getBoundingClientRect();
              const within = host.left >= group.left - 1 && host.right <= group.right + 1 && host.bottom <= group.bottom + 1;
              return `${one.dataset.name}: ${name.width > name.height ? 'upright' : 'lying'}, ${one.contains(on) ? 'free' : 'covered'}, ${within ? 'tidy' : 'untidy'}`;
            })""";

    @ParameterizedTest
    @CsvSource({"390, 844", "1366, 768"})
    void theEndOfALostGameIsInTheMiddleOfTheScreen(int width, int height) {
        table.page().setViewportSize(width, height);
        var page = table.page();
        table.deal(Map.of("deck", GOBLINS, "opponentDeck", GOBLINS, "opponent", "random", "first", "you"), "Mountain");
        page.evaluate("""
                async () => {
                  const {id, token} = JSON.parse(localStorage.getItem('splitsecond-games'))[0];
                  await fetch(`/api/games/${id}/concede`, {method: 'POST', headers: {'Content-Type': 'application/json', Authorization: `Bearer ${token}`}, body: '{}'});
                }""");
        var end = page.getByLabel("The game is over");
        assertThat(end).containsText("You lost");
        var box = end.boundingBox();
        table.screenshot("lost-" + width);
        assertThat(box.x + box.width / 2).isCloseTo(width / 2.0, within(1.0));
        assertThat(box.y + box.height / 2).isCloseTo(height / 2.0, within(1.0));
    }

    @ParameterizedTest
    @CsvSource({"844, 390", "390, 844", "1366, 768"})
    void aurasOnATappedCreatureKeepTheirNamesUpright(int width, int height) {
        table.page().setViewportSize(width, height);
        table.set(
                "  alice: {battlefield: [3 Plains, {Grizzly Bears: {tapped: true}}, {First Mark: {attached to: Grizzly Bears}},"
                        + " {Second Mark: {attached to: Grizzly Bears}}, {Third Mark: {attached to: Grizzly Bears}}]}\n  bob: {}\n",
                """
                [{"name": "First Mark", "cost": "W", "type": "Enchantment — Aura", "text": "Enchant creature\\nEnchanted creature gets +1/+1."},
                 {"name": "Second Mark", "cost": "G", "type": "Enchantment — Aura", "text": "Enchant creature\\nEnchanted creature has reach."},
                 {"name": "Third Mark", "cost": "B", "type": "Enchantment — Aura", "text": "Enchant creature\\nEnchanted creature gets +2/+0."}]
                """);
        assertThat((List<?>) table.page().evaluate(ATTACHED))
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.list(String.class))
                .containsExactly(
                        "First Mark: upright, free, tidy",
                        "Second Mark: upright, free, tidy",
                        "Third Mark: upright, free, tidy");
        table.screenshot("auras-" + width);
    }

    @ParameterizedTest
    @CsvSource({"844, 390", "667, 375", "1024, 768", "1920, 1080"})
    void everythingIsInTheWindow(int width, int height) {
        table.page().setViewportSize(width, height);
        assertThat((Boolean) table.page().evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
        table.dealHotseat(
                "24 Plains\n18 Ornithopter\n18 Swords to Plowshares\n",
                "Plains",
                "Ornithopter",
                "Swords to Plowshares");
        table.keepHands();
        table.play("Plains");
        table.play("Ornithopter");
        assertThat(table.overflows()).isFalse();
        table.press(table.inHand("Swords to Plowshares").first());
        table.press(table.onBattlefield("Ornithopter").first());
        assertThat(table.overflows()).isFalse();
        for (Locator part : new Locator[] {
            table.main(), table.them(), table.inHand("Swords to Plowshares").first(), table.onBattlefield("Plains")
        }) assertThat(part).isInViewport();
        table.screenshot("size-" + width);
    }

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void everythingHasANameAndCanBeRead(ColorScheme colours) {
        table.page()
                .emulateMedia(
                        new Page.EmulateMediaOptions().setColorScheme(colours).setReducedMotion(ReducedMotion.REDUCE));
        assertThat(strings(NAMELESS, "")).isEmpty();
        assertThat(strings(FAINT, TEXTS)).isEmpty();
        table.dealHotseat(
                "12 Mountain\n12 Plains\n12 Raging Goblin\n12 Ornithopter\n12 Lightning Helix\n",
                "Ornithopter",
                "Mountain");
        table.keepHands();
        table.play("Ornithopter");
        table.play("Mountain");
        table.page().mouse().move(1, 1);
        assertThat(strings(NAMELESS, "")).isEmpty();
        assertThat(strings(FAINT, TEXTS)).isEmpty();
        assertThat(table.page().locator("[aria-live=polite]").first()).not().isEmpty();
        table.screenshot(colours.name().toLowerCase(Locale.ROOT));
    }

    @Test
    void whatHasTheFocusIsSeen() {
        table.dealHotseat(GOBLINS, "Mountain");
        table.keepHands();
        table.key("h");
        var width = table.page().evaluate("getComputedStyle(document.activeElement).outlineWidth");
        assertThat(width).isEqualTo("3px");
        assertThat(table.page().locator(".preview .card.large")).isVisible();
    }

    @Test
    void nothingMovesForThoseWhoDoNotWantIt() {
        table.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        table.dealHotseat(GOBLINS, "Mountain");
        table.keepHands();
        table.play("Mountain");
        assertThat((Boolean) table.page().evaluate("document.getAnimations().length === 0"))
                .isTrue();
    }

    @Test
    void theLargeCardCoversNothingThatCouldBeClicked() {
        table.dealHotseat(GOBLINS, "Mountain", "Raging Goblin");
        table.keepHands();
        table.inHand("Raging Goblin").first().hover();
        var large = table.page().locator(".preview").boundingBox();
        var field = table.page().locator(".field").boundingBox();
        assertThat(large.x).isGreaterThanOrEqualTo(field.x + field.width);
    }

    @Test
    void thePageIsLightAndQuick() {
        var bytes = table.page().evaluate("""
                performance.getEntriesByType('resource').filter(one => !one.name.includes('/api/'))
                  .reduce((sum, one) => sum + one.encodedBodySize, 0)""");
        assertThat(((Number) bytes).intValue()).isPositive().isLessThan(MOST_BYTES);
        double paint = Double.MAX_VALUE;
        for (int i = 0; i < LOOKS; i++) {
            table.page().reload();
            assertThat(table.page().locator("#start")).isVisible();
            paint = Math.min(paint, firstPaint());
        }
        assertThat(paint).isPositive().isLessThan(FIRST_PAINT);
        System.out.printf("page weight %s bytes, first paint after %.0f ms%n", bytes, paint);
    }

    @Test
    void aGameIsPaintedWithinASecond() {
        table.dealHotseat(GOBLINS, "Mountain");
        double paint = Double.MAX_VALUE;
        for (int i = 0; i < LOOKS; i++) {
            table.page().reload();
            assertThat(table.page().locator(".table")).isVisible();
            paint = Math.min(paint, firstPaint());
        }
        assertThat(paint).isPositive().isLessThan(FIRST_PAINT);
        System.out.printf("first paint of a game after %.0f ms%n", paint);
    }

    /// As the browser itself has measured it, since the page was asked for.
    private double firstPaint() {
        return ((Number) table.page().evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
                .doubleValue();
    }

    private List<?> strings(String script, Object argument) {
        return (List<?>) table.page().evaluate(script, argument);
    }
}
