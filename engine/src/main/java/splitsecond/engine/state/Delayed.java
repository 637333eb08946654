package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.event.GameEvent;

/// CR 603.7: a delayed triggered ability. Never changed.
///
/// @param objects what "it" or "that creature" meant when it was made
/// @param player who "that player" was
/// @param event what had made the ability trigger that made this one
public record Delayed(
        CompiledAbility ability,
        int source,
        int controller,
        int[] objects,
        int player,
        int x,
        Duration until,
        boolean once,
        int turn,
        @Nullable GameEvent event) {}
