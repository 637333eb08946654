package splitsecond.engine.rules.keyword;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.TypeLine;

/// CR 702.103 Bestow: cast for its bestow cost the card is an Aura with enchant creature and no creature, until it is
/// unattached. That is a face of its own, after the printed ones.
public final class Bestow {

    private Bestow() {}

    /// What a bestowed card is, or null for a card without bestow.
    public static @Nullable Face bestowed(Face face) {
        boolean has = false;
        for (var ability : face.abilities())
            has |= ability instanceof Ability.Parameterized(KeywordAbility.CastAnotherWay way)
                    && way.way().isAuraWhileAttached();
        if (!has) return null;
        var abilities = new ArrayList<>(face.abilities());
        abilities.add(new Ability.Parameterized(new KeywordAbility.Enchant(new Filter.IsType(CardType.CREATURE))));
        var types = new TypeLine(
                face.types().supertypes(), face.types().types() & ~CardType.CREATURE.bit(), List.of("Aura"));
        return new Face(face.name(), face.manaCost(), types, face.colors(), 0, 0, 0, abilities, face.text());
    }
}
