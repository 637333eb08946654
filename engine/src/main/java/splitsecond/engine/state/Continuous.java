package splitsecond.engine.state;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 611.2: a continuous effect that a resolved spell or ability made. Never changed.
///
/// @param source the object it came from
/// @param controller who controlled that
/// @param affected the objects it was locked in on (611.2c)
/// @param changes what it changes about them, amounts already worked out
/// @param copied what it makes them copies of, exceptions included (707.2b), or null
/// @param effect or a static effect that applies for a while, such as "you may play an additional land this turn"
/// @param duration how long
/// @param turn the number of the turn in which it began
public record Continuous(
        int timestamp,
        int source,
        int controller,
        int[] affected,
        List<Modification> changes,
        @Nullable Blueprint copied,
        @Nullable StaticEffect effect,
        Duration duration,
        int turn)
        implements Part {

    /// The same effect on other objects.
    public Continuous on(int[] others) {
        return new Continuous(timestamp, source, controller, others, changes, copied, effect, duration, turn);
    }

    @Override
    public void fields(Fields fields) {
        fields.number(timestamp);
        fields.number(source);
        fields.number(controller);
        fields.numbers(affected);
        fields.value(changes);
        fields.part(copied);
        fields.value(effect);
        fields.value(duration);
        fields.number(turn);
    }
}
