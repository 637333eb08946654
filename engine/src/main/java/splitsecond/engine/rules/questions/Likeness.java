package splitsecond.engine.rules.questions;

import splitsecond.engine.state.Counters;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;

/// Whether of two permanents one is as good as the other, so that nobody need be asked which of them is meant.
public final class Likeness {

    /// What does not matter of something that neither attacks nor is activated.
    private static final int AGE = ObjectFlags.SICK | ObjectFlags.NEW_SINCE_UPKEEP;

    private Likeness() {}

    /// Of two Auras on one permanent. Whenever it is not plain, they are not alike.
    public static boolean areAlike(GameState state, int aura, int other) {
        return state.printed(aura) == state.printed(other)
                && Layers.of(state, aura).sameAs(Layers.of(state, other))
                && state.owner(aura) == state.owner(other)
                && state.controller(aura) == state.controller(other)
                && (state.flags(aura) & ~AGE) == (state.flags(other) & ~AGE)
                && state.counters(aura) == Counters.NONE
                && state.counters(other) == Counters.NONE
                && !isSingledOut(state, aura)
                && !isSingledOut(state, other)
                && !isAnythingBetween(state, state.timestamp(aura), state.timestamp(other));
    }

    /// Something is attached to it, aims at it, or has changed it and no other.
    private static boolean isSingledOut(GameState state, int aura) {
        for (int i = 0; i < state.zones.battlefield.size(); i++)
            if (state.attachedTo(state.zones.battlefield.get(i)) == aura) return true;
        for (int i = 0; i < state.zones.stack.size(); i++) {
            var item = state.item(state.zones.stack.get(i));
            if (item == null) continue;
            for (int[] slot : item.targets) for (int target : slot) if (target == aura) return true;
        }
        for (var effect : state.effects.continuous)
            for (int affected : effect.affected()) if (affected == aura) return true;
        return false;
    }

    /// CR 613.7: an effect that came after the one and before the other could meet them differently.
    private static boolean isAnythingBetween(GameState state, int one, int other) {
        int first = Math.min(one, other);
        int last = Math.max(one, other);
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            int at = state.timestamp(id);
            if (at > first && at < last && Layers.of(state, id).hasStatics) return true;
        }
        for (var effect : state.effects.continuous)
            if (effect.timestamp() > first && effect.timestamp() < last) return true;
        return false;
    }
}
