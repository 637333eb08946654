package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import java.util.List;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.card.CardType;

/// CR 702: the additional costs that keywords offer.
public final class CastingCosts {

    private CastingCosts() {}

    /// CR 702.166a: an artifact, enchantment, or token.
    public static final Cost BARGAIN = one(
            Cost.Deed.SACRIFICE,
            new Filter.Or(List.of(
                    new Filter.IsType(CardType.ARTIFACT),
                    new Filter.IsType(CardType.ENCHANTMENT),
                    new Filter.Is(Filter.Status.TOKEN))));

    /// CR 702.78a: two untapped creatures that each share a color with it.
    public static final Cost CONSPIRE = new Cost(List.of(new Cost.Do(
            Cost.Deed.TAP,
            and(CREATURE, new Filter.Is(Filter.Status.UNTAPPED), YOURS, new Filter.Shares(Characteristic.COLOR, THIS)),
            Count.exactly(number(2)),
            "")));

    /// CR 702.153a: a creature with that power or more.
    public static Cost casualty(Amount power) {
        return one(
                Cost.Deed.SACRIFICE, and(CREATURE, new Filter.Stat(Characteristic.POWER, Comparison.AT_LEAST, power)));
    }

    private static Cost one(Cost.Deed deed, Filter what) {
        return new Cost(List.of(new Cost.Do(deed, what, Count.ONE, "")));
    }
}
