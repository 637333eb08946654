package splitsecond.engine.rules.questions;

import java.util.List;
import java.util.Objects;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardDefinition.Layout;
import splitsecond.engine.card.Face;
import splitsecond.engine.rules.keyword.Rooms;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.FaceDown;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Merged;
import splitsecond.engine.state.ObjectFlags;

/// CR 707: copies.
public final class Copying {

    private Copying() {}

    /// The copiable values of an object (707.2): what is printed on the face that is up, as other copy effects have
    /// made it; of one that is gone, as it last was.
    public static Blueprint copiable(GameState state, int id) {
        if (!state.exists(id)) {
            var last = state.lastKnown(id);
            return last == null ? state.blueprint(id) : last.copiable();
        }
        var blueprint = state.blueprint(id);
        if (state.is(id, ObjectFlags.FACE_DOWN)) return faceDown(blueprint);
        var become = become(state, id);
        if (become != null) return become;
        int face = state.face(id);
        // CR 702.103g, 707.2, 709.5c: that it is bestowed, flipped or unlocked is not copied; that it is prototyped is
        // (718.3c).
        boolean front = face == 0
                || face >= blueprint.card.faces().size() && !blueprint.faces[face].isCreature()
                || blueprint.card.layout() == Layout.FLIP
                || Rooms.is(blueprint);
        return front ? blueprint : single(blueprint, face);
    }

    /// CR 708.2a.
    public static Blueprint faceDown(Blueprint blueprint) {
        return new Blueprint(
                blueprint.card, new Characteristics[] {FaceDown.TRAITS}, new FaceRules[] {FaceRules.BLANK});
    }

    /// CR 707.8a: a token that copies a double-faced permanent has both its faces.
    public static Blueprint copiableByToken(GameState state, int id) {
        return faceOfToken(state, id) == 0 ? copiable(state, id) : blueprint(state, id);
    }

    /// The face that is up as such a token enters: the back face if that is the one it copies.
    public static int faceOfToken(GameState state, int id) {
        int face = state.lastFace(id);
        var blueprint = blueprint(state, id);
        return face > 0
                        && face < blueprint.faces.length
                        && isDoubleFaced(blueprint)
                        && copiable(state, id).front() == blueprint.faces[face]
                ? face
                : 0;
    }

    private static Blueprint blueprint(GameState state, int id) {
        var last = state.exists(id) ? null : state.lastKnown(id);
        return last == null ? state.blueprint(id) : last.blueprint();
    }

    public static boolean isDoubleFaced(Blueprint blueprint) {
        var layout = blueprint.card.layout();
        return layout == Layout.TRANSFORM || layout == Layout.MODAL_DOUBLE_FACED;
    }

    private static Blueprint single(Blueprint blueprint, int face) {
        return new Blueprint(
                blueprint.card, new Characteristics[] {blueprint.faces[face]}, new FaceRules[] {blueprint.rules[face]});
    }

    /// What the last effect that made it a copy made of it, or null.
    private static @Nullable Blueprint become(GameState state, int id) {
        Blueprint last = null;
        for (int i = 0; i < state.effects.continuous.size(); i++) {
            var effect = state.effects.continuous.get(i);
            // In the order of timestamps.
            if (effect.copied() != null && contains(effect.affected(), id)) last = effect.copied();
        }
        return last;
    }

    private static boolean contains(int[] ids, int id) {
        for (int one : ids) if (one == id) return true;
        return false;
    }

    /// CR 707.2b: what an effect that begins makes its objects copies of, whatever becomes of the original; null if
    /// it makes no copies.
    public static @Nullable Blueprint copied(GameState state, List<Modification> changes, Context context) {
        for (int i = 0; i < changes.size(); i++) {
            if (!(changes.get(i) instanceof Modification.BecomeCopy copy)) continue;
            int original = original(state, copy, context);
            if (original == GameState.NONE) return null;
            return except(state, copiable(state, original), copy.except(), context);
        }
        return null;
    }

    private static int original(GameState state, Modification.BecomeCopy copy, Context context) {
        var of = new IntList();
        References.find(state, copy.of(), context, of);
        return of.isEmpty() || !GameState.isObject(of.get(0)) ? GameState.NONE : of.get(0);
    }

    /// Layer 1: what an object becomes that becomes a copy, or null if there is nothing to copy.
    static @Nullable Blueprint become(GameState state, Modification.BecomeCopy copy, Context context) {
        return copied(state, List.of(copy), context);
    }

    /// CR 110.5c, 613.2b, 707.3: what a permanent that has become a copy shows: its status stays its own.
    static Characteristics shown(GameState state, int id, Blueprint copied) {
        if (state.is(id, ObjectFlags.FACE_DOWN)) return copied.faceDown;
        if (Rooms.is(copied)) return copied.faces[Rooms.LOCKED];
        boolean flips = copied.card.layout() == Layout.FLIP && copied.faces.length > 1;
        return flips && isFlipped(state, id) ? copied.faces[1] : copied.front();
    }

    /// CR 110.5, 710.4.
    public static boolean isFlipped(GameState state, int id) {
        return state.is(id, ObjectFlags.FLIPPED)
                || state.blueprint(id).card.layout() == Layout.FLIP && state.face(id) != 0;
    }

    /// CR 710.1: whether a permanent is a flip card now, or a copy of one.
    public static boolean isFlipCard(GameState state, int id) {
        var become = become(state, id);
        return (become == null ? state.blueprint(id) : become).card.layout() == Layout.FLIP;
    }

    /// CR 702.140e: the characteristics of what is on top, and the abilities of all. The abilities that were there
    /// keep their numbers.
    public static Blueprint merged(Merged merged, Characteristics faceDown) {
        var parts = merged.parts();
        var top = parts.getFirst();
        Characteristics traits = null;
        long remembers = 0;
        for (int i = 0; i < parts.size(); i++) {
            for (var part : parts) {
                if (part.since() != i) continue;
                traits = traits == null ? part.traits() : Compiler.merged(top.traits(), traits, part.traits());
                remembers |= part.shape().remembers;
            }
        }
        var text = new StringJoiner("\n");
        for (var part : parts) {
            var own = printed(part);
            if (own != null && !own.text().isEmpty()) text.add(own.text());
        }
        var face = printed(top);
        if (face == null) face = top.shape().card.front();
        var card = new CardDefinition(face.name(), Layout.NORMAL, List.of(face.withText(text.toString())));
        return new Blueprint(
                card,
                new Characteristics[] {Objects.requireNonNull(traits)},
                new FaceRules[] {top.shape().rules[top.face()]},
                null,
                faceDown,
                remembers);
    }

    /// The face of the card that a component shows; null for one that is face down.
    private static @Nullable Face printed(Merged.Component part) {
        if (part.traits() == FaceDown.TRAITS) return null;
        var faces = part.shape().card.faces();
        for (var face : faces) if (face.name().equals(part.traits().name)) return face;
        return faces.getFirst();
    }

    /// CR 707.9: the exceptions of a copy effect are copiable themselves.
    public static Blueprint except(GameState state, Blueprint blueprint, List<Modification> changes, Context context) {
        if (changes.isEmpty()) return blueprint;
        var faces = blueprint.faces.clone();
        faces[0] = except(state, faces[0], changes, context);
        boolean turns = isDoubleFaced(blueprint) || blueprint.card.layout() == Layout.FLIP || Rooms.is(blueprint);
        for (int i = 1; turns && i < faces.length; i++) faces[i] = except(state, faces[i], changes, context);
        return new Blueprint(blueprint.card, faces, blueprint.rules);
    }

    private static Characteristics except(
            GameState state, Characteristics face, List<Modification> changes, Context context) {
        var draft = new ChangingCharacteristics(face);
        for (var change : changes) {
            if (change instanceof Modification.SetPowerToughness) draft.loseDefiningAbilities();
            draft.apply(state, change, context);
        }
        return draft.done();
    }
}
