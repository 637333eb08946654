package splitsecond.engine.rules.turn;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.playing.Announcing;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PendingTrigger;
import splitsecond.engine.state.StackItem;

/// CR 603.3b: waiting triggers go on the stack, the active player's first, each player's in the order they choose.
final class PutTriggers extends Asking {

    @Override
    protected void proceed(GameState state) {
        int player = state.turn.activePlayer;
        for (int i = 0; i < state.playerCount; i++) {
            int first = firstOf(state, player);
            if (first >= 0) {
                int chosen = isOrderOpen(state, player, first) ? ask(state, player) : first;
                if (chosen < 0) return;
                nextStage();
                put(state, state.effects.waiting.remove(chosen));
                return;
            }
            player = state.nextPlayer(player);
        }
        state.effects.waiting.clear();
        state.agenda.pop(this);
    }

    private static int firstOf(GameState state, int player) {
        for (int i = 0; i < state.effects.waiting.size(); i++)
            if (state.effects.waiting.get(i).controller() == player) return i;
        return -1;
    }

    /// There is nothing to order among triggers of one ability of one object for the same event, or a single one.
    private static boolean isOrderOpen(GameState state, int player, int first) {
        var one = state.effects.waiting.get(first);
        for (int i = first + 1; i < state.effects.waiting.size(); i++) {
            var other = state.effects.waiting.get(i);
            if (other.controller() == player && (other.ability() != one.ability() || hasParts(one))) return true;
        }
        return false;
    }

    private static boolean hasParts(PendingTrigger trigger) {
        return trigger.ability().slots.length > 0;
    }

    private int ask(GameState state, int player) {
        state.decision.begin(Decision.Kind.ORDER_TRIGGERS, player, GameState.NONE, 0);
        for (int i = 0; i < state.effects.waiting.size(); i++)
            if (state.effects.waiting.get(i).controller() == player)
                state.decision.add(
                        Option.Kind.ENTITY, state.effects.waiting.get(i).source(), i);
        long answer = pick(state);
        return answer == PENDING ? -1 : Option.variant(answer);
    }

    private static void put(GameState state, PendingTrigger trigger) {
        var item = new StackItem();
        item.ability = trigger.ability();
        item.source = trigger.source();
        item.controller = trigger.controller();
        item.event = trigger.event();
        item.alike = trigger.alike();
        item.earlier = trigger.earlier();
        item.x = trigger.x();
        item.putAt = state.effects.nextTimestamp;
        var memory = state.memory(trigger.source());
        item.paid = memory.paid();
        item.paidWith = memory.paidWith();
        int id = state.create(state.blueprint(trigger.source()), trigger.controller(), Zone.STACK);
        state.setItem(id, item);
        state.zones.stack.add(id);
        Announcing.triggered(state, id, item);
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new PutTriggers();
        copy.copyAnswers(this);
        return copy;
    }
}
