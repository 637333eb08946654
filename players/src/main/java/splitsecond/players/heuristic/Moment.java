package splitsecond.players.heuristic;

import splitsecond.engine.GameView;

/// When a player with priority has something to think about. At any other time one passes.
enum Moment {
    /// Our main phases, with nothing on the stack.
    BEFORE_COMBAT,
    AFTER_COMBAT,
    /// Something of an opponent's is on top of the stack.
    RESPONSE,
    /// They have attacked, nobody has blocked yet.
    ATTACKED,
    /// Blockers are declared, damage comes next.
    FIGHT,
    /// Before they attack: the last chance to tap a creature.
    THEIR_BEGINNING,
    /// Their turn ends: what is left of our mana is lost.
    THEIR_END,
    OTHER;

    static Moment of(GameView view) {
        int stack = view.stackSize();
        if (stack > 0) {
            int top = view.stackObject(stack - 1);
            return view.controller(top) == view.viewer() ? OTHER : RESPONSE;
        }
        boolean own = view.activePlayer() == view.viewer();
        return switch (view.step()) {
            case PRECOMBAT_MAIN -> own ? BEFORE_COMBAT : OTHER;
            case POSTCOMBAT_MAIN -> own ? AFTER_COMBAT : OTHER;
            case DECLARE_ATTACKERS -> own ? OTHER : ATTACKED;
            case DECLARE_BLOCKERS -> FIGHT;
            case BEGINNING_OF_COMBAT -> own ? OTHER : THEIR_BEGINNING;
            case END -> own ? OTHER : THEIR_END;
            default -> OTHER;
        };
    }

    boolean isMain() {
        return this == BEFORE_COMBAT || this == AFTER_COMBAT;
    }
}
