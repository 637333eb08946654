package splitsecond.engine.rules.questions;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.TargetSlot;

/// CR 115.1: "For each counter on it, exile up to one target permanent" has so many targets, all chosen before it is
/// known what becomes of the first.
final class RepeatedTargets {

    private RepeatedTargets() {}

    static Ability together(Ability ability) {
        if (!(ability instanceof Ability.Triggered triggered)) return ability;
        var together = together(triggered.effect());
        return together == null
                ? ability
                : new Ability.Triggered(
                        triggered.trigger(),
                        triggered.interveningIf(),
                        together,
                        triggered.often(),
                        triggered.zone(),
                        triggered.name());
    }

    private static @Nullable Effect together(Effect effect) {
        if (!(effect.bare() instanceof Effect.Repeat repeat)) return null;
        if (!(repeat.times() instanceof Amount.CountersOn)) return null;
        var slots = TargetSlots.of(repeat.effect());
        if (repeat.effect().bare() instanceof Effect.Sequence || slots.length != 1) return null;
        boolean one = slots[0].count().equals(Count.upTo(1)) || slots[0].count().equals(Count.ONE);
        if (!one) return null;
        var count = new Count(
                slots[0].count().equals(Count.ONE)
                        ? repeat.times()
                        : slots[0].count().least(),
                repeat.times());
        return new AbilityMap() {
            @Override
            public TargetSlot slot(TargetSlot slot) {
                return slot.withCount(count);
            }
        }.effect(repeat.effect());
    }
}
