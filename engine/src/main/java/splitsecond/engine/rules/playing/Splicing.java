package splitsecond.engine.rules.playing;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.binding.Binder;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Targeting;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StackItem;

/// CR 702.47: a card in hand whose text is added to a spell that is being cast.
final class Splicing {

    private Splicing() {}

    /// Whether the card's text may be added to that spell: it fits, and there are targets (702.47b).
    static boolean isPossible(GameState state, KeywordAbility.Splice splice, int card, int spell, StackItem item) {
        var added = state.original(card).rules[0].spell();
        if (added == null || item.ability == null) return false;
        if (!Filters.matches(state, splice.onto(), spell, card, item.controller)) return false;
        var tried = item.trial();
        tried.ability = added;
        Targeting.aim(state, tried, added.slots);
        if (added.modal != null || !Targeting.feasible(state, tried, 0)) return false;
        return true;
    }

    /// The text of the spell with that of the card after it.
    static CompiledAbility added(GameState state, CompiledAbility main, int card) {
        var added = state.original(card).rules[0].spell();
        if (added == null) return main;
        Effect first = main.effect();
        Effect second = added.effect();
        if (first == null || second == null) return main;
        return Compiler.compile(new Ability.Spell(Binder.joined(List.of(first, second))), 0);
    }
}
