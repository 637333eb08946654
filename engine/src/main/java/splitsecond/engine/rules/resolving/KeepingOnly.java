package splitsecond.engine.rules.resolving;

import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 608.2e, 701.21: each player chooses what to keep, in turn order; then all the rest goes at the same time.
final class KeepingOnly {

    private KeepingOnly() {}

    static boolean keepOnly(GameState state, Following frame, Effect.KeepOnly effect) {
        var context = frame.context;
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        int each = Amounts.of(state, effect.each(), context);
        var going = new IntList();
        for (int i = 0; i < who.size(); i++) {
            int player = who.get(i);
            context.slots.turnTo(effect.who(), player);
            var all = new IntList();
            Filters.find(state, effect.what(), context, all);
            // One permanent may be kept as several kinds.
            var rest = all.copy();
            for (var kind : effect.kinds()) {
                var candidates = DrawAndDiscard.matching(state, all, kind, context);
                var kept = Choosing.some(state, frame, Decision.Kind.CHOOSE, player, candidates, each, each);
                if (kept == null) return false;
                for (int k = 0; k < kept.size(); k++) rest.remove(kept.get(k));
            }
            going.addAll(rest);
        }
        context.slots.turnBack(effect.who(), who);
        var discarded = new IntList();
        var done = new IntList();
        Zones.beginBatch(state);
        for (int i = 0; i < going.size(); i++) {
            int id = going.get(i);
            if (state.isIn(id, Zone.HAND)) discarded.add(id);
            else if (!Moving.sacrificeable(state, IntList.of(id), state.controller(id))
                            .isEmpty()
                    && Moving.sacrificeOne(state, context, id)) done.add(id);
        }
        Zones.endBatch(state);
        if (discarded.isEmpty()) context.slots.did(done);
        else DrawAndDiscard.discardAll(state, context, discarded);
        return true;
    }
}
