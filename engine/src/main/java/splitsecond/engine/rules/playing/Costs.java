package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Attachments;
import splitsecond.engine.rules.changes.Damage;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Life;
import splitsecond.engine.rules.changes.PuttingCounters;
import splitsecond.engine.rules.changes.Tapping;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.resolving.DrawAndDiscard;
import splitsecond.engine.rules.resolving.RemovingCounters;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.TotalCost;

/// CR 118: costs. Mana is one part of a cost; the others are done by the chapters they belong to.
public final class Costs {
    private static final int[] NO_OBJECTS = {};

    private Costs() {}

    /// Whether a player could pay now, outside of casting: "unless its controller pays {2}".
    public static boolean canPay(GameState state, int player, Cost cost, Context context) {
        return canPay(state, player, cost, 0, context);
    }

    /// @param x an X that the payer chooses
    public static boolean canPay(GameState state, int player, Cost cost, int x, Context context) {
        var total = TotalCost.of(worked(state, cost, context));
        return canPay(state, player, total.mana().withX(x), total.parts(), context);
    }

    private static boolean canPay(GameState state, int player, ManaCost mana, List<Cost.Part> parts, Context context) {
        var spent = SpendingAs.elsewhere(state, mana, player);
        return Bill.of(player, spent, parts, context, Purpose.resolving(context))
                .isPayable(state);
    }

    /// Pays, asking through the frame what is to be sacrificed, discarded…; false while an answer is missing.
    public static boolean pay(GameState state, Asking frame, int player, Cost cost, int x, Context context) {
        var total = TotalCost.of(worked(state, cost, context));
        var chosen = new IntList();
        if (!choose(state, frame, player, total.parts(), context, chosen)) return false;
        var mana = PhyrexianMana.announce(
                state,
                frame,
                player,
                context.source,
                total.mana().withX(x),
                announced -> canPay(state, player, announced, total.parts(), context));
        if (mana == null) return false;
        payMana(state, player, mana, total.parts(), context, chosen);
        int life = lifeIn(state, total.parts(), context);
        int[] paid = perform(state, player, total.parts(), context, chosen);
        context.slots.did(true);
        if (paid.length > 0) context.slots.did(IntList.of(paid));
        if (x > 0) context.slots.came(x);
        else if (life > 0) context.slots.came(life);
        return true;
    }

    /// "You may pay life equal to its power. If you do, put that many counters on it."
    private static int lifeIn(GameState state, List<Cost.Part> parts, Context context) {
        for (var part : parts) if (part instanceof Cost.PayLife life) return Amounts.of(state, life.amount(), context);
        return 0;
    }

    /// Pays the mana without what was chosen for the other parts.
    public static void payMana(
            GameState state, int player, ManaCost mana, List<Cost.Part> parts, Context context, IntList chosen) {
        if (mana.isZero()) return;
        var keeping = parts;
        if (!chosen.isEmpty()) {
            keeping = new ArrayList<>();
            for (var part : parts) keeping.add(part instanceof Cost.Do deed ? withOnly(deed, chosen) : part);
        }
        var spent = SpendingAs.elsewhere(state, mana, player);
        Mana.pay(state, Bill.of(player, spent, keeping, context, Purpose.resolving(context)));
    }

    private static Cost.Do withOnly(Cost.Do deed, IntList chosen) {
        var ids = new ArrayList<Integer>();
        for (int i = 0; i < chosen.size(); i++) ids.add(chosen.get(i));
        var those = new Filter.AmongThose(new Reference.Locked(ids));
        return new Cost.Do(deed.deed(), new Filter.And(List.of(deed.what(), those)), deed.count(), "");
    }

    /// The cost with what the text says X is, and with what is to be paid several times.
    private static Cost worked(GameState state, Cost cost, Context context) {
        boolean plain = true;
        for (var part : cost.parts()) plain &= !(part instanceof Cost.ManaWithX || part instanceof Cost.Repeated);
        if (plain) return cost;
        var parts = new ArrayList<Cost.Part>(cost.parts().size());
        for (var part : cost.parts())
            switch (part) {
                case Cost.ManaWithX(var mana, var amount) ->
                    parts.add(new Cost.Mana(mana.withX(Amounts.of(state, amount, context))));
                case Cost.Repeated(var one, var times) ->
                    repeat(worked(state, one, context), Amounts.of(state, times, context), parts);
                case Cost.Mana _,
                        Cost.Tap _,
                        Cost.Untap _,
                        Cost.PayLife _,
                        Cost.Suffer _,
                        Cost.Loyalty _,
                        Cost.Do _,
                        Cost.RemoveCounters _,
                        Cost.PutCounters _,
                        Cost.Mill _,
                        Cost.PayEnergy _,
                        Cost.TapForPower _,
                        Cost.CollectEvidence _,
                        Cost.Less _,
                        Cost.Either _ -> parts.add(part);
            }
        return new Cost(parts);
    }

    private static void repeat(Cost cost, int times, List<Cost.Part> parts) {
        if (times <= 0) return;
        for (var part : cost.parts())
            switch (part) {
                // What is chosen is chosen together, so that nothing is chosen twice.
                case Cost.Do deed
                when deed.count().most() instanceof Amount most -> {
                    var least = deed.count().least();
                    var all = new Count(new Amount.Times(times, least), new Amount.Times(times, most));
                    parts.add(new Cost.Do(deed.deed(), deed.what(), all, ""));
                }
                case Cost.PayLife(var amount) -> parts.add(new Cost.PayLife(new Amount.Times(times, amount)));
                case Cost.Suffer(var damage) -> parts.add(new Cost.Suffer(new Amount.Times(times, damage)));
                case Cost.Mill(var count) -> parts.add(new Cost.Mill(new Amount.Times(times, count)));
                case Cost.PayEnergy(var count) -> parts.add(new Cost.PayEnergy(new Amount.Times(times, count)));
                case Cost.RemoveCounters(var kind, var count, var from, boolean among) ->
                    parts.add(new Cost.RemoveCounters(kind, new Amount.Times(times, count), from, among));
                case Cost.PutCounters(var kind, var count, var on) ->
                    parts.add(new Cost.PutCounters(kind, new Amount.Times(times, count), on));
                case Cost.Mana _,
                        Cost.ManaWithX _,
                        Cost.Tap _,
                        Cost.Untap _,
                        Cost.Loyalty _,
                        Cost.Do _,
                        Cost.TapForPower _,
                        Cost.CollectEvidence _,
                        Cost.Less _,
                        Cost.Repeated _,
                        Cost.Either _ -> {
                    for (int i = 0; i < times; i++) parts.add(part);
                }
            }
    }

    /// Asks for everything that must be chosen; false while an answer is missing.
    public static boolean choose(
            GameState state, Asking frame, int player, List<Cost.Part> parts, Context context, IntList chosen) {
        for (int i = 0; i < parts.size(); i++) {
            switch (parts.get(i)) {
                case Cost.Do deed -> {
                    if (!chooseFor(state, frame, player, parts, i, deed, context, chosen)) return false;
                }
                case Cost.RemoveCounters remove
                when remove.among() -> {
                    if (!CountersAmong.choose(state, frame, player, remove, context, chosen)) return false;
                }
                case Cost.RemoveCounters remove -> {
                    if (!chooseCounters(state, frame, player, remove, context, chosen)) return false;
                }
                case Cost.PutCounters put
                when !(put.on() instanceof Filter.This) -> {
                    if (!chooseOne(
                            state, frame, player, put, CostParts.bearers(state, player, put, context), context, chosen))
                        return false;
                }
                case Cost.Either either -> {
                    if (!chooseEither(state, frame, player, either, context, chosen)) return false;
                }
                case Cost.TapForPower tap -> {
                    if (!Crewing.choose(state, frame, player, context.source, tap, chosen)) return false;
                }
                case Cost.CollectEvidence evidence -> {
                    if (!Evidence.choose(state, frame, player, context, evidence, chosen)) return false;
                }
                case Cost.Mana _,
                        Cost.ManaWithX _,
                        Cost.Tap _,
                        Cost.Untap _,
                        Cost.PayLife _,
                        Cost.Suffer _,
                        Cost.Loyalty _,
                        Cost.PutCounters _,
                        Cost.Mill _,
                        Cost.PayEnergy _,
                        Cost.Less _,
                        Cost.Repeated _ -> {}
            }
        }
        return true;
    }

    private static boolean chooseFor(
            GameState state,
            Asking frame,
            int player,
            List<Cost.Part> parts,
            int part,
            Cost.Do deed,
            Context context,
            IntList chosen) {
        var found = new IntList();
        CostParts.candidates(state, player, deed, context, found);
        for (int i = 0; i < chosen.size(); i++) found.remove(chosen.get(i));
        if (deed.deed() == Cost.Deed.TAP && CostParts.isTapped(parts)) found.remove(context.source);
        int least = Amounts.of(state, deed.count().least(), context);
        var mostAmount = deed.count().most();
        int most = mostAmount == null ? found.size() : Amounts.of(state, mostAmount, context);
        if (deed.deed() == Cost.Deed.DISCARD_AT_RANDOM) {
            for (int i = 0; i < least && !found.isEmpty(); i++) chosen.add(found.removeAt(state.random(found.size())));
            return true;
        }
        if (found.size() == least) {
            chosen.addAll(found);
            return true;
        }
        for (int i = 0; i < most && !found.isEmpty(); i++) {
            state.decision.beginCost(player, context.source, deed, most - i);
            if (i >= least) state.decision.add(Option.Kind.DONE, 0);
            for (int k = 0; k < found.size(); k++)
                if (CostParts.leavesEnough(state, player, parts, part, i, context, chosen, found.get(k)))
                    state.decision.add(Option.Kind.ENTITY, found.get(k));
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return false;
            if (Option.kind(answer) == Option.Kind.DONE) break;
            chosen.add(Option.id(answer));
            found.remove(Option.id(answer));
        }
        return true;
    }

    private static boolean chooseOne(
            GameState state, Asking frame, int player, Cost.Part part, IntList found, Context context, IntList chosen) {
        state.decision.beginCost(player, context.source, part, 1);
        for (int k = 0; k < found.size(); k++) state.decision.add(Option.Kind.ENTITY, found.get(k));
        long answer = frame.pick(state);
        if (answer == Asking.PENDING) return false;
        chosen.add(Option.id(answer));
        return true;
    }

    /// From what, and of which kinds if none is said.
    private static boolean chooseCounters(
            GameState state, Asking frame, int player, Cost.RemoveCounters remove, Context context, IntList chosen) {
        boolean itself = remove.from() instanceof Filter.This;
        if (!itself) {
            var found = CostParts.withCounters(state, player, remove, context);
            if (!chooseOne(state, frame, player, remove, found, context, chosen)) return false;
        }
        if (remove.kind() != null) return true;
        int from = itself ? context.source : chosen.last();
        return RemovingCounters.choose(state, frame, player, from, Amounts.of(state, remove.count(), context), chosen);
    }

    private static boolean chooseEither(
            GameState state, Asking frame, int player, Cost.Either either, Context context, IntList chosen) {
        state.decision.beginCost(player, context.source, either, 0);
        for (int i = 0; i < either.costs().size(); i++)
            if (canPay(state, player, either.costs().get(i), context)) state.decision.add(Option.Kind.MODE, i);
        long answer = frame.pick(state);
        if (answer == Asking.PENDING) return false;
        chosen.add(Option.id(answer));
        return choose(
                state,
                frame,
                player,
                TotalCost.of(either.costs().get(Option.id(answer))).parts(),
                context,
                chosen);
    }

    /// CR 601.2h: pays what is not mana. `chosen` is what `choose` gathered, in the same order. Returns the objects
    /// that paid.
    public static int[] perform(GameState state, int player, List<Cost.Part> parts, Context context, IntList chosen) {
        if (parts.isEmpty()) return NO_OBJECTS;
        var used = chosen.copy();
        var paid = new IntList();
        Zones.beginBatch(state);
        int cycled = GameState.NONE;
        for (var part : parts) {
            performPart(state, player, part, context, used, paid);
            if (part instanceof Cost.Do deed && deed.deed() == Cost.Deed.CYCLE) cycled = paid.last();
        }
        Zones.endBatch(state);
        if (cycled != GameState.NONE) {
            int x = context.item == null ? 0 : context.item.x;
            Triggers.raise(state, GameEvent.did(Action.CYCLE, cycled, GameState.NONE, player, x));
        }
        return paid.toArray();
    }

    private static void performPart(
            GameState state, int player, Cost.Part part, Context context, IntList used, IntList paid) {
        int self = context.source;
        switch (part) {
            case Cost.Mana _, Cost.ManaWithX _, Cost.Repeated _, Cost.Less _ -> {}
            case Cost.Tap _ -> Tapping.tap(state, self);
            case Cost.Untap _ -> Tapping.untap(state, self);
            case Cost.Suffer suffer ->
                Damage.deal(state, self, player, Amounts.of(state, suffer.damage(), context), false);
            case Cost.PayLife life -> Life.lose(state, player, Amounts.of(state, life.amount(), context));
            case Cost.Loyalty loyalty -> {
                int amount = Amounts.of(state, loyalty.amount(), context);
                if (loyalty.add()) PuttingCounters.putAsCost(state, player, self, CounterKind.LOYALTY, amount);
                else PuttingCounters.remove(state, self, CounterKind.LOYALTY, amount);
            }
            case Cost.Do deed -> performDeeds(state, player, deed, context, used, paid);
            case Cost.RemoveCounters remove when remove.among() -> CountersAmong.remove(state, remove, context, used);
            case Cost.RemoveCounters remove -> {
                int from = remove.from() instanceof Filter.This ? self : used.removeAt(0);
                int count = Amounts.of(state, remove.count(), context);
                var kind = remove.kind();
                if (kind == null) RemovingCounters.remove(state, from, count, used);
                else PuttingCounters.remove(state, from, kind, count);
            }
            case Cost.PutCounters put -> {
                int on = put.on() instanceof Filter.This ? self : used.removeAt(0);
                PuttingCounters.putAsCost(state, player, on, put.kind(), Amounts.of(state, put.count(), context));
            }
            case Cost.TapForPower tap -> Crewing.perform(state, self, tap.to(), used, paid);
            case Cost.CollectEvidence _ -> Evidence.collect(state, player, used, paid);
            case Cost.Mill mill -> {
                int count = Amounts.of(state, mill.count(), context);
                for (int i = 0; i < count && !state.library(player).isEmpty(); i++)
                    Zones.move(state, state.library(player).last(), Zone.GRAVEYARD);
            }
            case Cost.PayEnergy energy ->
                state.setCounters(
                        player,
                        state.counters(player).plus(CounterKind.ENERGY, -Amounts.of(state, energy.count(), context)));
            case Cost.Either either -> {
                var total = TotalCost.of(either.costs().get(used.removeAt(0)));
                Mana.payAutomatically(state, player, total.mana());
                for (var inner : total.parts()) performPart(state, player, inner, context, used, paid);
            }
        }
    }

    private static void performDeeds(
            GameState state, int player, Cost.Do deed, Context context, IntList used, IntList paid) {
        int most = deedCount(state, deed, context, used);
        for (int i = 0; i < most; i++) {
            int id = used.removeAt(0);
            boolean permanent = state.isOnBattlefield(id);
            int now = perform(state, player, deed.deed(), id);
            paid.add(now);
            // CR 607.2a: "unless you exile a creature you control", and later "return the exiled card"; CR 607.2q:
            // whatever
            // a spell is paid for with is exiled with the permanent that it becomes.
            if (deed.deed() == Cost.Deed.EXILE
                    && (permanent || state.isIn(context.source, Zone.STACK))
                    && now != id
                    && state.exists(context.source))
                state.setMemory(context.source, state.memory(context.source).withAside(now));
        }
    }

    /// How many of the chosen objects belong to this part: all it could take.
    private static int deedCount(GameState state, Cost.Do deed, Context context, IntList used) {
        var most = deed.count().most();
        return most == null ? used.size() : Math.min(used.size(), Amounts.of(state, most, context));
    }

    /// Returns the id by which the object is spoken of afterwards.
    private static int perform(GameState state, int player, Cost.Deed deed, int id) {
        switch (deed) {
            case SACRIFICE -> Zones.sacrifice(state, id);
            case DISCARD, DISCARD_AT_RANDOM, CYCLE -> {
                return kept(Zones.discard(state, player, id, GameState.NONE), id);
            }
            case EXILE -> {
                return kept(Zones.move(state, id, Zone.EXILE), id);
            }
            case TAP -> Tapping.tap(state, id);
            case UNTAP -> Tapping.untap(state, id);
            case UNATTACH -> Attachments.unattach(state, id);
            case RETURN_TO_HAND -> Zones.move(state, id, Zone.HAND);
            case PUT_ON_LIBRARY_TOP -> Zones.move(state, id, Zone.LIBRARY);
            case PUT_ON_LIBRARY_BOTTOM -> Zones.move(state, id, Zone.LIBRARY, Entering.at(-1));
            case EXERT -> Tapping.exert(state, player, id);
            case REVEAL, BEHOLD -> {
                if (state.isIn(id, Zone.HAND)) DrawAndDiscard.show(state, IntList.of(id), true);
            }
        }
        return id;
    }

    private static int kept(int moved, int id) {
        return moved == GameState.NONE ? id : moved;
    }

    /// CR 107.3a: whether X must be chosen for it.
    static boolean usesX(TotalCost cost) {
        return cost.mana().xs() > 0 || usesX(cost.parts());
    }

    private static boolean usesX(List<Cost.Part> parts) {
        for (int i = 0; i < parts.size(); i++) {
            boolean x = switch (parts.get(i)) {
                case Cost.Loyalty loyalty -> loyalty.amount() instanceof Amount.X;
                case Cost.PayLife life -> life.amount() instanceof Amount.X;
                case Cost.Suffer suffer -> suffer.damage() instanceof Amount.X;
                case Cost.RemoveCounters remove -> remove.count() instanceof Amount.X;
                case Cost.Do deed -> deed.count().least() instanceof Amount.X || ParticularX.isIn(List.of(deed));
                case Cost.Mill mill -> mill.count() instanceof Amount.X;
                case Cost.PayEnergy energy -> energy.count() instanceof Amount.X;
                case Cost.Mana _,
                        Cost.ManaWithX _,
                        Cost.Tap _,
                        Cost.Untap _,
                        Cost.PutCounters _,
                        Cost.TapForPower _,
                        Cost.CollectEvidence _,
                        Cost.Less _,
                        Cost.Repeated _,
                        Cost.Either _ -> false;
            };
            if (x) return true;
        }
        return false;
    }
}
