package splitsecond.engine.ability;

import java.util.List;

/// CR 106.4: what mana an effect adds. Colors by letter; C is colorless.
public sealed interface Production {
    /// Exactly this: "{G}{G}", "{C}". Counts in the order W U B R G C.
    record Fixed(List<Integer> counts) implements Production {
        public Fixed {
            counts = List.copyOf(counts);
        }
    }

    /// So much mana of one color of a set (a set of bits, 5 stands for colorless), as its controller chooses.
    record OneColor(int colors, Amount count, String wording) implements Production {}

    /// So much mana in any combination of colors of a set.
    record Combination(int colors, Amount count) implements Production {}

    /// So much mana each of so many different colors.
    record DifferentColors(int colors, int each) implements Production {}

    /// The mana that the object has noted last: one of its type, or all of it.
    record Noted(boolean all) implements Production {}

    /// One of these, as its controller chooses: "{U} or {C}{U}".
    record OneOf(List<Fixed> any) implements Production {
        public OneOf {
            any = List.copyOf(any);
        }
    }

    /// Of any color, or type, that those lands could produce.
    record LikeLands(Filter lands, boolean anyType) implements Production {}

    /// The color chosen as the object entered.
    record ChosenColor(Amount count) implements Production {}

    /// The one or the other: "{R} or one mana of the chosen color".
    record Either(Fixed one, Production other) implements Production {}

    /// One mana of a type that the permanent produced which was tapped for mana.
    record Produced(String wording) implements Production {}

    /// One mana of each color among those objects.
    record EachColorAmong(Filter among) implements Production {}

    /// One of the colors of those objects: "any color among permanents you control".
    record ColorsAmong(Filter among, Amount count) implements Production {}
}
