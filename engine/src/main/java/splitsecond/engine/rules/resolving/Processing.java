package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.Slots;

/// CR 608.2c: follows a process, and again for as long as it says "repeat this process".
final class Processing extends Contextual {

    private final Effect.Process process;
    private final int number;
    private final int end;
    /// What its parts came to is added up.
    private Slots.Mark sums = Slots.BLANK;

    private int turns;

    Processing(Effect.Process process, Effect.Numbered step, Context context) {
        super(context, true);
        this.process = process;
        number = step.number();
        end = step.end();
    }

    private Processing(Processing of, Context context) {
        super(context, of.isShared());
        process = of.process;
        number = of.number;
        end = of.end;
        sums = of.sums;
        turns = of.turns;
        copyAnswers(of);
    }

    @Override
    protected void proceed(GameState state) {
        boolean again =
                turns == 0 || context.slots.result(number).done() && (process.most() == 0 || turns <= process.most());
        if (turns > 0) sums = context.slots.putAside(sums, number + 1, end);
        if (!again || state.outcome.over) {
            context.slots.addUp(sums, number + 1);
            state.agenda.pop(this);
            return;
        }
        turns++;
        context.slots.repeat(number, false);
        state.agenda.push(new Following(process.effect(), context, true, false));
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        return new Processing(this, contextOver(below));
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.value(process);
        fields.number(number);
        fields.number(end);
        fields.part(sums);
        fields.number(turns);
    }
}
