package splitsecond.engine.rules.resolving;

import java.util.List;
import splitsecond.engine.ability.Action;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.keyword.RingAbilities;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.PlayerTable;

/// CR 701.54: the Ring tempts a player.
public final class TheRing {

    private static final String NAME = "The Ring";

    private TheRing() {}

    /// CR 701.54a: whose control another player has gained bears it no more.
    public static void forgetThoseTaken(GameState state) {
        for (int p = 0; p < state.playerCount; p++) {
            int bearer = state.player(p, PlayerTable.RING_BEARER) - 1;
            if (bearer < 0 || state.exists(bearer) && state.controller(bearer) == p) continue;
            state.setPlayer(p, PlayerTable.RING_BEARER, 0);
            state.caches.layersDirty = true;
        }
    }

    static boolean tempt(GameState state, Following frame) {
        var context = frame.context;
        int player = context.controller;
        var creatures = new IntList();
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.isPermanentOf(id, player) && Layers.of(state, id).isCreature()) creatures.add(id);
        }
        int chosen = Choosing.one(state, frame, Decision.Kind.CHOOSE, player, context.source, creatures);
        if (chosen == Choosing.WAITING) return false;
        int times = state.player(player, PlayerTable.RING);
        state.setPlayer(player, PlayerTable.RING, times + 1);
        List<splitsecond.engine.ability.Ability> all = RingAbilities.ALL;
        if (times < all.size()) {
            Tokens.removeFromCommandZone(state, player, NAME);
            Tokens.putInCommandZone(state, player, NAME, all.subList(0, times + 1));
        }
        if (chosen != GameState.NONE) {
            state.setPlayer(player, PlayerTable.RING_BEARER, chosen + 1);
            context.slots.did(IntList.of(chosen));
            state.caches.layersDirty = true;
            raise(state, chosen, player, Action.CHOOSE_A_RING_BEARER);
        }
        raise(state, player, player, Action.BE_TEMPTED_BY_THE_RING);
        return true;
    }

    private static void raise(GameState state, int subject, int player, Action action) {
        Triggers.raise(state, GameEvent.did(action, subject, GameState.NONE, player, 1));
    }
}
