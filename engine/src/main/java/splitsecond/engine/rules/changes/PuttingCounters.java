package splitsecond.engine.rules.changes;

import java.util.ArrayList;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.CardType;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.ReplacedEvents;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PlayerTable;

/// CR 122: putting counters on objects and players, and removing them.
public final class PuttingCounters {

    private PuttingCounters() {}

    /// CR 306.5b, 310.4b: the counters that a permanent enters with as many of as is printed on it.
    public static CounterKind printedOn(Characteristics printed) {
        return printed.is(CardType.BATTLE) ? CounterKind.DEFENSE : CounterKind.LOYALTY;
    }

    /// After replacement effects; raises the event. Returns how many were put.
    ///
    /// @param player who puts them (CR 122.6)
    public static int put(GameState state, int player, int id, CounterKind kind, int count) {
        return put(state, player, id, kind, count, 0, true);
    }

    /// As it enters, which something about itself replaces with so many fewer.
    static void enterWith(GameState state, int player, int id, CounterKind kind, int count, int fewer) {
        // CR 614.12: what is in play before it says what it may enter with.
        if (mayBar(state) && isBarred(Layers.entering(state, id), kind)) return;
        put(state, player, id, kind, count, fewer, true);
    }

    /// Whether a permanent says that counters can't be put on something.
    private static boolean mayBar(GameState state) {
        for (int i = 0; i < state.zones.battlefield.size(); i++)
            for (var ability : state.printed(state.zones.battlefield.get(i)).abilities)
                if (ability.source instanceof Ability.Static(StaticEffect.Change(var _, var changes), var _, var _))
                    for (var change : changes)
                        if (change instanceof Modification.Obey(Rule.CantHaveCounters _)) return true;
        return false;
    }

    /// The same as a cost (CR 606.4), which is no effect.
    public static int putAsCost(GameState state, int player, int id, CounterKind kind, int count) {
        return put(state, player, id, kind, count, 0, false);
    }

    private static int put(
            GameState state, int player, int id, CounterKind kind, int count, int fewer, boolean byEffect) {
        if (count <= 0 || !mayHave(state, id, kind)) return 0;
        int put = replace(state, id, kind, count, fewer, byEffect);
        if (put <= 0) return 0;
        set(state, id, state.counters(id).plus(kind, put));
        if (kind.guard() != null) state.caches.marked = true;
        raise(state, GameEvent.Kind.COUNTERS_PUT, player, id, kind, put);
        return put;
    }

    /// Returns how many were removed.
    public static int remove(GameState state, int id, CounterKind kind, int count) {
        int removed = Math.min(count, state.counters(id).of(kind));
        if (removed <= 0 || GameState.isObject(id) && !state.exists(id)) return 0;
        set(state, id, state.counters(id).plus(kind, -removed));
        raise(state, GameEvent.Kind.COUNTERS_REMOVED, state.controller(id), id, kind, removed);
        return removed;
    }

    private static void set(GameState state, int id, Counters now) {
        state.setCounters(id, now);
        if (GameState.isPlayer(id)) state.setPlayer(id, PlayerTable.POISON, now.of(CounterKind.POISON));
    }

    private static void raise(GameState state, GameEvent.Kind event, int player, int id, CounterKind kind, int amount) {
        if (Triggers.wants(state, event))
            Triggers.raise(
                    state, new GameEvent(event, id, GameState.NONE, player, amount, false, null, null, kind.name()));
    }

    public static boolean mayHave(GameState state, int id, CounterKind kind) {
        if (GameState.isPlayer(id)) return state.isAlive(id);
        return state.exists(id) && !(state.isOnBattlefield(id) && isBarred(Layers.of(state, id), kind));
    }

    private static boolean isBarred(Characteristics traits, CounterKind kind) {
        for (var rule : traits.rules)
            if (rule instanceof Rule.CantHaveCounters(var barred) && (barred == null || barred.equals(kind)))
                return true;
        return false;
    }

    private static int replace(GameState state, int id, CounterKind kind, int count, int fewer, boolean byEffect) {
        if (state.caches.layersDirty) Layers.refresh(state);
        if ((state.caches.replacing & ReplacedEvents.COUNTERS) == 0) return count - fewer;
        var changes = new ArrayList<NumberChange>(2);
        if (fewer > 0) changes.add(new NumberChange(id, 1, -fewer));
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.Replace(Replacement.ChangeCounters change))) continue;
            if (change.onlyEffects() && !byEffect) continue;
            if (change.kind() != null && !change.kind().equals(kind)) continue;
            if (!Filters.isThere(state, change.on(), id, entry.source(), entry.controller())) continue;
            changes.add(new NumberChange(entry.source(), change.times(), change.plus()));
        }
        // More of what helps, less of what harms.
        return NumberChange.apply(state, count, id, changes, !kind.harmful());
    }
}
