package splitsecond.engine.view;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.Supertype;

/// CR 109.3: what an object is at a moment, for reading.
public interface Traits {

    String name();

    @Nullable
    ManaCost manaCost();

    int manaValue();

    /// One bit per `CardType`.
    int types();

    /// One bit per `Supertype`.
    int supertypes();

    List<String> subtypes();

    /// One bit per `Color`.
    int colors();

    Keywords keywords();

    int power();

    int toughness();

    int loyalty();

    boolean is(CardType type);

    boolean is(Supertype supertype);

    boolean isCreature();

    boolean isLand();

    boolean isPermanentCard();

    boolean has(Keyword keyword);

    /// Also by being every creature type (CR 702.73).
    boolean hasSubtype(String subtype);

    /// How many abilities it has.
    int abilities();

    AbilityView ability(int index);

    boolean hasStatics();

    boolean hasManaAbility();

    /// How many rules effects have given it, such as "can't block".
    int rules();

    Rule rule(int index);
}
