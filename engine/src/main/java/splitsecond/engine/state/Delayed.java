package splitsecond.engine.state;

import splitsecond.engine.ability.Duration;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 603.7: a delayed triggered ability. Never changed.
///
/// @param slots what its words meant when it was made
/// @param x the X of the spell or ability that made it
/// @param heard the last turn in which it triggered, if it does so only once each turn
public record Delayed(
        CompiledAbility ability,
        int source,
        int controller,
        Slots slots,
        int x,
        Duration until,
        boolean once,
        int turn,
        int heard)
        implements Part {

    public Delayed(
            CompiledAbility ability,
            int source,
            int controller,
            Slots slots,
            int x,
            Duration until,
            boolean once,
            int turn) {
        this(ability, source, controller, slots, x, until, once, turn, -1);
    }

    public Delayed heardIn(int now) {
        return new Delayed(ability, source, controller, slots, x, until, once, turn, now);
    }

    @Override
    public void fields(Fields fields) {
        fields.part(ability);
        fields.number(source);
        fields.number(controller);
        fields.part(slots);
        fields.number(x);
        fields.value(until);
        fields.flag(once);
        fields.number(turn);
        fields.number(heard);
    }
}
