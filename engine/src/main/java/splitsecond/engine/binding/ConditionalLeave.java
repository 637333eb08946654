package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// "For as long as it remains exiled, you may play it if you control a Wizard" is asked whenever it could be played: it
/// may be played by you who control one.
public final class ConditionalLeave {

    private static final Filter YOURS = new Filter.ControlledBy(new Reference.You());

    private ConditionalLeave() {}

    public static boolean isMeant(Effect.If read) {
        return read.saysConditionLast() && read.then() instanceof Effect.CastCard cast && !cast.isNow();
    }

    /// The leave, or null for a condition that is not about what you control.
    public static Effect.@Nullable CastCard of(Effect.If read) {
        if (!isMeant(read)
                || !(read.then() instanceof Effect.CastCard cast)
                || !(cast.who() instanceof Reference.You)
                || !(read.condition()
                        instanceof Condition.Exists(Filter.And(var all), var comparison, var count, var _))
                || !all.contains(YOURS)) return null;
        var what = new ArrayList<>(all);
        what.remove(YOURS);
        var controls = new Condition.Possession.Permanents(what.size() == 1 ? what.getFirst() : new Filter.And(what));
        var you = new Filter.And(
                List.of(new Filter.IsPlayer(Filter.Relation.YOU), new Filter.Has(controls, comparison, count)));
        return cast.by(new Reference.Each(you, ""));
    }
}
