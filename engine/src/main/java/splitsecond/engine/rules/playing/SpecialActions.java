package splitsecond.engine.rules.playing;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.state.GameState;

/// CR 116: what a player may do with priority that does not use the stack. Special actions are paid for as abilities
/// are, and are carried out at once.
final class SpecialActions {

    private SpecialActions() {}

    static boolean is(Ability.Activated activated) {
        return activated.limits().timing().isSpecialAction();
    }

    /// CR 116.2f: a card may be suspended when it could be cast.
    static boolean isTime(GameState state, int player, int source, Ability.Activated activated) {
        return activated.limits().timing() != Ability.Timing.SPECIAL_AS_SPELL
                || Playing.isTime(state, player, source, state.printed(source));
    }
}
