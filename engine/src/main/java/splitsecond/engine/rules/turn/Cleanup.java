package splitsecond.engine.rules.turn;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.changes.Durations;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 514.1, 514.2: discard down to the maximum hand size, then damage and effects of this turn end.
final class Cleanup extends Asking {

    @Override
    protected void proceed(GameState state) {
        int player = state.turn.activePlayer;
        var discarded = excess(state, player);
        if (discarded == null) return;
        Zones.beginBatch(state);
        for (int i = 0; i < discarded.size(); i++) Zones.discard(state, player, discarded.get(i), GameState.NONE);
        Zones.endBatch(state);
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.damage(id) != 0) state.setDamage(id, 0);
            if (state.is(id, ObjectFlags.DEATHTOUCHED)) state.set(id, ObjectFlags.DEATHTOUCHED, false);
        }
        Durations.endOfTurn(state);
        state.agenda.pop(this);
    }

    /// CR 514.1: the cards beyond the maximum hand size, which are discarded together; null while an answer is missing.
    private @Nullable IntList excess(GameState state, int player) {
        var hand = state.hand(player);
        int excess = hand.size() - Statics.maximumHandSize(state, player);
        if (excess <= 0) return IntList.NOTHING;
        var chosen = new IntList(excess);
        while (chosen.size() < excess) {
            state.decision.begin(Decision.Kind.DISCARD, player, GameState.NONE, excess - chosen.size());
            for (int i = 0; i < hand.size(); i++)
                if (!chosen.contains(hand.get(i))) state.decision.add(Option.Kind.ENTITY, hand.get(i));
            long answer = pick(state);
            if (answer == PENDING) return null;
            chosen.add(Option.id(answer));
        }
        return chosen;
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new Cleanup();
        copy.copyAnswers(this);
        return copy;
    }
}
