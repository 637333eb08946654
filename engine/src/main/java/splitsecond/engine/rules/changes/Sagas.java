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
        if (state.caches.layersDirty) Layers.refresh(state);
        // Sagas are enchantments, and those state-based actions look at. Counters may change what is delicate.
        var delicate = state.caches.delicate;
        int i = 0;
        while (i < delicate.size() && !hasChapters(Layers.of(state, delicate.get(i)))) i++;
        if (i == delicate.size()) return;
        for (i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.isOnBattlefield(id)
                    && state.controller(id) == state.turn.activePlayer
                    && hasChapters(Layers.of(state, id)))
                PuttingCounters.put(state, state.controller(id), id, CounterKind.LORE, 1);
        }
    }

    /// CR 714.2d: its final chapter number, 0 without chapters.
    public static int lastChapter(Characteristics saga) {
        int last = 0;
        for (var ability : saga.abilities) {
            if (ability.source instanceof Ability.Triggered triggered
                    && triggered.trigger() instanceof Trigger.Chapter chapter)
                for (int number : chapter.numbers()) last = Math.max(last, number);
        }
        return last;
    }

    private static boolean hasChapters(Characteristics traits) {
        return Statuses.isSaga(traits) && lastChapter(traits) > 0;
    }
}
