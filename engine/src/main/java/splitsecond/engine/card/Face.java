package splitsecond.engine.card;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;

/// One set of characteristics that is printed on a card (CR 109.3): most cards have one face.
///
/// @param manaCost null where there is none, as on lands: that cost can't be paid (CR 202.1b)
/// @param colors a set of bits, from the mana cost or a color indicator
/// @param power printed power, 0 where it is defined by an ability ("*")
/// @param loyalty starting loyalty (or defense of a battle), 0 if none, `LOYALTY_X` for X
/// @param text the printed rules text, shown to people
public record Face(
        String name,
        @Nullable ManaCost manaCost,
        TypeLine types,
        int colors,
        int power,
        int toughness,
        int loyalty,
        List<Ability> abilities,
        String text) {
    /// CR 107.3m: the loyalty is the X that the planeswalker was cast with.
    public static final int LOYALTY_X = -1;

    public Face {
        abilities = List.copyOf(abilities);
    }

    /// The same with another text to show.
    public Face withText(String other) {
        return new Face(name, manaCost, types, colors, power, toughness, loyalty, abilities, other);
    }

    public Face withAbilities(List<Ability> others) {
        return new Face(name, manaCost, types, colors, power, toughness, loyalty, others, text);
    }

    public boolean is(CardType type) {
        return types.is(type);
    }
}
