package splitsecond.engine.rules.turn;

import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 506 to 511: the combat phase.
public final class Combat {

    private Combat() {}

    /// CR 508.1: turn-based action of the declare attackers step: pushes the frame that asks creature by creature.
    static void declareAttackers(GameState state) {
        var attacking = Attacking.of(state);
        if (attacking != null) state.agenda.push(attacking);
    }

    /// CR 509.1.
    static void declareBlockers(GameState state) {
        if (anyAttackers(state)) state.agenda.push(Blocking.of(state));
    }

    /// CR 510: pushes the frame that divides and deals damage; firstStrike for the first of two damage steps.
    static void dealDamage(GameState state, boolean firstStrike) {
        if (anyAttackers(state)) state.agenda.push(CombatDamage.of(state, firstStrike));
    }

    /// CR 510.4: whether there is a first combat damage step.
    static boolean hasFirstStrikeStep(GameState state) {
        for (int i = 0; i < state.combat.attackers.size(); i++) if (strikesFirst(state, state.combat.attackers.get(i))) return true;
        for (int i = 0; i < state.combat.blocks.size(); i += 2) if (strikesFirst(state, state.combat.blocks.get(i))) return true;
        return false;
    }

    static boolean strikesFirst(GameState state, int id) {
        return (Layers.of(state, id).keywords & (Keyword.FIRST_STRIKE.bit() | Keyword.DOUBLE_STRIKE.bit())) != 0;
    }

    /// CR 508.8: whether declare blockers and combat damage steps happen.
    static boolean anyAttackers(GameState state) {
        return !state.combat.attackers.isEmpty();
    }

    /// CR 508.5: the player attacked, who controls the attacked planeswalker, or who protects the attacked battle;
    /// also of one that is gone.
    public static int defendingPlayer(GameState state, int defender) {
        if (!GameState.isObject(defender)) return defender;
        return Layers.of(state, defender).is(CardType.BATTLE) ? protector(state, defender) : state.controller(defender);
    }

    /// CR 310.8.
    static int protector(GameState state, int battle) {
        int chosen = state.memory(battle).player();
        if (chosen >= 0) return chosen;
        int controller = state.controller(battle);
        return Layers.of(state, battle).hasSubtype("Siege") ? state.nextPlayer(controller) : controller;
    }

    /// CR 511.3.
    public static void end(GameState state) {
        for (int i = 0; i < state.combat.attackers.size(); i++) state.setAttacking(state.combat.attackers.get(i), GameState.NONE);
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            // Also of those who were removed from combat before.
            if (state.is(id, ObjectFlags.BLOCKED | ObjectFlags.STRUCK_FIRST))
                state.set(id, ObjectFlags.BLOCKED | ObjectFlags.STRUCK_FIRST, false);
        }
        state.combat.attackers.clear();
        state.combat.bands = IntList.NOTHING;
        state.combat.blocks.clear();
    }

    private static void stopFighting(GameState state, int id) {
        state.setAttacking(id, GameState.NONE);
        state.set(id, ObjectFlags.BLOCKED, false);
    }

    /// CR 506.4. An attacker stays blocked when its blocker is removed (509.1h).
    public static void remove(GameState state, int id) {
        if (state.combat.attackers.isEmpty()) return;
        boolean fought = state.combat.attackers.remove(id);
        for (int i = state.combat.blocks.size() - 2; i >= 0; i -= 2) {
            if (state.combat.blocks.get(i) != id && state.combat.blocks.get(i + 1) != id) continue;
            fought |= state.combat.blocks.get(i) == id;
            state.combat.blocks.removeAt(i + 1);
            state.combat.blocks.removeAt(i);
        }
        if (fought) stopFighting(state, id);
    }

    /// CR 506.4: who changed controllers, phased out or stopped being a creature fights no more. True if there was one.
    static boolean removeThoseWhoLeft(GameState state) {
        if (state.combat.attackers.isEmpty()) return false;
        boolean any = false;
        for (int i = state.combat.attackers.size() - 1; i >= 0; i--) {
            int id = state.combat.attackers.get(i);
            if (state.controller(id) == state.turn.activePlayer && isFighter(state, id)) continue;
            remove(state, id);
            any = true;
        }
        for (int i = state.combat.blocks.size() - 2; i >= 0; i -= 2) {
            if (i >= state.combat.blocks.size()) continue;
            int id = state.combat.blocks.get(i);
            if (isFighter(state, id)
                    && state.controller(id) == defendingPlayer(state, state.attacking(state.combat.blocks.get(i + 1))))
                continue;
            remove(state, id);
            any = true;
        }
        return any;
    }

    private static boolean isFighter(GameState state, int id) {
        return state.isOnBattlefield(id) && Layers.of(state, id).isCreature();
    }

    /// CR 508.4: it enters attacking without having been declared.
    public static void enterAttacking(GameState state, int id, int defender) {
        if (!state.turn.step.isCombat()
                || state.controller(id) != state.turn.activePlayer
                || !Layers.of(state, id).isCreature()) return;
        state.setAttacking(id, defender);
        state.combat.attackers.add(id);
    }
}
