package splitsecond.engine.rules.questions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// Descriptions of several objects together: "with total mana value 4 or less", "with different names".
public final class GroupDescriptions {

    private GroupDescriptions() {}

    /// Removes from the candidates what can't be chosen besides those that are chosen already.
    public static void keep(
            GameState state, @Nullable Filter filter, IntList chosen, IntList candidates, Context context) {
        if (filter == null || chosen.isEmpty()) return;
        for (int i = candidates.size() - 1; i >= 0; i--)
            if (!fits(state, filter, chosen, candidates.get(i), context)) candidates.removeAt(i);
    }

    private static boolean fits(GameState state, Filter filter, IntList chosen, int id, Context context) {
        return switch (filter) {
            case Filter.And(List<Filter> all) -> {
                for (int i = 0; i < all.size(); i++) if (!fits(state, all.get(i), chosen, id, context)) yield false;
                yield true;
            }
            case Filter.TotalAtMost total -> {
                int sum = ComparedCharacteristics.of(state, total.what(), id);
                for (int i = 0; i < chosen.size(); i++)
                    sum += ComparedCharacteristics.of(state, total.what(), chosen.get(i));
                yield sum <= Amounts.of(state, total.most(), context);
            }
            case Filter.Differing differing -> {
                for (int i = 0; i < chosen.size(); i++)
                    if (ComparedCharacteristics.share(state, differing.what(), id, chosen.get(i))) yield false;
                yield true;
            }
            case Filter.Controllers controllers -> {
                for (int i = 0; i < chosen.size(); i++)
                    if (controllers.same() != (state.controller(id) == state.controller(chosen.get(i)))) yield false;
                yield true;
            }
            case Filter.OneOfEach each -> {
                var all = chosen.copy();
                all.add(id);
                yield isOneOfEach(state, each.kinds(), all, 0, 0, context);
            }
            case Filter.Which _,
                    Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Or _,
                    Filter.Not _ -> true;
        };
    }

    /// Whether each of those from `at` on can stand for a description of its own.
    ///
    /// @param taken the descriptions that others stand for, one bit each
    private static boolean isOneOfEach(
            GameState state, List<Filter> kinds, IntList all, int at, int taken, Context context) {
        if (at == all.size()) return true;
        for (int kind = 0; kind < kinds.size(); kind++)
            if ((taken & 1 << kind) == 0
                    && Filters.matches(state, kinds.get(kind), all.get(at), context)
                    && isOneOfEach(state, kinds, all, at + 1, taken | 1 << kind, context)) return true;
        return false;
    }
}
