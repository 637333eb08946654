package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Targeting;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.StackItem;

/// CR 115.7: targets that are changed, or chosen anew.
final class NewTargets {

    private NewTargets() {}

    /// Target by target: another legal one, or NO to keep it. Null while waiting.
    ///
    /// @param seen   the game as it is for the one that has the targets
    /// @param itself what can't be a target (CR 115.5): a copy may have the original as one
    /// @param among  what the new ones must be, or null
    static @Nullable StackItem choose(
            GameState state,
            GameState seen,
            Following frame,
            int spell,
            int itself,
            StackItem item,
            int chooser,
            boolean mayKeep,
            @Nullable Filter among) {
        if (!item.hasTargets()) return item;
        var changed = item.copy();
        var context = Context.of(changed);
        changed.targets = item.targets.clone();
        for (int slot = 0; slot < item.targets.length; slot++) {
            changed.targets[slot] = item.targets[slot].clone();
            for (int i = 0; i < item.targets[slot].length; i++) {
                var found = new IntList();
                Targeting.candidates(seen, changed, slot, context, found);
                found.remove(changed.targets[slot][i]);
                found.remove(itself);
                for (int k = 0; k < changed.targets[slot].length; k++)
                    if (k != i) found.remove(changed.targets[slot][k]);
                for (int k = found.size() - 1; among != null && k >= 0; k--)
                    if (!Filters.matches(state, among, found.get(k), frame.context)) found.remove(found.get(k));
                if (found.isEmpty()) {
                    Asking.tellAnsweredItself(state, chooser, changed.targets[slot][i]);
                    continue;
                }
                var decision = state.decision.begin(Decision.Kind.TARGET, chooser, spell, slot);
                for (int k = 0; k < found.size(); k++) decision.add(Option.Kind.ENTITY, found.get(k));
                if (mayKeep) decision.add(Option.Kind.NO, 0);
                long answer = frame.pick(state);
                if (answer == Asking.PENDING) return null;
                if (Option.kind(answer) != Option.Kind.NO) changed.targets[slot][i] = Option.id(answer);
            }
        }
        return changed;
    }

    /// CR 115.7: the controller of this effect chooses them.
    static boolean chooseNewTargets(GameState state, Following frame, Effect.ChooseNewTargets effect) {
        var context = frame.context;
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        var items = new StackItem[what.size()];
        for (int i = 0; i < items.length; i++) {
            var original = state.item(what.get(i));
            if (original == null) continue;
            items[i] = choose(
                    state,
                    state,
                    frame,
                    what.get(i),
                    what.get(i),
                    original,
                    context.controller,
                    effect.optional(),
                    effect.among());
            if (items[i] == null) return false;
        }
        for (int i = 0; i < items.length; i++) if (items[i] != null) retarget(state, what.get(i), items[i]);
        return true;
    }

    /// Only what was no target before becomes one.
    private static void retarget(GameState state, int spell, StackItem changed) {
        var before = state.item(spell);
        state.setItem(spell, changed);
        if (before == null) return;
        var known = new IntList();
        for (int[] slot : before.targets) for (int target : slot) known.add(target);
        becomeTargets(state, spell, changed, known);
    }

    /// No crime (CR 700.13): that is committed only in casting, activating, or putting a trigger on the stack.
    ///
    /// @param known what is its target already
    static void becomeTargets(GameState state, int spell, StackItem item, IntList known) {
        if (!item.hasTargets() || !Triggers.wants(state, GameEvent.Kind.TARGETED)) return;
        for (int[] slot : item.targets)
            for (int target : slot) {
                if (target == GameState.NONE || known.contains(target)) continue;
                known.add(target);
                Triggers.raise(state, GameEvent.Kind.TARGETED, target, spell, item.controller, 1);
            }
    }

    /// CR 115.7b: one target is changed to that object, if it is a legal target there.
    static boolean changeTarget(GameState state, Following frame, Effect.ChangeTargetTo effect) {
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        var to = Choosing.those(state, frame, effect.to());
        if (to == null) return false;
        if (what.isEmpty() || to.isEmpty()) return true;
        var item = state.item(what.get(0));
        if (item == null) return true;
        int goal = to.get(0);
        var replaceable = new IntList();
        for (int slot = 0; slot < item.targets.length; slot++) {
            if (!mayTarget(state, item, slot, goal)) continue;
            for (int target : item.targets[slot]) if (!replaceable.contains(target)) replaceable.add(target);
        }
        if (replaceable.isEmpty()) {
            Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
            return true;
        }
        int old = Choosing.one(state, frame, Decision.Kind.CHOOSE, frame.context.controller, what.get(0), replaceable);
        if (old == Choosing.WAITING) return false;
        var changed = item.copy();
        changed.targets = item.targets.clone();
        for (int slot = 0; slot < changed.targets.length; slot++) {
            int at = IntList.of(changed.targets[slot]).indexOf(old);
            if (at < 0 || !mayTarget(state, item, slot, goal)) continue;
            changed.targets[slot] = changed.targets[slot].clone();
            changed.targets[slot][at] = goal;
            break;
        }
        retarget(state, what.get(0), changed);
        return true;
    }

    /// CR 115.7d: whether it could be one more target of that instance of the word.
    private static boolean mayTarget(GameState state, StackItem item, int slot, int goal) {
        if (IntList.of(item.targets[slot]).contains(goal)) return false;
        var found = new IntList();
        Targeting.candidates(state, item, slot, Context.of(item), found);
        return found.contains(goal);
    }
}
