package splitsecond.app.table;

import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Step;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.players.heuristic.Harm;

/// Answers that are given for people, as their settings say.
final class Automatic {

    static final int NONE = -1;

    private static final int MANA_TYPES = 6;

    private Automatic() {}

    /// The option to choose for the seat that is asked, or `NONE` if it is asked itself.
    ///
    /// @param passing the seat wants to pass on in this turn, and attacks nobody then
    /// @param watched another person sees how long it takes
    static int answer(Game game, Settings settings, boolean passing, boolean watched) {
        var decision = game.decision();
        return switch (decision.kind()) {
            case PAY -> settings.payByHand() ? NONE : decision.indexOf(Option.pack(Option.Kind.AUTO, 0));
            case PRIORITY -> passing(game, settings, passing, watched) == Passing.AT_ONCE ? pass(game) : NONE;
            case TARGET -> isTakenAtOnce(game, settings) ? 0 : NONE;
            case ATTACK -> passing ? decision.indexOf(Option.pack(Option.Kind.NO, 0)) : NONE;
            case NONE,
                    MULLIGAN,
                    BOTTOM,
                    ORDER_TRIGGERS,
                    MODE,
                    X,
                    DIVIDE,
                    OPTIONAL_COST,
                    COST,
                    BLOCK,
                    MAY,
                    CHOOSE,
                    DISCARD,
                    LEGEND,
                    COLOR,
                    NUMBER,
                    WORD,
                    PLACE,
                    SEARCH,
                    REPLACEMENT,
                    OTHER -> NONE;
        };
    }

    /// A target that is the only legal one, unless the player would rather decide or hardly means it.
    private static boolean isTakenAtOnce(Game game, Settings settings) {
        var decision = game.decision();
        return decision.size() == 1
                && !settings.fullControl()
                && !Harm.isHardlyMeant(game.viewOf(decision.player()), decision);
    }

    /// The option to choose for the seat that is asked after a while, or `NONE`.
    static int answerLater(Game game, Settings settings, boolean passing) {
        boolean later = game.decision().kind() == Decision.Kind.PRIORITY
                && passing(game, settings, passing, true) == Passing.AFTER_A_WHILE;
        return later ? pass(game) : NONE;
    }

    private static int pass(Game game) {
        return game.decision().indexOf(Option.pack(Option.Kind.PASS, 0));
    }

    /// Who passes at once tells that there was nothing to do, and so what is not in the hand. Where others look on and
    /// could think that there is something, it takes a while.
    private enum Passing {
        NOT,
        AT_ONCE,
        AFTER_A_WHILE
    }

    private static Passing passing(Game game, Settings settings, boolean passing, boolean watched) {
        if (settings.fullControl() && !passing) return Passing.NOT;
        var all = game.everything();
        int player = game.decision().player();
        if (!settings.autoPass() && !passing) return Passing.NOT;
        if (all.stackSize() == 0) {
            boolean own = all.activePlayer() == player;
            if (passing || !settings.stopsAt(all.step(), own) || isIdleCombat(all)) return Passing.AT_ONCE;
            // A player's own main phase ends when they say so.
            if (own && all.step().isMain()) return Passing.NOT;
        } else {
            var top = all.stackItem(all.stackObject(all.stackSize() - 1));
            if (top != null && top.controller() == player) return Passing.AT_ONCE;
        }
        if (hasSomethingToDo(game)) return Passing.NOT;
        if (!watched) return Passing.AT_ONCE;
        if (settings.secrecy()) return Passing.NOT;
        return couldHoldSomething(all, player) ? Passing.AFTER_A_WHILE : Passing.AT_ONCE;
    }

    private static boolean isIdleCombat(GameView all) {
        return all.step() == Step.DECLARE_ATTACKERS && !all.hasAttackers();
    }

    /// As far as everybody sees: there are cards in the hand, and there is mana for them.
    private static boolean couldHoldSomething(GameView all, int player) {
        if (all.handSize(player) == 0) return false;
        for (int type = 0; type < MANA_TYPES; type++) if (all.mana(player, type) > 0) return true;
        for (int i = 0; i < all.permanents(); i++) {
            int id = all.permanent(i);
            if (all.controller(id) == player
                    && !all.isTapped(id)
                    && all.traits(id).hasManaAbility()) return true;
        }
        return false;
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
        if (decision.kind() == Decision.Kind.TARGET && decision.size() == 1) return 0;
        if (decision.kind() == Decision.Kind.PRIORITY && !hasSomethingToDo(game)) return 0;
        return NONE;
    }
}
