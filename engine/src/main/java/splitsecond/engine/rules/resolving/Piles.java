package splitsecond.engine.rules.resolving;

import splitsecond.engine.ability.Effect;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 700.3: piles. Either may be empty.
final class Piles {

    private Piles() {}

    /// The first pile is chosen object by object, then one of the two by its number.
    static boolean separate(GameState state, Following frame, Effect.SeparateIntoPiles effect) {
        var context = frame.context;
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        var by = Choosing.players(state, frame, effect.by());
        if (by == null) return false;
        var chooser = Choosing.players(state, frame, effect.chooser());
        if (chooser == null) return false;
        if (by.isEmpty() || chooser.isEmpty()) return true;
        var first = Choosing.some(state, frame, Decision.Kind.CHOOSE, by.get(0), what, 0, what.size());
        if (first == null) return false;
        var second = new IntList();
        for (int i = 0; i < what.size(); i++) if (!first.contains(what.get(i))) second.add(what.get(i));
        int pile = Choosing.number(state, frame, chooser.get(0), context.source, 1, 2);
        if (pile == Choosing.WAITING) return false;
        context.slots.did(pile == 1 ? first : second);
        context.slots.left(pile == 1 ? second : first);
        return true;
    }
}
