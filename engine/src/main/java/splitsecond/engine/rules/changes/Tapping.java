package splitsecond.engine.rules.changes;

import java.util.List;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Continuous;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;

/// CR 701.26: tap and untap.
public final class Tapping {

    private Tapping() {}

    public static boolean tap(GameState state, int id) {
        if (!state.isOnBattlefield(id) || state.is(id, ObjectFlags.TAPPED)) return false;
        state.set(id, ObjectFlags.TAPPED, true);
        Triggers.raise(state, GameEvent.Kind.TAPPED, id, GameState.NONE, state.controller(id), 1);
        return true;
    }

    /// Returns whether it became untapped: a counter may have been removed instead (CR 122.1d).
    public static boolean untap(GameState state, int id) {
        if (!state.isOnBattlefield(id) || !state.is(id, ObjectFlags.TAPPED)) return false;
        if (Layers.of(state, id).hasRule(Rule.Kind.CANT_BECOME_UNTAPPED)) return false;
        var stun = state.counters(id).against(CounterKind.Guard.UNTAPPING);
        if (stun != null) {
            PuttingCounters.remove(state, id, stun, 1);
            return false;
        }
        state.set(id, ObjectFlags.TAPPED, false);
        Triggers.raise(state, GameEvent.Kind.UNTAPPED, id, GameState.NONE, state.controller(id), 1);
        return true;
    }

    private static final List<Modification> STAYS =
            List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.DOESNT_UNTAP)));

    /// It doesn't untap during the player's next untap step: that of whoever else controls it by then is another.
    public static void keepTapped(GameState state, int player, int id) {
        var theirs = new Filter.And(List.of(
                new Filter.AmongThose(new Reference.Locked(List.of(id))),
                new Filter.ControlledBy(new Reference.Locked(List.of(player)))));
        state.effects.continuous.add(new Continuous(
                state.effects.nextTimestamp++,
                id,
                player,
                new int[] {player},
                List.of(),
                null,
                new StaticEffect.Change(new Reference.Each(theirs, ""), STAYS),
                new Duration.NextUntapStep(true, ""),
                state.turn.number));
        state.caches.layersDirty = true;
    }

    /// CR 701.43a.
    public static void exert(GameState state, int player, int id) {
        keepTapped(state, player, id);
        Triggers.raise(state, GameEvent.did(Action.EXERT, id, GameState.NONE, player, 1));
    }
}
