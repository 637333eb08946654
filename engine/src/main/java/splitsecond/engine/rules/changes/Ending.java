package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Continuous;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PlayerTable;

/// CR 104, 800.4: how a game ends, and what happens to those who leave it.
public final class Ending {

    private Ending() {}

    /// CR 104.3a: nothing prevents that.
    public static void concede(GameState state, int player) {
        if (!state.outcome.over && state.isAlive(player)) loseTogether(state, 1 << player, "concession");
    }

    public static boolean canLose(GameState state, int player) {
        return !Statics.applies(state, StaticEffect.Kind.CANT_LOSE, player);
    }

    /// CR 104.2b: an effect says so.
    public static void win(GameState state, int player, String reason) {
        if (state.outcome.over || !state.isAlive(player) || Statics.applies(state, StaticEffect.Kind.CANT_WIN, player))
            return;
        for (int p = 0; p < state.playerCount; p++) if (p != player && state.isAlive(p) && !canLose(state, p)) return;
        finish(state, player, reason);
    }

    public static void draw(GameState state, String reason) {
        if (!state.outcome.over) finish(state, GameState.DRAW, reason);
    }

    /// Players lose at the same time: a set of bits. Who is left alone wins (CR 104.2a); if nobody is left, it is a
    /// draw (104.4a).
    public static void loseTogether(GameState state, int players, String reason) {
        for (int p = 0; p < state.playerCount; p++)
            if ((players & 1 << p) != 0) state.setPlayer(p, PlayerTable.LOST, 1);
        int living = state.livingPlayers();
        if (living == 0) finish(state, GameState.DRAW, reason);
        else if (living == 1) finish(state, state.nextPlayer(Integer.numberOfTrailingZeros(players)), reason);
        else for (int p = 0; p < state.playerCount; p++) if ((players & 1 << p) != 0) leave(state, p);
    }

    private static void finish(GameState state, int winner, String reason) {
        state.outcome.over = true;
        state.outcome.winner = winner;
        state.outcome.endReason = reason;
        if (winner >= 0) state.setPlayer(winner, PlayerTable.WON, 1);
        state.caches.layersDirty = true; // "for each opponent you have": there are fewer now
        if (state.listener != null)
            state.listener.on(new GameEvent(
                    GameEvent.Kind.GAME_ENDED, winner, GameState.NONE, winner, 0, false, null, null, reason));
    }

    /// CR 800.4a: what the player owns leaves the game, what they control by effects goes back, the rest is exiled.
    private static void leave(GameState state, int player) {
        state.effects.waiting.removeIf(trigger -> trigger.controller() == player);
        // CR 800.4d: what would trigger later is not put on the stack.
        state.effects.delayed.removeIf(delayed -> delayed.controller() == player);
        state.effects.continuous.removeIf(effect -> givesControl(effect, player));
        state.caches.layersDirty = true;
        Zones.beginBatch(state);
        for (int id : objects(state)) if (state.owner(id) == player) vanish(state, id);
        Zones.endBatch(state);
        Layers.refresh(state);
        Zones.beginBatch(state);
        for (int id : objects(state)) if (state.controller(id) == player) Zones.move(state, id, Zone.EXILE);
        Zones.endBatch(state);
        forget(state, player, Zone.HAND);
        forget(state, player, Zone.LIBRARY);
        forget(state, player, Zone.GRAVEYARD);
        forget(state, player, Zone.EXILE);
        forget(state, player, Zone.COMMAND);
        forget(state, player, Zone.OUTSIDE);
        for (int i = state.combat.attackers.size() - 1; i >= 0; i--) {
            int attacker = state.combat.attackers.get(i);
            if (state.attacking(attacker) == player) Combatants.remove(state, attacker);
        }
        Monarch.inherit(state, player);
    }

    private static int[] objects(GameState state) {
        var all = state.zones.stack.copy();
        all.addAll(state.zones.battlefield);
        return all.toArray();
    }

    /// Whoever made it: what ends is that the player who leaves has control, not what they gave to others.
    private static boolean givesControl(Continuous effect, int player) {
        for (var change : effect.changes()) {
            if (!(change instanceof Modification.ChangeControl control)) continue;
            if (control.to() instanceof Reference.Locked(var players)
                    ? players.contains(player)
                    : effect.controller() == player) return true;
        }
        return false;
    }

    private static void vanish(GameState state, int id) {
        if (!state.exists(id)) return;
        int gone = Zones.move(state, id, Zone.EXILE);
        if (gone == GameState.NONE || !state.exists(gone)) return;
        Zones.remove(state, gone, state.zone(gone));
        state.delete(gone);
    }

    private static void forget(GameState state, int player, Zone zone) {
        var list = state.list(zone, player);
        for (int i = list.size() - 1; i >= 0; i--) {
            int id = list.get(i);
            if (state.owner(id) != player) continue;
            Zones.remove(state, id, zone);
            state.delete(id);
        }
    }
}
