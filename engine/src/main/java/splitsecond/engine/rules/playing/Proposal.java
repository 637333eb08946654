package splitsecond.engine.rules.playing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;
import splitsecond.engine.rules.keyword.Mutate;
import splitsecond.engine.rules.questions.DecisiveX;
import splitsecond.engine.rules.questions.TargetSlots;
import splitsecond.engine.rules.questions.Targeting;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.state.StaticIndex;
import splitsecond.engine.state.TotalCost;

/// CR 601.2a, 602.2a: what a player has proposed to cast or activate, and what it costs. Never changed.
///
/// @param object its id on the stack, or `NONE` for a mana ability
/// @param subject the object it is about: the spell on the stack, or the source of the ability
/// @param base the mana cost or alternative cost with additional costs, or the ability's cost
/// @param rules what the face says about casting it; null for abilities
/// @param abilityIndex which ability of the source, -1 for spells
record Proposal(
        int object,
        int subject,
        int player,
        Kind kind,
        TotalCost base,
        @Nullable FaceRules rules,
        int abilityIndex) implements Part {

    enum Kind {
        SPELL,
        ACTIVATED,
        TRIGGERED
    }

    /// More than anybody could pay: no X is sought beyond it.
    private static final int MOST_X = 1 << 16;

    static Proposal triggered(int object, int player) {
        return new Proposal(object, object, player, Kind.TRIGGERED, TotalCost.NOTHING, null, -1);
    }

    Purpose.Use use(StackItem item) {
        return kind == Kind.SPELL ? Purpose.Use.SPELL : Purpose.ofAbility(item.ability);
    }

    boolean isTriggered() {
        return kind == Kind.TRIGGERED;
    }

    List<FaceRules.Offer> optionalCosts() {
        return rules == null ? List.of() : rules.optional();
    }

    @Nullable
    Cost escalate() {
        return rules == null ? null : rules.escalate();
    }

    Proposal withBase(TotalCost other) {
        return new Proposal(object, subject, player, kind, other, rules, abilityIndex);
    }

    /// The targets that do not depend on modes. An Aura spell targets what it will enchant (CR 303.4a).
    TargetSlot[] slots(StackItem item) {
        return slots(rules, item);
    }

    static TargetSlot[] slots(@Nullable FaceRules rules, StackItem item) {
        if (item.paid.isUntargeted()) return new TargetSlot[0];
        if (Mutate.isMutating(item)) return new TargetSlot[] {Mutate.TARGET};
        if (rules != null && rules.enchant() != null && item.ability == null)
            return new TargetSlot[] {TargetSlot.one(rules.enchant())};
        if (item.ability == null) return new TargetSlot[0];
        return rules != null && rules.costsDecideTargets()
                ? TargetSlots.of(item.ability.effect(), item.paid)
                : item.ability.slots;
    }

    Context context(StackItem item) {
        var context = Context.of(item);
        context.source = kind == Kind.SPELL ? object : item.source;
        return context;
    }

    /// CR 601.2f: base cost, additional costs, increases, then reductions.
    TotalCost total(GameState state, StackItem item, List<Cost> extras) {
        var total = base.plus(extras);
        if (kind == Kind.ACTIVATED)
            return total.withMana(CostChanges.abilityWithStatics(state, total.mana(), item.ability, subject));
        if (kind != Kind.SPELL) return total;
        total = total.withMana(Casting.changed(state, total.mana(), subject, player, rules, item));
        var discount = Discounts.of(item.paid.way());
        return discount == null ? total : Discounts.total(state, item, total, discount);
    }

    /// Whether the total can be paid with X as small as it may be.
    boolean canPay(GameState state, StackItem item, List<Cost> extras) {
        return canPay(state, item, extras, 0);
    }

    boolean canPay(GameState state, StackItem item, List<Cost> extras, int x) {
        var tried = item;
        if (item.x != x) {
            tried = item.trial();
            tried.x = x;
        }
        if (kind == Kind.SPELL && tried != item && costsLookAround(state)) {
            // CR 202.3e, 601.2f: effects that look at its mana value see the X that is tried.
            var now = state.item(object);
            state.setItem(object, tried);
            boolean payable = isPayableWith(state, tried, extras);
            state.setItem(object, now);
            return payable;
        }
        return isPayableWith(state, tried, extras);
    }

    /// Whether effects in play change what spells cost.
    private static boolean costsLookAround(GameState state) {
        return state.caches.statics.concerns(StaticIndex.Matter.SPELL_COSTS);
    }

    private boolean isPayableWith(GameState state, StackItem tried, List<Cost> extras) {
        if (isPayable(state, tried, extras)) return true;
        return Casting.targetsMatter(state, rules)
                && Targeting.anyFurther(state, tried, further -> isPayable(state, further, extras));
    }

    private boolean isPayable(GameState state, StackItem item, List<Cost> extras) {
        var alternatives = base.plus(extras).alternatives();
        if (!alternatives.isEmpty())
            return alternatives.stream().anyMatch(one -> withBase(one).isPayable(state, item, List.of()));
        var discount = Discounts.of(item.paid.way());
        if (discount != null && item.paidWith.length == 0)
            return Discounts.any(state, player, item, discount, giving -> isPayable(state, giving, extras));
        var total = total(state, item, extras);
        var purpose = new Purpose.Stated(use(item), subject, item, item.ability);
        return Bill.of(player, total.mana().withX(item.x), total.parts(), context(item), purpose)
                .isPayable(state);
    }

    /// As far as what effects in play take from a cost may reach.
    private static final int WIDEST_GAP = 8;

    /// CR 107.3a: the largest X that can be paid: by ever larger steps, then between the last two.
    int largestX(GameState state, StackItem item, List<Cost> extras) {
        if (ParticularX.isIn(total(state, item, extras).parts())) {
            int most = 0;
            for (int x : DecisiveX.of(state)) if (canPay(state, item, extras, x)) most = x;
            return most;
        }
        int paid = 0;
        int step = 1;
        while (paid + step < MOST_X && canPay(state, item, extras, paid + step)) {
            paid += step;
            step *= 2;
        }
        for (; step > 0; step /= 2) if (canPay(state, item, extras, paid + step)) paid += step;
        return kind == Kind.SPELL && costsLookAround(state) ? beyondGap(state, item, extras, paid) : paid;
    }

    /// A spell may cost less from some mana value on: then a larger X is paid for though a smaller one is not.
    private int beyondGap(GameState state, StackItem item, List<Cost> extras, int paid) {
        int most = paid;
        for (int x = paid + 1; x <= paid + WIDEST_GAP; x++) if (canPay(state, item, extras, x)) most = x;
        return most;
    }

    /// Whether every X up to the largest can be paid for.
    boolean isEveryXPayable(GameState state, StackItem item, List<Cost> extras, int most) {
        if (kind != Kind.SPELL || !costsLookAround(state)) return true;
        for (int x = most; x >= Math.max(0, most - 2 * WIDEST_GAP); x--)
            if (!canPay(state, item, extras, x)) return false;
        return true;
    }

    /// Whether that X can be paid for, and all targets found with it.
    boolean isPossible(GameState state, StackItem item, List<Cost> extras, int x) {
        if (!canPay(state, item, extras, x)) return false;
        var tried = item.trial();
        tried.x = x;
        return Targeting.feasible(state, tried, 0);
    }

    /// CR 601.2i, 602.2b: it is cast, or activated.
    void complete(GameState state, StackItem item) {
        switch (kind) {
            case SPELL -> Casting.becomeCast(state, object, item);
            case ACTIVATED -> Activating.complete(state, this, item);
            case TRIGGERED -> throw new IllegalStateException("a triggered ability is not paid for");
        }
    }

    @Override
    public void fields(Fields fields) {
        fields.number(object);
        fields.number(subject);
        fields.number(player);
        fields.value(kind);
        fields.value(base);
        fields.part(rules);
        fields.number(abilityIndex);
    }
}
