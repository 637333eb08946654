package splitsecond.cards;

import java.util.List;
import splitsecond.cards.data.CardData;

/// CR 702.148: a text with words in square brackets is two texts: with them, and as it is cast for its cleave cost.
final class Bracketed {
    private Bracketed() {}

    /// The faces to be read: those that are printed, or the two texts of a card with cleave.
    static List<CardData> faces(CardData card) {
        if (!card.faces().isEmpty()) return card.faces();
        String text = card.oracleText();
        if (!text.startsWith("Cleave ") || text.indexOf('[') < 0 || text.indexOf('\n') < 0) return List.of(card);
        String rest = text.substring(text.indexOf('\n') + 1);
        return List.of(card.withText(text.replace("[", "").replace("]", "")), card.withText(without(rest)));
    }

    private static String without(String text) {
        StringBuilder left = new StringBuilder();
        boolean inside = false;
        for (char c : text.toCharArray()) {
            if (c == '[') inside = true;
            else if (c == ']') inside = false;
            else if (!inside) {
                boolean gap = !left.isEmpty() && left.charAt(left.length() - 1) == ' ';
                if (gap && (c == '.' || c == ',' || c == '\n')) left.setLength(left.length() - 1);
                if (!(gap && c == ' ')) left.append(c);
            }
        }
        return left.toString().strip();
    }
}
