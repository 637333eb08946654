package splitsecond.engine.rules.playing;

import java.util.List;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.rules.questions.DecisiveX;
import splitsecond.engine.rules.questions.Targeting;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.state.TotalCost;

/// CR 107.3a, 601.2b: where X says what is legal to target ("with mana value X") or to pay with ("discard a card with
/// mana value X"), only some X up to the largest may be announced, and perhaps not 0.
final class ParticularX {

    private ParticularX() {}

    static boolean isIn(TargetSlot[] slots) {
        for (var slot : slots) if (slot.needs().x()) return true;
        return false;
    }

    static boolean isIn(List<Cost.Part> parts) {
        for (int i = 0; i < parts.size(); i++)
            if (parts.get(i) instanceof Cost.Do deed && saysX(deed.what())) return true;
        return false;
    }

    private static boolean saysX(Filter filter) {
        if (filter instanceof Filter.And(var all)) {
            for (int i = 0; i < all.size(); i++) if (saysX(all.get(i))) return true;
            return false;
        }
        return filter instanceof Filter.Stat stat && stat.amount() instanceof Amount.X;
    }

    /// Whether that X can be announced for what costs this, before its modes and targets are chosen.
    static boolean isOpen(
            GameState state, int player, StackItem item, Purpose purpose, ManaCost mana, List<Cost.Part> parts, int x) {
        if (x > 0 && !Costs.usesX(new TotalCost(mana, parts))) return false;
        item.x = x;
        return Bill.of(player, mana.withX(x), parts, item, purpose).isPayable(state);
    }

    /// Whether there is an X for which it can be paid.
    ///
    /// @param item what is proposed, its targets not chosen yet; its X is changed
    /// @param targeted whether it must find its targets too
    static boolean exists(
            GameState state,
            int player,
            StackItem item,
            Purpose purpose,
            ManaCost mana,
            List<Cost.Part> parts,
            boolean targeted) {
        for (int x : DecisiveX.of(state)) {
            item.x = x;
            if (!Bill.of(player, mana.withX(x), List.of(), item, purpose).isPayable(state)) return false;
            if ((parts.isEmpty()
                            || Bill.of(player, mana.withX(x), parts, item, purpose)
                                    .isPayable(state))
                    && (!targeted || Targeting.feasible(state, item, 0))) return true;
        }
        return false;
    }
}
