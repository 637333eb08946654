package splitsecond.engine.rules.questions;

import java.util.Arrays;
import java.util.function.Predicate;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StackItem;

/// CR 115: targets.
public final class Targeting {

    private Targeting() {}

    /// CR 608.2b: whether a target is still, or could now be chosen as, a legal one for a slot.
    public static boolean isLegal(GameState state, StackItem item, int slot, int target) {
        var filter = item.slots[slot].filter();
        if (!isInPlace(state, filter, target)) return false;
        var context = state.desk().borrowContext(item);
        boolean matches = Filters.matches(state, filter, target, context);
        state.desk().giveBack(context);
        return matches && canBeTargeted(state, target, item);
    }

    private static boolean isInPlace(GameState state, Filter filter, int target) {
        if (GameState.isPlayer(target)) return state.isAlive(target);
        if (!state.exists(target) || state.is(target, ObjectFlags.PHASED_OUT)) return false;
        return (zones(filter) & 1 << state.zone(target).ordinal()) != 0;
    }

    /// The zones a filter speaks of, one bit each: the battlefield if it names none.
    public static int zones(Filter filter) {
        int named = namedZones(filter);
        return named == 0 ? 1 << Zone.BATTLEFIELD.ordinal() : named;
    }

    private static int namedZones(Filter filter) {
        return switch (filter) {
            case Filter.In in -> 1 << in.zone().ordinal();
            case Filter.SingleGraveyard _, Filter.EndOfGraveyard _ -> 1 << Zone.GRAVEYARD.ordinal();
            case Filter.IsAbility _, Filter.Targets _, Filter.TargetCount _, Filter.CastFrom _ ->
                1 << Zone.STACK.ordinal();
            case Filter.And and -> {
                int zones = 0;
                for (var one : and.all()) zones |= namedZones(one);
                yield zones;
            }
            case Filter.Or or -> {
                int zones = 0;
                int unnamed = 0;
                for (var one : or.any()) {
                    int of = namedZones(one);
                    zones |= of;
                    if (of == 0 && !(one instanceof Filter.IsPlayer)) unnamed = 1 << Zone.BATTLEFIELD.ordinal();
                }
                yield zones == 0 ? 0 : zones | unnamed;
            }
            default -> 0;
        };
    }

    /// Adds everything that may be chosen for a slot.
    public static void candidates(GameState state, StackItem item, TargetSlot slot, Context context, IntList found) {
        Candidates.run(state, slot.filter(), context, item, found, Integer.MAX_VALUE);
        // "Another target creature" with no target before it is one other than the object that has the ability.
        if (slot.another() && item.slots.length > 0 && item.slots[0] == slot) found.remove(item.source);
    }

    /// Shroud, hexproof, protection and the like (CR 702.11, 702.16b, 702.18).
    static boolean canBeTargeted(GameState state, int target, StackItem item) {
        int controller = item.controller;
        if (GameState.isPlayer(target)) {
            if (state.caches.statics.isEmpty()) return state.isAlive(target);
            return state.isAlive(target)
                    && !Statics.applies(state, StaticEffect.Kind.SHROUD, target)
                    && !(target != controller && Statics.applies(state, StaticEffect.Kind.HEXPROOF, target))
                    && !Statics.applies(state, StaticEffect.Kind.PROTECTION_FROM_EVERYTHING, target);
        }
        // CR 115.5: a spell or ability is never a target of itself.
        if (state.item(target) == item) return false;
        if (!state.isIn(target, Zone.BATTLEFIELD)) return true;
        var traits = Layers.of(state, target);
        if (traits.has(Keyword.SHROUD)) return false;
        boolean hostile = state.controller(target) != controller;
        if (hostile && traits.has(Keyword.HEXPROOF)) return false;
        for (var rule : traits.rules) {
            if (rule instanceof Rule.CantBeTargetedBy cant
                    && Filters.matches(state, cant.source(), item.source, target, state.controller(target)))
                return false;
        }
        for (var ability : traits.abilities) {
            if (hostile
                    && ability.source instanceof Ability.Parameterized named
                    && named.keyword() instanceof KeywordAbility.HexproofFrom from
                    && Filters.matches(state, from.from(), item.source, target, state.controller(target))) return false;
        }
        return !Protecting.from(state, target, item.source);
    }

    /// Whether some further target makes it so.
    public static boolean anyFurther(GameState state, StackItem item, Predicate<StackItem> so) {
        var context = Context.of(item);
        for (int slot = item.targets.length; slot < item.slots.length; slot++) {
            var found = new IntList();
            candidates(state, item, item.slots[slot], context, found);
            for (int i = 0; i < found.size(); i++) {
                var tried = item.copy();
                tried.targets = Arrays.copyOf(item.targets, slot + 1);
                Arrays.fill(tried.targets, item.targets.length, slot, NO_TARGETS);
                tried.targets[slot] = new int[] {found.get(i)};
                if (so.test(tried)) return true;
            }
        }
        return false;
    }

    private static final int[] NO_TARGETS = {};

    /// Whether every slot can be given its targets; slots before `next` have theirs already.
    public static boolean feasible(GameState state, StackItem item, int next) {
        if (next >= item.slots.length) return true;
        var context = state.desk().borrowContext(item);
        boolean feasible = feasible(state, item, next, context);
        state.desk().giveBack(context);
        return feasible;
    }

    private static boolean feasible(GameState state, StackItem item, int next, Context context) {
        var slots = item.slots;
        if (!anyAnother(slots)) {
            for (int i = next; i < slots.length; i++) if (!enough(state, item, slots[i], context)) return false;
            return true;
        }
        var taken = new IntList();
        for (int i = 0; i < next && i < item.targets.length; i++) for (int target : item.targets[i]) taken.add(target);
        return distinct(state, item, next, context, taken);
    }

    private static boolean anyAnother(TargetSlot[] slots) {
        for (var slot : slots) if (slot.another()) return true;
        return false;
    }

    private static boolean enough(GameState state, StackItem item, TargetSlot slot, Context context) {
        int least = Amounts.of(state, slot.count().least(), context);
        if (least <= 0) return true;
        return Candidates.run(state, slot.filter(), context, item, null, least) >= least;
    }

    /// Slots that must differ from the ones before: tries until all have one.
    private static boolean distinct(GameState state, StackItem item, int slot, Context context, IntList taken) {
        if (slot == item.slots.length) return true;
        var wanted = item.slots[slot];
        int least = Amounts.of(state, wanted.count().least(), context);
        if (least <= 0) return distinct(state, item, slot + 1, context, taken);
        var found = new IntList();
        candidates(state, item, wanted, context, found);
        if (least > 1) return found.size() >= least && distinct(state, item, slot + 1, context, taken);
        for (int i = 0; i < found.size(); i++) {
            int id = found.get(i);
            if (wanted.another() && taken.contains(id)) continue;
            taken.add(id);
            boolean works = distinct(state, item, slot + 1, context, taken);
            taken.removeLast();
            if (works) return true;
        }
        return false;
    }
}
