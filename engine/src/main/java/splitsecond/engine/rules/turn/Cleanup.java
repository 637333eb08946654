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
import splitsecond.engine.state.ObjectFlags;

/// CR 514.1, 514.2: discard down to the maximum hand size, then damage and effects of this turn end.
final class Cleanup extends Asking {

    @Override
    protected void proceed(GameState state) {
        int player = state.turn.activePlayer;
        var hand = state.hand(player);
        if (hand.size() > Statics.maximumHandSize(state, player)) {
            state.decision.begin(
                    Decision.Kind.DISCARD,
                    player,
                    GameState.NONE,
                    hand.size() - Statics.maximumHandSize(state, player));
            for (int i = 0; i < hand.size(); i++) state.decision.add(Option.Kind.ENTITY, hand.get(i));
            long answer = pick(state);
            if (answer == PENDING) return;
            Zones.discard(state, player, Option.id(answer));
            nextStage();
            return;
        }
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.damage(id) != 0) state.setDamage(id, 0);
            if (state.is(id, ObjectFlags.DEATHTOUCHED)) state.set(id, ObjectFlags.DEATHTOUCHED, false);
        }
        Durations.endOfTurn(state);
        state.agenda.pop(this);
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new Cleanup();
        copy.copyAnswers(this);
        return copy;
    }
}
