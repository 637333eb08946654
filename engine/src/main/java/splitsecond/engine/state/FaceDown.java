package splitsecond.engine.state;

import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keywords;

/// CR 708.2a: a face-down permanent is a 2/2 creature without name, cost, subtypes or abilities.
public final class FaceDown {

    private FaceDown() {}

    public static final Characteristics TRAITS = with();

    /// With the abilities that let it be turned face up.
    public static Characteristics with(CompiledAbility... abilities) {
        return new Characteristics(
                "",
                null,
                0,
                CardType.CREATURE.bit(),
                new String[0],
                0,
                Keywords.NONE,
                2,
                2,
                0,
                abilities,
                new Rule[0],
                false);
    }
}
