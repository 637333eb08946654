package splitsecond.engine.binding;

import splitsecond.engine.ability.Token;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.TypeLine;

/// What is known of the object that has the ability: "it" may mean that object, and X what it was cast with.
///
/// @param spell whether it is an instant or sorcery, which nobody calls "it" where something else could be meant
/// @param castWithX whether its mana cost has an {X} (CR 107.3m)
public record Nature(Noun self, boolean spell, boolean castWithX) {

    /// An object that an effect gives an ability to.
    public static final Nature ANY_PERMANENT = new Nature(Noun.PERMANENT, false, true);

    public static Nature of(TypeLine types, boolean castWithX) {
        boolean spell = types.is(CardType.INSTANT) || types.is(CardType.SORCERY);
        return new Nature(spell ? Noun.SPELL : Noun.of(types), spell, castWithX);
    }

    static Nature of(Token token) {
        return new Nature(Noun.of(token.types()).asToken(), false, false);
    }
}
