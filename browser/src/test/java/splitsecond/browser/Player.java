package splitsecond.browser;

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

    private final TablePage table;

    Player(TablePage table) {
        this.table = table;
    }

    void playToTheEnd() {
        for (int clicks = 0; clicks < MOST_CLICKS; clicks++) if (!click()) return;
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
        table.press(table.page().locator(next.toString()).last());
        return true;
    }
}
