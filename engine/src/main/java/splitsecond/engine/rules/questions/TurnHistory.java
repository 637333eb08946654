package splitsecond.engine.rules.questions;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.PlayerTable;

/// What has happened this turn, counted for each player as it happens; where a text is choosier than that, by looking
/// at the objects and at what is remembered of those that are gone.
public final class TurnHistory {

    private TurnHistory() {}

    public static int count(
            GameState state, Amount.Tally tally, @Nullable Filter of, @Nullable Reference by, Context context) {
        if (of != null && tally == Amount.Tally.SPELLS_CAST) return spells(state, of, by, Integer.MAX_VALUE, context);
        int field = field(tally);
        int total = 0;
        for (int p = 0; p < state.playerCount; p++)
            if (by == null || Filters.means(state, by, p, context)) total += state.player(p, field);
        return total;
    }

    /// How often an event has happened this turn, or how much of it where it is counted ("a counter is put").
    static int times(GameState state, Trigger event, Context context) {
        int times = 0;
        for (int i = 0; i < state.history.journal.size(); i++) {
            var past = state.history.journal.get(i);
            if (TriggerEvents.matches(state, event, past, context)) times += much(event, past);
        }
        return times;
    }

    /// Damage is counted by its amount, although it makes abilities trigger once.
    private static int much(Trigger event, GameEvent past) {
        return event instanceof Trigger.DealsNoncombatDamage ? past.amount() : TriggerEvents.times(event, past);
    }

    /// "An opponent cast three or more spells": the most that one player did, not all of them together.
    static int timesByOne(GameState state, Trigger event, Context context) {
        int most = 0;
        for (int p = 0; p < state.playerCount; p++) {
            int times = 0;
            for (int i = 0; i < state.history.journal.size(); i++) {
                var past = state.history.journal.get(i);
                if (past.player() == p && TriggerEvents.matches(state, event, past, context))
                    times += much(event, past);
            }
            most = Math.max(most, times);
        }
        return most;
    }

    /// Whether it is what a player does.
    static boolean isDoneByPlayers(Trigger event) {
        return event instanceof Trigger.OfPlayers;
    }

    static int field(Amount.Tally tally) {
        return switch (tally) {
            case SPELLS_CAST -> PlayerTable.SPELLS_CAST;
            case SPELLS_CAST_LAST_TURN -> PlayerTable.SPELLS_LAST_TURN;
            case LIFE_LOST -> PlayerTable.LIFE_LOST;
            case LIFE_GAINED -> PlayerTable.LIFE_GAINED;
            case CARDS_DRAWN -> PlayerTable.CARDS_DRAWN;
            case DAMAGE_DEALT -> PlayerTable.DAMAGE_TAKEN;
            case NONCOMBAT_DAMAGE_DEALT -> PlayerTable.NONCOMBAT_DAMAGE_TAKEN;
            case ATTACKED_WITH -> PlayerTable.ATTACKED_WITH;
        };
    }

    private static boolean isBy(GameState state, @Nullable Reference by, int id, Context context) {
        return by == null || Filters.means(state, by, state.controller(id), context);
    }

    private static boolean isOther(Filter of) {
        return of instanceof Filter.Other
                || of instanceof Filter.And(var all) && all.getFirst() instanceof Filter.Other;
    }

    /// CR 702.40a, and what counts only some of the spells before another.
    static int castBefore(GameState state, Amount.CastBefore amount, Context context) {
        int than = context.source;
        if (amount.than() != null) {
            var spells = new IntList();
            References.find(state, amount.than(), context, spells);
            if (spells.isEmpty()) return 0;
            than = spells.get(0);
        }
        var spell = state.lastItem(than);
        int before = spell == null ? 0 : Math.max(0, spell.castBefore);
        return amount.of() == null ? before : spells(state, amount.of(), amount.by(), before, context);
    }

    /// @param before how many spells had been cast when the last of them was
    private static int spells(GameState state, Filter of, @Nullable Reference by, int before, Context context) {
        int count = 0;
        for (int i = 0; i < state.zones.stack.size(); i++) {
            int id = state.zones.stack.get(i);
            var item = state.item(id);
            if (item == null || item.castBefore < 0 || item.castBefore >= before) continue;
            if (isBy(state, by, id, context) && Filters.matches(state, of, id, context)) count++;
        }
        for (var last : state.history.lastKnown) {
            if (last.zone() != Zone.STACK || last.turn() != state.turn.number) continue;
            if (last.item() == null || last.item().castBefore < 0 || last.item().castBefore >= before) continue;
            // A permanent is no other than the spell that became it.
            if (isOther(of) && state.successor(last.id()) == context.source) continue;
            if (isBy(state, by, last.id(), context) && Filters.matches(state, of, last.id(), context)) count++;
        }
        return count;
    }
}
