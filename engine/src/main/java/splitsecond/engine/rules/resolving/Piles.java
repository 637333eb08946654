package splitsecond.engine.rules.resolving;

import splitsecond.engine.ability.Effect;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 700.3: piles. Either may be empty.
final class Piles {

    private Piles() {}

    private static final int[] NOTHING = {};

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
        var first = new IntList();
        var second = what.copy();
        if (!separate(state, frame, by.get(0), first, second)) return false;
        state.decision
                .begin(Decision.Kind.NUMBER, chooser.get(0), context.source, 2)
                .showingPiles(first.toArray(), effect.faceDown() ? NOTHING : second.toArray())
                .numbers(1, 2);
        long answer = frame.pick(state);
        if (answer == Asking.PENDING) return false;
        boolean isFirst = Option.id(answer) == 1;
        context.slots.did(isFirst ? first : second);
        context.slots.left(isFirst ? second : first);
        return true;
    }

    /// Moves objects from the second pile to the first until the player is content; false while waiting.
    private static boolean separate(GameState state, Following frame, int player, IntList first, IntList second) {
        while (!second.isEmpty()) {
            var decision = state.decision
                    .begin(Decision.Kind.CHOOSE, player, frame.context.source, second.size())
                    .showingPiles(first.toArray(), second.toArray());
            for (int i = 0; i < second.size(); i++) decision.add(Option.Kind.ENTITY, second.get(i));
            decision.add(Option.Kind.DONE, 0);
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return false;
            if (Option.kind(answer) == Option.Kind.DONE) return true;
            first.add(Option.id(answer));
            second.remove(Option.id(answer));
        }
        return true;
    }
}
