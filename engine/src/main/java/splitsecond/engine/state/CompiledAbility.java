package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Shared;
import splitsecond.engine.view.AbilityView;

/// An ability made ready for play when its card is loaded: what it listens to, its targets in the order they are
/// chosen.
public final class CompiledAbility extends Shared implements AbilityView {

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
    /// What it costs to activate it, as it is printed; nothing for other abilities.
    public final TotalCost cost;
    /// Whether {T} is in its cost.
    public final boolean taps;
    /// CR 606.
    public final boolean isLoyalty;
    /// Whether it costs less by the mana cost of its object, if that entered this turn.
    public final boolean powersUp;
    /// What activating it is.
    public final Trigger.Activation activation;
    /// Whether it says itself that it costs less.
    public final boolean costsLess;
    /// CR 700.2: the modal part of what it does, or null.
    public final Effect.@Nullable Modal modal;
    public final Standing standing;
    /// What a static ability looks at, as bits of `Aspect`.
    public final int dependsOn;
    /// The layers in which a static ability changes objects, one bit each; 0 if in none.
    public final int layers;
    /// What a spell said before its text was changed, which is what copies are made of; null if it was not.
    public final @Nullable Before before;

    /// Whether it asks how often it has resolved this turn.
    public final boolean countsResolutions;
    /// Whether it asks how often it has been activated this turn.
    public final boolean countsActivations;

    /// CR 601.2d: whether something in it, or in a mode of it, is divided.
    public final boolean divides;

    /// @param slots the targets that were chosen by that text
    public record Before(CompiledAbility ability, TargetSlot[] slots) {}

    /// What a static ability means while its object is there.
    public enum Standing {
        /// Nothing, such as "enters tapped"; or it is no static ability.
        NONE,
        /// It changes its own object, or what that is attached to, always in the same way.
        CONTAINED,
        /// It depends on characteristics, control, counters and attachments alone.
        STEADY,
        /// It looks at more of the game.
        VOLATILE
    }

    public CompiledAbility(
            Ability source,
            TargetSlot[] slots,
            long listensTo,
            boolean isMana,
            Zone zone,
            int index,
            Standing standing,
            int dependsOn,
            int layers) {
        this(source, slots, listensTo, isMana, zone, index, standing, dependsOn, layers, null);
    }

    private CompiledAbility(
            Ability source,
            TargetSlot[] slots,
            long listensTo,
            boolean isMana,
            Zone zone,
            int index,
            Standing standing,
            int dependsOn,
            int layers,
            @Nullable Before before) {
        this.before = before;
        this.source = source;
        this.slots = slots;
        this.listensTo = listensTo;
        this.isMana = isMana;
        mana = ManaAbility.of(source, isMana);
        this.zone = zone;
        this.index = index;
        this.standing = standing;
        this.dependsOn = dependsOn;
        this.layers = layers;
        cost = source instanceof Ability.Activated activated ? TotalCost.of(activated.cost()) : TotalCost.NOTHING;
        boolean tap = false;
        boolean loyalty = false;
        boolean less = false;
        for (var part : cost.parts()) {
            tap |= part instanceof Cost.Tap;
            loyalty |= part instanceof Cost.Loyalty;
            less |= part instanceof Cost.Less;
        }
        taps = tap;
        isLoyalty = loyalty;
        costsLess = less;
        activation = loyalty
                ? Trigger.Activation.LOYALTY
                : source instanceof Ability.Activated activated
                        ? Trigger.Activation.named(activated.name())
                        : Trigger.Activation.NOT_MANA;
        powersUp = activation == Trigger.Activation.POWER_UP;
        modal = modal(effect());
        var said = Said.in(effect());
        countsResolutions = said.countsResolutions;
        countsActivations = said.countsActivations;
        divides = said.divides;
    }

    /// What is said somewhere in an effect, but for the abilities that it grants.
    private static final class Said extends AbilityMap {
        private boolean countsResolutions;
        private boolean countsActivations;
        private boolean divides;

        static Said in(@Nullable Effect effect) {
            var said = new Said();
            if (effect != null) said.effect(effect);
            return said;
        }

        @Override
        public Effect effect(Effect effect) {
            divides |= effect instanceof Effect.DealDividedDamage || effect instanceof Effect.DistributeCounters;
            return super.effect(effect);
        }

        @Override
        public Condition condition(Condition condition) {
            countsResolutions |= condition instanceof Condition.ResolvedTimes;
            countsActivations |= condition instanceof Condition.ActivatedTimes;
            return super.condition(condition);
        }

        @Override
        public Ability ability(Ability ability) {
            return ability;
        }
    }

    /// The same, said by a spell instead of what it said before.
    public CompiledAbility insteadOf(CompiledAbility old, TargetSlot[] oldSlots) {
        var first = old.before == null ? new Before(old, oldSlots) : old.before;
        return new CompiledAbility(source, slots, listensTo, isMana, zone, index, standing, dependsOn, layers, first);
    }

    @Override
    public Ability source() {
        return source;
    }

    @Override
    public Effect.@Nullable Modal modal() {
        return modal;
    }

    @Override
    public int slots() {
        return slots.length;
    }

    @Override
    public TargetSlot slot(int index) {
        return slots[index];
    }

    @Override
    public boolean isMana() {
        return isMana;
    }

    /// What it does when it resolves; null for an ability that never does.
    @Override
    public @Nullable Effect effect() {
        return switch (source) {
            case Ability.Spell spell -> spell.effect();
            case Ability.Activated activated -> activated.effect();
            case Ability.Triggered triggered -> triggered.effect();
            case Ability.Static _, Ability.Keyword _, Ability.Parameterized _ -> null;
        };
    }

    private static Effect.@Nullable Modal modal(@Nullable Effect effect) {
        if (effect == null) return null;
        if (effect.bare() instanceof Effect.Modal modal) return modal;
        if (effect.bare() instanceof Effect.Sequence sequence) {
            for (var step : sequence.steps()) if (step.bare() instanceof Effect.Modal modal) return modal;
        }
        return null;
    }

    /// CR 607.2a: whether it speaks of cards that its object has exiled.
    public boolean recallsExiled() {
        var found = new boolean[1];
        new AbilityMap() {
            @Override
            public Reference reference(Reference reference) {
                found[0] |= reference instanceof Reference.Remembered;
                return super.reference(reference);
            }
        }.ability(source);
        return found[0];
    }

    @Override
    public boolean isStatic() {
        return source instanceof Ability.Static;
    }

    @Override
    public boolean isActivated() {
        return source instanceof Ability.Activated;
    }

    @Override
    public boolean isTriggered() {
        return source instanceof Ability.Triggered;
    }

    @Override
    public void fields(Fields fields) {
        fields.value(source);
        fields.value(zone);
        fields.number(index);
    }
}
