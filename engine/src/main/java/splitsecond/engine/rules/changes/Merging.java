package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Copying;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Merged;
import splitsecond.engine.state.ObjectFlags;

/// CR 730: merging with permanents.
public final class Merging {

    private Merging() {}

    /// CR 730.2, 702.140c: the spell becomes part of the permanent, on top of it or under it.
    public static void merge(GameState state, int spell, int permanent, boolean onTop) {
        Zones.beginBatch(state);
        var card = new Merged.Component(state.original(spell), state.is(spell, ObjectFlags.COPY | ObjectFlags.TOKEN));
        var own = new Merged.Component(state.original(permanent), state.is(permanent, ObjectFlags.TOKEN));
        var before = state.memory(permanent).merged();
        var merged = (before == null ? Merged.of(own) : before).with(card, onTop);
        boolean faceDown = state.is(permanent, ObjectFlags.FACE_DOWN);
        // CR 730.2a: copiable, as other copy effects have made either of them.
        var added = Copying.copiable(state, spell);
        var there = faceDown && !onTop ? state.blueprint(permanent) : Copying.copiable(state, permanent);
        state.setBlueprint(permanent, Copying.merged(there, added, onTop));
        if (state.face(permanent) != 0) state.setFace(permanent, 0);
        // CR 730.2d-e: the topmost decides.
        if (onTop) {
            state.set(permanent, ObjectFlags.TOKEN, card.token());
            state.set(permanent, ObjectFlags.FACE_DOWN, false);
        }
        state.setMemory(permanent, state.memory(permanent).withMerged(merged));
        state.remember(spell, Layers.of(state, spell), added);
        // CR 702.140f.
        Zones.goOnChanging(state, spell, permanent);
        state.zones.stack.remove(spell);
        state.delete(spell);
        state.changed();
        state.caches.layersDirty = true;
        Zones.endBatch(state);
        Triggers.raise(
                state,
                GameEvent.did(Action.MUTATE, permanent, GameState.NONE, state.controller(permanent), merged.times()));
    }

    /// CR 730.3: as a merged permanent leaves, each card goes where it goes; tokens cease to exist.
    ///
    /// @param was   the permanent
    /// @param moved the object's own card, where it is now
    /// @return all the cards, the topmost first
    static IntList part(GameState state, int was, Merged merged, int moved, Zone to, Entering arrival) {
        int owner = state.owner(moved);
        var cards = new IntList(merged.parts().size());
        for (int i = 0; i < merged.parts().size(); i++) {
            var part = merged.parts().get(i);
            if (part.token()) continue;
            int id = moved;
            if (i != merged.own()) {
                id = state.create(part.card(), owner, to);
                Zones.place(state, id, to, arrival);
            }
            cards.add(id);
        }
        state.set(moved, ObjectFlags.TOKEN, merged.ownIsToken());
        state.part(was, cards);
        return cards;
    }

    /// CR 730.3c: an effect that finds the object finds all the cards that it has become, where that one is.
    public static void addOthers(GameState state, int found, IntList what) {
        var parted = state.history.parted;
        for (int i = 0; i < parted.size(); i++) {
            var cards = parted.get(i).cards();
            for (int k = 0; cards.contains(found) && k < cards.size(); k++) {
                int card = cards.get(k);
                if (state.exists(card) && state.zone(card) == state.zone(found) && !what.contains(card)) what.add(card);
            }
        }
    }
}
