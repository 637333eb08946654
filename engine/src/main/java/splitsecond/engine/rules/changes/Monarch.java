package splitsecond.engine.rules.changes;

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
}
