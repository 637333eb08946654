package splitsecond.engine.rules.changes;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;

/// CR 614.1, 615.5: what happens instead of damage, or because it is prevented. Damage dealt at one time to the same
/// recipient is one event.
final class ReplacedDamage extends Agenda.Frame {

    /// @param source of the effect
    /// @param damager what would deal the damage
    record Consequence(Effect effect, int source, int controller, int to, int damager, int amount) {

        private boolean isOfSameEvent(Consequence other) {
            return source == other.source && to == other.to && effect.equals(other.effect);
        }

        private Consequence plus(int more) {
            return new Consequence(effect, source, controller, to, damager, amount + more);
        }
    }

    private final List<Consequence> waiting;
    private boolean begun;

    private ReplacedDamage(List<Consequence> waiting) {
        this.waiting = waiting;
    }

    static void push(GameState state, List<Consequence> consequences) {
        ReplacedDamage frame = state.agenda.isEmpty() ? null : waiting(state.agenda.top());
        if (frame == null) {
            frame = new ReplacedDamage(new ArrayList<>(consequences.size()));
            state.agenda.push(frame);
        }
        for (var consequence : consequences) frame.add(consequence);
    }

    private static @Nullable ReplacedDamage waiting(Agenda.Frame top) {
        return top instanceof ReplacedDamage replaced && !replaced.begun ? replaced : null;
    }

    private void add(Consequence more) {
        for (int i = 0; i < waiting.size(); i++) {
            if (!waiting.get(i).isOfSameEvent(more)) continue;
            waiting.set(i, waiting.get(i).plus(more.amount()));
            return;
        }
        waiting.add(more);
    }

    @Override
    public void run(GameState state) {
        begun = true;
        if (waiting.isEmpty()) {
            state.agenda.pop(this);
            return;
        }
        var next = waiting.removeFirst();
        var context = Context.of(next.source(), next.controller());
        context.slots.event = new GameEvent(
                GameEvent.Kind.DAMAGE,
                next.to(),
                next.damager(),
                state.controller(next.damager()),
                next.amount(),
                false,
                null,
                null,
                null);
        state.prepared.rules.follow(state, next.effect(), context);
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new ReplacedDamage(new ArrayList<>(waiting));
        copy.begun = begun;
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.value(List.copyOf(waiting));
        fields.flag(begun);
    }
}
