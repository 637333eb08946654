package splitsecond.engine.rules.questions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// Descriptions of several objects together: "with total mana value 4 or less", "with different names".
public final class Together {

    private Together() {}

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
            case Filter.Which _,
                    Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Or _,
                    Filter.Not _ -> true;
        };
    }
}
