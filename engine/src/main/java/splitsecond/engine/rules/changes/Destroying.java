package splitsecond.engine.rules.changes;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Likeness;
import splitsecond.engine.rules.questions.ReplacedEvents;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.Shield;

/// CR 701.8, 701.19: destroy, with regeneration and indestructible.
public final class Destroying {

    private Destroying() {}

    /// By an effect. Returns whether it was destroyed.
    public static boolean destroy(GameState state, int id, boolean canRegenerate) {
        if (!state.isOnBattlefield(id) || isIndestructible(state, id)) return false;
        return destroyUnlessReplaced(state, id, canRegenerate, true);
    }

    /// CR 704.5g-h: by damage. Shield counters don't replace that.
    public static boolean destroyByDamage(GameState state, int id) {
        if (!state.isOnBattlefield(id) || isIndestructible(state, id)) return false;
        return destroyUnlessReplaced(state, id, true, false);
    }

    static boolean isIndestructible(GameState state, int id) {
        return Layers.of(state, id).has(Keyword.INDESTRUCTIBLE);
    }

    private enum Fate {
        DESTROYED,
        UNSHIELDED,
        REGENERATED,
        ARMORED
    }

    /// What happens, and the object whose effect it is.
    private record Result(Fate fate, int source) {}

    private record Saving(Fate fate, int source) implements ReplacementOrder.Effect<Result> {
        @Override
        public @Nullable Result apply(Result now) {
            return now.fate() == Fate.DESTROYED ? new Result(fate, source) : null;
        }
    }

    private static boolean destroyUnlessReplaced(GameState state, int id, boolean canRegenerate, boolean byEffect) {
        if (state.effects.shields.isEmpty()
                && (state.caches.replacing & ReplacedEvents.DESTROY) == 0
                && !state.caches.marked) {
            Zones.move(state, id, Zone.GRAVEYARD);
            return true;
        }
        int regeneration = canRegenerate ? regeneration(state, id) : GameState.NONE;
        var savings = new ArrayList<Saving>(2);
        // CR 122.1c.
        var shield = state.counters(id).against(CounterKind.Guard.DESTRUCTION_AND_DAMAGE);
        if (byEffect && shield != null) savings.add(new Saving(Fate.UNSHIELDED, id));
        // Regeneration ends with the turn, an Aura does not.
        if (regeneration != GameState.NONE)
            savings.add(new Saving(
                    Fate.REGENERATED, state.effects.shields.get(regeneration).source()));
        umbras(state, id, savings);
        var result =
                ReplacementOrder.replace(state, new Result(Fate.DESTROYED, id), id, savings, _ -> state.controller(id));
        switch (result.fate()) {
            case DESTROYED -> Zones.move(state, id, Zone.GRAVEYARD);
            case UNSHIELDED -> PuttingCounters.remove(state, id, Objects.requireNonNull(shield), 1);
            case REGENERATED -> regenerate(state, id, regeneration);
            case ARMORED -> {
                removeDamage(state, id);
                destroy(state, result.source(), true);
            }
        }
        return result.fate() == Fate.DESTROYED;
    }

    /// The regeneration shield that would be used up, or `NONE`.
    private static int regeneration(GameState state, int id) {
        for (int i = 0; i < state.effects.shields.size(); i++) {
            var shield = state.effects.shields.get(i);
            if (shield.kind() == Shield.Kind.REGENERATE && shield.protectedId() == id)
                return Layers.of(state, id).hasRule(Rule.Kind.CANT_BE_REGENERATED) ? GameState.NONE : i;
        }
        return GameState.NONE;
    }

    private static void regenerate(GameState state, int id, int shield) {
        state.effects.shields.remove(shield);
        removeDamage(state, id);
        Tapping.tap(state, id);
        Combatants.remove(state, id);
    }

    /// CR 702.89a: an Aura with umbra armor is destroyed instead; of several that are alike, the first.
    private static void umbras(GameState state, int id, List<Saving> savings) {
        if ((state.caches.replacing & ReplacedEvents.DESTROY) == 0) return;
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int aura = state.zones.battlefield.get(i);
            if (state.attachedTo(aura) != id || !state.isOnBattlefield(aura)) continue;
            if (Layers.of(state, aura).has(Keyword.UMBRA_ARMOR) && !isLikeOneOf(state, aura, savings))
                savings.add(new Saving(Fate.ARMORED, aura));
        }
    }

    private static boolean isLikeOneOf(GameState state, int aura, List<Saving> savings) {
        for (var saving : savings)
            if (saving.fate() == Fate.ARMORED && Likeness.areAlike(state, aura, saving.source())) return true;
        return false;
    }

    private static void removeDamage(GameState state, int id) {
        state.setDamage(id, 0);
        state.set(id, ObjectFlags.DEATHTOUCHED, false);
    }
}
