package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition.Layout;
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
        var before = state.memory(permanent).merged();
        if (before == null) before = Merged.of(component(state, permanent, 0, onTop));
        // CR 730.2e: what is face down and no longer on top stays so.
        else if (onTop && state.is(permanent, ObjectFlags.FACE_DOWN))
            before = before.of(part -> part.of(Copying.faceDown(part.shape())));
        var card = component(state, spell, before.parts().size(), true);
        var merged = before.with(card, onTop);
        state.setBlueprint(permanent, Copying.merged(merged, state.blueprint(permanent).faceDown));
        if (state.face(permanent) != 0) state.setFace(permanent, 0);
        // CR 730.2d-e: the topmost decides.
        if (onTop) {
            state.set(permanent, ObjectFlags.TOKEN, card.token());
            state.set(permanent, ObjectFlags.FACE_DOWN, false);
        }
        state.setMemory(permanent, state.memory(permanent).withMerged(merged));
        state.remember(spell, Layers.of(state, spell), card.shape(), Zone.BATTLEFIELD);
        // CR 702.140f.
        Zones.goOnChanging(state, spell, permanent);
        Zones.remove(state, spell, Zone.STACK);
        state.delete(spell);
        state.changed();
        state.caches.layersDirty = true;
        Zones.endBatch(state);
        Triggers.raise(
                state,
                GameEvent.did(Action.MUTATE, permanent, GameState.NONE, state.controller(permanent), merged.times()));
    }

    /// CR 730.2a: copiable, as other copy effects have made it.
    ///
    /// @param asSeen whether what is face down counts as such
    private static Merged.Component component(GameState state, int id, int since, boolean asSeen) {
        boolean token = state.is(id, ObjectFlags.TOKEN | ObjectFlags.COPY);
        var original = state.original(id);
        if (!asSeen && state.is(id, ObjectFlags.FACE_DOWN))
            return new Merged.Component(original, token, state.blueprint(id), 0, since);
        var shape = Copying.copiable(state, id);
        var whole = state.blueprint(id);
        int face = state.face(id);
        // A card that can turn over can do so as a part, too.
        boolean turned = face > 0
                && (shape == whole && whole.card.layout() == Layout.FLIP
                        || shape.front() == whole.faces[face]
                                && face < whole.card.faces().size());
        return turned
                ? new Merged.Component(original, token, whole, face, since)
                : new Merged.Component(original, token, shape, 0, since);
    }

    private static boolean mayTurnOver(Merged.Component part) {
        var shape = part.shape();
        if (shape.faces.length < 2) return false;
        return switch (shape.card.layout()) {
            case FLIP -> part.face() == 0;
            // CR 701.27c-d: a copy of a double-faced card is none; an instant or sorcery face is never up.
            case TRANSFORM, MODAL_DOUBLE_FACED ->
                (part.token() || part.card().faces.length > 1) && shape.faces[1 - part.face()].isPermanentCard();
            case NORMAL, SPLIT, AFTERMATH, ROOM, ADVENTURE, OMEN, PREPARATION, MELD, TOKEN -> false;
        };
    }

    /// CR 730.2h-i: each component that can turns so that its other face is up, or is flipped.
    ///
    /// @return whether there was one
    public static boolean transform(GameState state, int id, Merged merged) {
        var turned = merged.of(part -> mayTurnOver(part) ? part.turned(1 - part.face()) : part);
        if (turned.equals(merged) || state.is(id, ObjectFlags.FACE_DOWN)) return false;
        state.setMemory(id, state.memory(id).withMerged(turned));
        state.setBlueprint(id, Copying.merged(turned, state.blueprint(id).faceDown));
        DayAndNight.turnOver(state, id, 0);
        return true;
    }

    /// CR 730.3: as a merged permanent leaves, each card goes where it goes; tokens cease to exist. One permanent has
    /// left, and each card has been put there.
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
            if (cards.size() > 1 && Triggers.wants(state, GameEvent.Kind.MOVED))
                Triggers.note(state, GameEvent.moved(GameEvent.Kind.MOVED, id, id, owner, Zone.BATTLEFIELD, to));
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
