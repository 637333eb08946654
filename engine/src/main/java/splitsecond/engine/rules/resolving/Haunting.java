package splitsecond.engine.rules.resolving;

import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.GameState;

/// CR 702.55b: the card in exile remembers the creature it haunts.
final class Haunting {

    private Haunting() {}

    static boolean haunt(GameState state, Following frame, Reference what) {
        var context = frame.context;
        var creature = Choosing.those(state, frame, what);
        if (creature == null) return false;
        int card = References.current(state, context.source, context);
        if (creature.isEmpty() || !state.exists(card) || !state.isIn(card, Zone.GRAVEYARD)) return true;
        int exiled = Zones.move(state, card, Zone.EXILE);
        if (exiled != GameState.NONE && state.isIn(exiled, Zone.EXILE))
            state.setMemory(exiled, state.memory(exiled).withAside(creature.get(0)));
        return true;
    }
}
