package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.SUBTYPE;

import java.util.Arrays;
import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Subtypes;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.card.Color;

/// What is chosen where not all of its kind may be: "a color other than red", "artifact, creature, or enchantment".
public final class OneOfThese {
    private OneOfThese() {}

    public record These(Choice.Kind what, List<String> words) {}

    private static final List<String> COLORS =
            Arrays.stream(Color.values()).map(Color::word).toList();

    private static final List<String> CREATURE_TYPES = Subtypes.singular().keySet().stream()
            .filter(Subtypes::isCreatureType)
            .toList();

    private static final Phrase<String> CARD_TYPE = table(
            "a card type",
            List.of("artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"),
            type -> type);

    private static These allBut(Choice.Kind what, List<String> all, String one) {
        return new These(what, all.stream().filter(word -> !word.equals(one)).toList());
    }

    private static Object missing(These these, Choice.Kind what, List<String> all) {
        return these.what() == what && these.words().size() == all.size() - 1
                ? all.stream()
                        .filter(word -> !these.words().contains(word))
                        .findFirst()
                        .orElse("")
                : "";
    }

    private static Object color(Object word) {
        for (var color : Color.values()) if (color.word().equals(word)) return color;
        return "";
    }

    public static final Phrase<These> OF_THESE = oneOf(
            "one of these",
            phrase("a color other than {}", COLOR)
                    .as(
                            color -> allBut(Choice.Kind.COLOR, COLORS, color.word()),
                            These.class,
                            these -> color(missing(these, Choice.Kind.COLOR, COLORS))),
            phrase("a creature type other than {}", SUBTYPE.one())
                    .as(
                            type -> allBut(Choice.Kind.CREATURE_TYPE, CREATURE_TYPES, type),
                            These.class,
                            these -> missing(these, Choice.Kind.CREATURE_TYPE, CREATURE_TYPES)),
            list(CARD_TYPE, 3, "or")
                    .map(
                            words -> new These(Choice.Kind.CARD_TYPE, words),
                            These.class,
                            these -> these.what() == Choice.Kind.CARD_TYPE ? these.words() : ""),
            list(SUBTYPE.one(), 3, "or")
                    .map(
                            words -> new These(Choice.Kind.CREATURE_TYPE, words),
                            These.class,
                            these -> these.what() == Choice.Kind.CREATURE_TYPE
                                            && !these.words().isEmpty()
                                    ? these.words()
                                    : ""));
}
