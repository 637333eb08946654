package splitsecond.engine.rules.questions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.FaceDown;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 707: copies.
public final class Copying {

    private static final FaceRules NO_RULES =
            new FaceRules(null, null, List.of(), List.of(), List.of(), List.of(), List.of());

    private Copying() {}

    /// The copiable values of an object (707.2): what is printed on the face that is up, as other copy effects have
    /// made it.
    public static Blueprint copiable(GameState state, int id) {
        return copiable(state, id, 0);
    }

    private static Blueprint copiable(GameState state, int id, int depth) {
        var blueprint = state.blueprint(id);
        if (state.is(id, ObjectFlags.FACE_DOWN))
            return new Blueprint(blueprint.card, new Characteristics[] {FaceDown.TRAITS}, new FaceRules[] {NO_RULES});
        if (!state.exists(id)) return blueprint;
        // Two permanents that became copies of each other must not chase each other.
        var become = depth < 4 ? become(state, id, depth) : null;
        if (become != null) return become;
        int face = state.face(id);
        return face == 0 ? blueprint : single(blueprint, face);
    }

    private static Blueprint single(Blueprint blueprint, int face) {
        return new Blueprint(
                blueprint.card, new Characteristics[] {blueprint.faces[face]}, new FaceRules[] {blueprint.rules[face]});
    }

    /// What the last effect that made it a copy made of it, or null.
    private static @Nullable Blueprint become(GameState state, int id, int depth) {
        Blueprint last = null;
        int timestamp = 0;
        for (int i = 0; i < state.effects.continuous.size(); i++) {
            var effect = state.effects.continuous.get(i);
            if (effect.timestamp() < timestamp || !IntList.of(effect.affected()).contains(id)) continue;
            for (var change : effect.changes()) {
                if (!(change instanceof Modification.BecomeCopy copy)) continue;
                var context = Context.of(effect.source(), effect.controller());
                int original = original(state, copy, context);
                if (original == GameState.NONE || original == id) continue;
                last = except(state, copiable(state, original, depth + 1), copy.except(), context);
                timestamp = effect.timestamp();
            }
        }
        return last;
    }

    private static int original(GameState state, Modification.BecomeCopy copy, Context context) {
        var of = new IntList();
        References.find(state, copy.of(), context, of);
        return of.isEmpty() || !GameState.isObject(of.get(0)) ? GameState.NONE : of.get(0);
    }

    /// Layer 1: what an object becomes that becomes a copy, or null if there is nothing to copy.
    static @Nullable Characteristics become(GameState state, Modification.BecomeCopy copy, Context context) {
        int original = original(state, copy, context);
        if (original == GameState.NONE) return null;
        return except(state, copiable(state, original), copy.except(), context).front();
    }

    /// CR 707.9: the exceptions of a copy effect are copiable themselves.
    public static Blueprint except(GameState state, Blueprint blueprint, List<Modification> changes, Context context) {
        if (changes.isEmpty()) return blueprint;
        var draft = new ChangingCharacteristics(blueprint.front());
        for (var change : changes) {
            if (change instanceof Modification.SetPowerToughness) draft.loseDefiningAbilities();
            draft.apply(state, change, context);
        }
        var faces = blueprint.faces.clone();
        faces[0] = draft.done();
        return new Blueprint(blueprint.card, faces, blueprint.rules);
    }
}
