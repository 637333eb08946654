package splitsecond.engine.view;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.card.CardDefinition;

/// The card behind an object, made ready for play, for reading. The same card is the same object in one game.
public interface PrintedCard {

    CardDefinition definition();

    /// How many faces can be played; both halves of a split card together may be one more (CR 702.102).
    int faces();

    /// What a face is as it is printed.
    Traits face(int face);

    /// The text of an instant or sorcery, or null.
    @Nullable
    AbilityView spell(int face);

    /// What an Aura spell targets (CR 303.4a), or null.
    @Nullable
    Filter enchant(int face);

    /// What must be paid besides the mana cost.
    List<Cost> additionalCosts(int face);
}
