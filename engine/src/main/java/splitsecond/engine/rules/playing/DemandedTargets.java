package splitsecond.engine.rules.playing;

import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.rules.questions.Targeting;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.state.StaticIndex;

/// CR 601.2c: "that player must choose at least one Flagbearer on the battlefield if able".
final class DemandedTargets {

    private DemandedTargets() {}

    /// Leaves only those that must be among the targets, if none is yet and no later target could be one; returns
    /// whether it did.
    static boolean keep(GameState state, StackItem item, int[] partial, IntList found) {
        boolean demanded = false;
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.MustTarget(var who, var what))
                    || !Statics.includes(state, who, entry, item.controller)
                    || isChosen(state, item, partial, what, entry)
                    || isPossibleLater(state, item, what, entry)) continue;
            var fitting = new IntList();
            for (int i = 0; i < found.size(); i++)
                if (fits(state, what, found.get(i), entry)) fitting.add(found.get(i));
            if (fitting.isEmpty()) continue;
            found.clear();
            found.addAll(fitting);
            demanded = true;
        }
        return demanded;
    }

    private static boolean fits(GameState state, Filter what, int id, StaticIndex.Entry entry) {
        return state.isOnBattlefield(id) && Filters.matches(state, what, id, entry.source(), entry.controller());
    }

    private static boolean isChosen(
            GameState state, StackItem item, int[] partial, Filter what, StaticIndex.Entry entry) {
        for (int target : partial) if (fits(state, what, target, entry)) return true;
        for (int[] slot : item.targets) for (int target : slot) if (fits(state, what, target, entry)) return true;
        return false;
    }

    private static boolean isPossibleLater(GameState state, StackItem item, Filter what, StaticIndex.Entry entry) {
        var context = Context.of(item);
        for (int slot = item.targets.length + 1; slot < item.slots.length; slot++) {
            var found = new IntList();
            Targeting.candidates(state, item, slot, context, found);
            for (int i = 0; i < found.size(); i++) if (fits(state, what, found.get(i), entry)) return true;
        }
        return false;
    }
}
