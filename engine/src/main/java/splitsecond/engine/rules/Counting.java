package splitsecond.engine.rules;

import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.GameState;

/// CR 122: putting counters on objects and players, and removing them.
final class Counting {

    static final String POISON = "poison";
    static final String SHIELD = "shield";
    static final String DEFENSE = "defense";

    private Counting() {}

    /// After replacement effects; raises the event. Returns how many were put.
    static int put(GameState state, int id, String kind, int count) {
        return put(state, id, kind, count, true);
    }

    /// The same as a cost (CR 606.4), which is no effect.
    static int putAsCost(GameState state, int id, String kind, int count) {
        return put(state, id, kind, count, false);
    }

    private static int put(GameState state, int id, String kind, int count, boolean byEffect) {
        if (count <= 0 || !mayHave(state, id, kind)) return 0;
        int put = replace(state, id, kind, count, byEffect);
        if (put <= 0) return 0;
        set(state, id, state.counters(id).plus(kind, put));
        raise(state, GameEvent.Kind.COUNTERS_PUT, id, kind, put);
        return put;
    }

    /// Returns how many were removed.
    static int remove(GameState state, int id, String kind, int count) {
        int removed = Math.min(count, state.counters(id).of(kind));
        if (removed <= 0 || GameState.isObject(id) && !state.exists(id)) return 0;
        set(state, id, state.counters(id).plus(kind, -removed));
        raise(state, GameEvent.Kind.COUNTERS_REMOVED, id, kind, removed);
        return removed;
    }

    private static void set(GameState state, int id, Counters now) {
        state.setCounters(id, now);
        if (GameState.isPlayer(id)) state.setPlayer(id, GameState.POISON, now.of(POISON));
    }

    private static void raise(GameState state, GameEvent.Kind event, int id, String kind, int amount) {
        if (Triggers.wants(state, event))
            Triggers.raise(
                    state,
                    new GameEvent(event, id, GameState.NONE, state.controller(id), amount, false, null, null, kind));
    }

    private static boolean mayHave(GameState state, int id, String kind) {
        if (GameState.isPlayer(id)) return state.isAlive(id);
        if (!state.exists(id)) return false;
        for (var rule : Layers.of(state, id).rules)
            if (rule instanceof Rule.CantHaveCounters(var forbidden) && (forbidden == null || forbidden.equals(kind)))
                return false;
        return true;
    }

    /// CR 616.1: the object's controller would choose the order; more of what helps, less of what harms.
    private static int replace(GameState state, int id, String kind, int count, boolean byEffect) {
        if (state.layersDirty) Layers.refresh(state);
        if (state.statics.isEmpty()) return count;
        long plus = 0;
        long times = 1;
        for (var entry : state.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.Replace(Replacement.ChangeCounters change))) continue;
            if (change.onlyEffects() && !byEffect) continue;
            if (change.kind() != null && !change.kind().equals(kind)) continue;
            if (!Filters.matches(state, change.on(), id, entry.source(), entry.controller())) continue;
            plus += change.plus();
            times = Math.min(times * change.times(), Integer.MAX_VALUE);
        }
        boolean harmful = kind.equals(Counters.M1M1) || kind.equals(POISON);
        long put = harmful == (plus > 0) ? count * times + plus : (count + plus) * times;
        return Math.clamp(put, 0, Integer.MAX_VALUE / 2);
    }
}
