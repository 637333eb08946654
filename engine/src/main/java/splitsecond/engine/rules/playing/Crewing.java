package splitsecond.engine.rules.playing;

import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Tapping;
import splitsecond.engine.rules.changes.Triggers;
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
            if (traits.isCreature() && !traits.hasRule(Rule.Kind.CANT_CREW)) found.add(id);
        }
    }

    /// The power with which it is tapped to do that, which may be said to be another than it has.
    private static int strength(GameState state, int id, Cost.TapForPower.To deed) {
        var traits = Layers.of(state, id);
        int strength = traits.power;
        int more = 0;
        for (int i = 0; i < traits.rules(); i++) {
            if (!(traits.rule(i) instanceof Rule.CrewsAs(boolean saddles, Characteristic by, int greater))) continue;
            if (deed == Cost.TapForPower.To.TEAM_UP || deed == Cost.TapForPower.To.SADDLE && !saddles) continue;
            more += greater;
            if (by == Characteristic.TOUGHNESS) strength = traits.toughness;
        }
        return strength + more;
    }

    static boolean isPayable(GameState state, int player, int vehicle, Cost.TapForPower tap) {
        var found = new IntList();
        candidates(state, player, vehicle, found);
        int total = 0;
        for (int i = 0; i < found.size(); i++) total += Math.max(0, strength(state, found.get(i), tap.to()));
        return total >= tap.power();
    }

    /// Asks for one creature after another until they are strong enough, and then for as many more as the player
    /// likes; false while an answer is missing.
    static boolean choose(
            GameState state, Asking frame, int player, int vehicle, Cost.TapForPower tap, IntList chosen) {
        var found = new IntList();
        candidates(state, player, vehicle, found);
        for (int i = 0; i < chosen.size(); i++) found.remove(chosen.get(i));
        int missing = tap.power();
        while (helps(state, found, missing, tap.to())) {
            state.decision.beginCost(player, vehicle, tap, Math.max(0, missing));
            if (missing <= 0) state.decision.add(Option.Kind.DONE, 0);
            for (int i = 0; i < found.size(); i++)
                if (helps(state, found.get(i), missing, tap.to())) state.decision.add(Option.Kind.ENTITY, found.get(i));
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return false;
            if (Option.kind(answer) == Option.Kind.DONE) return true;
            int id = Option.id(answer);
            chosen.add(id);
            found.remove(id);
            missing -= strength(state, id, tap.to());
        }
        return true;
    }

    /// While power is missing, what has some; then all that leave enough.
    private static boolean helps(GameState state, int id, int missing, Cost.TapForPower.To deed) {
        int power = strength(state, id, deed);
        return missing > 0 ? power > 0 : power >= missing;
    }

    private static boolean helps(GameState state, IntList found, int missing, Cost.TapForPower.To deed) {
        for (int i = 0; i < found.size(); i++) if (helps(state, found.get(i), missing, deed)) return true;
        return false;
    }

    /// Taps all that were chosen: no other part of such a cost chooses anything.
    static void perform(GameState state, int vehicle, Cost.TapForPower.To deed, IntList chosen, IntList paid) {
        while (!chosen.isEmpty()) {
            int id = chosen.removeAt(0);
            Tapping.tap(state, id);
            state.history.crewed(id, vehicle);
            if (deed != Cost.TapForPower.To.TEAM_UP) {
                var action = deed == Cost.TapForPower.To.CREW ? Action.CREW : Action.SADDLE_A_MOUNT;
                Triggers.raise(state, GameEvent.did(action, id, vehicle, state.controller(id), 1));
            }
            paid.add(id);
        }
    }
}
