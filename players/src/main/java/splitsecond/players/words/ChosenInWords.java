package splitsecond.players.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.view.OnStack;

/// What was chosen for a spell or ability on the stack beside its targets and X: how it was cast, what was paid
/// besides,
/// its modes, and who gets how much.
public final class ChosenInWords {

    private ChosenInWords() {}

    /// One for each choice, the most telling first; none for what left nothing to choose.
    public static List<String> of(GameView view, int id, IntFunction<String> names) {
        var item = view.stackItem(id);
        if (item == null) return List.of();
        var chosen = new ArrayList<String>();
        var way = item.way();
        if (way != null) chosen.add(way.word());
        boolean named = item.times(OptionalCost.FIRST_KICKER) + item.times(OptionalCost.SECOND_KICKER) > 0;
        for (var cost : OptionalCost.values())
            if (item.times(cost) > 0 && !(named && cost == OptionalCost.KICKER))
                chosen.add(paid(cost, item.times(cost)));
        var modes = CardText.modes(view, id);
        for (int mode : item.modes()) if (mode < modes.size()) chosen.add("“" + modes.get(mode) + "”");
        if (!item.division().isEmpty()) chosen.add(division(item, names));
        return chosen;
    }

    private static String paid(OptionalCost cost, int times) {
        String word = cost == OptionalCost.KICKER ? "kicked" : cost.word();
        return times > 1 ? word + " ×" + times : word;
    }

    /// "2 to Gray Ogre, 1 to Bob".
    private static String division(OnStack item, IntFunction<String> names) {
        var shares = item.division();
        var words = new ArrayList<String>();
        for (int slot = 0; slot < item.aimed() && words.isEmpty(); slot++) {
            if (item.targets(slot) != shares.size()) continue;
            for (int i = 0; i < shares.size(); i++)
                words.add(shares.get(i) + " to " + EventInWords.within(names.apply(item.target(slot, i))));
        }
        return String.join(", ", words);
    }

    /// Which ability it is, by its cost: "−2", "{T}, Sacrifice a creature"; empty where that says nothing.
    public static String ability(GameView view, int id) {
        var item = view.stackItem(id);
        var ability = item == null || !item.isAbility() ? null : item.ability();
        if (item == null || ability == null || !ability.isActivated()) return "";
        String line = CardText.line(view, item.source(), ability);
        int colon = line.indexOf(':');
        // Some print a loyalty cost as "[−2]".
        return colon < 0 || line.contains("\n") ? "" : line.substring(0, colon).replaceAll("^\\[(.*)]$", "$1");
    }
}
