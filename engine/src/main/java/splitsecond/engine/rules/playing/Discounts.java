package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.rules.questions.ComparedCharacteristics;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.state.TotalCost;

/// CR 702.119, 702.180: a spell that costs less by something of the permanent that is given for it. Which one is chosen
/// before the total cost is determined, and kept as what the spell is paid with.
final class Discounts {

    /// What a spell is paid with if its player gives nothing.
    static final int[] NOTHING_GIVEN = {GameState.NONE};

    private Discounts() {}

    static CastingWay.@Nullable Discount of(@Nullable CastingWay way) {
        return way == null ? null : way.discount();
    }

    /// What the player could give.
    static IntList candidates(GameState state, int player, CastingWay.Discount discount) {
        var found = new IntList();
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.isPermanentOf(id, player)
                    && Filters.matches(state, discount.what(), id, id, player)
                    && canBeGiven(state, id, discount.deed())) found.add(id);
        }
        return found;
    }

    private static boolean canBeGiven(GameState state, int id, Cost.Deed deed) {
        return switch (deed) {
            case SACRIFICE -> !Layers.of(state, id).hasRule(Rule.Kind.CANT_BE_SACRIFICED);
            case TAP -> !state.is(id, ObjectFlags.TAPPED);
            default -> true;
        };
    }

    /// Whether it is so for something that the player could give, or for nothing where that is allowed.
    static boolean any(
            GameState state, int player, StackItem item, CastingWay.Discount discount, Predicate<StackItem> so) {
        var tried = item.trial();
        tried.paidWith = NOTHING_GIVEN;
        if (discount.optional() && so.test(tried)) return true;
        var candidates = candidates(state, player, discount);
        for (int i = 0; i < candidates.size(); i++) {
            tried.paidWith = new int[] {candidates.get(i)};
            if (so.test(tried)) return true;
        }
        return false;
    }

    /// The cost for what is given.
    static TotalCost total(GameState state, StackItem item, TotalCost before, CastingWay.Discount discount) {
        if (item.paidWith.length == 0 || item.paidWith[0] == GameState.NONE) return before;
        int given = item.paidWith[0];
        var that = new Filter.AmongThose(new Reference.Locked(List.of(given)));
        var parts = new ArrayList<>(before.parts());
        parts.add(new Cost.Do(discount.deed(), that, Count.ONE, ""));
        return new TotalCost(spared(before.mana(), worth(state, given, discount)), parts);
    }

    private static int worth(GameState state, int id, CastingWay.Discount discount) {
        return Math.max(0, ComparedCharacteristics.of(state, discount.by(), id));
    }

    private static ManaCost spared(ManaCost cost, int value) {
        return cost.less(value, cost.symbols());
    }
}
