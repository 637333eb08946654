package splitsecond.engine.rules.questions;

import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.GameState;

/// CR 704: which permanents state-based actions have to look at.
public final class Delicate {

    private static final int NOTEWORTHY =
            CardType.ENCHANTMENT.bit() | CardType.PLANESWALKER.bit() | CardType.BATTLE.bit();
    private static final int NOTEWORTHY_SUPERTYPES = Supertype.LEGENDARY.bit() | Supertype.WORLD.bit();

    private Delicate() {}

    /// Nothing can be the matter with plain lands. Whatever makes a permanent delicate marks layers dirty.
    public static boolean isDelicate(GameState state, int id, Characteristics traits) {
        return traits.isCreature() || isNoteworthy(state, id, traits);
    }

    /// By itself, whatever has happened to it.
    public static boolean isNoteworthy(Characteristics traits) {
        return (traits.types & NOTEWORTHY) != 0 || (traits.supertypes & NOTEWORTHY_SUPERTYPES) != 0;
    }

    public static boolean isNoteworthy(GameState state, int id, Characteristics traits) {
        return isNoteworthy(traits) || state.attachedTo(id) != GameState.NONE || state.counters(id) != Counters.NONE;
    }
}
