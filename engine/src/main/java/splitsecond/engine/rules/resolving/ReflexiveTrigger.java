package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.PendingTrigger;

/// CR 603.12: "when you do": triggers once the instruction above it has been carried out.
final class ReflexiveTrigger extends Contextual {

    private final Effect.WhenYouDo when;

    ReflexiveTrigger(Effect.WhenYouDo when, Context context) {
        super(context, true);
        this.when = when;
    }

    private ReflexiveTrigger(ReflexiveTrigger of, Context context) {
        super(context, of.isShared());
        when = of.when;
        copyAnswers(of);
    }

    @Override
    protected void proceed(GameState state) {
        state.agenda.pop(this);
        if (when.done() != null && !Conditions.hold(state, when.done(), context)) return;
        var words = context.slots.forLater(context.item);
        // CR 603.4: "when you do, if …".
        if (when.then().bare() instanceof Effect.If only
                && only.otherwise() == null
                && !Conditions.hold(state, only.condition(), Context.of(context.source, context.controller, words)))
            return;
        var ability = Compiler.compile(
                new Ability.Triggered(new Trigger.Reflexive(""), null, when.then(), 0, Zone.BATTLEFIELD, ""), -1);
        state.effects.waiting.add(new PendingTrigger(
                ability, context.source, context.controller, null, IntList.NOTHING, words, context.x()));
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        return new ReflexiveTrigger(this, contextOver(below));
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.value(when);
    }
}
