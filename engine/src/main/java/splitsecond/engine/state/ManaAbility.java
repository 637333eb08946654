package splitsecond.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Production;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.mana.ManaSource;

/// CR 605: an activated mana ability as payment sees it, worked out when its card is loaded.
public final class ManaAbility {

    // How much a player would miss a source, by what kind of permanent it is.
    public static final int LAND = 0;
    public static final int ARTIFACT = 1;
    public static final int CREATURE = 2;
    /// The permanent whose own ability is being paid for: a land that is to attack should not be tapped.
    public static final int ITSELF = 3;
    private static final int[] MISSED = {0, 2, 4, 16};
    private static final int PAINFUL = 8;
    private static final int ONE_SHOT = 20;

    /// What must be paid besides mana.
    public final List<Cost.Part> parts;
    /// What mana must be paid.
    public final ManaCost cost;
    /// Whether a payment counts it as one use of its permanent, without anything to choose: it is tapped, sacrificed,
    /// or
    /// works once each turn, for some life perhaps. Everything else is looked for only where that does not do.
    public final boolean automatic;
    /// How much life it costs, if it is automatic.
    public final int life;
    /// The cost is {T} and no limit applies: the common case.
    public final boolean plain;

    public final boolean taps;
    /// Whether its cost takes the permanent away.
    public final boolean leaves;
    public final Effect.@Nullable AddMana adding;
    /// What it adds if something is true, and otherwise: "If you control …, add {C}{C} instead."
    public final Effect.@Nullable If conditional;
    /// Whether a color is chosen as it resolves, and what it adds is of that color.
    public final boolean choosesColor;
    /// What happens besides adding mana.
    public final @Nullable Effect rest;
    /// What it adds, if that never changes, as alternatives over W U B R G C; else null.
    public final int @Nullable [] @Nullable [] outputs;

    /// How much it adds at most, each time.
    public final int atOnce;

    /// How much it adds at most, however often it is used.
    public final int most;

    /// More than anything costs; there may be many of them.
    public static final int UNKNOWN = 1 << 20;

    private final int reluctance;
    private final @Nullable ManaSource[] sources = new ManaSource[2 * MISSED.length];

    private ManaAbility(Ability.Activated ability) {
        var other = new ArrayList<Cost.Part>();
        var mana = ManaCost.ZERO;
        for (var part : ability.cost().parts()) {
            if (part instanceof Cost.Mana costs) mana = mana.plus(costs.cost());
            else other.add(part);
        }
        parts = List.copyOf(other);
        cost = mana;
        taps = parts.stream().anyMatch(part -> part instanceof Cost.Tap);
        leaves = parts.stream()
                .anyMatch(part ->
                        part instanceof Cost.Do deed && deed.what() instanceof Filter.This && leaves(deed.deed()));
        automatic = mana.xs() == 0 && isAutomatic(parts, ability.limits());
        life = lifeOf(parts);
        plain = taps && parts.size() == 1 && mana.isZero() && ability.limits().equals(Ability.Limits.NONE);
        adding = addedBy(ability.effect());
        conditional = adding == null && ability.effect().bare() instanceof Effect.If either && onlyAdds(either)
                ? either
                : null;
        choosesColor = adding != null
                && ability.effect().bare() instanceof Effect.Sequence sequence
                && sequence.steps().stream().anyMatch(ManaAbility::isChoiceOfColor);
        rest = withoutMana(ability.effect());
        outputs = adding == null ? null : constant(adding.production());
        atOnce = outputs == null ? UNKNOWN : largest(outputs);
        most = automatic ? atOnce : UNKNOWN;
        int missed = rest == null ? 0 : PAINFUL;
        for (var part : parts) {
            if (part instanceof Cost.PayLife) missed += PAINFUL;
            else if (part instanceof Cost.Do || part instanceof Cost.RemoveCounters) missed += ONE_SHOT;
        }
        reluctance = missed;
        if (outputs != null) {
            for (int kind = 0; kind < MISSED.length; kind++) {
                sources[2 * kind] = source(outputs, kind, false);
                sources[2 * kind + 1] = source(outputs, kind, true);
            }
        }
    }

    static @Nullable ManaAbility of(Ability ability, boolean isMana) {
        return isMana && ability instanceof Ability.Activated activated ? new ManaAbility(activated) : null;
    }

    /// The source that always adds the same, of a permanent of some kind; or null.
    public @Nullable ManaSource constantSource(int kind, boolean snow) {
        return sources[2 * kind + (snow ? 1 : 0)];
    }

    public ManaSource source(int[][] now, int kind, boolean snow) {
        return new ManaSource(now, MISSED[kind] + reluctance, snow, ManaSource.Kind.MANA, cost.isZero() ? null : cost);
    }

    private static boolean isAutomatic(List<Cost.Part> parts, Ability.Limits limits) {
        boolean once = limits.timesEachTurn() == 1;
        for (var part : parts) {
            switch (part) {
                case Cost.Tap _ -> once = true;
                case Cost.PayLife(Amount.Number _) -> {}
                case Cost.RemoveCounters remove when remove.from() instanceof Filter.This -> {}
                case Cost.PutCounters put when put.on() instanceof Filter.This -> {}
                case Cost.Do deed when deed.what() instanceof Filter.This -> once |= leaves(deed.deed());
                case Cost.PayLife _,
                        Cost.Suffer _,
                        Cost.RemoveCounters _,
                        Cost.PutCounters _,
                        Cost.Do _,
                        Cost.Mana _,
                        Cost.ManaWithX _,
                        Cost.Untap _,
                        Cost.Loyalty _,
                        Cost.Mill _,
                        Cost.PayEnergy _,
                        Cost.TapForPower _,
                        Cost.CollectEvidence _,
                        Cost.Less _,
                        Cost.Repeated _,
                        Cost.Either _ -> {
                    return false;
                }
            }
        }
        return once;
    }

    /// Whether what this is done to is no longer where it was.
    public static boolean leaves(Cost.Deed deed) {
        return switch (deed) {
            case SACRIFICE, EXILE, RETURN_TO_HAND, DISCARD, DISCARD_AT_RANDOM, CYCLE -> true;
            case PUT_ON_LIBRARY_BOTTOM, PUT_ON_LIBRARY_TOP -> true;
            case TAP, UNTAP, UNATTACH, REVEAL, EXERT, BEHOLD -> false;
        };
    }

    private static int lifeOf(List<Cost.Part> parts) {
        int sum = 0;
        for (var part : parts) if (part instanceof Cost.PayLife(Amount.Number number)) sum += number.value();
        return sum;
    }

    private static Effect.@Nullable AddMana addedBy(Effect effect) {
        if (effect.bare() instanceof Effect.AddMana adding) return adding;
        if (effect.bare() instanceof Effect.WhereX where && where.effect().bare() instanceof Effect.AddMana adding)
            return WithX.defined(adding, where.x());
        if (effect.bare() instanceof Effect.Sequence sequence) {
            for (var step : sequence.steps())
                if (step.bare() instanceof Effect.AddMana adding) return Before.decides(adding) ? null : adding;
        }
        return null;
    }

    /// "Add X mana of any one color, where X is the number of Elves": X is said to be that.
    private static final class WithX extends AbilityMap {
        private final Amount x;

        private WithX(Amount x) {
            this.x = x;
        }

        static Effect.@Nullable AddMana defined(Effect.AddMana adding, Amount x) {
            return new WithX(x).effect(adding) instanceof Effect.AddMana said && !Before.decides(said) ? said : null;
        }

        @Override
        public Amount amount(Amount amount) {
            return amount instanceof Amount.ResultOf(var _, Amount.X _) ? x : super.amount(amount);
        }
    }

    /// "Reveal the top card of your library. Add {R} for each nonland card revealed this way": nobody knows how much
    /// before the first of it is done.
    private static final class Before extends AbilityMap {
        private boolean found;

        static boolean decides(Effect.AddMana adding) {
            var before = new Before();
            before.effect(adding);
            return before.found;
        }

        @Override
        public Reference reference(Reference reference) {
            found |= reference instanceof Reference.Result || reference instanceof Reference.ThisWay;
            return super.reference(reference);
        }

        @Override
        public Amount amount(Amount amount) {
            found |= amount instanceof Amount.ResultOf;
            return super.amount(amount);
        }
    }

    private static boolean isChoiceOfColor(Effect step) {
        return step.bare() instanceof Effect.Choose choose && choose.what() == Choice.Kind.COLOR;
    }

    private static boolean onlyAdds(Effect.If either) {
        var otherwise = either.otherwise();
        return either.then().bare() instanceof Effect.AddMana
                && (otherwise == null || otherwise.bare() instanceof Effect.AddMana);
    }

    private static @Nullable Effect withoutMana(Effect effect) {
        if (!(effect.bare() instanceof Effect.Sequence sequence)) return null;
        var rest = new ArrayList<Effect>();
        for (var step : sequence.steps())
            if (!(step.bare() instanceof Effect.AddMana) && !isChoiceOfColor(step)) rest.add(step);
        return rest.isEmpty() ? null : new Effect.Sequence(rest, List.of());
    }

    private static int largest(int[][] outputs) {
        int largest = 0;
        for (int[] output : outputs)
            largest = Math.max(largest, Arrays.stream(output).sum());
        return largest;
    }

    private static int @Nullable [] @Nullable [] constant(Production production) {
        return switch (production) {
            case Production.Fixed fixed -> new int[][] {counts(fixed)};
            case Production.OneOf one -> {
                var outputs = new int[one.any().size()][];
                for (int i = 0; i < outputs.length; i++)
                    outputs[i] = counts(one.any().get(i));
                yield outputs;
            }
            case Production.DifferentColors different -> ofDifferentColors(different.colors(), different.each());
            case Production.OneColor one
            when one.count() instanceof Amount.Number number -> ofOneType(one.colors(), number.value());
            case Production.OneColor _,
                    Production.Combination _,
                    Production.LikeLands _,
                    Production.ChosenColor _,
                    Production.Either _,
                    Production.Produced _,
                    Production.Noted _,
                    Production.EachColorAmong _,
                    Production.ColorsAmong _ -> null;
        };
    }

    /// How much mana of each type.
    public static int[] counts(Production.Fixed fixed) {
        var counts = new int[ManaSource.TYPES];
        for (int type = 0; type < fixed.counts().size(); type++)
            counts[type] = fixed.counts().get(type);
        return counts;
    }

    /// So much mana each of so many colors.
    public static int[][] ofDifferentColors(int colors, int each) {
        var outputs = new ArrayList<int[]>();
        for (int set = 0; set <= Color.ALL; set++) {
            if (Integer.bitCount(set) != colors) continue;
            var output = new int[ManaSource.TYPES];
            for (int type = 0; type < ManaSource.TYPES; type++) if ((set & 1 << type) != 0) output[type] = each;
            outputs.add(output);
        }
        return outputs.toArray(new int[0][]);
    }

    /// So much mana of one type of a set of bits.
    public static int[][] ofOneType(int types, int amount) {
        if (amount <= 0) return new int[0][];
        var outputs = new int[Integer.bitCount(types)][];
        int at = 0;
        for (int type = 0; type < ManaSource.TYPES; type++) {
            if ((types & 1 << type) == 0) continue;
            outputs[at] = new int[ManaSource.TYPES];
            outputs[at++][type] = amount;
        }
        return outputs;
    }
}
