package splitsecond.engine.rules;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.state.StackItem;

/// CR 601.2d: effects that are divided among targets.
final class Dividing {

    private Dividing() {}

    /// What is divided by the chosen modes, or by the whole effect; null if nothing is.
    static @Nullable Amount amount(StackItem item) {
        if (item.ability == null || item.slots.length == 0) return null;
        var effect = Modes.effectOf(item.ability.source);
        if (effect == null) return null;
        var modal = Modes.of(item.ability);
        if (modal == null) return amount(effect);
        for (int mode : item.modes) {
            var amount = amount(modal.modes().get(mode).effect());
            if (amount != null) return amount;
        }
        return null;
    }

    private static @Nullable Amount amount(Effect effect) {
        return switch (effect) {
            case Effect.DealDividedDamage divided -> divided.amount();
            case Effect.DistributeCounters divided -> divided.count();
            case Effect.WhereX where -> amount(where.effect()) == null ? null : where.x();
            case Effect.Sequence sequence -> {
                for (var step : sequence.steps()) {
                    var amount = amount(step);
                    if (amount != null) yield amount;
                }
                yield null;
            }
            default -> null;
        };
    }
}
