package splitsecond.engine.rules;

import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.Shield;

/// CR 701.8, 701.19: destroy, with regeneration and indestructible.
public final class Destroying {

    private Destroying() {}

    /// By an effect. Returns whether it was destroyed.
    static boolean destroy(GameState state, int id, boolean canRegenerate) {
        if (!state.isOnBattlefield(id) || isIndestructible(state, id)) return false;
        // CR 122.1c.
        if (state.counters(id).of(Counting.SHIELD) > 0) {
            Counting.remove(state, id, Counting.SHIELD, 1);
            return false;
        }
        return destroyUnlessReplaced(state, id, canRegenerate);
    }

    /// CR 704.5g-h: by damage. Shield counters don't replace that.
    static boolean destroyByDamage(GameState state, int id) {
        if (!state.isOnBattlefield(id) || isIndestructible(state, id)) return false;
        return destroyUnlessReplaced(state, id, true);
    }

    static boolean isIndestructible(GameState state, int id) {
        return Layers.of(state, id).has(Keyword.INDESTRUCTIBLE);
    }

    /// CR 616.1: of several replacements the controller would choose; regeneration, which ends with the turn, comes
    /// first.
    private static boolean destroyUnlessReplaced(GameState state, int id, boolean canRegenerate) {
        if (canRegenerate && regenerates(state, id)) return false;
        if (hasUmbra(state, id)) return false;
        Zones.move(state, id, Zone.GRAVEYARD);
        return true;
    }

    private static boolean regenerates(GameState state, int id) {
        for (int i = 0; i < state.shields.size(); i++) {
            var shield = state.shields.get(i);
            if (shield.kind() != Shield.Kind.REGENERATE || shield.protectedId() != id) continue;
            if (Obeying.has(state, id, Rule.Kind.CANT_BE_REGENERATED)) return false;
            state.shields.remove(i);
            removeDamage(state, id);
            Tapping.tap(state, id);
            Combat.remove(state, id);
            return true;
        }
        return false;
    }

    /// CR 702.89a: an Aura with umbra armor is destroyed instead.
    private static boolean hasUmbra(GameState state, int id) {
        for (int i = 0; i < state.battlefield.size(); i++) {
            int aura = state.battlefield.get(i);
            if (state.attachedTo(aura) != id || !state.isOnBattlefield(aura)) continue;
            if (!Layers.of(state, aura).has(Keyword.UMBRA_ARMOR)) continue;
            removeDamage(state, id);
            destroy(state, aura, true);
            return true;
        }
        return false;
    }

    private static void removeDamage(GameState state, int id) {
        state.setDamage(id, 0);
        state.set(id, GameState.DEATHTOUCHED, false);
    }
}
