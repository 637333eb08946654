package splitsecond.engine;

import splitsecond.engine.state.GameState;

/// For tests of the rules, which look at the state itself.
public final class BehindTheDoor {

    private BehindTheDoor() {}

    public static GameState state(Game game) {
        return game.state();
    }
}
