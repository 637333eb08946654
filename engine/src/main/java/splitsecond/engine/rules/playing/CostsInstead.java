package splitsecond.engine.rules.playing;

import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.rules.questions.Faces;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StaticIndex;

/// CR 118.9: what effects let players pay rather than the mana cost of the spells they cast.
final class CostsInstead {
    private CostsInstead() {}

    /// Whether the player may pay that for the card, cast with that face from where it is (CR 601.3e).
    static boolean isFor(
            GameState state,
            StaticEffect.ManaCostInstead instead,
            StaticIndex.Entry entry,
            int player,
            int card,
            Characteristics face) {
        if (!Statics.includes(state, instead.who(), entry, player)
                || !Permission.isOpen(state, instead.often(), entry.source(), player)) return false;
        boolean otherwise = Faces.isOtherwise(state, card, face);
        var before = otherwise ? state.cachedTraits(card) : null;
        if (otherwise) state.cacheTraits(card, face);
        boolean fits = Filters.matchesAsSpell(state, instead.spells(), card, entry.source(), entry.controller());
        if (otherwise) state.cacheTraits(card, before);
        return fits;
    }

    /// The effect that an option means: they are counted in the order of the index.
    static StaticIndex.Entry entry(GameState state, int which) {
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.ManaCostInstead && which-- == 0) return entry;
        throw new IllegalStateException("No effect offers that cost.");
    }
}
