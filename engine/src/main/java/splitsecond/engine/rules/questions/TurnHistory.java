package splitsecond.engine.rules.questions;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;

/// What has happened this turn, counted for each player as it happens; where a text is choosier than that, by looking
/// at the objects and at what is remembered of those that are gone.
public final class TurnHistory {

    private TurnHistory() {}

    public static int count(
            GameState state, Amount.Tally tally, @Nullable Filter of, @Nullable Reference by, Context context) {
        if (of != null) {
            switch (tally) {
                case SPELLS_CAST -> {
                    return spells(state, of, by, context);
                }
                case CREATURES_DIED -> {
                    return gone(state, of, by, context, 0, true);
                }
                case LEFT_BATTLEFIELD -> {
                    return gone(state, of, by, context, 0, false);
                }
                case ENTERED -> {
                    return marked(state, of, by, context, GameState.ENTERED_THIS_TURN);
                }
                case ATTACKED_WITH -> {
                    return marked(state, of, by, context, GameState.ATTACKED_THIS_TURN);
                }
                case LIFE_LOST,
                        LIFE_GAINED,
                        SPELLS_CAST_LAST_TURN,
                        CARDS_DRAWN,
                        CARDS_DISCARDED,
                        DAMAGE_DEALT,
                        LANDS_PLAYED,
                        PERMANENTS_SACRIFICED -> {}
            }
        }
        int field = field(tally);
        int total = 0;
        for (int p = 0; p < state.playerCount; p++)
            if (by == null || Filters.means(state, by, p, context)) total += state.player(p, field);
        return total;
    }

    private static int field(Amount.Tally tally) {
        return switch (tally) {
            case SPELLS_CAST -> GameState.SPELLS_CAST;
            case SPELLS_CAST_LAST_TURN -> GameState.SPELLS_LAST_TURN;
            case CREATURES_DIED -> GameState.CREATURES_DIED;
            case LIFE_LOST -> GameState.LIFE_LOST;
            case LIFE_GAINED -> GameState.LIFE_GAINED;
            case CARDS_DRAWN -> GameState.CARDS_DRAWN;
            case CARDS_DISCARDED -> GameState.CARDS_DISCARDED;
            case DAMAGE_DEALT -> GameState.DAMAGE_TAKEN;
            case LANDS_PLAYED -> GameState.LANDS_PLAYED;
            case ATTACKED_WITH -> GameState.ATTACKED_WITH;
            case ENTERED -> GameState.ENTERED;
            case PERMANENTS_SACRIFICED -> GameState.SACRIFICED;
            case LEFT_BATTLEFIELD -> GameState.LEFT;
        };
    }

    private static boolean isBy(GameState state, @Nullable Reference by, int id, Context context) {
        return by == null || Filters.means(state, by, state.controller(id), context);
    }

    private static int spells(GameState state, Filter of, @Nullable Reference by, Context context) {
        int count = 0;
        for (int i = 0; i < state.stack.size(); i++) {
            int id = state.stack.get(i);
            if (Filters.isAbility(state, id) || state.is(id, GameState.COPY)) continue;
            if (isBy(state, by, id, context) && Filters.matches(state, of, id, context)) count++;
        }
        for (var last : state.lastKnown) {
            if (last.zone() != Zone.STACK || last.turn() != state.turn || (last.flags() & GameState.COPY) != 0)
                continue;
            if (last.traits().types != 0
                    && isBy(state, by, last.id(), context)
                    && Filters.matches(state, of, last.id(), context)) count++;
        }
        return count;
    }

    private static int gone(
            GameState state, Filter of, @Nullable Reference by, Context context, int flag, boolean creatures) {
        int count = 0;
        for (var last : state.lastKnown) {
            if (last.zone() != Zone.BATTLEFIELD || last.turn() != state.turn) continue;
            if (flag != 0 && (last.flags() & flag) == 0) continue;
            if (creatures && !last.traits().isCreature()) continue;
            if (isBy(state, by, last.id(), context) && Filters.matches(state, of, last.id(), context)) count++;
        }
        return count;
    }

    private static int marked(GameState state, Filter of, @Nullable Reference by, Context context, int flag) {
        int count = gone(state, of, by, context, flag, false);
        for (int i = 0; i < state.battlefield.size(); i++) {
            int id = state.battlefield.get(i);
            if (state.is(id, flag) && isBy(state, by, id, context) && Filters.matches(state, of, id, context)) count++;
        }
        return count;
    }
}
