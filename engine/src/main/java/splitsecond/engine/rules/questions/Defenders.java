package splitsecond.engine.rules.questions;

import splitsecond.engine.card.CardType;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 506.2, 508.5: who defends against an attacker.
public final class Defenders {

    /// What permanents can be attacked, a set of bits.
    static final int ATTACKABLE = CardType.PLANESWALKER.bit() | CardType.BATTLE.bit();

    private Defenders() {}

    /// CR 508.5: the player attacked, who controls the attacked planeswalker, or who protects the attacked battle;
    /// also of one that is gone.
    public static int defendingPlayer(GameState state, int defender) {
        if (!GameState.isObject(defender)) return defender;
        return Layers.of(state, defender).is(CardType.BATTLE) ? protector(state, defender) : state.controller(defender);
    }

    /// CR 506.2, 508.1b: opponents, their planeswalkers, and battles that others protect.
    public static IntList of(GameState state, int attackingPlayer) {
        var defenders = new IntList();
        for (int p = state.nextPlayer(attackingPlayer); p != attackingPlayer; p = state.nextPlayer(p)) defenders.add(p);
        if (state.caches.layersDirty) Layers.refresh(state);
        // Within a batch it is not known what there is.
        boolean some = state.caches.attackable || state.caches.layersDirty;
        for (int i = 0; some && i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (!state.isOnBattlefield(id)) continue;
            var traits = Layers.of(state, id);
            if (traits.is(CardType.PLANESWALKER) && state.controller(id) != attackingPlayer
                    || traits.is(CardType.BATTLE) && protector(state, id) != attackingPlayer) defenders.add(id);
        }
        return defenders;
    }

    /// CR 310.8.
    public static int protector(GameState state, int battle) {
        int chosen = state.memory(battle).player();
        if (chosen >= 0) return chosen;
        int controller = state.controller(battle);
        return Layers.of(state, battle).hasSubtype("Siege") ? state.nextPlayer(controller) : controller;
    }
}
