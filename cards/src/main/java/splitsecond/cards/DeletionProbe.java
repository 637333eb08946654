package splitsecond.cards;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import splitsecond.cards.data.CardData;
import splitsecond.engine.card.CardDefinition;

/// Shows that no word of a text is swallowed: without it, the text must mean something else, or nothing.
public final class DeletionProbe {

    /// Words that may be dropped, with the reason.
    public static final Map<String, String> EXCEPTIONS =
            Map.of("you", "Who gains or loses life is its controller if the sentence names nobody.");

    private DeletionProbe() {}

    /// A word that could be left out of a supported card's text without changing what is read.
    public record Swallowed(String card, String word, String without) {}

    /// Every such word of a card; none if it is not supported.
    public static List<Swallowed> of(CardData card) {
        if (!(Phrasebook.compile(card) instanceof Compiled.Supported(CardDefinition meant))) return List.of();
        List<Swallowed> swallowed = new ArrayList<>();
        int faces = Math.max(1, card.faces().size());
        for (int f = 0; f < faces; f++) {
            String text = card.faces().isEmpty()
                    ? card.oracleText()
                    : card.faces().get(f).oracleText();
            for (Shorter shorter : shorter(text)) {
                // A part of a legendary name is a name, too.
                if (EXCEPTIONS.containsKey(shorter.word) || isOfName(card.name(), shorter.word)) continue;
                CardData probe = with(card, f, shorter.text);
                if (Phrasebook.compile(probe) instanceof Compiled.Supported(CardDefinition read) && same(meant, read))
                    swallowed.add(new Swallowed(card.name(), shorter.word, shorter.text));
            }
        }
        return swallowed;
    }

    private static boolean isOfName(String name, String word) {
        String plain = word.replaceAll("('s|[,.:])+$", "");
        return Character.isUpperCase(word.charAt(0)) && name.contains(plain);
    }

    private static boolean same(CardDefinition one, CardDefinition other) {
        for (int f = 0; f < one.faces().size(); f++)
            if (!one.faces().get(f).abilities().equals(other.faces().get(f).abilities())) return false;
        return true;
    }

    private record Shorter(String word, String text) {}

    /// The text without each of its words in turn, but for those in reminder text, which is no rules text (CR 207.2).
    private static Iterable<Shorter> shorter(String text) {
        var all = new LinkedHashSet<Shorter>();
        int depth = 0;
        int start = 0;
        while (start < text.length()) {
            int end = start;
            while (end < text.length() && !Character.isWhitespace(text.charAt(end))) end++;
            String word = text.substring(start, end);
            boolean reminder = depth > 0 || word.startsWith("(");
            for (int i = 0; i < word.length(); i++) {
                if (word.charAt(i) == '(') depth++;
                if (word.charAt(i) == ')') depth--;
            }
            if (!reminder && !word.isEmpty()) all.add(new Shorter(word, without(text, start, end)));
            start = end + 1;
        }
        return all;
    }

    private static String without(String text, int start, int end) {
        if (end < text.length() && text.charAt(end) == ' ') return text.substring(0, start) + text.substring(end + 1);
        if (start > 0 && text.charAt(start - 1) == ' ') return text.substring(0, start - 1) + text.substring(end);
        return text.substring(0, start) + text.substring(end);
    }

    private static CardData with(CardData card, int face, String text) {
        if (card.faces().isEmpty()) return card.withText(text);
        List<CardData> faces = new ArrayList<>(card.faces());
        faces.set(face, faces.get(face).withText(text));
        return card.withFaces(faces);
    }
}
