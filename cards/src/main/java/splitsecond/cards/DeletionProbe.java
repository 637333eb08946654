package splitsecond.cards;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.data.CardData;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.card.CardDefinition;

/// Shows that no word of a text is swallowed: without it, the text must mean something else, or nothing. Paragraphs are
/// read one by one, and one that many cards have is probed once.
public final class DeletionProbe {

    /// A word that may be left out where these words follow, with the reason.
    public record Excepted(String word, Pattern before, String reason) {
        private Excepted(String word, String before, String reason) {
            this(word, Pattern.compile(before), reason);
        }

        private boolean holds(Shorter shorter) {
            return shorter.word.equalsIgnoreCase(word)
                    && before.matcher(shorter.rest).lookingAt();
        }
    }

    public static final List<Excepted> EXCEPTIONS = List.of(
            new Excepted(
                    "you",
                    "(gain|lose|draw|create|discard|mill|sacrifice|untap)\\b",
                    "\"You draw a card\" and \"draw a card\" are the same instruction to the same player."),
            new Excepted(
                    "card",
                    "((is|was) [a-z ]+ this way|of the chosen type)",
                    "What is exiled, milled or revealed there can only be a card: \"a creature\" is no other object."),
            new Excepted(
                    "additional",
                    "cards?\\b",
                    "Said in a draw step, of cards besides the one that the step itself has brought."),
            new Excepted(
                    "total",
                    "(power|toughness|mana value)[.,]",
                    "Where nobody has a turn of its own, \"their power\" can only be that of all of them together."),
            new Excepted(
                    "land", "types\\b", "A land that becomes a Swamp in addition keeps its other types either way."));

    private final Set<String> probed = ConcurrentHashMap.newKeySet();

    /// A word that could be left out of a supported card's text without changing what is read.
    public record Swallowed(String card, String word, String without) {}

    /// Every such word of a card; none if it is not supported. May be asked by several threads.
    public List<Swallowed> of(CardData card) {
        if (!(Phrasebook.compile(card) instanceof Compiled.Supported)) return List.of();
        List<Swallowed> swallowed = new ArrayList<>();
        for (CardData face : card.faces().isEmpty() ? List.of(card) : card.faces())
            for (String paragraph : paragraphs(face.oracleText())) probe(face, paragraph, swallowed);
        return swallowed;
    }

    private void probe(CardData face, String paragraph, List<Swallowed> swallowed) {
        boolean legendary = face.typeLine().contains("Legendary");
        if (!probed.add(face.typeLine().contains("Instant")
                + Wording.of(face.name(), legendary, paragraph).text())) return;
        List<Ability> meant = abilities(face, paragraph);
        if (meant == null) return;
        for (Shorter shorter : shorter(paragraph))
            if (!isExcepted(face.name(), shorter) && meant.equals(abilities(face, shorter.text)))
                swallowed.add(new Swallowed(face.name(), shorter.word, shorter.text));
    }

    private static @Nullable List<Ability> abilities(CardData face, String paragraph) {
        var alone = CardData.of(face.name(), face.manaCost(), face.typeLine(), paragraph, "", "");
        return Phrasebook.compile(alone) instanceof Compiled.Supported(CardDefinition read)
                ? read.front().abilities()
                : null;
    }

    /// The bulleted modes stay with the paragraph that introduces them.
    private static List<String> paragraphs(String text) {
        return List.of(text.split("\n(?!•|[0-9]+(—[0-9]+|\\+)? \\|)"));
    }

    private static boolean isExcepted(String name, Shorter shorter) {
        return isOfName(name, shorter.word) || EXCEPTIONS.stream().anyMatch(exception -> exception.holds(shorter));
    }

    /// A part of a legendary name is a name, too (CR 201.5).
    private static boolean isOfName(String name, String word) {
        String plain = word.replaceAll("('s|[,.:])+$", "");
        return Character.isUpperCase(word.charAt(0)) && name.contains(plain);
    }

    /// @param rest what follows the word that is left out
    private record Shorter(String word, String rest, String text) {}

    /// The text without each of its words in turn, but for those in reminder text, which is no rules text (CR 207.2).
    private static Iterable<Shorter> shorter(String text) {
        var all = new LinkedHashSet<Shorter>();
        int depth = 0;
        int start = 0;
        while (start < text.length()) {
            int end = start;
            while (end < text.length() && !Character.isWhitespace(text.charAt(end))) end++;
            String word = text.substring(start, end);
            boolean reminder = depth > 0 || word.startsWith("(") || isInLabel(text, start);
            for (int i = 0; i < word.length(); i++) {
                if (word.charAt(i) == '(') depth++;
                if (word.charAt(i) == ')') depth--;
            }
            if (!reminder && !word.isEmpty())
                all.add(new Shorter(word, text.substring(Math.min(text.length(), end + 1)), without(text, start, end)));
            start = end + 1;
        }
        return all;
    }

    /// Flavor words tell a story (CR 207.2d), also between the number of a chapter and what it does.
    private static boolean isInLabel(String text, int at) {
        int label = text.lastIndexOf('\n', at) + 1;
        int dash = text.indexOf(" — ", label);
        if (dash >= 0 && dash < at && Wording.isChapters(text.substring(label, dash))) {
            label = dash + 3;
            dash = text.indexOf(" — ", label);
        }
        int lineEnd = text.indexOf('\n', label);
        return dash >= at && (lineEnd < 0 || dash < lineEnd) && Wording.isFlavorWord(text.substring(label, dash));
    }

    private static String without(String text, int start, int end) {
        if (end < text.length() && text.charAt(end) == ' ') return text.substring(0, start) + text.substring(end + 1);
        if (start > 0 && text.charAt(start - 1) == ' ') return text.substring(0, start - 1) + text.substring(end);
        return text.substring(0, start) + text.substring(end);
    }
}
