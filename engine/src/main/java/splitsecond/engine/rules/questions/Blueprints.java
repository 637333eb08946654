package splitsecond.engine.rules.questions;

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.WeakHashMap;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.state.Blueprint;

/// Cards made ready for play, one of each for all games that have it: many matches between the same decks stay small
/// enough for the processor's own memory.
public final class Blueprints {

    private static final Map<CardDefinition, WeakReference<Blueprint>> KNOWN = new WeakHashMap<>();

    private Blueprints() {}

    /// What is made of the card, for as long as a game is played with it.
    public static synchronized Blueprint of(CardDefinition card) {
        var known = KNOWN.get(card);
        var blueprint = known == null ? null : known.get();
        if (blueprint != null) return blueprint;
        blueprint = Compiler.compile(card);
        // The card that the blueprint holds is the key, so that the entry lasts as long as what it leads to.
        KNOWN.remove(card);
        KNOWN.put(blueprint.card, new WeakReference<>(blueprint));
        return blueprint;
    }
}
