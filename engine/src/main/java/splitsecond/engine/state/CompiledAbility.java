package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;

/// An ability made ready for play when its card is loaded: what it listens to, its targets in the order they are
/// chosen.
public final class CompiledAbility {

    public final Ability source;
    /// The targets of the whole ability; a modal ability's modes have their own.
    public final TargetSlot[] slots;
    /// One bit per `GameEvent.Kind`.
    public final long listensTo;
    /// CR 605.1a.
    public final boolean isMana;
    /// How payment sees it, if it is an activated mana ability.
    public final @Nullable ManaAbility mana;
    /// Where the object must be for the ability to work.
    public final Zone zone;
    /// The place among the printed abilities of its face, or -1 if granted by an effect.
    public final int index;
    /// Whether a static ability looks at more of the game than characteristics, control, counters and attachments.
    public final boolean isVolatile;

    public CompiledAbility(
            Ability source,
            TargetSlot[] slots,
            long listensTo,
            boolean isMana,
            Zone zone,
            int index,
            boolean isVolatile) {
        this.source = source;
        this.slots = slots;
        this.listensTo = listensTo;
        this.isMana = isMana;
        mana = ManaAbility.of(source, isMana);
        this.zone = zone;
        this.index = index;
        this.isVolatile = isVolatile;
    }

    public boolean isStatic() {
        return source instanceof Ability.Static;
    }

    public boolean isActivated() {
        return source instanceof Ability.Activated;
    }

    public boolean isTriggered() {
        return source instanceof Ability.Triggered;
    }
}
