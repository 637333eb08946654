package splitsecond.engine.rules.questions;

import java.util.ArrayList;
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

    /// CR 601.2c: whether a target could now be chosen for a slot.
    public static boolean isLegal(GameState state, StackItem item, int slot, int target) {
        return isInPlace(state, item.slots[slot].filter(), target) && fits(state, item, slot, target);
    }

    /// CR 608.2b: whether a target that was chosen is still a legal one. It is where it was, or it would be another
    /// object (CR 400.7).
    public static boolean isStillLegal(GameState state, StackItem item, int slot, int target) {
        return isThere(state, target) && fits(state, item, slot, target);
    }

    private static boolean fits(GameState state, StackItem item, int slot, int target) {
        var context = state.desk().borrowContext(item);
        speakOf(item, slot, context);
        boolean matches = Filters.matches(state, item.slots[slot].filter(), target, context);
        state.desk().giveBack(context);
        return matches && canBeTargeted(state, target, item);
    }

    private static boolean isThere(GameState state, int target) {
        return GameState.isPlayer(target)
                ? state.isAlive(target)
                : state.exists(target) && !state.is(target, ObjectFlags.PHASED_OUT);
    }

    private static boolean isInPlace(GameState state, Filter filter, int target) {
        return isThere(state, target)
                && (GameState.isPlayer(target)
                        || (zones(filter) & 1 << state.zone(target).ordinal()) != 0);
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
            case Filter.OnStack _, Filter.CastFrom _ -> 1 << Zone.STACK.ordinal();
            case Filter.And and -> {
                int zones = 0;
                for (int i = 0; i < and.all().size(); i++)
                    zones |= namedZones(and.all().get(i));
                yield zones;
            }
            case Filter.Or or -> {
                int zones = 0;
                int unnamed = 0;
                for (int i = 0; i < or.any().size(); i++) {
                    var one = or.any().get(i);
                    int of = namedZones(one);
                    zones |= of;
                    if (of == 0 && !(one instanceof Filter.IsPlayer)) unnamed = 1 << Zone.BATTLEFIELD.ordinal();
                }
                yield zones == 0 ? 0 : zones | unnamed;
            }
            case Filter.Which _, Filter.Quality _, Filter.Circumstance _, Filter.OfPlayers _, Filter.Not _ -> 0;
        };
    }

    /// CR 601.2c: these are the targets to be chosen; those "for each opponent" once for each of them, in turn order.
    public static void aim(GameState state, StackItem item, TargetSlot[] slots) {
        item.slots = slots;
        item.slotPlayers = NO_TARGETS;
        for (var slot : slots) {
            if (slot.needs().each() == null) continue;
            aimForEach(state, item, slots);
            return;
        }
    }

    private static void aimForEach(GameState state, StackItem item, TargetSlot[] slots) {
        var context = Context.of(item);
        var all = new ArrayList<TargetSlot>();
        var players = new IntList();
        for (var slot : slots) {
            var each = slot.needs().each();
            if (each == null) {
                all.add(slot);
                players.add(GameState.NONE);
                continue;
            }
            int player = item.controller;
            for (int i = 0; i < state.playerCount; i++) {
                if (state.isAlive(player) && Filters.matches(state, each.players(), player, context)) {
                    all.add(slot);
                    players.add(player);
                }
                player = player + 1 == state.playerCount ? 0 : player + 1;
            }
        }
        item.slots = all.toArray(new TargetSlot[0]);
        item.slotPlayers = players.toArray();
    }

    /// "That player" is the one for whom the slot's target is chosen; an X that is paid later may be any.
    private static void speakOf(StackItem item, int slot, Context context) {
        int payment = item.slots[slot].needs().payment();
        if (payment >= 0) context.slots.leaveOpen(payment);
        if (item.slotPlayers.length == 0) return;
        var each = item.slots[slot].needs().each();
        if (each != null) context.slots.note(each.number(), IntList.of(item.slotPlayers[slot]));
    }

    /// Adds everything that may be chosen for a slot.
    public static void candidates(GameState state, StackItem item, int slot, Context context, IntList found) {
        speakOf(item, slot, context);
        var wanted = item.slots[slot];
        Candidates.run(state, wanted.filter(), context, item, found, Integer.MAX_VALUE);
        // "Another target creature" with no target before it is one other than the object that has the ability, or
        // than what that has become.
        if (wanted.another() && slot == 0) {
            found.remove(item.source);
            found.remove(References.current(state, item.source, context));
        }
    }

    /// Shroud, hexproof, protection and the like (CR 702.11, 702.16b, 702.18).
    static boolean canBeTargeted(GameState state, int target, StackItem item) {
        int controller = item.controller;
        if (GameState.isPlayer(target)) {
            if (state.caches.statics.isEmpty()) return state.isAlive(target);
            return state.isAlive(target)
                    && !Statics.applies(state, StaticEffect.Kind.SHROUD, target)
                    && !(target != controller
                            && Statics.applies(state, StaticEffect.Kind.HEXPROOF, target)
                            && !isIgnored(state, Keyword.HEXPROOF, target, controller))
                    && !Statics.applies(state, StaticEffect.Kind.PROTECTION_FROM_EVERYTHING, target);
        }
        // CR 115.5: a spell or ability is never a target of itself.
        if (item.is(state.item(target))) return false;
        if (!state.isIn(target, Zone.BATTLEFIELD)) return true;
        var traits = Layers.of(state, target);
        if (traits.has(Keyword.SHROUD) && !isIgnored(state, Keyword.SHROUD, target, controller)) return false;
        boolean hostile = state.controller(target) != controller;
        if (hostile && traits.has(Keyword.HEXPROOF) && !isIgnored(state, Keyword.HEXPROOF, target, controller))
            return false;
        for (var rule : traits.rules) {
            if (!(rule instanceof Rule.CantBeTargetedBy cant)) continue;
            var by = item.isSpell() ? cant.spells() : cant.sources();
            if (by == null) continue;
            int whose = state.controller(target);
            // Whether a card can be cast is asked while it is still in a hand.
            boolean fits = item.isSpell()
                    ? Filters.matchesAsSpell(state, by, item.source, target, whose)
                    : Filters.matches(state, by, item.source, target, whose);
            if (fits) return false;
        }
        for (var ability : traits.abilities) {
            if (hostile
                    && ability.source instanceof Ability.Parameterized named
                    && named.keyword() instanceof KeywordAbility.HexproofFrom from
                    && Filters.matches(state, from.from(), item.source, target, state.controller(target))
                    // CR 702.11e.
                    && !isIgnored(state, Keyword.HEXPROOF, target, controller)) return false;
        }
        return !Protecting.from(state, target, item.source);
    }

    /// Whether that player may choose it as though it didn't have the keyword.
    private static boolean isIgnored(GameState state, Keyword keyword, int target, int player) {
        for (var entry : state.caches.statics.entries) {
            if (entry.effect() instanceof StaticEffect.TargetedDespite despite
                    && despite.despite() == keyword
                    && (despite.by() == null || Statics.includes(state, despite.by(), entry, player))
                    && Filters.matches(state, despite.what(), target, entry.source(), entry.controller())) return true;
        }
        return false;
    }

    /// Whether some further target makes it so.
    public static boolean anyFurther(GameState state, StackItem item, Predicate<StackItem> so) {
        var context = Context.of(item);
        for (int slot = item.targets.length; slot < item.slots.length; slot++) {
            var found = new IntList();
            candidates(state, item, slot, context, found);
            for (int i = 0; i < found.size(); i++) {
                var tried = item.trial();
                tried.targets = Arrays.copyOf(item.targets, slot + 1);
                Arrays.fill(tried.targets, item.targets.length, slot, NO_TARGETS);
                tried.targets[slot] = new int[] {found.get(i)};
                if (so.test(tried)) return true;
            }
        }
        return false;
    }

    /// Whether a target could be chosen for a slot, with some choice of those before it.
    static boolean couldBecome(GameState state, StackItem item, int slot, int target) {
        var tried = item.trial();
        tried.targets = new int[slot + 1][];
        Arrays.fill(tried.targets, NO_TARGETS);
        return couldBecome(state, tried, 0, slot, target);
    }

    private static boolean couldBecome(GameState state, StackItem tried, int next, int slot, int target) {
        if (next == slot) return isLegal(state, tried, slot, target);
        var found = new IntList();
        candidates(state, tried, next, Context.of(tried), found);
        for (int i = 0; i < found.size(); i++) {
            tried.targets[next] = new int[] {found.get(i)};
            if (couldBecome(state, tried, next + 1, slot, target)) return true;
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
        if (!dependOnEachOther(slots)) {
            for (int i = next; i < slots.length; i++) if (!enough(state, item, i, context)) return false;
            return true;
        }
        var tried = item.trial();
        tried.targets = Arrays.copyOf(item.targets, slots.length);
        for (int i = Math.min(next, item.targets.length); i < slots.length; i++) tried.targets[i] = NO_TARGETS;
        return together(state, tried, next, Context.of(tried));
    }

    private static boolean dependOnEachOther(TargetSlot[] slots) {
        for (var slot : slots) if (slot.another() || slot.needs().earlierTargets()) return true;
        return false;
    }

    private static boolean enough(GameState state, StackItem item, int slot, Context context) {
        int least = Amounts.of(state, item.slots[slot].count().least(), context);
        if (least <= 0) return true;
        speakOf(item, slot, context);
        return Candidates.run(state, item.slots[slot].filter(), context, item, null, least) >= least;
    }

    /// Slots that must differ from, or speak of, the ones before: tries until all have theirs.
    private static boolean together(GameState state, StackItem tried, int slot, Context context) {
        if (slot == tried.slots.length) return true;
        var wanted = tried.slots[slot];
        int least = Amounts.of(state, wanted.count().least(), context);
        if (least <= 0) return together(state, tried, slot + 1, context);
        var found = new IntList();
        candidates(state, tried, slot, context, found);
        if (least > 1) {
            if (found.size() < least) return false;
            tried.targets[slot] = Arrays.copyOf(found.toArray(), least);
            return together(state, tried, slot + 1, context);
        }
        for (int i = 0; i < found.size(); i++) {
            int id = found.get(i);
            if (wanted.another() && isTaken(tried, slot, id)) continue;
            tried.targets[slot] = new int[] {id};
            if (together(state, tried, slot + 1, context)) return true;
        }
        tried.targets[slot] = NO_TARGETS;
        return false;
    }

    private static boolean isTaken(StackItem item, int before, int id) {
        for (int i = 0; i < before; i++) for (int target : item.targets[i]) if (target == id) return true;
        return false;
    }
}
