package splitsecond.engine.rules.changes;

import splitsecond.engine.card.CardType;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.GameState;

/// CR 714: Sagas.
public final class Sagas {

    private Sagas() {}

    /// CR 714.3c: a lore counter as the precombat main phase begins.
    public static void addLore(GameState state) {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.controller(id) == state.turn.activePlayer && is(Layers.of(state, id)))
                PuttingCounters.put(state, id, "lore", 1);
        }
    }

    /// CR 205.3h: only enchantments are Sagas.
    public static boolean is(Characteristics traits) {
        return traits.is(CardType.ENCHANTMENT) && traits.hasSubtype("Saga");
    }
}
