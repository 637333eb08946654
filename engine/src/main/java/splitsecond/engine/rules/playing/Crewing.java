package splitsecond.engine.rules.playing;

import splitsecond.engine.ability.Rule;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.changes.Tapping;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 702.122: tapping creatures for their power.
final class Crewing {

    private Crewing() {}

    private static void candidates(GameState state, int player, int vehicle, IntList found) {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (id == vehicle || state.controller(id) != player) continue;
            if (!state.isOnBattlefield(id) || state.is(id, ObjectFlags.TAPPED)) continue;
            var traits = Layers.of(state, id);
            if (traits.isCreature() && traits.power > 0 && !traits.hasRule(Rule.Kind.CANT_CREW)) found.add(id);
        }
    }

    static boolean isPayable(GameState state, int player, int vehicle, int power) {
        var found = new IntList();
        candidates(state, player, vehicle, found);
        int total = 0;
        for (int i = 0; i < found.size(); i++) total += Layers.of(state, found.get(i)).power;
        return total >= power;
    }

    /// Asks for one creature after another until they are strong enough; false while an answer is missing.
    static boolean choose(GameState state, Asking frame, int player, int vehicle, int power, IntList chosen) {
        var found = new IntList();
        candidates(state, player, vehicle, found);
        for (int i = 0; i < chosen.size(); i++) found.remove(chosen.get(i));
        int missing = power;
        while (missing > 0 && !found.isEmpty()) {
            state.decision.begin(Decision.Kind.COST, player, vehicle, missing);
            for (int i = 0; i < found.size(); i++) state.decision.add(Option.Kind.ENTITY, found.get(i));
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return false;
            int id = Option.id(answer);
            chosen.add(id);
            found.remove(id);
            missing -= Layers.of(state, id).power;
        }
        return true;
    }

    /// Taps as many of the chosen as were asked for.
    static void perform(GameState state, int power, IntList chosen, IntList paid) {
        int missing = power;
        while (missing > 0 && !chosen.isEmpty()) {
            int id = chosen.removeAt(0);
            missing -= Layers.of(state, id).power;
            Tapping.tap(state, id);
            paid.add(id);
        }
    }
}
