package splitsecond.engine.rules.resolving;

import java.util.List;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.keyword.Cipher;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;

/// CR 702.99a: a spell that is represented by a card is exiled encoded on a creature.
final class Encoding {

    private Encoding() {}

    static boolean encode(GameState state, Following frame, Reference on) {
        var context = frame.context;
        int spell = context.source;
        if (!state.isIn(spell, Zone.STACK) || state.is(spell, ObjectFlags.COPY)) return true;
        var creatures = Choosing.those(state, frame, on);
        if (creatures == null) return false;
        if (creatures.isEmpty()) return true;
        int card = Resolving.leave(state, spell, Zone.EXILE, Zones.arrival(state, spell, Zone.EXILE));
        References.moved(context, spell, card, Zone.STACK, Zone.EXILE);
        if (card == GameState.NONE || !state.isIn(card, Zone.EXILE)) return true;
        // CR 702.99c: whoever controls it, and whatever it becomes.
        LastingEffects.add(
                state,
                context,
                new int[] {creatures.get(0)},
                List.of(new Modification.GainAbility(Cipher.encoded(card))),
                null,
                new Duration.Forever());
        return true;
    }
}
