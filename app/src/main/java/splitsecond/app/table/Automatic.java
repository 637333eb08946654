package splitsecond.app.table;

import splitsecond.engine.Game;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// Answers that are given for people, as their settings say.
final class Automatic {

    static final int NONE = -1;

    private Automatic() {}

    /// The option to choose for the seat that is asked, or `NONE` if it is asked itself.
    ///
    /// @param passing the seat wants to pass on in this turn
    static int answer(Game game, Settings settings, boolean passing) {
        var decision = game.decision();
        return switch (decision.kind()) {
            case PAY -> settings.payByHand() ? NONE : decision.indexOf(Option.pack(Option.Kind.AUTO, 0));
            case PRIORITY ->
                passes(game, settings, passing) ? decision.indexOf(Option.pack(Option.Kind.PASS, 0)) : NONE;
            default -> NONE;
        };
    }

    private static boolean passes(Game game, Settings settings, boolean passing) {
        if (settings.fullControl() && !passing) return false;
        var all = game.everything();
        int player = game.decision().player();
        if (all.stackSize() > 0) {
            var top = all.stackItem(all.stackObject(all.stackSize() - 1));
            if (top == null || top.controller() != player) {
                if (hasSomethingToDo(game)) return false;
                // A spell that its player could still take back is not hurried on.
            } else if (top.wasCast() && game.canUndo(player).allowed()) return false;
            return settings.autoPass() || passing;
        }
        if (passing) return true;
        if (!settings.autoPass()) return false;
        return !hasSomethingToDo(game) || !settings.stopsAt(all.step(), all.activePlayer() == player);
    }

    /// Whether there is more than mana to make.
    static boolean hasSomethingToDo(Game game) {
        var decision = game.decision();
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            if (option.kind() != Option.Kind.PASS && !Drawing.isMana(game, option)) return true;
        }
        return false;
    }

    /// Computers are not asked for payments, nor where there is nothing to do.
    static int forComputer(Game game) {
        var decision = game.decision();
        if (decision.kind() == Decision.Kind.PAY) return decision.indexOf(Option.pack(Option.Kind.AUTO, 0));
        if (decision.kind() == Decision.Kind.PRIORITY && !hasSomethingToDo(game)) return 0;
        return NONE;
    }
}
