package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.PaidCost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.Turn;

/// Whether what stands after "if" is true.
public final class Conditions {

    private Conditions() {}

    public static boolean hold(GameState state, Condition condition, Context context) {
        return switch (condition) {
            case Condition.Exists c -> exists(state, c, context);
            case Condition.Compare c -> compare(state, c, context);
            case Condition.Matches c -> matches(state, c, context);
            case Condition.TurnOf c -> Filters.means(state, c.who(), state.turn.activePlayer, context);
            case Condition.During c -> {
                state.changes.dependOnStep();
                var turnOf = c.turnOf();
                yield c.steps().contains(state.turn.step)
                        && (turnOf == null || Filters.means(state, turnOf, state.turn.activePlayer, context));
            }
            case Condition.WasPaid c -> wasPaid(state, c.cost(), context);
            case Condition.WasCast c -> wasCast(state, c, context);
            case Condition.Done c -> context.slots.result(c.number()).done() == c.done();
            case Condition.PreviousDone _ -> throw new IllegalStateException("an unbound word: " + condition);
            case Condition.Happened c ->
                c.comparison().holds(TurnHistory.count(state, c.tally(), c.of(), c.by(), context), c.count());
            case Condition.Occurred c ->
                c.comparison()
                        .holds(
                                TurnHistory.isDoneByPlayers(c.event())
                                        ? TurnHistory.timesByOne(state, c.event(), context)
                                        : TurnHistory.times(state, c.event(), context),
                                c.count());
            case Condition.PlayerHas c -> anyPlayerHas(state, c, context);
            case Condition.WordChosen(String word) ->
                word.equals(state.memory(context.source).word());
            case Condition.PlayerIs c -> anyPlayerIs(state, c, context);
            case Condition.ResolvedTimes c -> {
                var ability = context.item == null ? null : context.item.ability;
                yield ability != null && state.history.timesResolved(context.source, ability.index) == c.times();
            }
            case Condition.ActivatedTimes(int least) -> {
                var ability = context.item == null ? null : context.item.ability;
                yield ability != null
                        && state.exists(context.source)
                        && state.uses(context.source, ability.index) >= least;
            }
            case Condition.Not c -> !hold(state, c.condition(), context);
            case Condition.And c -> {
                for (int i = 0; i < c.all().size(); i++)
                    if (!hold(state, c.all().get(i), context)) yield false;
                yield true;
            }
            case Condition.Or c -> {
                for (int i = 0; i < c.any().size(); i++) if (hold(state, c.any().get(i), context)) yield true;
                yield false;
            }
        };
    }

    /// As an ability of that object means it, under that player's control.
    public static boolean hold(GameState state, Condition condition, int source, int controller) {
        var context = state.desk().borrowContext(source, controller);
        boolean holds = hold(state, condition, context);
        state.desk().giveBack(context);
        return holds;
    }

    /// "A player has 13 or less life", "an opponent has more life than you": one such player is enough.
    private static boolean compare(GameState state, Condition.Compare compare, Context context) {
        if (!isLifeOfOthers(compare.left()) && !isLifeOfOthers(compare.right()))
            return compare.comparison()
                    .holds(Amounts.of(state, compare.left(), context), Amounts.of(state, compare.right(), context));
        var left = lives(state, compare.left(), context);
        var right = lives(state, compare.right(), context);
        for (int i = 0; i < left.size(); i++)
            for (int k = 0; k < right.size(); k++)
                if (compare.comparison().holds(left.get(i), right.get(k))) return true;
        return false;
    }

    private static boolean isLifeOfOthers(Amount amount) {
        return amount instanceof Amount.LifeOf(Reference who) && !(who instanceof Reference.You);
    }

    private static IntList lives(GameState state, Amount amount, Context context) {
        var values = new IntList(2);
        if (isLifeOfOthers(amount) && amount instanceof Amount.LifeOf(Reference who)) {
            var players = new IntList(2);
            References.find(state, who, context, players);
            for (int i = 0; i < players.size(); i++)
                if (GameState.isPlayer(players.get(i))) values.add(state.life(players.get(i)));
        } else values.add(Amounts.of(state, amount, context));
        return values;
    }

    private static boolean exists(GameState state, Condition.Exists condition, Context context) {
        if (condition.comparison() == Comparison.AT_LEAST
                && condition.count() instanceof Amount.Number least
                && least.value() == 1) return Filters.any(state, condition.filter(), context);
        int count = Filters.count(state, condition.filter(), context);
        return condition.comparison().holds(count, Amounts.of(state, condition.count(), context));
    }

    /// All of those, and at least one.
    private static boolean matches(GameState state, Condition.Matches condition, Context context) {
        if (condition.what().plain() instanceof Reference.This)
            return matches(state, condition.filter(), context.source, context);
        var those = found(state, condition.what(), context);
        for (int i = 0; i < those.size(); i++)
            if (!matches(state, condition.filter(), those.get(i), context)) return false;
        return !those.isEmpty();
    }

    /// "If it's on the battlefield" is a question about now, not about what was known last.
    private static boolean matches(GameState state, Filter filter, int id, Context context) {
        if (filter instanceof Filter.In in && in.zone() == Zone.BATTLEFIELD && !state.exists(id)) return false;
        // CR 304.4, 307.4: no permanent is an instant or a sorcery; the card that it is now is meant.
        if (isNeverAPermanent(filter) && GameState.isObject(id) && !state.exists(id))
            return Filters.matches(state, filter, References.current(state, id, context), context);
        return Filters.matches(state, filter, id, context);
    }

    private static boolean isNeverAPermanent(Filter filter) {
        return switch (filter) {
            case Filter.IsType(var type) -> type == CardType.INSTANT || type == CardType.SORCERY;
            case Filter.Or(var any) -> {
                for (var one : any) if (!isNeverAPermanent(one)) yield false;
                yield true;
            }
            case Filter.Which _,
                    Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Joined _ -> false;
        };
    }

    /// CR 702.33, 118.9: by the spell that resolves, or by the spell that became this permanent.
    private static boolean wasPaid(GameState state, PaidCost cost, Context context) {
        var item = context.item;
        return item != null && item.source == context.source && item.paid.has(cost)
                // An ability of the spell, or of the permanent that it became.
                || Statuses.paid(state, context.source).has(cost)
                || state.memory(context.source).paid().has(cost);
    }

    private static boolean wasCast(GameState state, Condition.WasCast condition, Context context) {
        var those = found(state, condition.what(), context);
        for (int i = 0; i < those.size(); i++) {
            int from = Filters.castFrom(state, those.get(i));
            var zone = condition.from();
            if (from < 0 || (zone != null && from != zone.ordinal())) return false;
        }
        return !those.isEmpty();
    }

    private static boolean anyPlayerHas(GameState state, Condition.PlayerHas condition, Context context) {
        int count = Amounts.of(state, condition.count(), context);
        for (int p = 0; p < state.playerCount; p++)
            if (state.isAlive(p)
                    && Filters.means(state, condition.who(), p, context)
                    && condition.comparison().holds(has(state, condition.what(), p, context), count)) return true;
        return false;
    }

    static boolean has(GameState state, Filter.Has filter, int player, Context context) {
        return filter.comparison()
                .holds(has(state, filter.what(), player, context), Amounts.of(state, filter.count(), context));
    }

    /// Nobody has more of it, or less.
    static boolean hasMost(GameState state, Filter.Most filter, int player, Context context) {
        int own = has(state, filter.what(), player, context);
        for (int p = 0; p < state.playerCount; p++) {
            if (p == player || !state.isAlive(p)) continue;
            int theirs = has(state, filter.what(), p, context);
            if (filter.most() ? theirs > own : theirs < own) return false;
        }
        return true;
    }

    private static int has(GameState state, Condition.Possession what, int player, Context context) {
        return switch (what) {
            case Condition.Possession.Life _ -> state.life(player);
            case Condition.Possession.Cards cards ->
                matching(state, state.list(cards.zone(), player), cards.of(), context);
            case Condition.Possession.Permanents permanents -> {
                int count = 0;
                for (int i = 0; i < state.zones.battlefield.size(); i++) {
                    int id = state.zones.battlefield.get(i);
                    if (state.isOnBattlefield(id)
                            && state.controller(id) == player
                            && Filters.matches(state, permanents.of(), id, context)) count++;
                }
                yield count;
            }
            case Condition.Possession.ThisTurn turn -> state.player(player, TurnHistory.field(turn.tally()));
        };
    }

    private static int matching(GameState state, IntList cards, Filter filter, Context context) {
        if (filter instanceof Filter.Any) return cards.size();
        int count = 0;
        for (int i = 0; i < cards.size(); i++) if (Filters.matches(state, filter, cards.get(i), context)) count++;
        return count;
    }

    private static boolean anyPlayerIs(GameState state, Condition.PlayerIs condition, Context context) {
        for (int p = 0; p < state.playerCount; p++) {
            boolean is = switch (condition.designation()) {
                case MONARCH -> state.players.monarch == p;
                case CITYS_BLESSING -> state.player(p, PlayerTable.CITYS_BLESSING) != 0;
                case INITIATIVE -> state.players.initiative == p;
                case COMPLETED_DUNGEON -> state.player(p, PlayerTable.DUNGEONS_COMPLETED) > 0;
                case IN_THAT_EXTRA_TURN -> state.turn.extra != 0 && state.turn.extra == context.slots.extraTurn;
                case FIRST_COMBAT_PHASE -> state.turn.combatPhases == 1 && state.turn.step.isCombat();
                case DAY -> state.turn.daylight == Turn.DAY;
                case NIGHT -> state.turn.daylight == Turn.NIGHT;
                case ATTACKED -> (state.combat.attackedPlayers & 1 << p) != 0;
                case MAX_SPEED -> state.player(p, PlayerTable.SPEED) == Condition.MAX_SPEED;
            };
            if (is && Filters.means(state, condition.who(), p, context)) return true;
        }
        return false;
    }

    private static IntList found(GameState state, Reference reference, Context context) {
        if (reference instanceof Reference.This) return IntList.of(context.source);
        var found = new IntList();
        References.find(state, reference, context, found);
        return found;
    }
}
