package splitsecond.engine.rules.keyword;

import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.card.CardType;

/// CR 702.119: emerge.
public final class Emerge {

    /// One creature, of whichever the player will choose.
    public static final Cost.Part SACRIFICE =
            new Cost.Do(Cost.Deed.SACRIFICE, new Filter.IsType(CardType.CREATURE), Count.ONE, "");

    private Emerge() {}
}
