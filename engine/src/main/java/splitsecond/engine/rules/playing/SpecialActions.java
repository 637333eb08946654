package splitsecond.engine.rules.playing;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.ManaTerms;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.card.Face;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;

/// CR 116: what a player may do with priority that does not use the stack. Special actions are paid for as abilities
/// are, and are carried out at once.
final class SpecialActions {

    private SpecialActions() {}

    static boolean is(Ability.Activated activated) {
        return activated.limits().timing().isSpecialAction();
    }

    static boolean is(GameState state, int source, @Nullable CompiledAbility ability, ManaTerms.Special special) {
        if (ability == null || !(ability.source instanceof Ability.Activated activated)) return false;
        return switch (special) {
            case FORETELL -> ability.activation == Trigger.Activation.FORETELL;
            case TURN_FACE_UP -> ability.activation == Trigger.Activation.TURN_FACE_UP;
            case TURN_MANIFESTED_FACE_UP ->
                ability.activation == Trigger.Activation.TURN_FACE_UP
                        && activated.limits().onlyIf() != null;
            case MORPH ->
                ability.activation == Trigger.Activation.TURN_FACE_UP
                        && activated.limits().onlyIf() == null
                        && isMorph(state.blueprint(source).card.faces().getFirst());
            case UNLOCK -> ability.activation == Trigger.Activation.UNLOCK;
        };
    }

    /// CR 702.37b: a megamorph cost is a morph cost, a disguise cost is none.
    private static boolean isMorph(Face front) {
        for (var ability : front.abilities())
            if (ability instanceof Ability.Parameterized(KeywordAbility.CastAnotherWay(var way, var _))
                    && (way == CastingWay.MORPH || way == CastingWay.MEGAMORPH)) return true;
        return false;
    }

    /// CR 702.37e: what would have no morph cost face up can't be turned face up for it. A creature has lost it where
    /// creatures lose abilities; a land, a creature only while it is face down, is asked what it would be.
    private static boolean hasMorph(GameState state, int source) {
        var printed = state.blueprint(source).faces[state.face(source)];
        if (!printed.isLand()) return true;
        var faceUp = state.fork();
        faceUp.set(source, ObjectFlags.FACE_DOWN, false);
        faceUp.setFace(source, faceUp.face(source));
        for (var ability : Layers.of(faceUp, source).abilities)
            for (var own : printed.abilities) if (ability == own) return true;
        return printed.abilities.length == 0;
    }

    /// CR 116.2f: a card may be suspended when it could be cast.
    static boolean isTime(
            GameState state, int player, int source, CompiledAbility ability, Ability.Activated activated) {
        if (ability.activation == Trigger.Activation.TURN_FACE_UP
                && activated.limits().onlyIf() == null
                && !hasMorph(state, source)) return false;
        return activated.limits().timing() != Ability.Timing.SPECIAL_AS_SPELL
                || Playing.isTime(state, player, source, state.printed(source));
    }
}
