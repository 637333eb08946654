package splitsecond.engine.rules.changes;

import java.util.List;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.state.Aspect;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;

/// CR 725: the monarch.
public final class Monarch {

    /// CR 725.2: at the beginning of the monarch's end step, that player draws a card.
    private static final CompiledAbility DRAWS = InherentTriggers.inStep(
            Step.END, new Effect.Draw(new Reference.You(), new Amount.Number(1)), Zone.BATTLEFIELD, "monarch");

    private Monarch() {}

    public static void crown(GameState state, int player, int source) {
        if (state.players.monarch == player) return;
        state.players.monarch = player;
        state.changed(Aspect.PLAYERS);
        InherentTriggers.pass(state, DRAWS, player, source);
        Triggers.raise(state, Triggers.action(Action.BECOME_THE_MONARCH, player, 1));
    }

    /// CR 725.4, 726.4: when who is the monarch or has the initiative leaves the game, the active player follows, or
    /// else the next in turn order.
    static void inherit(GameState state, int leaving) {
        int heir = state.isAlive(state.turn.activePlayer) ? state.turn.activePlayer : state.nextPlayer(leaving);
        int card = cardOf(state, heir);
        if (card == GameState.NONE) return;
        if (state.players.monarch == leaving) crown(state, heir, card);
        if (state.players.initiative == leaving) Initiative.takeInitiative(state, heir, card);
    }

    /// These abilities have no source; they are told by one of the player's cards.
    public static int cardOf(GameState state, int player) {
        for (var zone : List.of(Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD)) {
            var cards = state.list(zone, player);
            if (!cards.isEmpty()) return cards.get(0);
        }
        return GameState.NONE;
    }
}
