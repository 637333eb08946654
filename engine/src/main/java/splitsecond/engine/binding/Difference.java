package splitsecond.engine.binding;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// "If you have fewer than seven cards in hand, draw cards equal to the difference": the two numbers that a condition
/// compares.
final class Difference {

    private Difference() {}

    /// By how much the greater is more than the less, or null if the condition compares nothing.
    static @Nullable Amount of(Condition condition) {
        return switch (condition) {
            case Condition.Exists c -> of(new Amount.CountOf(c.filter()), c.comparison(), c.count());
            case Condition.Compare c -> of(c.left(), c.comparison(), c.right());
            case Condition.Matches(var what, Filter.Stat(var stat, var comparison, var amount), var _) ->
                of(new Amount.StatOf(stat, what), comparison, amount);
            case Condition.PlayerHas c -> {
                var had = had(c.what(), c.who());
                yield had == null || c.who() instanceof Reference.Each ? null : of(had, c.comparison(), c.count());
            }
            case Condition.Matches _,
                    Condition.OfTurn _,
                    Condition.OfPast _,
                    Condition.PlayerIs _,
                    Condition.WordChosen _,
                    Condition.Joined _ -> null;
        };
    }

    private static Amount of(Amount left, Comparison comparison, Amount right) {
        return switch (comparison) {
            case LESS, AT_MOST -> new Amount.Minus(right, left);
            case MORE, AT_LEAST, EQUAL, NOT_EQUAL, EVEN, ODD -> new Amount.Minus(left, right);
        };
    }

    private static @Nullable Amount had(Condition.Possession what, Reference who) {
        return switch (what) {
            case Condition.Possession.Life _ -> new Amount.LifeOf(who);
            case Condition.Possession.Permanents(Filter of) ->
                new Amount.CountOf(new Filter.And(java.util.List.of(of, new Filter.ControlledBy(who))));
            case Condition.Possession.Cards(var zone, Filter of) ->
                new Amount.CountOf(new Filter.And(java.util.List.of(of, new Filter.In(zone, who))));
            case Condition.Possession.ThisTurn _ -> null;
        };
    }
}
