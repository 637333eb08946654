package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PendingTrigger;

/// CR 603.12: "when you do": triggers once the instruction above it has been carried out.
final class ReflexiveTrigger extends Contextual {

    private final Effect then;

    ReflexiveTrigger(Effect then, Context context) {
        super(context, true);
        this.then = then;
    }

    private ReflexiveTrigger(ReflexiveTrigger of, Context context) {
        super(context, of.isShared());
        then = of.then;
    }

    @Override
    protected void proceed(GameState state) {
        state.agenda.pop(this);
        if (!context.previousDone) return;
        var ability = Compiler.compile(
                new Ability.Triggered(new Trigger.Reflexive(""), null, then, 0, Zone.BATTLEFIELD, ""), -1);
        // What it will say "that much" of is what was done just now.
        var event =
                GameEvent.of(GameEvent.Kind.NOTE, GameState.NONE, GameState.NONE, context.thatPlayer, context.thatMuch);
        state.effects.waiting.add(new PendingTrigger(
                ability,
                context.source,
                context.controller,
                event,
                context.it.toArray(),
                context.thatPlayer,
                context.x));
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        return new ReflexiveTrigger(this, contextOver(below));
    }
}
