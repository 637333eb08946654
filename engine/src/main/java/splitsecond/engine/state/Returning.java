package splitsecond.engine.state;

import java.util.List;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 610.3: what was exiled until an object leaves the battlefield, and where it then goes back. That is no ability:
/// it
/// neither triggers nor uses the stack.
///
/// @param source what is waited for
/// @param controller of the effect
public record Returning(int source, int controller, List<Integer> exiled, Zone to) implements Part {
    public Returning {
        exiled = List.copyOf(exiled);
    }

    @Override
    public void fields(Fields fields) {
        fields.number(source);
        fields.number(controller);
        fields.values(exiled);
        fields.constant(to);
    }
}
