package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 615.5: what follows each time a certain effect prevents damage. Never changed; gone at end of turn.
///
/// @param prevention the number of that effect
/// @param from whose damage, or null for any
/// @param slots what its words meant when it was made
public record Aftermath(int prevention, @Nullable Filter from, Effect then, int source, int controller, Slots slots)
        implements Part {
    @Override
    public void fields(Fields fields) {
        fields.number(prevention);
        fields.value(from);
        fields.value(then);
        fields.number(source);
        fields.number(controller);
        fields.part(slots);
    }
}
