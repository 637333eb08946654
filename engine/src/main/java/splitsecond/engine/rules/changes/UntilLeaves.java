package splitsecond.engine.rules.changes;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.Delayed;
import splitsecond.engine.state.GameState;

/// CR 610.3: exiled until something leaves the battlefield.
public final class UntilLeaves {

    public static final String NAME = "until leaves";

    private UntilLeaves() {}

    /// CR 610.3: immediately after something has left the battlefield, what was exiled until then returns, all of it at
    /// the same time (610.3d).
    static void release(GameState state) {
        boolean any = false;
        for (int i = state.effects.delayed.size() - 1; i >= 0; i--) any |= isDue(state, state.effects.delayed.get(i));
        if (!any) return;
        Zones.beginBatch(state);
        for (int i = state.effects.delayed.size() - 1; i >= 0; i--) {
            var waiting = state.effects.delayed.get(i);
            if (!isDue(state, waiting)) continue;
            state.effects.delayed.remove(i);
            var locked = exiled(waiting);
            if (locked == null || !(waiting.ability().effect() instanceof Effect.Move back)) continue;
            if (back.to() == Zone.BATTLEFIELD && isAsked(state, locked))
                state.prepared.rules.follow(state, back, Context.of(waiting.source(), waiting.controller()));
            else
                for (int exiled : locked.ids())
                    if (state.isIn(exiled, Zone.EXILE)) Zones.move(state, exiled, back.to());
        }
        Zones.endBatch(state);
    }

    private static boolean isDue(GameState state, Delayed waiting) {
        return exiled(waiting) != null && !state.isIn(waiting.source(), Zone.BATTLEFIELD);
    }

    private static Reference.@Nullable Locked exiled(Delayed waiting) {
        return waiting.ability().source instanceof Ability.Triggered triggered
                        && triggered.name().equals(NAME)
                        && triggered.effect() instanceof Effect.Move move
                        && move.what() instanceof Reference.Locked locked
                ? locked
                : null;
    }

    /// Whether something may have to be chosen as one of them enters (CR 303.4f, 614.12a).
    private static boolean isAsked(GameState state, Reference.Locked returning) {
        for (int exiled : returning.ids()) {
            if (!state.isIn(exiled, Zone.EXILE)) continue;
            var front = state.blueprint(exiled).front();
            if (front.hasStatics || front.hasSubtype(Attachments.AURA)) return true;
        }
        return false;
    }
}
