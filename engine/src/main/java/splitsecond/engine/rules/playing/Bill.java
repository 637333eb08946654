package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.mana.AvailableMana;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ManaAbility;
import splitsecond.engine.state.StackItem;

/// CR 601.2f-h: all that has to be paid at once, mana and the rest: what is needed for one is not there for the other.
///
/// @param helpers those chosen by hand to help paying; nobody chose if it is empty
record Bill(int player, ManaCost mana, List<Cost.Part> parts, Context context, Purpose purpose, IntList helpers) {

    /// So many ways to set aside what other parts need are tried.
    private static final int MOST_WAYS = 60;

    static Bill of(int player, ManaCost mana, Purpose purpose) {
        return new Bill(player, mana, List.of(), new Context(), purpose, IntList.NOTHING);
    }

    static Bill of(int player, ManaCost mana, List<Cost.Part> parts, Context context, Purpose purpose) {
        return new Bill(player, mana, parts, context, purpose, IntList.NOTHING);
    }

    static Bill of(int player, ManaCost mana, List<Cost.Part> parts, StackItem item, Purpose purpose) {
        return new Bill(player, mana, parts, Context.of(item), purpose, IntList.NOTHING);
    }

    boolean isPayable(GameState state) {
        for (var one : mana.alternatives()) {
            var bill = one == mana ? this : new Bill(player, one, parts, context, purpose, helpers);
            if (bill.isPayableAsItIs(state)) return true;
        }
        return false;
    }

    private boolean isPayableAsItIs(GameState state) {
        if (!CostParts.partsPayable(state, player, parts, context)) return false;
        if (mana.isZero()) return true;
        var available = state.desk().borrowMana();
        boolean payable = fill(state, available);
        boolean more = available.hasMore();
        state.desk().giveBack(available);
        return payable || more && ManaSearch.finds(state, this);
    }

    /// Whether it can be paid with sources that need no choice, each used once.
    boolean isPlainlyPayable(GameState state) {
        if (!CostParts.partsPayable(state, player, parts, context)) return false;
        if (mana.isZero()) return true;
        var available = state.desk().borrowMana();
        boolean payable = fill(state, available);
        state.desk().giveBack(available);
        return payable;
    }

    /// Fills in what the mana is to be paid with, after using mana abilities that had to be looked for; false if it
    /// cannot be paid.
    boolean prepare(GameState state, AvailableMana available) {
        if (fill(state, available)) return true;
        return available.hasMore() && ManaSearch.carriesOut(state, this) && fill(state, available);
    }

    private boolean fill(GameState state, AvailableMana available) {
        int life = CostParts.payableLife(state, player) - lifeDue(state);
        if (!isEntangled(state, parts, context.source)) {
            ManaSupply.fill(state, player, purpose, helpers, KeptForCosts.NOTHING, life, available);
            return available.canPay(mana);
        }
        var choices = choices(state);
        boolean more = false;
        for (int way = 0; way < MOST_WAYS; way++) {
            var kept = KeptForCosts.empty();
            int turns = keep(state, choices, way, kept);
            if (turns < 0) break;
            if (turns == 0) continue;
            ManaSupply.fill(state, player, purpose, helpers, kept, life, available);
            if (available.canPay(mana)) return true;
            more |= available.hasMore();
        }
        if (more) available.leaveMore();
        return false;
    }

    private int lifeDue(GameState state) {
        int due = 0;
        for (int i = 0; i < parts.size(); i++)
            if (parts.get(i) instanceof Cost.PayLife life) due += Amounts.of(state, life.amount(), context);
        return due;
    }

    /// Whether a part of a cost may need what mana could come from.
    static boolean isEntangled(GameState state, List<Cost.Part> parts, int self) {
        for (int i = 0; i < parts.size(); i++) {
            boolean entangled = switch (parts.get(i)) {
                case Cost.Tap _ -> state.isOnBattlefield(self) && Layers.of(state, self).hasManaAbility;
                case Cost.Do deed
                when deed.what() instanceof Filter.This ->
                    state.isOnBattlefield(self) && Layers.of(state, self).hasManaAbility;
                case Cost.Do deed -> concernsSources(deed.deed());
                case Cost.RemoveCounters _, Cost.PutCounters _ -> needsBearer(parts.get(i));
                case Cost.Mana _,
                        Cost.ManaWithX _,
                        Cost.Untap _,
                        Cost.PayLife _,
                        Cost.Suffer _,
                        Cost.Loyalty _,
                        Cost.Mill _,
                        Cost.PayEnergy _,
                        Cost.TapForPower _,
                        Cost.CollectEvidence _,
                        Cost.Less _,
                        Cost.Repeated _,
                        Cost.Either _ -> false;
            };
            if (entangled) return true;
        }
        return false;
    }

    private static boolean concernsSources(Cost.Deed deed) {
        return switch (deed) {
            case TAP, SACRIFICE, EXILE, RETURN_TO_HAND -> true;
            default -> false;
        };
    }

    /// Whether counters are put on, or removed from, something that is chosen.
    private static boolean needsBearer(Cost.Part part) {
        return part instanceof Cost.RemoveCounters remove && !(remove.from() instanceof Filter.This)
                || part instanceof Cost.PutCounters put && !(put.on() instanceof Filter.This);
    }

    /// For each part that needs other objects, what could do; what gives no mana first.
    private List<IntList> choices(GameState state) {
        var all = new ArrayList<IntList>();
        for (var part : parts) {
            var found = couldDo(state, part);
            if (found == null) continue;
            var sorted = new IntList();
            for (int pass = 0; pass < 2; pass++)
                for (int i = 0; i < found.size(); i++)
                    if ((pass == 1) == isSource(state, found.get(i))) sorted.add(found.get(i));
            all.add(sorted);
        }
        return all;
    }

    /// Null if the part needs nothing that mana could come from, but for the source itself.
    private @Nullable IntList couldDo(GameState state, Cost.Part part) {
        return switch (part) {
            case Cost.Do deed -> {
                if (!concernsSources(deed.deed())) yield null;
                var found = new IntList();
                CostParts.candidates(state, player, deed, context, found);
                yield found;
            }
            case Cost.RemoveCounters remove ->
                needsBearer(remove) ? CostParts.withCounters(state, player, remove, context) : null;
            case Cost.PutCounters put -> needsBearer(put) ? CostParts.bearers(state, player, put, context) : null;
            case Cost.Mana _,
                    Cost.ManaWithX _,
                    Cost.Tap _,
                    Cost.Untap _,
                    Cost.PayLife _,
                    Cost.Suffer _,
                    Cost.Loyalty _,
                    Cost.Mill _,
                    Cost.PayEnergy _,
                    Cost.TapForPower _,
                    Cost.CollectEvidence _,
                    Cost.Less _,
                    Cost.Repeated _,
                    Cost.Either _ -> null;
        };
    }

    private static boolean isSource(GameState state, int id) {
        return state.isOnBattlefield(id) && Layers.of(state, id).hasManaAbility;
    }

    /// Sets aside what the parts need, in one of many ways: 1, or 0 if that way is none, -1 if there are no more.
    private int keep(GameState state, List<IntList> choices, int way, KeptForCosts kept) {
        int left = way;
        int choice = 0;
        for (var part : parts) {
            if (part instanceof Cost.Tap) kept.untapped().add(context.source);
            var deed = part instanceof Cost.Do one && concernsSources(one.deed()) ? one : null;
            if (deed == null && !needsBearer(part)) continue;
            var found = choices.get(choice++);
            int turns = Math.max(1, found.size());
            int start = left % turns;
            left /= turns;
            int missing = deed == null ? 1 : Amounts.of(state, deed.count().least(), context);
            var set = deed == null || ManaAbility.leaves(deed.deed()) ? kept.staying() : kept.untapped();
            for (int i = 0; i < found.size() && missing > 0; i++) {
                int id = found.get((start + i) % found.size());
                if (kept.staying().contains(id) || set.contains(id)) continue;
                set.add(id);
                missing--;
            }
            if (missing > 0) return left > 0 ? -1 : 0;
        }
        return left > 0 ? -1 : 1;
    }
}
