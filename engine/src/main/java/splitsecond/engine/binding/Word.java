package splitsecond.engine.binding;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A word that means something said before, as grammar sees it.
///
/// @param noun what it names, or "" for a pronoun
/// @param that whether it points ("that creature"): the object that has the ability is never meant so
/// @param side whose it is, if the word says so: "the creature you control"
record Word(
        String text,
        String noun,
        Number number,
        boolean that,
        @Nullable Side side) {

    Word(String text, String noun, Number number, boolean that) {
        this(text, noun, number, that, null);
    }

    enum Number {
        ONE,
        MANY,
        EITHER
    }

    /// Before those of whom one is meant after the other.
    private static final List<String> OF_THOSE = List.of("each of ", "any of ", "either of ", "one of ");

    static Word of(String text) {
        for (String before : OF_THOSE)
            if (text.startsWith(before)) {
                var those = of(text.substring(before.length()));
                return new Word(text, those.noun(), those.number(), those.that(), those.side());
            }
        return switch (text) {
            case "", "it", "its", "him", "her", "itself" -> new Word(text, "", Number.ONE, false);
            case "them", "they", "they each", "their", "each other" -> new Word(text, "", Number.MANY, false);
            case "pile" -> new Word(text, "", Number.EITHER, true);
            case "both creatures" -> new Word(text, "creature", Number.MANY, true);
            case "the other" -> new Word(text, "", Number.ONE, true);
            default -> named(text);
        };
    }

    /// "That creature", "those cards".
    boolean isDemonstrative() {
        return text.startsWith("that ") || text.startsWith("those ");
    }

    /// "Him", "her".
    boolean isOfPerson() {
        return text.equals("him") || text.equals("her");
    }

    private static Word named(String text) {
        for (var side : Side.values())
            for (String suffix : side.suffixes())
                if (text.endsWith(suffix)) {
                    var plain = named(text.substring(0, text.length() - suffix.length()));
                    return new Word(text, plain.noun(), plain.number(), plain.that(), side);
                }
        boolean many = text.startsWith("those ") || text.endsWith("s") && text.startsWith("the ");
        String noun = text.substring(text.indexOf(' ') + 1);
        if (noun.endsWith(" created this way")) noun = noun.substring(0, noun.length() - " created this way".length());
        if (noun.startsWith("chosen ")) noun = noun.substring("chosen ".length());
        if (many && noun.endsWith("s")) noun = noun.substring(0, noun.length() - 1);
        if (noun.equals("copy")) noun = "object";
        return new Word(text, noun, many ? Number.MANY : Number.ONE, true);
    }
}
