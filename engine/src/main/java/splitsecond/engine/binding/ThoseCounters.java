package splitsecond.engine.binding;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// "If there are three or more ribbon counters on it, remove those counters": those that the condition counts.
public final class ThoseCounters extends AbilityMap {
    /// How they are spoken of.
    public static final List<String> WORDS = List.of("those counters", "them", "them all", "all of them");

    private final Filter.HasCounter counted;
    private final Reference bearer;

    private ThoseCounters(Filter.HasCounter counted, Reference bearer) {
        this.counted = counted;
        this.bearer = bearer;
    }

    /// What is read where the text speaks of counters that it has counted.
    public static Effect removing(String words) {
        return new Effect.RemoveCounters(null, null, new Reference.It(words), words);
    }

    static boolean areSaid(Effect effect) {
        return effect instanceof Effect.RemoveCounters remove && isSaid(remove);
    }

    private static boolean isSaid(Effect.RemoveCounters remove) {
        return remove.from() instanceof Reference.It(String words)
                && words.equals(remove.wording())
                && WORDS.contains(words);
    }

    static Effect meant(@Nullable Condition condition, Effect effect) {
        return condition instanceof Condition.Matches(Reference bearer, Filter.HasCounter counted, var _)
                        && counted.kind() != null
                ? new ThoseCounters(counted, bearer).effect(effect)
                : effect;
    }

    @Override
    public Effect effect(Effect effect) {
        if (!areSaid(effect)) return super.effect(effect);
        var said = (Effect.RemoveCounters) effect;
        return new Effect.RemoveCounters(counted.kind(), null, bearer, said.wording());
    }
}
