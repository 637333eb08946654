package splitsecond.engine.rules.playing;

import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 701.59: exiling cards from a graveyard for their mana value.
final class Evidence {

    private Evidence() {}

    static boolean isPayable(GameState state, int player, int source, int least) {
        var graveyard = state.graveyard(player);
        int total = 0;
        for (int i = 0; i < graveyard.size(); i++)
            if (graveyard.get(i) != source) total += value(state, graveyard.get(i));
        return total >= least;
    }

    private static int value(GameState state, int id) {
        return Layers.of(state, id).manaValue();
    }

    /// Asks for one card after another until they are enough, and then for as many more as the player likes; false
    /// while an answer is missing.
    static boolean choose(
            GameState state, Asking frame, int player, Context context, Cost.CollectEvidence cost, IntList chosen) {
        int source = context.source;
        var left = state.graveyard(player).copy();
        left.remove(source);
        for (int i = 0; i < chosen.size(); i++) left.remove(chosen.get(i));
        int missing = Amounts.of(state, cost.number(), context);
        while (!left.isEmpty()) {
            state.decision.beginCost(player, source, cost, Math.max(0, missing));
            if (missing <= 0) state.decision.add(Option.Kind.DONE, 0);
            for (int i = 0; i < left.size(); i++) state.decision.add(Option.Kind.ENTITY, left.get(i));
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return false;
            if (Option.kind(answer) == Option.Kind.DONE) return true;
            int id = Option.id(answer);
            chosen.add(id);
            left.remove(id);
            missing -= value(state, id);
        }
        return true;
    }

    /// Exiles all that were chosen: no other part of such a cost chooses anything.
    static void collect(GameState state, int player, IntList chosen, IntList paid) {
        Zones.beginBatch(state);
        while (!chosen.isEmpty()) paid.add(Zones.move(state, chosen.removeAt(0), Zone.EXILE));
        Zones.endBatch(state);
        Triggers.raise(state, Triggers.action(Action.COLLECT_EVIDENCE, player, 1));
    }
}
