package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.ability.Abilities;
import splitsecond.cards.vocabulary.ability.Keywords;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Modification;

/// Abilities that an object gains or has, keywords and quoted ones.
public final class Granting {
    private Granting() {}

    private static Modification gained(Ability ability) {
        return ability instanceof Ability.Keyword(var keyword)
                ? new Modification.GainKeyword(keyword)
                : new Modification.GainAbility(ability);
    }

    static @Nullable Ability abilityOf(Modification modification) {
        return switch (modification) {
            case Modification.GainKeyword(var keyword) -> new Ability.Keyword(keyword);
            case Modification.GainAbility(var ability) -> ability;
            case Modification.OfNumbers _,
                    Modification.OfAbilities _,
                    Modification.OfTypesOrColors _,
                    Modification.OfText _,
                    Modification.ChangeControl _,
                    Modification.BecomeCopy _,
                    Modification.OneOf _,
                    Modification.Obey _ -> null;
        };
    }

    public static List<Modification> gainedAll(List<Ability> abilities) {
        return abilities.stream().map(Granting::gained).toList();
    }

    public static List<Ability> abilitiesOf(List<?> modifications) {
        List<Ability> abilities = new ArrayList<>();
        for (Object modification : modifications) {
            Ability ability = modification instanceof Modification m ? abilityOf(m) : null;
            if (ability == null) return List.of();
            abilities.add(ability);
        }
        return abilities;
    }

    /// A quoted ability. The full stop stays inside the quotation marks.
    public static final Phrase<Ability> QUOTED =
            phrase("\"{}\"", Phrase.<Ability>lazy(() -> Abilities.QUOTABLE)).as(a -> a, Ability.class, a -> a);

    /// The same within a quotation.
    private static final Phrase<Ability> QUOTED_WITHIN =
            phrase("‘{}’", Phrase.<Ability>lazy(() -> Abilities.QUOTABLE)).as(a -> a, Ability.class, a -> a);

    public static final Phrase<List<Ability>> GRANTED = oneOf(
            "abilities",
            Keywords.LIST,
            phrase("{}", QUOTED_WITHIN).as(a -> List.of(a), List.class, l -> l.getFirst()),
            phrase("{} and {}", Keywords.LIST, QUOTED_WITHIN)
                    .as(
                            (keywords, quoted) -> plus(keywords, quoted),
                            List.class,
                            l -> l.subList(0, l.size() - 1),
                            l -> l.getLast()),
            phrase("{}", QUOTED).as(a -> List.of(a), List.class, l -> l.getFirst()),
            phrase("{} and {}", Keywords.LIST, QUOTED)
                    .as(
                            (keywords, quoted) -> plus(keywords, quoted),
                            List.class,
                            l -> l.subList(0, l.size() - 1),
                            l -> l.getLast()),
            phrase("{} and {}", QUOTED, Keywords.LIST)
                    .as(
                            (quoted, keywords) -> before(quoted, keywords),
                            List.class,
                            l -> l.getFirst(),
                            l -> l.subList(1, l.size())),
            phrase("{}, and {}", Keywords.BEFORE_THE_LAST, QUOTED)
                    .as(
                            (keywords, quoted) -> plus(keywords, quoted),
                            List.class,
                            l -> l.subList(0, l.size() - 1),
                            l -> l.getLast()),
            phrase("{} and {}", QUOTED, QUOTED)
                    .as((x, y) -> List.of(x, y), List.class, l -> l.getFirst(), l -> l.getLast()));

    private static List<Ability> before(Ability first, List<Ability> rest) {
        List<Ability> longer = new ArrayList<>(rest);
        longer.addFirst(first);
        return longer;
    }

    private static List<Ability> plus(List<Ability> list, Ability last) {
        List<Ability> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }
}
