package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;
import splitsecond.engine.rules.questions.Targeting;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StackItem;
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

    /// As often as can be paid.
    private static final int ANY_NUMBER = Integer.MAX_VALUE;

    /// More than anybody could pay: no X is sought beyond it.
    private static final int MOST_X = 1 << 20;

    /// An optional cost, by the name it is known by, and how often it may be paid.
    record Offer(String name, Cost cost, int most) {}

    static Proposal triggered(int object, int player) {
        return new Proposal(object, object, player, Kind.TRIGGERED, TotalCost.NOTHING, null, -1);
    }

    Purpose.Use use() {
        return kind == Kind.SPELL ? Purpose.Use.SPELL : Purpose.Use.ABILITY;
    }

    boolean isTriggered() {
        return kind == Kind.TRIGGERED;
    }

    List<Offer> optionalCosts() {
        if (rules == null || rules.optional().isEmpty()) return List.of();
        var offers = new ArrayList<Offer>();
        for (var keyword : rules.optional()) {
            switch (keyword) {
                case KeywordAbility.Kicker kicker -> {
                    for (var cost : kicker.costs()) offers.add(new Offer("kicker", cost, kicker.multi() ? ANY_NUMBER : 1));
                }
                case KeywordAbility.Buyback buyback -> offers.add(new Offer("buyback", buyback.cost(), 1));
                case KeywordAbility.Entwine entwine -> offers.add(new Offer("entwine", entwine.cost(), 1));
                case KeywordAbility.Replicate replicate -> offers.add(new Offer("replicate", replicate.cost(), ANY_NUMBER));
                case KeywordAbility.WithCost with ->
                    offers.add(new Offer(with.kind().name().toLowerCase(java.util.Locale.ROOT), with.cost(), 1));
                default -> {}
            }
        }
        return offers;
    }

    @Nullable
    Cost escalate() {
        if (rules == null) return null;
        for (var keyword : rules.optional())
            if (keyword instanceof KeywordAbility.Escalate escalate) return escalate.cost();
        return null;
    }

    /// The targets that do not depend on modes. An Aura spell targets what it will enchant (CR 303.4a).
    TargetSlot[] slots(StackItem item) {
        return slots(rules, item);
    }

    static TargetSlot[] slots(@Nullable FaceRules rules, StackItem item) {
        if ("overload".equals(item.way)) return new TargetSlot[0];
        if (rules != null && rules.enchant() != null && item.ability == null)
            return new TargetSlot[] {TargetSlot.one(rules.enchant())};
        return item.ability == null ? new TargetSlot[0] : item.ability.slots;
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
            return total.withMana(Costs.abilityWithStatics(state, total.mana(), item.ability, subject));
        if (kind != Kind.SPELL) return total;
        total = total.withMana(Casting.changed(state, total.mana(), subject, player, rules, item));
        return Emerging.is(item.way) ? Emerging.total(state, player, item, total) : total;
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
        if (isPayable(state, tried, extras)) return true;
        return rules != null
                && rules.targetsMatter()
                && Targeting.anyFurther(state, tried, further -> isPayable(state, further, extras));
    }

    private boolean isPayable(GameState state, StackItem item, List<Cost> extras) {
        var total = total(state, item, extras);
        var purpose = new Purpose.Stated(use(), subject, item);
        return Bill.of(player, total.mana().withX(item.x), total.parts(), context(item), purpose)
                .isPayable(state);
    }

    /// CR 107.3a: the largest X that can be paid: by ever larger steps, then between the last two.
    int largestX(GameState state, StackItem item, List<Cost> extras) {
        if (ParticularX.isIn(total(state, item, extras).parts())) {
            int most = 0;
            for (int x = 1; x <= ParticularX.MOST; x++) if (canPay(state, item, extras, x)) most = x;
            return most;
        }
        int paid = 0;
        int step = 1;
        while (paid + step < MOST_X && canPay(state, item, extras, paid + step)) {
            paid += step;
            step *= 2;
        }
        for (; step > 0; step /= 2) if (canPay(state, item, extras, paid + step)) paid += step;
        return paid;
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

    boolean isMana(StackItem item) {
        return item.ability != null && item.ability.isMana && item.ability.source instanceof Ability.Activated;
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
