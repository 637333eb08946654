package splitsecond.engine.rules;

import splitsecond.engine.state.GameState;

/// CR 714: Sagas.
final class Sagas {

    private Sagas() {}

    /// CR 714.3c: a lore counter as the precombat main phase begins.
    static void addLore(GameState state) {
        for (int i = 0; i < state.battlefield.size(); i++) {
            int id = state.battlefield.get(i);
            if (state.controller(id) == state.activePlayer
                    && Layers.of(state, id).hasSubtype("Saga")) Counting.put(state, id, "lore", 1);
        }
    }
}
