package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Statuses;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.GameState;

/// CR 714: Sagas.
public final class Sagas {

    private Sagas() {}

    /// CR 714.3c: a lore counter as the precombat main phase begins.
    public static void addLore(GameState state) {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.isOnBattlefield(id)
                    && state.controller(id) == state.turn.activePlayer
                    && hasChapters(Layers.of(state, id)))
                PuttingCounters.put(state, state.controller(id), id, CounterKind.LORE, 1);
        }
    }

    private static boolean hasChapters(Characteristics traits) {
        if (!Statuses.isSaga(traits)) return false;
        for (var ability : traits.abilities)
            if (ability.source instanceof Ability.Triggered triggered && triggered.trigger() instanceof Trigger.Chapter)
                return true;
        return false;
    }
}
