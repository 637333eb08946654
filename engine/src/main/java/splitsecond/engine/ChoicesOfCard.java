package splitsecond.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.state.Subtypes;

/// What a card lets somebody choose, as it enters or later, and how a position says which it was.
public final class ChoicesOfCard extends AbilityMap {

    private final Set<Choice.Kind> kinds = EnumSet.noneOf(Choice.Kind.class);
    private final List<String> printed = new ArrayList<>();

    private ChoicesOfCard() {}

    public static ChoicesOfCard of(CardDefinition card) {
        var choices = new ChoicesOfCard();
        for (var face : card.faces()) for (var ability : face.abilities()) choices.ability(ability);
        return choices;
    }

    @Override
    public Replacement replacement(Replacement replacement) {
        if (replacement instanceof Replacement.EntersChoosing choosing) add(choosing.what(), choosing.words());
        return super.replacement(replacement);
    }

    @Override
    public Effect effect(Effect effect) {
        if (effect instanceof Effect.Choose choosing) add(choosing.what(), choosing.words());
        return super.effect(effect);
    }

    private void add(Choice.Kind kind, List<String> words) {
        kinds.add(kind);
        printed.addAll(words);
    }

    /// What was said, as something that can be chosen; null if it cannot.
    public Position.@Nullable Chosen meant(String said, List<String> players) {
        for (var kind : kinds) {
            var chosen = meant(kind, said, players);
            if (chosen != null) return chosen;
        }
        return null;
    }

    private Position.@Nullable Chosen meant(Choice.Kind kind, String said, List<String> players) {
        return switch (kind) {
            case COLOR -> numbered(kind, colors().indexOf(said));
            case PLAYER, OPPONENT -> numbered(kind, players.indexOf(said));
            case NUMBER -> numbered(kind, said.matches("\\d{1,6}") ? Integer.parseInt(said) : -1);
            case CREATURE_TYPE -> oneOf(kind, said, Subtypes.CREATURE_TYPES);
            case BASIC_LAND_TYPE -> oneOf(kind, said, Subtypes.BASIC_LAND_TYPES);
            case CARD_TYPE -> oneOf(kind, said, cardTypes());
            case WORD -> oneOf(kind, said, printed);
            case CARD_NAME, NONLAND_CARD_NAME -> new Position.Chosen(kind, said, 0);
        };
    }

    private static Position.@Nullable Chosen numbered(Choice.Kind kind, int number) {
        return number < 0 ? null : new Position.Chosen(kind, "", number);
    }

    private static Position.@Nullable Chosen oneOf(Choice.Kind kind, String said, List<String> words) {
        for (String word : words) if (word.equalsIgnoreCase(said)) return new Position.Chosen(kind, word, 0);
        return null;
    }

    /// As they are chosen: in small letters.
    private static List<String> cardTypes() {
        return Arrays.stream(CardType.values())
                .map(type -> type.word().toLowerCase(Locale.ROOT))
                .toList();
    }

    private static List<String> colors() {
        return Arrays.stream(Color.values()).map(Color::word).toList();
    }

    /// The end of the sentence that refuses what was said: " has nothing chosen for it", and so on.
    public String instead(String said, List<String> players) {
        if (kinds.isEmpty()) return " has nothing chosen for it";
        var expected = new ArrayList<String>();
        for (var kind : kinds)
            expected.add(
                    switch (kind) {
                        case COLOR -> String.join(", ", colors());
                        case PLAYER, OPPONENT -> String.join(", ", players);
                        case NUMBER -> "a number";
                        case CREATURE_TYPE -> "a creature type";
                        case BASIC_LAND_TYPE -> "a basic land type";
                        case CARD_TYPE -> "a card type";
                        case WORD -> String.join(", ", printed);
                        case CARD_NAME, NONLAND_CARD_NAME -> "a card name";
                    });
        return " cannot have '" + said + "' chosen for it; expected " + String.join(", or ", expected);
    }
}
