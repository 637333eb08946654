package splitsecond.engine.rules.changes;

import java.util.ArrayList;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.rules.questions.ReplacedEvents;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.GameState;

/// CR 701.17: how many cards are milled.
public final class Milling {

    private Milling() {}

    /// After replacement effects; no more than there could be in a game.
    public static int number(GameState state, int player, int count) {
        if ((state.caches.replacing & ReplacedEvents.MILL) == 0) return count;
        var changes = new ArrayList<NumberChange>(2);
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.Replace(Replacement.ChangeMill change)
                    && Statics.includes(state, change.who(), entry, player))
                changes.add(new NumberChange(entry.source(), change.times(), change.plus()));
        return NumberChange.apply(state, count, player, changes, false);
    }
}
