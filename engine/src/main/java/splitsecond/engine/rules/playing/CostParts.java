package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.rules.changes.Life;
import splitsecond.engine.rules.changes.PuttingCounters;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.rules.questions.Targeting;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StackItem;

/// CR 118.3, 601.2h: the parts of a cost that are not mana: whether they can be paid, and with what.
final class CostParts {
    private CostParts() {}

    static boolean partsPayable(GameState state, int player, List<Cost.Part> parts, int source, int controller) {
        var context = state.desk().borrowContext(source, controller);
        boolean payable = partsPayable(state, player, parts, context);
        state.desk().giveBack(context);
        return payable;
    }

    static boolean partsPayable(GameState state, int player, List<Cost.Part> parts, StackItem item) {
        var context = state.desk().borrowContext(item);
        boolean payable = partsPayable(state, player, parts, context);
        state.desk().giveBack(context);
        return payable;
    }

    static boolean partsPayable(GameState state, int player, List<Cost.Part> parts, Context context) {
        int deeds = 0;
        boolean taps = false;
        for (int i = 0; i < parts.size(); i++) {
            if (!partPayable(state, player, parts.get(i), context)) return false;
            if (!(parts.get(i) instanceof Cost.Do deed)) continue;
            deeds++;
            taps |= deed.deed() == Cost.Deed.TAP;
        }
        boolean single = deeds == 0 || deeds == 1 && !(taps && isTapped(parts));
        return single || arePayableTogether(state, player, parts, 0, 0, context, IntList.NOTHING);
    }

    /// Whether {T} is part of the cost: then the object taps for nothing else.
    static boolean isTapped(List<Cost.Part> parts) {
        for (int i = 0; i < parts.size(); i++) if (parts.get(i) instanceof Cost.Tap) return true;
        return false;
    }

    /// CR 601.2h: what is sacrificed, discarded or tapped for one part pays for no other. Whether there is enough for
    /// the parts from that one on, which has been given so many already.
    private static boolean arePayableTogether(
            GameState state, int player, List<Cost.Part> parts, int from, int given, Context context, IntList taken) {
        var wanted = new ArrayList<IntList>();
        for (int i = from; i < parts.size(); i++) {
            if (!(parts.get(i) instanceof Cost.Do deed)) continue;
            var found = new IntList();
            candidates(state, player, deed, context, found);
            for (int k = 0; k < taken.size(); k++) found.remove(taken.get(k));
            if (deed.deed() == Cost.Deed.TAP && isTapped(parts)) found.remove(context.source);
            int count = Amounts.of(state, deed.count().least(), context) - (i == from ? given : 0);
            if (found.size() < count) return false;
            for (int k = 0; k < count; k++) wanted.add(found);
        }
        var payers = new IntList();
        for (int i = 0; i < wanted.size(); i++) payers.add(GameState.NONE);
        for (int i = 0; i < wanted.size(); i++) if (!give(wanted, payers, i, new IntList())) return false;
        return true;
    }

    /// Finds an object for one need, moving what pays for others to where it will do as well.
    private static boolean give(List<IntList> wanted, IntList payers, int need, IntList tried) {
        var found = wanted.get(need);
        for (int i = 0; i < found.size(); i++) {
            int id = found.get(i);
            if (tried.contains(id)) continue;
            tried.add(id);
            int holder = payers.indexOf(id);
            if (holder < 0 || give(wanted, payers, holder, tried)) {
                payers.set(need, id);
                return true;
            }
        }
        return false;
    }

    private static boolean partPayable(GameState state, int player, Cost.Part part, Context context) {
        int self = context.source;
        return switch (part) {
            case Cost.Mana _, Cost.ManaWithX _, Cost.Suffer _, Cost.Repeated _, Cost.Less _ -> true;
            case Cost.Tap _ ->
                state.isOnBattlefield(self) && !state.is(self, ObjectFlags.TAPPED) && !isSick(state, self);
            case Cost.Untap _ ->
                state.isOnBattlefield(self)
                        && state.is(self, ObjectFlags.TAPPED)
                        && !Layers.of(state, self).hasRule(Rule.Kind.CANT_BECOME_UNTAPPED)
                        && !isSick(state, self);
            case Cost.PayLife life -> Life.canBePaid(state, player, Amounts.of(state, life.amount(), context));
            case Cost.Loyalty loyalty ->
                loyalty.add()
                        || state.counters(self).of(CounterKind.LOYALTY) >= Amounts.of(state, loyalty.amount(), context);
            case Cost.Do deed -> {
                var found = new IntList();
                candidates(state, player, deed, context, found);
                // A hand can be revealed whatever its size, which is less by the spell that is cast.
                yield deed.deed() == Cost.Deed.REVEAL && deed.count().least() instanceof Amount.CountOf
                        || found.size() >= Amounts.of(state, deed.count().least(), context);
            }
            case Cost.RemoveCounters remove
            when remove.among() -> CountersAmong.isPayable(state, player, remove, context);
            case Cost.RemoveCounters remove -> {
                if (remove.from() instanceof Filter.This)
                    yield state.counters(self).total(remove.kind()) >= Amounts.of(state, remove.count(), context);
                yield !withCounters(state, player, remove, context).isEmpty();
            }
            case Cost.PutCounters put ->
                put.on() instanceof Filter.This
                        ? PuttingCounters.mayHave(state, self, put.kind())
                        : !bearers(state, player, put, context).isEmpty();
            case Cost.TapForPower tap -> Crewing.isPayable(state, player, self, tap);
            case Cost.CollectEvidence(var number) ->
                Evidence.isPayable(state, player, self, Amounts.of(state, number, context));
            case Cost.Mill mill -> state.library(player).size() >= Amounts.of(state, mill.count(), context);
            case Cost.PayEnergy energy ->
                state.counters(player).of(CounterKind.ENERGY) >= Amounts.of(state, energy.count(), context);
            case Cost.Either either -> {
                for (var one : either.costs()) if (Costs.canPay(state, player, one, context)) yield true;
                yield false;
            }
        };
    }

    /// CR 302.6: a creature's {T} abilities need it to be under control since the turn began.
    static boolean isSick(GameState state, int id) {
        if (!state.is(id, ObjectFlags.SICK)) return false;
        var traits = Layers.of(state, id);
        return traits.isCreature()
                && !traits.has(Keyword.HASTE)
                && !traits.hasRule(splitsecond.engine.ability.Rule.Kind.ACTIVATES_AS_THOUGH_HASTY);
    }

    /// How much life the player could pay.
    static int payableLife(GameState state, int player) {
        int life = state.life(player);
        return life > 0 && Life.canBePaid(state, player, life) ? life : 0;
    }

    static IntList withCounters(GameState state, int player, Cost.RemoveCounters remove, Context context) {
        var found = new IntList();
        int needed = remove.among() ? 1 : Amounts.of(state, remove.count(), context);
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.controller(id) == player
                    && state.counters(id).total(remove.kind()) >= needed
                    && Filters.matches(state, remove.from(), id, context)) found.add(id);
        }
        return found;
    }

    /// What counters may be put on (CR 118.3): one that can't have them pays nothing. "You" is whoever pays.
    static IntList bearers(GameState state, int player, Cost.PutCounters put, Context context) {
        var found = new IntList();
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.isOnBattlefield(id)
                    && Filters.matches(state, put.on(), id, context.source, player)
                    && PuttingCounters.mayHave(state, id, put.kind())) found.add(id);
        }
        return found;
    }

    /// What may be sacrificed, discarded, tapped… for a part of a cost.
    static void candidates(GameState state, int player, Cost.Do deed, Context context, IntList found) {
        if (isItself(deed.what())) {
            boolean there = deed.what() instanceof Filter.This
                    ? state.exists(context.source)
                    : Filters.matches(state, deed.what(), context.source, context);
            if (there) found.add(context.source);
            return;
        }
        switch (deed.deed()) {
            case DISCARD, DISCARD_AT_RANDOM, CYCLE, REVEAL, PUT_ON_LIBRARY_TOP, PUT_ON_LIBRARY_BOTTOM ->
                fitting(state, state.hand(player), deed, context, found);
            case EXILE -> exilable(state, player, deed, context, found);
            case SACRIFICE, TAP, UNTAP, UNATTACH, RETURN_TO_HAND, EXERT, BEHOLD -> {
                if (deed.deed() == Cost.Deed.SACRIFICE && Statics.sparesFromSacrificing(state, context, player)) return;
                // CR 701.4a: one you control, or a card in your hand.
                if (deed.deed() == Cost.Deed.BEHOLD) fitting(state, state.hand(player), deed, context, found);
                for (int i = 0; i < state.zones.battlefield.size(); i++) {
                    int id = state.zones.battlefield.get(i);
                    // What is sacrificed or tapped is one's own.
                    boolean own = state.controller(id) == player || isAnyones(deed.deed());
                    if (!own || !state.isOnBattlefield(id)) continue;
                    if (deed.deed() == Cost.Deed.TAP && state.is(id, ObjectFlags.TAPPED)) continue;
                    if (deed.deed() == Cost.Deed.UNTAP && !state.is(id, ObjectFlags.TAPPED)) continue;
                    if (deed.deed() == Cost.Deed.UNATTACH && state.attachedTo(id) == GameState.NONE) continue;
                    if (deed.deed() == Cost.Deed.SACRIFICE
                            && Layers.of(state, id).hasRule(splitsecond.engine.ability.Rule.Kind.CANT_BE_SACRIFICED))
                        continue;
                    if (Filters.matches(state, deed.what(), id, context)) found.add(id);
                }
            }
        }
    }

    /// "Return an enchantment" may be anyone's, and so may what is unattached: whoever controls the creature pays.
    private static boolean isAnyones(Cost.Deed deed) {
        return deed == Cost.Deed.RETURN_TO_HAND || deed == Cost.Deed.UNATTACH;
    }

    /// "Sacrifice this creature", "exile this card from your graveyard".
    private static boolean isItself(Filter what) {
        if (!(what instanceof Filter.And and)) return what instanceof Filter.This;
        for (int i = 0; i < and.all().size(); i++) if (and.all().get(i) instanceof Filter.This) return true;
        return false;
    }

    private static void exilable(GameState state, int player, Cost.Do deed, Context context, IntList found) {
        int zones = Targeting.zones(deed.what());
        for (var zone : List.of(Zone.GRAVEYARD, Zone.HAND, Zone.BATTLEFIELD)) {
            if ((zones & 1 << zone.ordinal()) == 0) continue;
            fitting(state, state.list(zone, player), deed, context, found);
        }
        if (zones == 1 << Zone.LIBRARY.ordinal()) {
            var library = state.library(player);
            int count = Math.min(library.size(), Amounts.of(state, deed.count().least(), context));
            for (int i = 0; i < count; i++) found.add(library.get(library.size() - 1 - i));
        }
    }

    private static void fitting(GameState state, IntList zone, Cost.Do deed, Context context, IntList found) {
        // Whose ability is activated stays where it is meanwhile, and may pay like any other card.
        boolean stays = context.item != null && context.item.ability != null && context.item.castFrom < 0;
        for (int i = 0; i < zone.size(); i++) {
            int id = zone.get(i);
            // The card being cast pays for nothing: neither as it is announced nor for a mana ability.
            if ((stays || id != context.source)
                    && id != state.desk().proposed()
                    && Filters.matches(state, deed.what(), id, context)) found.add(id);
        }
    }

    /// Whether the other parts can still be paid for when the object pays for this one.
    static boolean leavesEnough(
            GameState state,
            int player,
            List<Cost.Part> parts,
            int part,
            int given,
            Context context,
            IntList chosen,
            int id) {
        boolean last = true;
        for (int i = part + 1; i < parts.size(); i++) last &= !(parts.get(i) instanceof Cost.Do);
        if (last) return true;
        var taken = chosen.copy();
        taken.add(id);
        return arePayableTogether(state, player, parts, part, given + 1, context, taken);
    }
}
