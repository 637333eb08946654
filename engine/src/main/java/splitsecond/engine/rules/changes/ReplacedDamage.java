package splitsecond.engine.rules.changes;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Mention;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;
import splitsecond.engine.state.Aftermath;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.Slots;

/// CR 614.1, 615.5: what happens instead of damage, or because it is prevented. Damage dealt at one time to the same
/// recipient is one event.
final class ReplacedDamage extends Agenda.Frame {

    /// @param source of the effect
    /// @param slots what its words meant when it was made
    /// @param damager what would deal the damage
    record Consequence(Effect effect, int source, int controller, Slots slots, int to, int damager, int amount)
            implements Part {

        static Consequence of(Aftermath aftermath, Preventing.Hit hit, int prevented) {
            return new Consequence(
                    aftermath.then(),
                    aftermath.source(),
                    aftermath.controller(),
                    aftermath.slots(),
                    hit.to(),
                    hit.source(),
                    prevented);
        }

        /// What an effect that was made once prevents of all damage is one amount, unless it speaks of what would deal
        /// it.
        private boolean isOfSameEvent(Consequence other) {
            if (source != other.source || slots != other.slots || !effect.equals(other.effect)) return false;
            return slots == Slots.NONE ? to == other.to : damager == other.damager || !speaksOfParts();
        }

        /// Whether it speaks of who or what played a part in the damage.
        private boolean speaksOfParts() {
            return Mention.in(effect, who -> who instanceof Reference.EventPart(var _, boolean outer) && !outer);
        }

        private Consequence plus(int more) {
            return new Consequence(effect, source, controller, slots, to, damager, amount + more);
        }

        @Override
        public void fields(Fields fields) {
            fields.value(effect);
            fields.number(source);
            fields.number(controller);
            fields.part(slots);
            fields.number(to);
            fields.number(damager);
            fields.number(amount);
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
        var context = Context.of(next.source(), next.controller(), next.slots());
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
        fields.parts(waiting);
        fields.flag(begun);
    }
}
