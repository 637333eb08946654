package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.rules.keyword.Emerge;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.state.TotalCost;

/// CR 702.119: a spell that costs less by the mana value of the creature that is sacrificed for it. Which one is chosen
/// before the total cost is determined, and kept as what the spell is paid with.
public final class Emerging {

    private Emerging() {}

    static boolean is(@Nullable String way) {
        return "emerge".equals(way);
    }

    /// The creatures that a player could sacrifice.
    static IntList prey(GameState state, int player) {
        var prey = new IntList();
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (!state.isPermanentOf(id, player)) continue;
            var traits = Layers.of(state, id);
            if (traits.isCreature() && !traits.hasRule(Rule.Kind.CANT_BE_SACRIFICED)) prey.add(id);
        }
        return prey;
    }

    /// The cost for the creature that was chosen, or for the one that would spare the most.
    static TotalCost total(GameState state, int player, StackItem item, TotalCost before) {
        if (item.paidWith.length == 0) return before.withMana(least(state, player, before.mana()));
        int chosen = item.paidWith[0];
        var that = new Filter.AmongThose(new Reference.Locked(List.of(chosen)));
        var parts = new ArrayList<Cost.Part>();
        for (var part : before.parts())
            parts.add(part == Emerge.SACRIFICE ? new Cost.Do(Cost.Deed.SACRIFICE, that, Count.ONE, "") : part);
        return new TotalCost(spared(before.mana(), Layers.of(state, chosen).manaValue()), parts);
    }

    static ManaCost least(GameState state, int player, ManaCost cost) {
        var prey = prey(state, player);
        int most = 0;
        for (int i = 0; i < prey.size(); i++)
            most = Math.max(most, Layers.of(state, prey.get(i)).manaValue());
        return spared(cost, most);
    }

    private static ManaCost spared(ManaCost cost, int value) {
        return new ManaCost(Math.max(0, cost.generic() - value), cost.xs(), cost.symbols());
    }
}
