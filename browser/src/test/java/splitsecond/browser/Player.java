package splitsecond.browser;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Plays by clicking what glows: cards first, then attacks, then the main button.
final class Player {

    private static final int MOST_CLICKS = 1500;

    /// What to click next, or null when the game is over. The last of several lies on top of the others.
    private static final String NEXT = """
            () => {
              const there = selector => document.querySelector(selector);
              if (there('.end')) return null;
              if (there('#main').textContent.trim() === 'Keep') return '#main';
              for (const wanted of ['.menu .option', '.sheet .option, .sheet .card.legal', '.card.legal', '.face.legal', '.hand.mine .card.lit'])
                if (there(wanted)) return wanted;
              const labels = [...document.querySelectorAll('.bar button')].map(button => button.textContent.trim());
              return labels.includes('All attack') && !labels.includes('Clear') ? ".bar button:text-is('All attack')" : '#main';
            }""";

    /// What is pressed to go on where nothing was decided.
    private static final Pattern GOING_ON = Pattern.compile("To .*|Pass|Resolve .*");
    /// Each creature that is declared was decided about, and that no other is.
    private static final Pattern DECLARED = Pattern.compile("(?:Attack|Block) with (\\d+)");

    private final TablePage table;
    private int clicks;
    private int decisions;

    Player(TablePage table) {
        this.table = table;
    }

    /// How often something was clicked so far.
    int clicks() {
        return clicks;
    }

    /// How much of it was to decide something: to keep the hand, to play a card, a target, who attacks, the end of a
    /// turn.
    int decisions() {
        return decisions;
    }

    private void count(String clicked) {
        clicks++;
        var declared = DECLARED.matcher(clicked);
        if (declared.matches()) decisions += 1 + Integer.parseInt(declared.group(1));
        else if (!GOING_ON.matcher(clicked).matches() && !clicked.equals("All attack")) decisions++;
    }

    void playToTheEnd() {
        for (int i = 0; i < MOST_CLICKS; i++) if (!click()) return;
        throw new AssertionError("the game does not end");
    }

    boolean isAsked() {
        return table.page().locator(".bar.asked").count() > 0;
    }

    boolean isOver() {
        return table.page().locator(".end").count() > 0;
    }

    /// One thing that glows; false when the game is over.
    boolean click() {
        @Nullable Object next = table.page().evaluate(NEXT);
        if (next == null) return false;
        var what = table.page().locator(next.toString()).last();
        count(what.textContent().strip());
        table.press(what);
        return true;
    }
}
