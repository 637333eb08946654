package splitsecond.engine.rules.changes;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.state.Aspect;
import splitsecond.engine.state.Delayed;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.Slots;

/// CR 725: the monarch.
public final class Monarch {

    private static final String MONARCH = "monarch";

    private Monarch() {}

    /// CR 725.2: at the beginning of the monarch's end step, that player draws a card.
    public static void crown(GameState state, int player, int source) {
        if (state.players.monarch == player) return;
        state.players.monarch = player;
        state.changed(Aspect.PLAYERS);
        state.effects.delayed.removeIf(delayed -> delayed.ability().source instanceof Ability.Triggered t
                && t.name().equals(MONARCH));
        var draw = Compiler.compile(
                new Ability.Triggered(
                        new Trigger.StepBegins(Step.END, new Filter.IsPlayer(Filter.Relation.YOU), ""),
                        null,
                        new Effect.Draw(new Reference.You(), new Amount.Number(1)),
                        0,
                        Zone.BATTLEFIELD,
                        MONARCH),
                -1);
        Triggers.delay(
                state,
                new Delayed(draw, source, player, Slots.NONE, 0, new Duration.Forever(), false, state.turn.number));
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
