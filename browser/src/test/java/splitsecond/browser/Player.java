package splitsecond.browser;

import com.microsoft.playwright.Locator;

/// Plays by clicking what glows: cards first, then attacks, then the main button.
final class Player {

    private static final int MOST_CLICKS = 1500;

    private final TablePage table;

    Player(TablePage table) {
        this.table = table;
    }

    void playToTheEnd() {
        for (int clicks = 0; clicks < MOST_CLICKS; clicks++) {
            if (isThere(".end")) return;
            table.press(next());
        }
        throw new AssertionError("the game does not end");
    }

    private Locator next() {
        if (table.main().textContent().strip().equals("Keep")) return table.main();
        for (var wanted : new String[] {
            ".menu .option",
            ".sheet .option, .sheet .card.legal",
            ".card.legal",
            ".face.legal",
            ".hand.mine .card.lit",
            ".bar button:text-is('All attack')"
        }) if (isThere(wanted) && !isAttackDeclared(wanted)) return first(wanted);
        return table.main();
    }

    private boolean isAttackDeclared(String wanted) {
        return wanted.contains("All attack") && isThere(".bar button:text-is('Clear')");
    }

    private Locator first(String selector) {
        return table.page().locator(selector).first();
    }

    private boolean isThere(String selector) {
        return table.page().locator(selector).count() > 0;
    }
}
