package splitsecond.engine.rules.turn;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.rules.playing.Costs;
import splitsecond.engine.rules.playing.PhyrexianMana;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Defenders;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StaticIndex;
import splitsecond.engine.state.TotalCost;

/// CR 508.1h-j, 509.1d-f: what must be paid so that creatures may attack or block.
final class CombatTax {

    private CombatTax() {}

    static Cost of(GameState state, int creature, boolean block) {
        var tax = Cost.NONE;
        for (var rule : Layers.of(state, creature).rules)
            if (rule instanceof Rule.AttackTax(var cost, boolean blocks) && (blocks || !block)) tax = plus(tax, cost);
        return tax;
    }

    /// What attacking each of those costs for each creature.
    static Cost[] tolls(GameState state, int[] defenders) {
        var tolls = new Cost[defenders.length];
        for (int d = 0; d < defenders.length; d++) {
            tolls[d] = Cost.NONE;
            boolean player = GameState.isPlayer(defenders[d]);
            int defending = Defenders.defendingPlayer(state, defenders[d]);
            for (var entry : state.caches.statics.entries)
                if (entry.effect() instanceof StaticEffect.AttackToll toll
                        && entry.controller() == defending
                        && (player || toll.planeswalkersToo()))
                    tolls[d] = plus(tolls[d], worked(state, toll.cost(), entry));
        }
        return tolls;
    }

    /// What an X comes to now; of nothing nothing need be paid.
    private static Cost worked(GameState state, Cost cost, StaticIndex.Entry entry) {
        if (!(cost.parts().getFirst() instanceof Cost.ManaWithX(var mana, var x))) return cost;
        int now = Amounts.of(state, x, Context.of(entry.source(), entry.controller()));
        return now <= 0 ? Cost.NONE : Cost.mana(mana.withX(now));
    }

    static boolean isFree(Cost cost) {
        return cost.parts().isEmpty();
    }

    static Cost plus(Cost one, Cost other) {
        if (isFree(other)) return one;
        var parts = new ArrayList<>(one.parts());
        for (var part : other.parts())
            if (!(part instanceof Cost.PayLife more) || !addLife(parts, more)) parts.add(part);
        return new Cost(parts);
    }

    /// Life is paid as one amount, so that all of it must be there.
    private static boolean addLife(List<Cost.Part> parts, Cost.PayLife more) {
        for (int i = 0; i < parts.size(); i++) {
            if (!(parts.get(i) instanceof Cost.PayLife life)) continue;
            parts.set(i, new Cost.PayLife(new Amount.Plus(life.amount(), more.amount())));
            return true;
        }
        return false;
    }

    /// CR 107.4f: the mana of it, once its payer said what pays for its Phyrexian symbols; null while an answer is
    /// missing.
    static @Nullable ManaCost announced(GameState state, Asking frame, int player, TotalCost total, IntList tapping) {
        return PhyrexianMana.announce(state, frame, player, GameState.NONE, total.mana(), mana -> {
            var parts = new ArrayList<>(total.parts());
            parts.add(new Cost.Mana(mana));
            return canPay(state, player, new Cost(parts), tapping);
        });
    }

    /// Whether the player could pay; those creatures will be tapped by then and add no mana.
    static boolean canPay(GameState state, int player, Cost cost, IntList tapping) {
        if (isFree(cost)) return true;
        var tapped = new IntList();
        for (int i = 0; i < tapping.size(); i++) {
            int id = tapping.get(i);
            if (state.is(id, ObjectFlags.TAPPED) || !Layers.of(state, id).hasManaAbility) continue;
            tapped.add(id);
            state.set(id, ObjectFlags.TAPPED, true);
        }
        boolean can = Costs.canPay(state, player, cost, Context.of(GameState.NONE, player));
        for (int i = 0; i < tapped.size(); i++) state.set(tapped.get(i), ObjectFlags.TAPPED, false);
        return can;
    }
}
