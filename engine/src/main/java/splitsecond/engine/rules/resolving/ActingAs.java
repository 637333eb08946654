package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;

/// CR 608.2c: while the instruction above it is followed another player is "you"; then the words are what they were.
final class ActingAs extends Contextual {

    private final int before;

    private ActingAs(int before, Context context, boolean shared) {
        super(context, shared);
        this.before = before;
    }

    static ActingAs player(int player, Context context) {
        int before = context.controller;
        context.controller = player;
        return new ActingAs(before, context, true);
    }

    @Override
    protected void proceed(GameState state) {
        context.controller = before;
        state.agenda.pop(this);
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new ActingAs(before, contextOver(below), isShared());
        copy.copyAnswers(this);
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.number(before);
    }
}
