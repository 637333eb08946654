package splitsecond.engine.rules.resolving;

import java.util.List;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 702.167: the card returns transformed, and its abilities may speak of what was exiled to craft it.
final class Crafting {

    private static final Effect.Placement TRANSFORMED =
            new Effect.Placement(0, false, false, true, false, false, List.of(), "");

    private Crafting() {}

    static boolean craft(GameState state, Following frame) {
        var context = frame.context;
        int card = References.current(state, context.source, context);
        // CR 712.14a: what has no other face stays where it is.
        if (!state.exists(card) || !state.isIn(card, Zone.EXILE) || state.blueprint(card).faces.length < 2) return true;
        if (!Moving.put(state, frame, IntList.of(card), Zone.BATTLEFIELD, TRANSFORMED, GameState.NONE)) return false;
        int crafted = state.successor(card);
        if (context.item == null || !state.isOnBattlefield(crafted)) return true;
        for (int paid : context.item.paidWith) {
            int material = state.exists(paid) ? paid : state.successor(paid);
            if (paid != context.source && material != crafted && state.isIn(material, Zone.EXILE))
                Moving.putAside(state, crafted, material);
        }
        return true;
    }
}
