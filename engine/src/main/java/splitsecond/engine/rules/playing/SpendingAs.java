package splitsecond.engine.rules.playing;

import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StaticIndex;

/// CR 609.4b: effects that let players spend mana as though it were of any color, or of any type.
final class SpendingAs {

    private SpendingAs() {}

    /// The cost of anything but a spell.
    static ManaCost elsewhere(GameState state, ManaCost cost, int player) {
        return onSpell(state, cost, GameState.NONE, player);
    }

    /// The cost of a spell with what may be spent on it.
    static ManaCost onSpell(GameState state, ManaCost cost, int spell, int player) {
        if (cost.size() == 0 && cost.colorsOfX() == 0 || !state.caches.statics.concerns(StaticIndex.Matter.SPELL_COSTS))
            return cost;
        var total = cost;
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.SpendAs as)
                    || !Statics.includes(state, as.who(), entry, player)
                    || !includes(state, as, entry, spell)) continue;
            switch (as.spending()) {
                case AS_IT_IS -> {}
                case AS_ANY_COLOR -> total = total.payableWithAny(false);
                case AS_ANY_TYPE -> total = total.payableWithAny(true);
                case WHITE_ALONE_AS_ANY_COLOR -> total = total.payableWithWhiteAlone();
            }
        }
        return total;
    }

    private static boolean includes(GameState state, StaticEffect.SpendAs as, StaticIndex.Entry entry, int spell) {
        var spells = as.spells();
        return spells == null
                || spell != GameState.NONE
                        && Filters.matchesAsSpell(state, spells, spell, Context.of(entry.source(), entry.controller()));
    }
}
