package splitsecond.engine.rules.changes;

import splitsecond.engine.rules.questions.Defenders;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Aspect;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 506.4, 508.4, 511.3: who joins the combat without being declared, and who leaves it.
public final class Combatants {

    private Combatants() {}

    /// CR 508.4: it enters attacking without having been declared.
    public static void enterAttacking(GameState state, int id, int defender) {
        if (!state.turn.step.isCombat()
                || state.controller(id) != state.turn.activePlayer
                || !Layers.of(state, id).isCreature()) return;
        state.setAttacking(id, defender == Entering.CHOOSES ? firstDefender(state) : defender);
        state.combat.attack(id);
    }

    /// Where nobody was asked.
    private static int firstDefender(GameState state) {
        return state.combat.attackers.isEmpty()
                ? state.nextPlayer(state.turn.activePlayer)
                : state.attacking(state.combat.attackers.get(0));
    }

    /// CR 506.4. An attacker stays blocked when its blocker is removed (509.1h), and a blocker stays a blocking
    /// creature when its attacker is (509.1g).
    public static void remove(GameState state, int id) {
        var combat = state.combat;
        if (combat.attackers.isEmpty() && combat.idleBlockers.isEmpty()) return;
        boolean fought = combat.attackers.remove(id);
        for (int i = combat.blocks.size() - 2; i >= 0; i -= 2) {
            int blocker = combat.blocks.get(i);
            if (blocker != id && combat.blocks.get(i + 1) != id) continue;
            fought |= blocker == id;
            combat.blocks.removeAt(i + 1);
            combat.blocks.removeAt(i);
            if (blocker != id && !combat.isBlocking(blocker)) combat.idle(blocker, state.controller(blocker));
        }
        for (int i = combat.idleBlockers.size() - 2; i >= 0; i -= 2) {
            if (combat.idleBlockers.get(i) != id) continue;
            combat.idleBlockers.removeAt(i + 1);
            combat.idleBlockers.removeAt(i);
            fought = true;
        }
        if (fought) stopFighting(state, id);
    }

    /// CR 506.4: who changed controllers, phased out or stopped being a creature fights no more. True if there was one.
    public static boolean removeThoseWhoLeft(GameState state) {
        if (state.combat.attackers.isEmpty() && state.combat.idleBlockers.isEmpty()) return false;
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
                    && state.controller(id)
                            == Defenders.defendingPlayer(state, state.attacking(state.combat.blocks.get(i + 1))))
                continue;
            remove(state, id);
            any = true;
        }
        for (int i = state.combat.idleBlockers.size() - 2; i >= 0; i -= 2) {
            int id = state.combat.idleBlockers.get(i);
            if (isFighter(state, id) && state.controller(id) == state.combat.idleBlockers.get(i + 1)) continue;
            remove(state, id);
            any = true;
        }
        return any;
    }

    private static boolean isFighter(GameState state, int id) {
        return state.isOnBattlefield(id) && Layers.of(state, id).isCreature();
    }

    private static void stopFighting(GameState state, int id) {
        state.setAttacking(id, GameState.NONE);
        state.set(id, ObjectFlags.BLOCKED, false);
    }

    /// CR 511.3.
    public static void end(GameState state) {
        for (int i = 0; i < state.combat.attackers.size(); i++)
            state.setAttacking(state.combat.attackers.get(i), GameState.NONE);
        for (int i = 0; state.combat.begun && i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            // Also of those who were removed from combat before.
            if (state.is(id, ObjectFlags.BLOCKED | ObjectFlags.STRUCK_FIRST))
                state.set(id, ObjectFlags.BLOCKED | ObjectFlags.STRUCK_FIRST, false);
        }
        // Those that still blocked, though their attackers had left, change nothing of an attacker.
        if (!state.combat.idleBlockers.isEmpty()) {
            state.touch();
            state.changed(Aspect.ATTACKING);
        }
        state.combat.attackers.clear();
        state.combat.begun = false;
        state.combat.attackedPlayers = 0;
        state.combat.bands = IntList.NOTHING;
        state.combat.blocks.clear();
        state.combat.idleBlockers.clear();
    }
}
