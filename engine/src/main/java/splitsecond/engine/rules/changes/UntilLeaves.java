package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.state.GameState;

/// CR 610.3: exiled until something leaves the battlefield.
public final class UntilLeaves {

    public static final String NAME = "until leaves";

    private UntilLeaves() {}

    /// CR 610.3b: something has left the battlefield, and what was exiled until then returns at once.
    public static void release(GameState state, int left) {
        for (int i = state.effects.delayed.size() - 1; i >= 0; i--) {
            var waiting = state.effects.delayed.get(i);
            if (waiting.source() != left
                    || !(waiting.ability().source instanceof Ability.Triggered triggered)
                    || !triggered.name().equals(NAME)
                    || !(triggered.effect()
                            instanceof Effect.Move(Reference.Locked locked, var _, var _, var _, var _, var _)))
                continue;
            state.effects.delayed.remove(i);
            for (int exiled : locked.ids())
                if (state.isIn(exiled, Zone.EXILE)) Zones.move(state, exiled, Zone.BATTLEFIELD);
        }
    }
}
