package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 701.22, 701.25: scry and surveil: cards from the top, each put somewhere, those kept in any order.
final class ScryAndSurveil {

    static final int TOP = 0;
    static final int BOTTOM = 1;
    static final int GRAVEYARD = 2;

    private static final int[] NO_OTHERS = {};

    private ScryAndSurveil() {}

    static boolean scry(GameState state, Following frame, Effect.Scry effect) {
        int count = Amounts.of(state, effect.count(), frame.context);
        return sort(state, frame, frame.context.controller, frame.context.controller, count, BOTTOM, Action.SCRY);
    }

    static boolean surveil(GameState state, Following frame, Effect.Surveil effect) {
        int count = Amounts.of(state, effect.count(), frame.context);
        return sort(state, frame, frame.context.controller, frame.context.controller, count, GRAVEYARD, Action.SURVEIL);
    }

    /// `player` looks at the top cards of a library; each stays on top or goes to the other place.
    static boolean sort(GameState state, Following frame, int player, int whose, int count, int other, Action action) {
        if (count <= 0) return true;
        var top = topOf(state, whose, count);
        var kept = new IntList();
        var away = new IntList();
        for (int i = 0; i < top.size(); i++) {
            int place = place(state, frame, player, top.get(i), other, top.toArray());
            if (place == Choosing.WAITING) return false;
            (place == TOP ? kept : away).add(top.get(i));
        }
        var order = Choosing.order(state, frame, player, kept);
        if (order == null) return false;
        // CR 701.22b: the cards put on the bottom go in any order, too.
        var below = other == BOTTOM ? Choosing.order(state, frame, player, away) : away;
        if (below == null) return false;
        state.history.revelations++;
        arrange(state, whose, order, other == BOTTOM ? below : null);
        if (other == GRAVEYARD) bury(state, frame.context, below);
        Triggers.raise(state, Triggers.action(action, player, count));
        return true;
    }

    static int place(GameState state, Asking frame, int player, int card, int other) {
        return place(state, frame, player, card, other, NO_OTHERS);
    }

    /// @param shown the cards that are looked at together with it
    private static int place(GameState state, Asking frame, int player, int card, int other, int[] shown) {
        state.decision
                .begin(Decision.Kind.PLACE, player, card, 0)
                .showing(shown)
                .add(Option.Kind.PLACE, TOP)
                .add(Option.Kind.PLACE, other);
        long answer = frame.pick(state);
        return answer == Asking.PENDING ? Choosing.WAITING : Option.id(answer);
    }

    /// The top cards of a library, the topmost first.
    static IntList topOf(GameState state, int player, int count) {
        var library = state.library(player);
        var top = new IntList();
        for (int i = library.size() - 1; i >= 0 && top.size() < count; i--) top.add(library.get(i));
        return top;
    }

    /// Cards that were on top are put back on top in this order, the first topmost, others on the bottom. They do not
    /// change zones, so they stay the same objects.
    static void arrange(GameState state, int whose, IntList onTop, @Nullable IntList below) {
        var library = state.library(whose);
        for (int i = 0; i < onTop.size(); i++) library.remove(onTop.get(i));
        if (below != null)
            for (int i = 0; i < below.size(); i++) {
                library.remove(below.get(i));
                library.insert(0, below.get(i));
            }
        for (int i = onTop.size() - 1; i >= 0; i--) library.add(onTop.get(i));
        state.changed(Zone.LIBRARY);
    }

    private static void bury(GameState state, Context context, IntList cards) {
        var done = new IntList();
        Zones.beginBatch(state);
        for (int i = 0; i < cards.size(); i++) {
            int moved = Zones.move(state, cards.get(i), Zone.GRAVEYARD);
            if (moved != GameState.NONE) done.add(moved);
        }
        Zones.endBatch(state);
        context.slots.did(done);
    }
}
