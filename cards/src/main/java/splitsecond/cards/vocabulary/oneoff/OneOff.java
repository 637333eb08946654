package splitsecond.cards.vocabulary.oneoff;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;

/// A paragraph that one card has and no rule should read: its exact text, `~` for the card itself, and what it means.
public record OneOff(String text, Ability ability) {

    static OneOff spell(String text, Effect effect) {
        return new OneOff(text, new Ability.Spell(effect));
    }
}
