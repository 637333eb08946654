package splitsecond.engine.rules.questions;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.state.Bounded;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Counters;

/// CR 122.1a, 613.4c: counters that change power and toughness.
final class PowerCounters {

    private PowerCounters() {}

    /// @param known what was computed the last time, used again if nothing about it has changed; or null
    static Characteristics applied(Characteristics base, Counters counters, @Nullable Characteristics known) {
        if (counters == Counters.NONE) return base;
        int power = base.power;
        int toughness = base.toughness;
        for (int i = 0; i < counters.size(); i++) {
            int count = counters.count(i);
            power = Bounded.plus(power, Bounded.times(count, counters.kind(i).power()));
            toughness = Bounded.plus(
                    toughness, Bounded.times(count, counters.kind(i).toughness()));
        }
        if (power == base.power && toughness == base.toughness) return base;
        if (known != null && known.power == power && known.toughness == toughness && isVariant(known, base))
            return known;
        return base.withPowerToughness(power, toughness);
    }

    private static boolean isVariant(Characteristics one, Characteristics other) {
        return one.abilities == other.abilities
                && one.subtypes == other.subtypes
                && one.rules == other.rules
                && one.keywords.equals(other.keywords)
                && one.types == other.types
                && one.basePower == other.basePower
                && one.baseToughness == other.baseToughness
                && one.supertypes == other.supertypes
                && one.colors == other.colors
                && one.allCreatureTypes == other.allCreatureTypes
                && one.manaCost == other.manaCost
                && one.name.equals(other.name);
    }
}
