package splitsecond.engine.rules.resolving;

import java.util.List;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.PuttingCounters;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;

/// CR 701.34, 701.37, 701.39, 701.46, 701.50: keyword actions that put counters on what has grown.
final class CounterActions {

    private CounterActions() {}

    /// CR 701.34: any number of permanents and players with counters get another of each kind they have.
    static boolean proliferate(GameState state, Following frame) {
        var context = frame.context;
        var candidates = new IntList();
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.isOnBattlefield(id) && state.counters(id).size() > 0) candidates.add(id);
        }
        for (int p = 0; p < state.playerCount; p++)
            if (state.isAlive(p) && (state.counters(p).size() > 0 || state.player(p, PlayerTable.POISON) > 0))
                candidates.add(p);
        var chosen =
                Choosing.some(state, frame, Decision.Kind.CHOOSE, context.controller, candidates, 0, candidates.size());
        if (chosen == null) return false;
        Zones.beginBatch(state);
        for (int i = 0; i < chosen.size(); i++) {
            var counters = state.counters(chosen.get(i));
            for (int k = 0; k < counters.size(); k++)
                PuttingCounters.put(state, context.controller, chosen.get(i), counters.kind(k), 1);
        }
        Zones.endBatch(state);
        Triggers.raise(state, Triggers.action(Action.PROLIFERATE, context.controller, 1));
        return true;
    }

    /// CR 701.39: a creature with the least toughness among your creatures.
    static boolean bolster(GameState state, Following frame, int count) {
        var context = frame.context;
        var candidates = new IntList();
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.controller(id) != context.controller || !DamageAndLife.isCreature(state, id)) continue;
            int toughness = Layers.of(state, id).toughness;
            if (toughness < least) candidates.clear();
            least = Math.min(least, toughness);
            if (toughness == least) candidates.add(id);
        }
        int chosen = Choosing.one(state, frame, Decision.Kind.CHOOSE, context.controller, context.source, candidates);
        if (chosen == Choosing.WAITING) return false;
        if (chosen != GameState.NONE) Permanents.put(state, context.controller, chosen, CounterKind.P1P1, count);
        return true;
    }

    static int single(GameState state, Context context, Reference what) {
        var found = new IntList(2);
        References.find(state, what, context, found);
        return found.isEmpty() ? GameState.NONE : found.get(0);
    }

    /// CR 701.46.
    static boolean adapt(GameState state, Context context, Reference what, int count) {
        int id = single(state, context, what);
        if (state.isOnBattlefield(id) && state.counters(id).of(CounterKind.P1P1) == 0)
            Permanents.put(state, context.controller, id, CounterKind.P1P1, count);
        return true;
    }

    /// CR 701.37.
    static boolean monstrosity(GameState state, Context context, Reference what, int count) {
        int id = single(state, context, what);
        if (!state.isOnBattlefield(id) || state.is(id, ObjectFlags.MONSTROUS)) return true;
        Permanents.put(state, context.controller, id, CounterKind.P1P1, count);
        state.set(id, ObjectFlags.MONSTROUS, true);
        context.slots.came(count);
        Triggers.raise(state, GameEvent.did(Action.MONSTROSITY, id, GameState.NONE, state.controller(id), count));
        return true;
    }

    /// CR 701.50: its controller draws and discards; a counter for each nonland card discarded.
    static boolean connive(GameState state, Following frame, Reference what, Amount number) {
        var those = Choosing.those(state, frame, what);
        if (those == null) return false;
        var count = new Amount.Number(Amounts.of(state, number, frame.context));
        for (int i = those.size() - 1; i >= 0; i--) {
            int id = those.get(i);
            var player = new Reference.Locked(List.of(state.controller(id)));
            var nonland = new Filter.And(
                    List.of(new Filter.In(Zone.GRAVEYARD, null), new Filter.Not(new Filter.IsType(CardType.LAND))));
            var discarded = new Reference.ThisWay(List.of(0), nonland, new Reference.It(""));
            var steps = new Effect.Sequence(
                    List.of(
                            new Effect.Draw(player, count),
                            new Effect.Numbered(0, 1, new Effect.Discard(player, count, null, false, "")),
                            ActionTexts.counters(new Amount.SizeOf(discarded), new Reference.Locked(List.of(id)))),
                    List.of());
            state.agenda.push(new Following(steps, frame.context.copy(), false, false));
            Triggers.raise(state, GameEvent.did(Action.CONNIVE, id, GameState.NONE, state.controller(id), 1));
        }
        return true;
    }
}
