package splitsecond.engine.rules.playing;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.state.StackItem;

/// CR 601.2d: effects that are divided among targets.
public final class Dividing {

    private Dividing() {}

    /// How much is divided among the targets of which slot.
    record Divided(Amount amount, int slot) {}

    /// What is divided by the chosen modes, or by the whole effect; null if nothing is, or not among targets.
    public static @Nullable Divided of(StackItem item) {
        if (item.ability == null || !item.ability.divides || item.slots.length == 0) return null;
        var effect = item.ability.effect();
        if (effect == null) return null;
        var modal = item.ability.modal;
        if (modal == null) return of(item, effect);
        for (int mode : item.modes) {
            var divided = of(item, modal.modes().get(mode).effect());
            if (divided != null) return divided;
        }
        return null;
    }

    private static @Nullable Divided of(StackItem item, Effect effect) {
        return switch (effect.bare()) {
            case Effect.DealDividedDamage divided -> among(item, divided.amount(), divided.among());
            case Effect.DistributeCounters divided -> among(item, divided.count(), divided.among());
            case Effect.WhereX where -> {
                var divided = of(item, where.effect());
                yield divided == null ? null : new Divided(where.x(), divided.slot);
            }
            case Effect.Sequence sequence -> {
                for (var step : sequence.steps()) {
                    var divided = of(item, step);
                    if (divided != null) yield divided;
                }
                yield null;
            }
            case Effect.May may -> of(item, may.effect());
            // Of two branches that depend on what was paid only one has targets.
            case Effect.If when -> {
                var divided = of(item, when.then());
                yield divided != null || when.otherwise() == null ? divided : of(item, when.otherwise());
            }
            case Effect.Structure _, Effect.Instruction _ -> null;
        };
    }

    private static @Nullable Divided among(StackItem item, Amount amount, Reference among) {
        int slot = among.plain() instanceof Reference.Target target ? item.slotOf(target.slot()) : -1;
        return slot < 0 ? null : new Divided(amount, slot);
    }
}
