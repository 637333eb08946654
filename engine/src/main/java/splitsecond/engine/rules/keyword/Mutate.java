package splitsecond.engine.rules.keyword;

import java.util.List;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.card.CardType;
import splitsecond.engine.state.StackItem;

/// CR 702.140 Mutate: cast for its mutate cost the spell targets a non-Human creature with the same owner, and merges
/// with it.
public final class Mutate {

    private Mutate() {}

    /// What a mutating creature spell targets.
    public static final TargetSlot TARGET = TargetSlot.one(new Filter.And(List.of(
            new Filter.Not(new Filter.IsSubtype("Human")),
            new Filter.IsType(CardType.CREATURE),
            new Filter.OwnedBy(new Reference.OwnerOf(new Reference.This(""), "")))));

    public static boolean isMutating(StackItem item) {
        return item.paid.way() == CastingWay.MUTATE;
    }
}
