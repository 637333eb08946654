package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.binding.Binder;
import splitsecond.engine.binding.Nature;

/// CR 702.99: a spell card that is exiled encoded on a creature.
public final class Cipher {

    private Cipher() {}

    /// What the spell does last: "you may exile this card encoded on a creature you control".
    public static Effect encode() {
        var creature = new Reference.Chosen(and(CREATURE, YOURS), Count.upTo(1), YOU);
        return new Effect.KeywordAction(Action.ENCODE, null, creature, "");
    }

    /// What the creature has for as long as that card is encoded on it.
    public static Ability encoded(int card) {
        var copy = new Effect.CopySpell(new Reference.Locked(List.of(card)), ONE, false, "");
        var cast = new Effect.CastCard(YOU, IT, true, true, false, FOREVER, "");
        return Binder.bound(when("cipher", hitsPlayer(), all(copy, cast)), Nature.ANY_PERMANENT);
    }
}
