package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.Duration;
import splitsecond.engine.state.GameState;

/// CR 611.2: when effects with a duration end.
public final class Durations {

    private Durations() {}

    /// CR 514.2: "until end of turn" and "this turn".
    public static void endOfTurn(GameState state) {
        if (!state.continuous.isEmpty()
                && state.continuous.removeIf(effect -> effect.duration() instanceof Duration.EndOfTurn
                        || effect.duration() instanceof Duration.EndOfCombat
                        || effect.duration() instanceof Duration.EndOfYourNextTurn
                                && effect.turn() < state.turn
                                && effect.controller() == state.activePlayer)) state.layersDirty = true;
        if (!state.shields.isEmpty()) state.shields.clear();
        if (!state.delayed.isEmpty()) state.delayed.removeIf(delayed -> delayed.until() instanceof Duration.EndOfTurn);
    }

    public static void endOfCombat(GameState state) {
        if (!state.continuous.isEmpty()
                && state.continuous.removeIf(effect -> effect.duration() instanceof Duration.EndOfCombat))
            state.layersDirty = true;
    }

    public static void beginTurn(GameState state, int player) {
        if (!state.continuous.isEmpty()
                && state.continuous.removeIf(
                        effect -> effect.duration() instanceof Duration.YourNextTurn && effect.controller() == player))
            state.layersDirty = true;
        if (!state.delayed.isEmpty())
            state.delayed.removeIf(
                    delayed -> delayed.until() instanceof Duration.YourNextTurn && delayed.controller() == player);
    }

    /// "During its controller's next untap step" is over for the permanents of that player.
    public static void afterUntap(GameState state, int player) {
        if (!state.continuous.isEmpty()
                && state.continuous.removeIf(effect -> effect.duration() instanceof Duration.NextUntapStep
                        && effect.affected().length > 0
                        && state.controller(effect.affected()[0]) == player)) state.layersDirty = true;
    }
}
