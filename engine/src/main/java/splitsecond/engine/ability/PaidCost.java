package splitsecond.engine.ability;

import splitsecond.engine.card.ManaCost;

/// A cost that later words ask about: "if its surge cost was paid", "if it was kicked".
public sealed interface PaidCost permits CastingWay, OptionalCost, PaidCost.OneKicker {

    /// CR 702.33f: "kicked with its {1}{R} kicker".
    ///
    /// @param index which of the card's kicker costs that is, from 0; -1 before it is bound
    record OneKicker(ManaCost cost, int index) implements PaidCost {
        @Override
        public String word() {
            return OptionalCost.KICKER.word();
        }
    }

    /// The keyword it is known by, in lower case.
    String word();
}
