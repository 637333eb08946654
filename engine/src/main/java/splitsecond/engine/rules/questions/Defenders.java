package splitsecond.engine.rules.questions;

import splitsecond.engine.card.CardType;
import splitsecond.engine.state.GameState;

/// CR 506.2, 508.5: who defends against an attacker.
public final class Defenders {

    private Defenders() {}

    /// CR 508.5: the player attacked, who controls the attacked planeswalker, or who protects the attacked battle;
    /// also of one that is gone.
    public static int defendingPlayer(GameState state, int defender) {
        if (!GameState.isObject(defender)) return defender;
        return Layers.of(state, defender).is(CardType.BATTLE) ? protector(state, defender) : state.controller(defender);
    }

    /// CR 310.8.
    public static int protector(GameState state, int battle) {
        int chosen = state.memory(battle).player();
        if (chosen >= 0) return chosen;
        int controller = state.controller(battle);
        return Layers.of(state, battle).hasSubtype("Siege") ? state.nextPlayer(controller) : controller;
    }
}
