package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.state.GameState;

/// CR 401.5, 701.20: who sees the top card of a library while nobody is asked about it.
public final class TopOfLibrary {

    private TopOfLibrary() {}

    /// Whether the viewer sees the top card of that player's library.
    public static boolean isSeen(GameState state, int owner, int viewer) {
        if (state.caches.statics.isEmpty() && !state.caches.layersDirty) return false;
        return Statics.applies(state, StaticEffect.Kind.REVEALS_TOP_CARD, owner)
                || viewer == owner && Statics.applies(state, StaticEffect.Kind.LOOKS_AT_TOP_CARD, owner);
    }

    /// Whether the object is such a card.
    public static boolean isSeen(GameState state, int id, int owner, int viewer) {
        var library = state.library(owner);
        return !library.isEmpty() && library.last() == id && isSeen(state, owner, viewer);
    }
}
