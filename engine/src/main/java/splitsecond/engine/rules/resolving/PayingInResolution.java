package splitsecond.engine.rules.resolving;

import splitsecond.engine.ability.Cost;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.TotalCost;

/// CR 118.12: costs that are paid, or not, as an instruction is followed, and the X in them.
final class PayingInResolution {

    private PayingInResolution() {}

    /// Whether one of them has paid: 1, nobody: 0, -1 while waiting.
    static int paid(GameState state, Following frame, IntList who, Cost cost) {
        for (int i = 0; i < who.size(); i++) {
            int player = who.get(i);
            if (!GameState.isPlayer(player) || !isPayable(state, frame, player, cost)) continue;
            int answer = frame.yesOrNo(state, player);
            if (answer < 0) return -1;
            if (answer == 0) continue;
            int x = chosenX(state, frame, player, cost);
            if (x == Choosing.WAITING) return -1;
            return state.prepared.rules.pay(state, frame, player, cost, x, frame.context) ? 1 : -1;
        }
        return 0;
    }

    private static boolean isPayable(GameState state, Following frame, int player, Cost cost) {
        if (!state.prepared.rules.canPay(state, player, cost, 0, frame.context)) return false;
        if (!fixesTargets(frame)) return true;
        int most = largestX(state, player, cost, frame.context);
        for (int x = 0; x <= most; x++) if (fits(state, frame, x)) return true;
        return false;
    }

    private static int largestX(GameState state, int player, Cost cost, Context context) {
        int most = 0;
        while (state.prepared.rules.canPay(state, player, cost, most + 1, context)) most++;
        return most;
    }

    /// CR 107.3: "you may pay {X}": as much as the player likes and can, for the target with mana value X just that.
    private static int chosenX(GameState state, Following frame, int player, Cost cost) {
        if (TotalCost.of(cost).mana().xs() == 0) return 0;
        boolean fixed = fixesTargets(frame);
        int most = largestX(state, player, cost, frame.context);
        int chosen = Choosing.number(
                state, frame, player, frame.context.source, 0, most, x -> !fixed || fits(state, frame, x));
        if (fixed && chosen != Choosing.WAITING) frame.context.slots.came(chosen);
        return chosen;
    }

    /// Whether a target speaks of the X that is paid now.
    private static boolean fixesTargets(Following frame) {
        var item = frame.context.item;
        var carriedOut = frame.numberedStep();
        if (item == null || carriedOut == null) return false;
        for (var slot : item.slots) if (slot.needs().payment() == carriedOut.number()) return true;
        return false;
    }

    /// Whether the targets that speak of this X fit it.
    private static boolean fits(GameState state, Following frame, int x) {
        var context = frame.context;
        var item = context.item;
        var carriedOut = frame.numberedStep();
        if (item == null || carriedOut == null) return true;
        context.slots.came(x);
        for (int i = 0; i < item.slots.length; i++) {
            if (item.slots[i].needs().payment() != carriedOut.number()) continue;
            for (int target : item.targets[i])
                if (target != GameState.NONE && !Filters.matches(state, item.slots[i].filter(), target, context))
                    return false;
        }
        return true;
    }
}
