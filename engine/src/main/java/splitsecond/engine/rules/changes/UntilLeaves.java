package splitsecond.engine.rules.changes;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Returning;

/// CR 610.3: exiled until something leaves the battlefield.
public final class UntilLeaves {

    private UntilLeaves() {}

    /// What was exiled goes back where it was as the source of the effect leaves.
    public static void await(GameState state, Context context, IntList there, Zone home) {
        var exiled = new ArrayList<Integer>();
        for (int i = 0; i < there.size(); i++) exiled.add(there.get(i));
        if (exiled.isEmpty()) return;
        var returning = new ArrayList<>(state.effects.returning);
        returning.add(new Returning(context.source, context.controller, exiled, home));
        state.effects.returning = List.copyOf(returning);
    }

    /// Immediately after something has left the battlefield, what was exiled until then returns, all of it at the same
    /// time (610.3d).
    static void release(GameState state) {
        var due = new ArrayList<Returning>();
        var left = new ArrayList<Returning>();
        for (var one : state.effects.returning) (isDue(state, one) ? due : left).add(one);
        if (due.isEmpty()) return;
        state.effects.returning = List.copyOf(left);
        Zones.beginBatch(state);
        for (var one : due) {
            if (one.to() == Zone.BATTLEFIELD && isAsked(state, one.exiled())) follow(state, one);
            else
                for (int exiled : one.exiled()) if (state.isIn(exiled, Zone.EXILE)) Zones.move(state, exiled, one.to());
        }
        Zones.endBatch(state);
    }

    private static void follow(GameState state, Returning one) {
        var back = new Effect.Move(
                new Reference.Locked(one.exiled()), Zone.EXILE, one.to(), Effect.Placement.PLAIN, null, "");
        state.prepared.rules.follow(state, back, Context.of(one.source(), one.controller()));
    }

    private static boolean isDue(GameState state, Returning one) {
        return !state.isIn(one.source(), Zone.BATTLEFIELD);
    }

    /// Whether something may have to be chosen as one of them enters (CR 303.4f, 614.12a).
    private static boolean isAsked(GameState state, List<Integer> returning) {
        for (int exiled : returning) {
            if (!state.isIn(exiled, Zone.EXILE)) continue;
            var front = state.blueprint(exiled).front();
            if (front.hasStatics || front.hasSubtype(Attachments.AURA)) return true;
        }
        return false;
    }
}
