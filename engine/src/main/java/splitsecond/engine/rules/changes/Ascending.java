package splitsecond.engine.rules.changes;

import splitsecond.engine.card.Keyword;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PlayerTable;

/// CR 702.131: the city's blessing, for the rest of the game.
public final class Ascending {

    public static final int PERMANENTS = 10;

    private Ascending() {}

    /// Any time a player controls a permanent with ascend and ten permanents.
    public static void look(GameState state) {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.isOnBattlefield(id) && Layers.of(state, id).has(Keyword.ASCEND))
                bless(state, state.controller(id));
        }
    }

    /// A player with ten permanents gets it.
    public static void bless(GameState state, int player) {
        if (state.player(player, PlayerTable.CITYS_BLESSING) != 0) return;
        int count = 0;
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.controller(id) == player && state.isOnBattlefield(id)) count++;
        }
        if (count >= PERMANENTS) state.setPlayer(player, PlayerTable.CITYS_BLESSING, 1);
    }
}
