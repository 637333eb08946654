package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.PERMANENT_TYPE;
import static splitsecond.cards.vocabulary.word.Words.SUBTYPE;

import java.util.ArrayList;
import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Modification.ChangeTypes;
import splitsecond.engine.ability.Modification.Manner;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;

/// The colors and types that something is said to have: "white and blue", "Forest lands", "artifact creatures".
final class ColorsAndTypes {
    private ColorsAndTypes() {}

    /// "white and blue"; "all colors".
    static final Phrase<Integer> COLORS = oneOf(
            "colors",
            list(COLOR, "and").mapAny(ColorsAndTypes::bits, Integer.class, ColorsAndTypes::colorOrders),
            phrase("colorless").means(0),
            phrase("all colors").means(Color.ALL));

    static int bits(List<Color> colors) {
        int bits = 0;
        for (Color color : colors) bits |= color.bit();
        return bits;
    }

    /// The orders in which cards may name a set of colors.
    static List<List<Color>> colorOrders(Integer bits) {
        List<Color> colors = new ArrayList<>();
        for (Color color : Color.values()) if ((bits & color.bit()) != 0) colors.add(color);
        return Words.orders(colors);
    }

    record Types(List<String> subtypes, List<CardType> types) {}

    static final Phrase<Types> TYPES = phrase(
                    "{} {}",
                    Phrase.<List<String>>optional(repeat(SUBTYPE.one(), 1, ""), List.of()),
                    repeat(PERMANENT_TYPE.one(), 1, ""))
            .as(Types::new, Types.class, Types::subtypes, Types::types);

    /// "Forest lands", "artifact creatures".
    static final Phrase<Types> MANY_TYPES = phrase(
                    "{} {} {}",
                    Phrase.<List<String>>optional(repeat(SUBTYPE.one(), 1, ""), List.of()),
                    Phrase.<List<CardType>>optional(repeat(PERMANENT_TYPE.one(), 1, ""), List.of()),
                    PERMANENT_TYPE.many())
            .as(
                    (subtypes, before, last) -> {
                        List<CardType> types = new ArrayList<>(before);
                        types.add(last);
                        return new Types(subtypes, types);
                    },
                    Types.class,
                    Types::subtypes,
                    t -> t.types().isEmpty()
                            ? t.types()
                            : t.types().subList(0, t.types().size() - 1),
                    t -> t.types().isEmpty() ? "" : t.types().getLast());

    static ChangeTypes change(Types types, Manner manner) {
        int bits = 0;
        for (CardType type : types.types()) bits |= type.bit();
        return new ChangeTypes(0, bits, types.subtypes(), manner, false);
    }

    static Object typesOf(ChangeTypes change) {
        List<CardType> types = new ArrayList<>();
        for (CardType type : List.of(
                CardType.ARTIFACT, CardType.ENCHANTMENT, CardType.LAND, CardType.CREATURE, CardType.PLANESWALKER))
            if ((change.types() & type.bit()) != 0) types.add(type);
        return new Types(change.subtypes(), types);
    }

    static List<Modification> withManner(List<?> changes, Manner manner) {
        List<Modification> changed = new ArrayList<>();
        for (Object change : changes) {
            if (change instanceof ChangeTypes(int supertypes, int types, List<String> subtypes, Manner _, boolean all))
                changed.add(new ChangeTypes(supertypes, types, subtypes, manner, all));
            else changed.add((Modification) change);
        }
        return List.copyOf(changed);
    }
}
