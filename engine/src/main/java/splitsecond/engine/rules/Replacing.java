package splitsecond.engine.rules;

import splitsecond.engine.ability.Zone;
import splitsecond.engine.state.GameState;

/// CR 614 to 616: replacement effects on zone changes.
final class Replacing {

    private Replacing() {}

    /// Where the object goes after replacement effects ("if it would die, exile it instead").
    static Zone destination(GameState state, int id, Zone from, Zone to, Arrival arrival) {
        return to;
    }

    /// CR 614.12: what modifies how a permanent enters without a choice: tapped, with counters. It is on the battlefield already,
    /// before anything could have looked.
    static void entering(GameState state, int id, Arrival arrival) {}

    /// What must be asked before a permanent enters (copy of what, which color, pay 2 life or tapped): asks through the frame; false while
    /// an answer is missing. Called before `Zones.move`, with the object still where it was.
    static boolean ask(GameState state, Asking frame, int id, Arrival arrival) {
        return true;
    }
}
