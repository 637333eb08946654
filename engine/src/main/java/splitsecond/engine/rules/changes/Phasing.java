package splitsecond.engine.rules.changes;

import splitsecond.engine.card.Keyword;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;

/// CR 502.1, 702.26: phasing, simultaneously in and out.
public final class Phasing {

    private Phasing() {}

    public static void phase(GameState state, int player) {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.controller(id) != player) continue;
            boolean out = state.is(id, ObjectFlags.PHASED_OUT);
            if (out || Layers.of(state, id).has(Keyword.PHASING)) {
                state.set(id, ObjectFlags.PHASED_OUT, !out);
                state.caches.layersDirty = true;
                if (!out) Combatants.remove(state, id);
            }
        }
    }
}
