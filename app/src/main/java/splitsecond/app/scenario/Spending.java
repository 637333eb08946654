package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.engine.GameView;
import splitsecond.engine.GameView.ObjectView;

/// The lands that were tapped for a step that did not say which, and those that could have been.
///
/// @param step its place among the steps
/// @param tapped by their numbers
/// @param spared lands of the same player that stayed untapped, by their numbers
record Spending(int step, Map<String, List<Integer>> tapped, Map<String, List<Integer>> spared) {

    /// The lands of a player that are untapped.
    static List<ObjectView> untapped(GameView view, int player) {
        return view.battlefield().stream()
                .filter(land -> land.traits().isLand() && land.controller() == player && !land.tapped())
                .toList();
    }

    /// @param before the untapped lands before the step
    static Spending of(int step, List<ObjectView> before, GameView after) {
        var tapped = new LinkedHashMap<String, List<Integer>>();
        var spared = new LinkedHashMap<String, List<Integer>>();
        for (var land : before) {
            if (!after.isOnBattlefield(land.id())) continue;
            (after.isTapped(land.id()) ? tapped : spared)
                    .computeIfAbsent(land.name(), _ -> new ArrayList<>())
                    .add(land.id());
        }
        return new Spending(step, tapped, spared);
    }

    /// Other lands to tap: some of one name instead of as many of another.
    List<List<Integer>> others() {
        var all = tapped.values().stream().flatMap(List::stream).toList();
        var others = new ArrayList<List<Integer>>();
        tapped.forEach((one, these) -> spared.forEach((other, those) -> {
            if (one.equals(other)) return;
            for (int many = 1; many <= Math.min(these.size(), those.size()); many++) {
                var lands = new ArrayList<>(all);
                lands.removeAll(these.subList(0, many));
                lands.addAll(those.subList(0, many));
                others.add(lands);
            }
        }));
        return others;
    }
}
