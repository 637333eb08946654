package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.state.PaidCosts;

/// CR 115.1, 601.2c: the targets of an effect in the order of its text. Modes, delayed and reflexive triggers and
/// granted abilities have targets of their own, chosen at their own time.
public final class TargetSlots extends AbilityMap {

    private static final TargetSlot[] NONE = {};

    private final List<TargetSlot> found = new ArrayList<>(2);

    /// What was paid for the spell, or null for all the targets that it may have.
    private final @Nullable PaidCosts paid;

    private TargetSlots(@Nullable PaidCosts paid) {
        this.paid = paid;
    }

    public static TargetSlot[] of(@Nullable Effect effect) {
        return of(effect, null);
    }

    /// CR 601.2c: "if this spell was kicked, instead destroy target permanent".
    public static TargetSlot[] of(@Nullable Effect effect, @Nullable PaidCosts paid) {
        if (effect == null) return NONE;
        var slots = new TargetSlots(paid);
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
            case Effect.Modal _ -> effect;
            // "Whenever target creature deals damage this turn": what it waits for is said now.
            case Effect.Delayed later -> {
                trigger(later.trigger());
                yield effect;
            }
            case Effect.CreateEmblem(Reference who, var _) -> {
                reference(who);
                yield effect;
            }
            // "Target player gains control of target permanent": who is said first.
            case Effect.Change change -> {
                for (var modification : change.changes())
                    if (modification instanceof Modification.ChangeControl) modification(modification);
                yield super.effect(effect);
            }
            case Effect.WhenYouDo when -> {
                effect(when.first());
                yield effect;
            }
            case Effect.If condition
            when paid != null -> {
                var so = isSo(condition.condition(), paid);
                if (so == null) yield super.effect(effect);
                if (so) instead(condition);
                else if (condition.otherwise() != null) effect(condition.otherwise());
                yield effect;
            }
            default -> super.effect(effect);
        };
    }

    private static @Nullable Boolean isSo(Condition condition, PaidCosts paid) {
        if (condition instanceof Condition.WasPaid(var cost)) return paid.has(cost);
        return condition instanceof Condition.Not(Condition.WasPaid(var cost)) ? !paid.has(cost) : null;
    }

    /// What is done instead speaks of the target of what it replaces, unless it has one of its own.
    private void instead(Effect.If condition) {
        if (condition.otherwise() != null
                && condition.then() instanceof Effect.Sequence(List<Effect> steps, var _)
                && steps.getFirst() instanceof Effect.ChooseObjects) {
            int before = found.size();
            for (var step : steps.subList(1, steps.size())) effect(step);
            if (found.size() > before) return;
        }
        effect(condition.then());
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
