package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.event.GameEvent;

/// CR 603.2: an ability that has triggered and waits to be put on the stack.
public record PendingTrigger(
        CompiledAbility ability,
        int source,
        int controller,
        @Nullable GameEvent event,
        int[] objects,
        int player,
        int x) {}
