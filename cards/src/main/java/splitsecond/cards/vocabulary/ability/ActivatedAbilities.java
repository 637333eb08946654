package splitsecond.cards.vocabulary.ability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.token;
import static splitsecond.cards.vocabulary.ability.ActivationLimits.LIMITS;
import static splitsecond.cards.vocabulary.word.Words.MANA;
import static splitsecond.cards.vocabulary.word.Words.X;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.sentence.Modes;
import splitsecond.cards.vocabulary.staticability.ManaSpending;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Ability.Activated;
import splitsecond.engine.ability.Ability.Activator;
import splitsecond.engine.ability.Ability.Limits;
import splitsecond.engine.ability.Ability.Timing;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility.Equip;
import splitsecond.engine.ability.KeywordAbility.ExertAsAttacks;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// CR 602: activated abilities, loyalty abilities among them (606).
final class ActivatedAbilities {
    private ActivatedAbilities() {}

    /// CR 113.6: an ability whose cost or effect moves its object out of a zone works in that zone.
    /// "Activate only if this card is in your graveyard": that is where it works (CR 113.6).
    private static Zone zone(Cost cost, Effect effect, Limits limits) {
        return isInGraveyard(limits.onlyIf()) ? Zone.GRAVEYARD : zone(cost, effect);
    }

    private static boolean isInGraveyard(@Nullable Condition condition) {
        return statedZone(condition) == Zone.GRAVEYARD;
    }

    /// CR 113.6b: where its condition says that it is, or null.
    static @Nullable Zone statedZone(@Nullable Condition condition) {
        if (!(condition instanceof Condition.Matches(Reference what, Filter filter, String _))
                || !what.equals(References.SELF)) return null;
        if (filter instanceof Filter.In(Zone zone, var _) && zone == Zone.GRAVEYARD) return zone;
        return filter instanceof Filter.And(List<Filter> all)
                        && all.getFirst() instanceof Filter.In(Zone zone, var _)
                        && zone == Zone.EXILE
                ? zone
                : null;
    }

    private static Zone zone(Cost cost, Effect effect) {
        var paid = paidFrom(cost);
        if (paid != null) return paid;
        return returnsItself(effect) ? Zone.GRAVEYARD : Zone.BATTLEFIELD;
    }

    /// The zone that the object itself leaves to pay, or null.
    private static @Nullable Zone paidFrom(Cost cost) {
        for (Cost.Part part : cost.parts()) {
            if (part instanceof Cost.Do(Cost.Deed _, Filter.And(List<Filter> all), var _, String _)
                    && all.contains(Nouns.THIS)
                    && all.getLast() instanceof Filter.In(Zone zone, Reference _)) return zone;
        }
        return null;
    }

    /// "Return this card and up to one other target creature card from your graveyard": both are there.
    private static boolean returnsWithAnother(Effect.Move move) {
        return (move.to() == Zone.BATTLEFIELD || move.to() == Zone.HAND)
                && move.what() instanceof Reference.Both(Reference first, Reference.Target(var slot))
                && first.equals(References.SELF)
                && Nouns.parts(slot.filter()).stream()
                        .anyMatch(f -> f instanceof Filter.In in && in.zone() == Zone.GRAVEYARD);
    }

    static boolean returnsItself(Effect effect) {
        return switch (effect) {
            case Effect.Move move ->
                move.from() == Zone.GRAVEYARD && move.what().equals(References.SELF) || returnsWithAnother(move);
            case Effect.Sequence(List<Effect> steps, var _) ->
                steps.stream().anyMatch(ActivatedAbilities::returnsItself);
            case Effect.May(Reference _, Effect inner, String _) -> returnsItself(inner);
            case Effect.MayPay pay -> paidFrom(pay.cost()) == Zone.GRAVEYARD || returnsItself(pay.then());
            case Effect.If then -> returnsItself(then.then());
            case Effect.Structure _, Effect.Instruction _ -> false;
        };
    }

    static final Phrase<Ability> ACTIVATED = phrase(
                    "{}: {} {} {}", Costs.BEFORE_COLON, Modes.EFFECT, ActivationLimits.LESS_OR_NOTHING, LIMITS)
            .as(
                    (cost, effect, less, limits) -> new Activated(
                            ActivationLimits.with(cost, less), effect, limits, zone(cost, effect, limits), ""),
                    Activated.class,
                    a -> ActivationLimits.without(a.cost()),
                    Activated::effect,
                    a -> ActivationLimits.lessOf(a.cost()),
                    Activated::limits);

    /// "{X}: … deals X damage …. Spend only black mana on X."
    static final Phrase<Ability> ACTIVATED_WITH_X = phrase(
                    "{}: {} {}.", Costs.BEFORE_COLON, Modes.EFFECT, ManaSpending.ON_X.capital())
            .as(
                    (cost, effect, colors) -> hasX(cost)
                            ? new Activated(payingX(cost, colors), effect, Limits.NONE, zone(cost, effect), "")
                            : null,
                    Activated.class,
                    a -> colorsOfX(a.cost()) == 0 ? "" : payingX(a.cost(), 0),
                    Activated::effect,
                    a -> colorsOfX(a.cost()));

    private static boolean hasX(Cost cost) {
        return cost.parts().stream().anyMatch(p -> p instanceof Cost.Mana(var mana) && mana.xs() > 0);
    }

    private static int colorsOfX(Cost cost) {
        for (Cost.Part part : cost.parts()) if (part instanceof Cost.Mana(var mana)) return mana.colorsOfX();
        return 0;
    }

    /// The cost with what may be spent on its X; 0 for anything.
    private static Cost payingX(Cost cost, int colors) {
        return new Cost(cost.parts().stream()
                .map(p ->
                        p instanceof Cost.Mana(var mana) && mana.xs() > 0 ? new Cost.Mana(mana.payingXWith(colors)) : p)
                .toList());
    }

    /// "Equip {4}. This ability costs {1} less to activate for each …."
    static final Phrase<Ability> CHEAPER_EQUIP = phrase(
                    "equip {}. {}", MANA, ActivationLimits.LESS_OR_NOTHING.where(less -> !less.isEmpty()))
            .as(
                    (mana, less) ->
                            new Ability.Parameterized(new Equip(ActivationLimits.with(Cost.mana(mana), less), null)),
                    Ability.Parameterized.class,
                    p -> p.keyword() instanceof Equip(Cost cost, var only)
                                    && only == null
                                    && cost.parts().getFirst() instanceof Cost.Mana(var mana)
                            ? mana
                            : "",
                    p -> p.keyword() instanceof Equip(Cost cost, var _) ? ActivationLimits.lessOf(cost) : "");

    private static final int ONCE = Limits.ONCE;

    private static Limits times(Limits limits, int times) {
        return new Limits(limits.timing(), times, limits.onlyIf(), limits.activator());
    }

    private static final Condition ATTACKED =
            new Condition.Matches(References.SELF, new Filter.ThisTurn(Filter.Deed.ATTACKED, null), "boast");

    private static final Condition YOUR_UPKEEP = new Condition.During(List.of(Step.UPKEEP), YOU);

    /// CR 702.142, 702.177: abilities that may be activated once a turn if it attacked, or only once.
    static final Phrase<Ability> LABELED = oneOf(
            "an activated ability",
            phrase("Exhaust — {}: {} {}", Costs.BEFORE_COLON, Modes.EFFECT, LIMITS)
                    .as(
                            (cost, effect, limits) -> limits.timesEachTurn() != 0
                                    ? null
                                    : new Activated(cost, effect, times(limits, ONCE), zone(cost, effect), "exhaust"),
                            Activated.class,
                            Activated::cost,
                            Activated::effect,
                            a -> times(a.limits(), 0)),
            phrase("Power-up — {}: {}", Costs.BEFORE_COLON, Modes.EFFECT)
                    .as(
                            (cost, effect) -> new Activated(
                                    cost,
                                    effect,
                                    new Limits(Timing.INSTANT, ONCE, null, Activator.CONTROLLER),
                                    Zone.BATTLEFIELD,
                                    Trigger.Activation.POWER_UP.keyword()),
                            Activated.class,
                            Activated::cost,
                            Activated::effect),
            phrase("Boast — {}: {}", Costs.BEFORE_COLON, Modes.EFFECT)
                    .as(
                            (cost, effect) -> new Activated(
                                    cost,
                                    effect,
                                    new Limits(Timing.INSTANT, 1, ATTACKED, Activator.CONTROLLER),
                                    Zone.BATTLEFIELD,
                                    "boast"),
                            Activated.class,
                            Activated::cost,
                            Activated::effect));

    /// CR 702.57: only during your upkeep and only once each turn, with the card in hand.
    static final Phrase<Ability> FORECAST = phrase("Forecast — {}: {}", Costs.BEFORE_COLON, Modes.EFFECT)
            .as(
                    (cost, effect) -> new Activated(
                            cost,
                            effect,
                            new Limits(Timing.INSTANT, 1, YOUR_UPKEEP, Activator.CONTROLLER),
                            Zone.HAND,
                            "forecast"),
                    Activated.class,
                    Activated::cost,
                    Activated::effect);

    /// CR 701.43.
    static final Phrase<Ability> EXERT = oneOf(
                    "a keyword action",
                    phrase("you may exert ~ as it attacks.").means(new ExertAsAttacks(null)),
                    phrase("you may exert ~ as it attacks. when you do, {}", Modes.EFFECT)
                            .as(
                                    ExertAsAttacks::new,
                                    ExertAsAttacks.class,
                                    e -> e.whenYouDo() == null ? "" : e.whenYouDo()))
            .map(Ability.Parameterized::new, Ability.Parameterized.class, Ability.Parameterized::keyword);

    // Loyalty abilities

    static final Phrase<Cost> LOYALTY =
            token("a loyalty cost", ActivatedAbilities::loyalty, Cost.class, ActivatedAbilities::printLoyalty);

    private static @Nullable Cost loyalty(String word) {
        boolean add = word.startsWith("+");
        String digits = word.startsWith("+") || word.startsWith("-") ? word.substring(1) : word;
        if (digits.isEmpty() || digits.length() > 2) return null;
        if (digits.equals("X")) return new Cost(List.of(new Cost.Loyalty(X, add)));
        if (!digits.chars().allMatch(Character::isDigit)) return null;
        if (digits.equals("0") != (digits.length() == word.length())) return null;
        return new Cost(List.of(new Cost.Loyalty(n(Integer.parseInt(digits)), add || digits.equals("0"))));
    }

    private static @Nullable String printLoyalty(Cost cost) {
        if (cost.parts().size() != 1 || !(cost.parts().getFirst() instanceof Cost.Loyalty(Amount amount, boolean add)))
            return null;
        String number = amount instanceof Amount.Number(int value) ? Integer.toString(value) : "X";
        return number.equals("0") ? "0" : (add ? "+" : "-") + number;
    }

    static final Phrase<Ability> LOYALTY_ABILITY = phrase("{}: {}", LOYALTY, Modes.EFFECT)
            .as(
                    (cost, effect) -> new Activated(cost, effect, Limits.SORCERY, Zone.BATTLEFIELD, "loyalty"),
                    Activated.class,
                    Activated::cost,
                    Activated::effect);
}
