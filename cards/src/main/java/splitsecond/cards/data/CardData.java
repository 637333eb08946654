package splitsecond.cards.data;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A card as printed, in Scryfall's field names. Fields that a card does not have are empty.
///
/// @param legalities by format, as far as the card may be played there; empty where a card file does not say
/// @param firstPrinted the day, as `2024-11-15`; empty where a card file does not say
public record CardData(
        String name,
        String layout,
        String manaCost,
        String typeLine,
        String oracleText,
        String power,
        String toughness,
        String loyalty,
        String defense,
        List<String> colors,
        boolean colorsGiven,
        List<String> keywords,
        Set<String> flags,
        List<CardData> faces,
        Map<String, Legality> legalities,
        String firstPrinted)
        implements Serializable {

    /// What a format says of a card that is not outside it.
    public enum Legality {
        LEGAL,
        RESTRICTED,
        BANNED
    }

    /// A card with one face and no further fields.
    public static CardData of(
            String name, String manaCost, String typeLine, String oracleText, String power, String toughness) {
        return new CardData(
                name,
                "normal",
                manaCost,
                typeLine,
                oracleText,
                power,
                toughness,
                "",
                "",
                List.of(),
                false,
                List.of(),
                Set.of(),
                List.of(),
                Map.of(),
                "");
    }

    /// The same card with another text.
    public CardData withText(String text) {
        return with(text, loyalty, faces, legalities);
    }

    public CardData withLoyalty(String printed) {
        return with(oracleText, printed, faces, legalities);
    }

    public CardData withFaces(List<CardData> others) {
        return with(oracleText, loyalty, others, legalities);
    }

    /// What the rules need of it.
    public CardData withoutLegalities() {
        return legalities.isEmpty() ? this : withLegalities(Map.of());
    }

    public CardData withLegalities(Map<String, Legality> known) {
        return with(oracleText, loyalty, faces, known);
    }

    private CardData with(String text, String printed, List<CardData> others, Map<String, Legality> known) {
        return new CardData(
                name,
                layout,
                manaCost,
                typeLine,
                text,
                power,
                toughness,
                printed,
                defense,
                colors,
                colorsGiven,
                keywords,
                flags,
                others,
                known,
                firstPrinted);
    }

    /// Tokens, emblems, art: bulk files have them, under names of their own or of cards.
    public boolean isExtra() {
        return EXTRAS.contains(layout);
    }

    private static final Set<String> EXTRAS = Set.of("token", "double_faced_token", "emblem", "art_series");

    /// Whether the card is an ordinary card of paper Magic, the ones that coverage counts.
    public boolean counts() {
        return flags.stream().noneMatch(UNCOUNTED::contains);
    }

    private static final Set<String> UNCOUNTED =
            Set.of("nontraditional", "digital_only", "funny", "alchemy_rebalanced");
}
