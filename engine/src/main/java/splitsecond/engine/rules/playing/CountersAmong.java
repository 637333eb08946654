package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.changes.PuttingCounters;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.resolving.RemovingCounters;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 118.12: "remove three counters from among creatures you control": one after the other, each from any of them.
final class CountersAmong {

    private CountersAmong() {}

    static boolean isPayable(GameState state, int player, Cost.RemoveCounters cost, Context context) {
        var found = CostParts.withCounters(state, player, cost, context);
        int there = 0;
        for (int i = 0; i < found.size(); i++)
            there += state.counters(found.get(i)).total(cost.kind());
        return there >= Amounts.of(state, cost.count(), context);
    }

    /// Adds what each counter is removed from, and the place of its kind among the counters there; false while an
    /// answer is missing.
    static boolean choose(
            GameState state, Asking frame, int player, Cost.RemoveCounters cost, Context context, IntList chosen) {
        var from = CostParts.withCounters(state, player, cost, context);
        var left = new ArrayList<Counters>(from.size());
        for (int i = 0; i < from.size(); i++) left.add(state.counters(from.get(i)));
        for (int missing = Amounts.of(state, cost.count(), context); missing > 0; missing--) {
            state.decision.beginCost(player, context.source, cost, missing);
            for (int i = 0; i < from.size(); i++)
                if (left.get(i).total(cost.kind()) > 0) state.decision.add(Option.Kind.ENTITY, from.get(i));
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return false;
            int one = from.indexOf(Option.id(answer));
            var kind = cost.kind() != null
                    ? cost.kind()
                    : RemovingCounters.one(state, frame, player, Option.id(answer), left.get(one));
            if (kind == null) return false;
            chosen.add(Option.id(answer));
            chosen.add(place(state.counters(Option.id(answer)), kind));
            left.set(one, left.get(one).plus(kind, -1));
        }
        return true;
    }

    private static int place(Counters counters, CounterKind kind) {
        int place = 0;
        while (!counters.kind(place).equals(kind)) place++;
        return place;
    }

    /// Removes them; the first of `chosen` are what `choose` gathered for this, and are taken from it.
    static void remove(GameState state, Cost.RemoveCounters cost, Context context, IntList chosen) {
        int count = Amounts.of(state, cost.count(), context);
        var kinds = new ArrayList<CounterKind>(count);
        for (int i = 0; i < count; i++)
            kinds.add(state.counters(chosen.get(2 * i)).kind(chosen.get(2 * i + 1)));
        for (var kind : kinds) {
            PuttingCounters.remove(state, chosen.removeAt(0), kind, 1);
            chosen.removeAt(0);
        }
    }
}
