package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.Hash;
import splitsecond.engine.state.IntList;

/// Follows an instruction several times: for each of several, who is then "it" or "that player", or so many times.
final class Repeating extends Contextual {

    /// Null where it is only a number of times.
    private final @Nullable IntList each;

    private final int times;
    private final Effect effect;
    private int next;

    private Repeating(@Nullable IntList each, int times, Effect effect, int next, Context context, boolean shared) {
        super(context, shared);
        this.each = each;
        this.times = times;
        this.effect = effect;
        this.next = next;
    }

    static Repeating forEach(GameState state, IntList each, Effect effect, Context context) {
        return new Repeating(Choosing.inTurnOrder(state, each), each.size(), effect, 0, context, true);
    }

    static Repeating times(int times, Effect effect, Context context) {
        return new Repeating(null, times, effect, 0, context, true);
    }

    @Override
    protected void proceed(GameState state) {
        if (next >= times || state.outcome.over) {
            state.agenda.pop(this);
            return;
        }
        if (each != null) References.mention(context, IntList.of(each.get(next)));
        next++;
        state.agenda.push(new Following(effect, context, true, false));
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        return new Repeating(each, times, effect, next, contextOver(below), isShared());
    }

    @Override
    public long hash(long seed) {
        return Hash.mix(super.hash(seed), next);
    }
}
