package splitsecond.engine.rules.questions;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StackItem;

/// CR 109.2: where the things a description speaks of are looked for.
final class Candidates {

    /// Beside one bit per zone.
    private static final int PLAYERS = 1 << 8;

    private static final int BATTLEFIELD = bit(Zone.BATTLEFIELD);
    private static final int STACK = bit(Zone.STACK);
    private static final Zone[] ZONES = Zone.values();

    private Candidates() {}

    private static int bit(Zone zone) {
        return 1 << zone.ordinal();
    }

    /// Adds up to `most` that fit to `found`, if there is such a list; returns how many.
    static int run(GameState state, Filter filter, Context context, @Nullable IntList found, int most) {
        return run(state, filter, context, null, found, most);
    }

    /// The same, and only what can be a target of the item, if there is one.
    static int run(
            GameState state,
            Filter filter,
            Context context,
            @Nullable StackItem item,
            @Nullable IntList found,
            int most) {
        var those = candidates(state, filter, context);
        if (those != null) return among(state, filter, context, those, item, found, most);
        int named = zones(filter);
        int zones = named == 0 ? BATTLEFIELD : named;
        if (zones == BATTLEFIELD)
            return in(state, filter, context, state.zones.battlefield, Zone.BATTLEFIELD, true, item, found, most);
        boolean simple = Integer.bitCount(zones & ~PLAYERS) == 1;
        int count = 0;
        if ((zones & PLAYERS) != 0) count = players(state, filter, context, item, found, most);
        for (var zone : ZONES) {
            if ((zones & bit(zone)) == 0) continue;
            boolean owned = zone == Zone.LIBRARY || zone == Zone.HAND || zone == Zone.GRAVEYARD;
            for (int p = 0; p < (owned ? state.playerCount : 1) && count < most; p++)
                count += in(state, filter, context, state.list(zone, p), zone, simple, item, found, most - count);
        }
        return count;
    }

    private static int players(
            GameState state,
            Filter filter,
            Context context,
            @Nullable StackItem item,
            @Nullable IntList found,
            int most) {
        int count = 0;
        int player = state.turn.activePlayer;
        for (int i = 0; i < state.playerCount && count < most; i++) {
            if (state.isAlive(player)
                    && Filters.matches(state, filter, player, context)
                    && (item == null || Targeting.canBeTargeted(state, player, item))) {
                count++;
                if (found != null) found.add(player);
            }
            player = player + 1 == state.playerCount ? 0 : player + 1;
        }
        return count;
    }

    private static int in(
            GameState state,
            Filter filter,
            Context context,
            IntList list,
            Zone zone,
            boolean simple,
            @Nullable StackItem item,
            @Nullable IntList found,
            int most) {
        int count = 0;
        int proposed = zone == Zone.BATTLEFIELD ? GameState.NONE : state.desk().proposed();
        long parts = simple ? 0 : partsIn(filter, zone);
        for (int i = 0; i < list.size() && count < most; i++) {
            int id = list.get(i);
            if (zone == Zone.BATTLEFIELD ? state.is(id, ObjectFlags.PHASED_OUT) : id == proposed) continue;
            boolean fits = simple
                    ? Filters.matches(state, filter, id, context)
                    : fits(state, filter, id, context, zone, parts);
            if (!fits || item != null && !Targeting.canBeTargeted(state, id, item)) continue;
            count++;
            if (found != null) found.add(id);
        }
        return count;
    }

    private static int among(
            GameState state,
            Filter filter,
            Context context,
            IntList those,
            @Nullable StackItem item,
            @Nullable IntList found,
            int most) {
        int count = 0;
        for (int i = 0; i < those.size() && count < most; i++) {
            if (!Filters.matches(state, filter, those.get(i), context)) continue;
            if (item != null && !Targeting.canBeTargeted(state, those.get(i), item)) continue;
            count++;
            if (found != null) found.add(those.get(i));
        }
        return count;
    }

    /// "This", or "one of those", wherever they are: nothing else need be looked at.
    private static @Nullable IntList candidates(GameState state, Filter filter, Context context) {
        return switch (filter) {
            case Filter.This _ -> IntList.of(context.source);
            case Filter.AmongThose f -> {
                var those = new IntList();
                References.find(state, f.those(), context, those);
                yield those;
            }
            case Filter.And f -> {
                for (int i = 0; i < f.all().size(); i++) {
                    var part = f.all().get(i);
                    if (part instanceof Filter.This || part instanceof Filter.AmongThose)
                        yield candidates(state, part, context);
                }
                yield null;
            }
            case Filter.Quality _,
                    Filter.Which _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Or _,
                    Filter.Not _ -> null;
        };
    }

    /// Whether something fits a description and is where that looks for it: "a creature" is on the battlefield, and
    /// what
    /// is gone is none.
    static boolean isThere(GameState state, Filter filter, int id, Context context) {
        if (GameState.isPlayer(id)) return Filters.matches(state, filter, id, context);
        if (!state.exists(id)) return false;
        if (candidates(state, filter, context) != null) return Filters.matches(state, filter, id, context);
        int zones = zones(filter);
        var zone = state.zone(id);
        return ((zones == 0 ? BATTLEFIELD : zones) & bit(zone)) != 0
                && fits(state, filter, id, context, zone, partsIn(filter, zone));
    }

    /// Of "a creature, or a creature card in your graveyard" those parts that look into the zone, a bit for each: found
    /// once, not for each object there. A part that names no zone means the battlefield.
    private static long partsIn(Filter filter, Zone zone) {
        if (!(filter instanceof Filter.Or(var any))) return 0;
        long parts = 0;
        for (int i = 0; i < any.size(); i++) {
            int zones = zones(any.get(i));
            if (((zones == 0 ? BATTLEFIELD : zones) & bit(zone)) != 0) parts |= 1L << i;
        }
        return parts;
    }

    /// @param parts of a filter with several, those that look into the zone
    private static boolean fits(GameState state, Filter filter, int id, Context context, Zone zone, long parts) {
        if (!(filter instanceof Filter.Or(var any))) return Filters.matches(state, filter, id, context);
        for (int i = 0; i < any.size(); i++) {
            var part = any.get(i);
            boolean fits = (parts >>> i & 1) != 0
                    && (part instanceof Filter.Or
                            ? fits(state, part, id, context, zone, partsIn(part, zone))
                            : Filters.matches(state, part, id, context));
            if (fits) return true;
        }
        return false;
    }

    /// The zones a filter names; 0 if none.
    private static int zones(Filter filter) {
        return switch (filter) {
            case Filter.In f -> bit(f.zone());
            case Filter.OnStack _, Filter.CastFrom _ -> STACK;
            case Filter.SingleGraveyard _, Filter.EndOfGraveyard _ -> bit(Zone.GRAVEYARD);
            case Filter.IsPlayer _ -> PLAYERS;
            case Filter.And f -> {
                int zones = 0;
                for (int i = 0; i < f.all().size(); i++) {
                    int named = zones(f.all().get(i));
                    if (named != 0) zones = zones == 0 || (zones & named) == 0 ? named : zones & named;
                }
                yield zones;
            }
            case Filter.Or f -> {
                int zones = 0;
                boolean unnamed = false;
                for (int i = 0; i < f.any().size(); i++) {
                    int named = zones(f.any().get(i));
                    zones |= named;
                    unnamed |= named == 0;
                }
                yield unnamed && zones != 0 ? zones | BATTLEFIELD : zones;
            }
            case Filter.Quality _, Filter.Which _, Filter.Circumstance _, Filter.Most _, Filter.Has _, Filter.Not _ ->
                0;
        };
    }
}
