package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 608.2n, 614.1a: a spell will be exiled instead of being put into a graveyard as it resolves. Never changed.
///
/// @param source what exiles it: it is a card exiled with that (CR 607.2a)
/// @param then what follows if it was exiled, said of the card as though it said it of itself; null for nothing
public record Departure(
        int source, int controller, @Nullable Effect then) implements Part {
    @Override
    public void fields(Fields fields) {
        fields.number(source);
        fields.number(controller);
        fields.value(then);
    }
}
