package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.TypeLine;

/// CR 111: the characteristics of a token to be created.
///
/// @param name what its effect names it, or null: then its subtypes and "Token" (111.4)
/// @param colors a set of bits
/// @param predefined the word alone makes it: "Treasure", "Food", "Clue"…
public record Token(
        @Nullable String name,
        TypeLine types,
        int colors,
        @Nullable Amount power,
        @Nullable Amount toughness,
        List<Ability> abilities,
        boolean predefined) {
    public Token {
        abilities = List.copyOf(abilities);
    }
}
