package splitsecond.engine.state;

import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keywords;

/// CR 708.2a: a face-down permanent or spell is a 2/2 creature without name, cost, subtypes or abilities.
public final class FaceDown {

    private FaceDown() {}

    public static final Characteristics TRAITS = with();

    /// CR 406.3: a card that is exiled face down has no characteristics at all.
    public static final Characteristics EXILED = of(0, 0);

    /// With the abilities that let it be turned face up.
    public static Characteristics with(CompiledAbility... abilities) {
        return of(CardType.CREATURE.bit(), 2, abilities);
    }

    private static Characteristics of(int types, int size, CompiledAbility... abilities) {
        return new Characteristics(
                "", null, 0, types, new String[0], 0, Keywords.NONE, size, size, 0, abilities, new Rule[0], false);
    }
}
