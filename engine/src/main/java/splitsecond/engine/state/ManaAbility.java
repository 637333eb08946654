package splitsecond.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Production;
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
    /// Whether it may be used without asking: it is tapped, sacrificed, loses its own counters or its controller some
    /// life.
    public final boolean automatic;
    /// The cost is {T} and no limit applies: the common case.
    public final boolean plain;

    public final boolean taps;
    public final Effect.@Nullable AddMana adding;
    /// What it adds if something is true, and otherwise: "If you control …, add {C}{C} instead."
    public final Effect.@Nullable If conditional;
    /// What happens besides adding mana.
    public final @Nullable Effect rest;
    /// What it adds, if that never changes, as alternatives over W U B R G C; else null.
    public final int @Nullable [] @Nullable [] outputs;

    /// How much it adds at most.
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
        automatic = mana.xs() == 0 && isAutomatic(parts);
        plain = taps && parts.size() == 1 && mana.isZero() && ability.limits().equals(Ability.Limits.NONE);
        adding = addedBy(ability.effect());
        conditional = adding == null && ability.effect().bare() instanceof Effect.If either && onlyAdds(either)
                ? either
                : null;
        rest = withoutMana(ability.effect());
        outputs = adding == null ? null : constant(adding.production());
        most = outputs == null ? UNKNOWN : largest(outputs);
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

    private static boolean isAutomatic(List<Cost.Part> parts) {
        boolean bounded = false;
        for (var part : parts) {
            switch (part) {
                case Cost.Tap _ -> bounded = true;
                case Cost.PayLife _ -> {}
                case Cost.RemoveCounters remove when remove.from() instanceof Filter.This -> bounded = true;
                case Cost.Do deed when deed.what() instanceof Filter.This -> bounded = true;
                default -> {
                    return false;
                }
            }
        }
        return bounded;
    }

    private static Effect.@Nullable AddMana addedBy(Effect effect) {
        if (effect.bare() instanceof Effect.AddMana adding) return adding;
        if (effect.bare() instanceof Effect.Sequence sequence) {
            for (var step : sequence.steps()) if (step.bare() instanceof Effect.AddMana adding) return adding;
        }
        return null;
    }

    private static boolean onlyAdds(Effect.If either) {
        var otherwise = either.otherwise();
        return either.then().bare() instanceof Effect.AddMana
                && (otherwise == null || otherwise.bare() instanceof Effect.AddMana);
    }

    private static @Nullable Effect withoutMana(Effect effect) {
        if (!(effect.bare() instanceof Effect.Sequence sequence)) return null;
        var rest = new ArrayList<Effect>();
        for (var step : sequence.steps()) if (!(step.bare() instanceof Effect.AddMana)) rest.add(step);
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
            case Production.Fixed fixed -> {
                var counts = new int[ManaSource.TYPES];
                for (int type = 0; type < fixed.counts().size(); type++)
                    counts[type] = fixed.counts().get(type);
                yield new int[][] {counts};
            }
            case Production.OneColor one
            when one.count() instanceof Amount.Number number -> ofOneType(one.colors(), number.value());
            default -> null;
        };
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
