package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Zone;

/// CR 608.2h, 113.7a: what an object last was before it left a public zone.
public record LastKnown(
        int id,
        Characteristics traits,
        Zone zone,
        int owner,
        int controller,
        int flags,
        int damage,
        int attachedTo,
        int attacking,
        int turn,
        Counters counters,
        @Nullable Memory memory,
        Blueprint blueprint) {}
