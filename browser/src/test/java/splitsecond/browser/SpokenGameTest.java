package splitsecond.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// A whole game with the keyboard alone, by somebody who hears what happens.
class SpokenGameTest extends TableTest {

    private static final int MOST_KEYS = 900;

    /// Everything that is said, as a screen reader would say it: what happens, what is asked, and what has the focus,
    /// with its description.
    private static final String LISTEN = """
            () => {
              window.heard = [];
              const said = {};
              const say = (where, words) => {
                if (words && words !== said[where]) window.heard.push(words);
                said[where] = words;
              };
              const hear = () => {
                say('happens', document.querySelector('#announced')?.textContent.trim());
                say('asked', document.querySelector('.bar .prompt[aria-live]')?.textContent.replaceAll(/\\s+/g, ' ').trim());
              };
              document.addEventListener('focusin', event => window.heard.push(
                `[${event.target.ariaLabel ?? event.target.textContent.trim()} | ${event.target.getAttribute('aria-description') ?? ''}]`));
              new MutationObserver(hear).observe(document.body, {subtree: true, childList: true, characterData: true});
              hear();
            }""";

    /// The next key, or null when the game is over.
    private static final String NEXT = """
            () => {
              if (document.querySelector('.end')) return null;
              const focused = document.activeElement.closest('.card') ?? document.activeElement;
              const attackers = [...document.querySelectorAll('.half.mine .card.lit:not(.chosen, .attacking)')];
              const attacks = document.querySelector('.bar').textContent.includes('Declare attackers');
              const wanted = attacks ? attackers[0] : document.querySelector('.hand.mine .card.lit');
              const label = document.querySelector('#main').textContent.trim();
              if (label === 'Keep' || !wanted) {
                document.activeElement.blur();
                return ' ';
              }
              if (focused === wanted) return 'Enter';
              const row = [...document.querySelectorAll(attacks ? '.half.mine .card' : '.hand.mine .card')];
              if (!row.includes(focused)) return attacks ? 'b' : 'h';
              return row.indexOf(focused) < row.indexOf(wanted) ? 'ArrowRight' : 'ArrowLeft';
            }""";

    @Test
    void isPlayedByKeysAndToldInWords() {
        table.deal(
                Map.of(
                        "name",
                        "Ada",
                        "first",
                        "you",
                        "opponent",
                        "random",
                        "deck",
                        "20 Mountain\n40 Raging Goblin\n",
                        "opponentDeck",
                        DIVINATION),
                "Mountain",
                "Mountain",
                "Raging Goblin",
                "Raging Goblin");
        table.page().evaluate(LISTEN);
        int keys = 0;
        while (keys++ < MOST_KEYS) {
            @Nullable Object next = table.page().evaluate(NEXT);
            if (next == null) break;
            table.key(next.equals(" ") ? "Space" : next.toString());
        }
        var heard = table.page().evaluate("window.heard.join('\\n')").toString();
        assertThat(keys).as(heard).isLessThan(MOST_KEYS);
        assertThat(heard)
                .contains(
                        "Ada plays Mountain.",
                        "Ada casts Raging Goblin.",
                        "attack",
                        "Turn 2: ",
                        "Turn 3: Ada. Ada draws")
                .contains("Play cards, or go on", "Declare attackers")
                .contains("[Raging Goblin, costs red, 1/1, Creature — Goblin Berserker, playable | Haste")
                .contains("The game is over. You won.")
                .doesNotContain("undefined")
                .doesNotContain("null")
                .doesNotContain("You takes")
                .doesNotContain("You plays");
        // What was said once is not said again.
        assertThat(heard.split("Turn 3:", -1)).hasSize(2);
    }
}
