package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 502.1, 702.26: phasing, simultaneously in and out.
public final class Phasing {

    private Phasing() {}

    public static void phase(GameState state, int player) {
        var in = new IntList();
        var out = new IntList();
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.controller(id) != player) continue;
            if (!state.is(id, ObjectFlags.PHASED_OUT)) {
                if (Layers.of(state, id).has(Keyword.PHASING)) out.add(id);
            } else if (!state.is(id, ObjectFlags.PHASED_OUT_WITH_HOST) && mayPhaseIn(state, id)) in.add(id);
        }
        for (int i = 0; i < in.size(); i++) in(state, in.get(i));
        out(state, out);
    }

    private static final Modification STAYS_OUT = new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_PHASE_IN));

    /// What is phased out has no characteristics to look at: the effects that name it say so.
    private static boolean mayPhaseIn(GameState state, int id) {
        for (var effect : state.effects.continuous) {
            if (!effect.changes().contains(STAYS_OUT)) continue;
            for (int affected : effect.affected()) if (affected == id) return false;
        }
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int other = state.zones.battlefield.get(i);
            if (!state.is(other, ObjectFlags.PHASED_OUT) && keepsOut(state, other, id)) return false;
        }
        return true;
    }

    /// "Permanents can't phase in".
    private static boolean keepsOut(GameState state, int other, int id) {
        for (var ability : Layers.of(state, other).abilities)
            if (ability.source
                            instanceof
                            Ability.Static(StaticEffect.Change(Reference.Each each, var changes), var when, var _)
                    && changes.contains(STAYS_OUT)
                    && (when == null || Conditions.hold(state, when, other, state.controller(other)))
                    && Filters.matches(state, each.filter(), id, Context.of(other, state.controller(other))))
                return true;
        return false;
    }

    /// CR 702.26h: what would phase out by itself and with what it is attached to does the latter.
    public static void out(GameState state, IntList those) {
        for (int i = 0; i < those.size(); i++) {
            int id = those.get(i);
            int host = state.attachedTo(id);
            if (!GameState.isObject(host) || !those.contains(host)) out(state, id, false);
        }
    }

    private static void out(GameState state, int id, boolean withHost) {
        if (!state.isOnBattlefield(id) || Layers.of(state, id).hasRule(Rule.Kind.CANT_PHASE_OUT)) return;
        // Heard and looked at before anything is gone.
        tell(state, Action.PHASE_OUT, id);
        var attached = attachments(state, id);
        Combatants.remove(state, id);
        if (state.is(id, ObjectFlags.PREPARED)) Preparing.forgetSpell(state, id);
        state.set(id, ObjectFlags.PHASED_OUT, true);
        state.set(id, ObjectFlags.PHASED_OUT_WITH_HOST, withHost);
        state.caches.layersDirty = true;
        for (int i = 0; i < attached.size(); i++) out(state, attached.get(i), true);
    }

    private static void in(GameState state, int id) {
        state.set(id, ObjectFlags.PHASED_OUT | ObjectFlags.PHASED_OUT_WITH_HOST, false);
        state.caches.layersDirty = true;
        if (state.is(id, ObjectFlags.PREPARED)) Preparing.offerSpell(state, id);
        // CR 702.26i: it is attached to nothing if what it was attached to is gone.
        int host = state.attachedTo(id);
        if (GameState.isObject(host) && !state.exists(host)) Attachments.unattach(state, id);
        var attached = attachments(state, id);
        for (int i = 0; i < attached.size(); i++)
            if (state.is(attached.get(i), ObjectFlags.PHASED_OUT_WITH_HOST)) in(state, attached.get(i));
        tell(state, Action.PHASE_IN, id);
    }

    private static void tell(GameState state, Action action, int id) {
        if (state.caches.layersDirty) Layers.refresh(state);
        if (Triggers.wants(state, GameEvent.Kind.ACTION))
            Triggers.raise(state, GameEvent.did(action, id, GameState.NONE, state.controller(id), 1));
    }

    private static IntList attachments(GameState state, int id) {
        var attached = new IntList();
        for (int i = 0; i < state.zones.battlefield.size(); i++)
            if (state.attachedTo(state.zones.battlefield.get(i)) == id) attached.add(state.zones.battlefield.get(i));
        return attached;
    }
}
