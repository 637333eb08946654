package splitsecond.engine.state;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.card.ManaCost;

/// CR 601.2f: the total cost: mana with X still open, and everything else.
public record TotalCost(ManaCost mana, List<Cost.Part> parts) {

    public static final TotalCost NOTHING = new TotalCost(ManaCost.ZERO, List.of());

    public static TotalCost of(Cost cost) {
        return NOTHING.plus(cost);
    }

    public TotalCost plus(Cost cost) {
        if (cost.parts().isEmpty()) return this;
        var sum = mana;
        int others = 0;
        for (int i = 0; i < cost.parts().size(); i++) {
            if (cost.parts().get(i) instanceof Cost.Mana costs) sum = sum.plus(costs.cost());
            else others++;
        }
        if (others == 0) return new TotalCost(sum, parts);
        if (parts.isEmpty() && others == cost.parts().size()) return new TotalCost(sum, cost.parts());
        var more = new ArrayList<>(parts);
        for (var part : cost.parts()) if (!(part instanceof Cost.Mana)) more.add(part);
        return new TotalCost(sum, List.copyOf(more));
    }

    public TotalCost plus(List<Cost> costs) {
        var total = this;
        for (int i = 0; i < costs.size(); i++) total = total.plus(costs.get(i));
        return total;
    }

    /// The totals that it may become where one of several costs is still to be chosen (CR 601.2b); none if nothing is.
    public List<TotalCost> alternatives() {
        var either = either();
        return either == null ? List.of() : alternatives(either);
    }

    /// The first part that is one of several costs still to be chosen; null if there is none.
    public Cost.@Nullable Either either() {
        for (int i = 0; i < parts.size(); i++) if (parts.get(i) instanceof Cost.Either either) return either;
        return null;
    }

    /// The totals that it may become, in the order of the costs of that part of it.
    public List<TotalCost> alternatives(Cost.Either either) {
        var others = new ArrayList<>(parts);
        others.remove(either);
        var rest = new TotalCost(mana, List.copyOf(others));
        return either.costs().stream().map(rest::plus).toList();
    }

    public TotalCost withMana(ManaCost changed) {
        return changed == mana ? this : new TotalCost(changed, parts);
    }
}
