package splitsecond.engine.ability;

import java.util.List;
import splitsecond.engine.card.CardType;

/// The ways of casting that effects give to cards in graveyards, each for the card's mana cost and what is said here.
public enum GrantedWay {
    /// CR 702.34a.
    FLASHBACK(CastingWay.FLASHBACK, Cost.NONE),
    /// CR 702.81a.
    RETRACE(CastingWay.RETRACE, Cost.Deed.DISCARD, new Filter.IsType(CardType.LAND), Count.ONE),
    /// CR 702.138a, at the cost that all that give it ask for.
    ESCAPE(
            CastingWay.ESCAPE,
            Cost.Deed.EXILE,
            new Filter.And(
                    List.of(new Filter.Other(), new Filter.Any(), new Filter.In(Zone.GRAVEYARD, new Reference.You()))),
            Count.exactly(3));

    private final CastingWay way;

    @SuppressWarnings("ImmutableEnumChecker") // a record of values
    private final Cost more;

    GrantedWay(CastingWay way, Cost more) {
        this.way = way;
        this.more = more;
    }

    GrantedWay(CastingWay way, Cost.Deed deed, Filter what, Count count) {
        this(way, new Cost(List.of(new Cost.Do(deed, what, count, ""))));
    }

    public CastingWay way() {
        return way;
    }

    /// What must be paid besides the mana cost.
    public Cost more() {
        return more;
    }
}
