package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 603.2: an ability that has triggered and waits to be put on the stack.
///
/// @param alike the other objects of a "one or more" event
/// @param earlier what the words of a delayed or reflexive trigger meant when it was made
/// @param twin how many equal abilities of its source come before it (CR 113.2c)
public record PendingTrigger(
        CompiledAbility ability,
        int source,
        int controller,
        @Nullable GameEvent event,
        IntList alike,
        @Nullable Slots earlier,
        int x,
        int twin)
        implements Part {

    public PendingTrigger(
            CompiledAbility ability,
            int source,
            int controller,
            @Nullable GameEvent event,
            IntList alike,
            @Nullable Slots earlier,
            int x) {
        this(ability, source, controller, event, alike, earlier, x, 0);
    }

    @Override
    public void fields(Fields fields) {
        fields.part(ability);
        fields.number(source);
        fields.number(controller);
        fields.part(event);
        fields.part(alike);
        fields.part(earlier);
        fields.number(x);
        fields.number(twin);
    }

    /// One more event of the batch.
    public PendingTrigger with(GameEvent other) {
        if (event == null) return this;
        // Of damage, those that deal it are many.
        int more = other.kind() == GameEvent.Kind.DAMAGE ? other.other() : other.subject();
        int first = other.kind() == GameEvent.Kind.DAMAGE ? event.other() : event.subject();
        boolean known = more == first || alike.contains(more);
        return new PendingTrigger(
                ability,
                source,
                controller,
                event.plus(other.amount()),
                known ? alike : alike.with(IntList.of(more)),
                earlier,
                x,
                twin);
    }
}
