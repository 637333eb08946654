package splitsecond.engine.rules.questions;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.ManaTerms;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StaticIndex;

/// Permanents of others that a player may tap for mana.
public final class OthersLands {
    private OthersLands() {}

    /// What is said of the mana that the player taps that permanent for; null if it is their own, or not for them.
    public static @Nullable ManaTerms terms(GameState state, int player, int permanent) {
        if (!state.caches.statics.concerns(StaticIndex.Matter.ACTIVATING)) return null;
        if (!state.isOnBattlefield(permanent) || state.controller(permanent) == player) return null;
        for (var entry : state.caches.statics.entries)
            if (entry.controller() == player
                    && entry.effect() instanceof StaticEffect.TapsOthers taps
                    && Filters.matches(state, taps.what(), permanent, Context.of(entry.source(), player)))
                return taps.terms();
        return null;
    }

    public static boolean isPossible(GameState state, int player) {
        if (!state.caches.statics.concerns(StaticIndex.Matter.ACTIVATING)) return false;
        for (var entry : state.caches.statics.entries)
            if (entry.controller() == player && entry.effect() instanceof StaticEffect.TapsOthers) return true;
        return false;
    }
}
