package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;

/// CR 115.1, 601.2c: the targets of an effect in the order of its text. Modes, delayed and reflexive triggers and
/// granted abilities have targets of their own, chosen at their own time.
public final class TargetSlots extends AbilityMap {

    private static final TargetSlot[] NONE = {};

    private final List<TargetSlot> found = new ArrayList<>(2);

    private TargetSlots() {}

    public static TargetSlot[] of(@Nullable Effect effect) {
        if (effect == null) return NONE;
        var slots = new TargetSlots();
        slots.effect(effect);
        return slots.found.isEmpty() ? NONE : slots.found.toArray(NONE);
    }

    /// "Target creature target opponent controls": the player must be known before the creature.
    @Override
    public TargetSlot slot(TargetSlot slot) {
        for (var known : found) if (known == slot) return slot;
        super.slot(slot);
        found.add(slot);
        return slot;
    }

    @Override
    public Effect effect(Effect effect) {
        return switch (effect) {
            case Effect.Modal _, Effect.Delayed _, Effect.CreateEmblem _ -> effect;
            case Effect.WhenYouDo when -> {
                effect(when.first());
                yield effect;
            }
            default -> super.effect(effect);
        };
    }

    /// A word that means a target is not another one.
    @Override
    public Reference reference(Reference reference) {
        return reference instanceof Reference.Again ? reference : super.reference(reference);
    }

    @Override
    public Ability ability(Ability ability) {
        return ability;
    }
}
