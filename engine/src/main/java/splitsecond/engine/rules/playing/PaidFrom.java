package splitsecond.engine.rules.playing;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;

/// CR 106.6: spells that only mana of some sources may be spent on.
final class PaidFrom {

    private PaidFrom() {}

    /// Where mana must come from to be spent so; null if anything may pay.
    static @Nullable Filter of(GameState state, Purpose purpose) {
        if (purpose.use() != Purpose.Use.SPELL) return null;
        var from = state.blueprint(purpose.subject()).paidFrom;
        if (from == null) return null;
        var way = from.way();
        var item = purpose.item();
        return way == null || item != null && item.paid.way() == way ? from.sources() : null;
    }

    static boolean fits(GameState state, Filter sources, int source, int player) {
        return GameState.isObject(source) && Filters.matches(state, sources, source, Context.of(source, player));
    }
}
