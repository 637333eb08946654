package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;

/// CR 608.2c: a frame that follows instructions. What a frame pushes to do a part of its work shares its words: "it"
/// goes on
/// meaning the same.
abstract class Contextual extends Asking {

    final Context context;
    private final boolean shared;

    /// @param shared whether the frame below has the same context
    Contextual(Context context, boolean shared) {
        this.context = context;
        this.shared = shared;
    }

    /// The context for a copy of this frame.
    final Context contextOver(Agenda.@Nullable Frame below) {
        return shared && below instanceof Contextual parent ? parent.context : context.copy();
    }

    final boolean isShared() {
        return shared;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.part(context);
        fields.flag(shared);
    }
}
