package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 608.2h, 113.7a: what an object last was before it left a public zone.
///
/// @param to where it went, or where it was if it ceased to exist
/// @param copiable its copiable values (707.2)
/// @param attached what was attached to it
/// @param blocks the blocks that it had part in, as pairs: blocker, attacker
public record LastKnown(
        int id,
        Characteristics traits,
        Zone zone,
        Zone to,
        int owner,
        int controller,
        int flags,
        int damage,
        int attachedTo,
        int attacking,
        int turn,
        Counters counters,
        @Nullable Memory memory,
        Blueprint blueprint,
        Blueprint copiable,
        int face,
        @Nullable StackItem item,
        int[] attached,
        int[] blocks)
        implements Part {

    @Override
    public void fields(Fields fields) {
        fields.number(id);
        fields.part(traits);
        fields.constant(zone);
        fields.constant(to);
        fields.number(owner);
        fields.number(controller);
        fields.number(flags);
        fields.number(damage);
        fields.number(attachedTo);
        fields.number(attacking);
        fields.number(turn);
        fields.part(counters);
        fields.part(memory);
        fields.part(blueprint);
        fields.part(copiable);
        fields.number(face);
        fields.part(item);
        fields.numbers(attached);
        fields.numbers(blocks);
    }
}
