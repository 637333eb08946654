package splitsecond.engine.rules.questions;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;

/// CR 709.3a, 712.11, 715.3: a card that is to be played is judged by the face that it will have.
public final class Faces {

    private Faces() {}

    public static boolean fits(GameState state, Filter filter, int card, Characteristics face, Context context) {
        var before = state.cachedTraits(card);
        boolean otherwise = isOtherwise(state, card, face);
        if (otherwise) state.cacheTraits(card, face);
        boolean fits = Filters.matches(state, filter, card, context);
        if (otherwise) state.cacheTraits(card, before);
        return fits;
    }

    /// Whether a card would be something else on the stack, or on the battlefield, than it is where it is.
    public static boolean isOtherwise(GameState state, int card, Characteristics face) {
        var blueprint = state.blueprint(card);
        boolean several =
                blueprint.faces.length > 1 || face == blueprint.faceDown || state.is(card, ObjectFlags.FACE_DOWN);
        return several && face != Layers.of(state, card);
    }

    /// The face that a card is asked about at present, which it does not have where it is; null if it is none.
    public static @Nullable Characteristics asked(GameState state, int card) {
        var blueprint = state.blueprint(card);
        var now = state.cachedTraits(card);
        if (now == null || now == blueprint.faceDown) return now;
        for (var face : blueprint.faces) if (face == now) return now;
        return null;
    }
}
