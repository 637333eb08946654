package splitsecond.cards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.Spelling;
import splitsecond.cards.phrase.Text;

/// What somebody who writes a card can do about a paragraph that is not read: the word that was meant, today's wording,
/// the same text with the usual capitals and a full stop.
final class Advice {
    private Advice() {}

    /// What cards said once, or what card files and rough notes say, and what cards say today.
    private static final Map<Pattern, String> TODAY = today();

    private static Map<Pattern, String> today() {
        Map<Pattern, String> today = new LinkedHashMap<>();
        String[] pairs = {
            "put (an? [^.]*? token|[^.]*? tokens) (?:onto the battlefield|into play)", "create $1",
            "removed? ((?:target|that|all|each) [^.,]*?) from the game", "exile $1",
            "(?:is|are) removed from the game", "exiled",
            "(enter)s the battlefield", "$1s",
            "(enter) the battlefield", "$1",
            "comes into play", "enters",
            "come into play", "enter",
            "into play", "onto the battlefield",
            "from play", "from the battlefield",
            "in play", "on the battlefield",
            "at the start of", "at the beginning of",
            "at end of turn", "at the beginning of the end step",
            "converted mana cost", "mana value",
            " to (?:your|their) mana pool", "",
            "his or her", "their",
            "he or she", "that player",
            "target creature or player", "any target",
            "is unblockable", "can't be blocked",
            "can't be countered by spells or abilities", "can't be countered",
            "is put into a graveyard from the battlefield", "dies",
        };
        for (int i = 0; i < pairs.length; i += 2)
            today.put(Pattern.compile("(?<![\\w'])" + pairs[i] + "(?![\\w'])", Pattern.CASE_INSENSITIVE), pairs[i + 1]);
        return today;
    }

    private static final Pattern CARDNAME = Pattern.compile("\\bCARDNAME\\b|(?<!\\w)~");
    private static final Pattern COST = Pattern.compile("^((?:[0-9]+|[WUBRGCXT]|, *)+)(?=:)");
    private static final Pattern MANA = Pattern.compile("(?<=\\badd )([0-9]+|[WUBRGC]+)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern SYMBOL = Pattern.compile("[0-9]+|[WUBRGCXT]");

    /// What would be read, or null if nothing near is.
    static @Nullable String on(CardData face, String line, Text text) {
        List<String> said = new ArrayList<>();
        String better = symbols(names(face, line));
        for (Map.Entry<Pattern, String> entry : TODAY.entrySet()) {
            Matcher old = entry.getKey().matcher(better);
            if (!old.find()) continue;
            String now = entry.getKey().matcher(old.group()).replaceAll(entry.getValue());
            said.add("Cards " + (now.isBlank() ? "leave out" : "say \"" + now.strip() + "\" for") + " \""
                    + old.group().strip() + "\".");
            better = old.replaceAll(entry.getValue());
        }
        String written = written(face, better);
        if (written == null) {
            better = spelled(better, said);
            written = written(face, better);
        }
        if (written == null && said.isEmpty()) written = near(face, line, text);
        if (written != null) said.add("Write: " + written);
        return said.isEmpty() ? null : String.join(" ", said);
    }

    /// What was expected at the first word that does not fit.
    static String expected(Text text) {
        List<String> things = new ArrayList<>();
        for (String phrase : text.expected()) {
            String word = inAReadersWords(phrase);
            if (word != null && !things.contains(word) && things.size() < 5) things.add(word);
        }
        if (text.furthest() == 0) return "No ability begins so.";
        if (things.isEmpty()) return "Nothing that is known follows here.";
        String last = things.getLast();
        return "Expected "
                + (things.size() < 2 ? last : String.join(", ", things.subList(0, things.size() - 1)) + " or " + last)
                + ".";
    }

    private static @Nullable String inAReadersWords(String phrase) {
        return switch (phrase) {
            case "\"~\"" -> "the card itself";
            case "a joint" -> "\"and\"";
            case "a clause", "an effect", "a sentence" -> "an instruction";
            case "a predicate", "a change" -> "what it gets or does";
            case "a noun", "an adjective" -> "a kind of object";
            case "what follows", "what follows a noun", "\"≈\"" -> null;
            case "\"“\"", "\"”\"" -> "a quotation mark";
            case "\"\n\"" -> "a new line";
            default -> phrase;
        };
    }

    private static String names(CardData face, String line) {
        return CARDNAME.matcher(line).replaceAll(Matcher.quoteReplacement(self(face)));
    }

    /// A wording with `~`, as a card would have it.
    static String named(CardData face, String wording) {
        String named = wording.replace("~", self(face)).replace("≈", self(face));
        return Character.toUpperCase(named.charAt(0)) + named.substring(1);
    }

    private static String self(CardData face) {
        if (!face.name().equals("This card")) return face.name();
        String line = face.typeLine().toLowerCase(Locale.ROOT);
        for (String kind : List.of("creature", "land", "planeswalker", "artifact", "enchantment"))
            if (line.contains(kind)) return "this " + kind;
        return line.contains("instant") || line.contains("sorcery") ? "this spell" : "this permanent";
    }

    /// "T: Add G." for "{T}: Add {G}."
    private static String symbols(String line) {
        String braced = COST.matcher(line)
                .replaceAll(cost ->
                        Matcher.quoteReplacement(SYMBOL.matcher(cost.group()).replaceAll("{$0}")));
        return MANA.matcher(braced)
                .replaceAll(mana ->
                        Matcher.quoteReplacement(SYMBOL.matcher(mana.group()).replaceAll("{$0}")));
    }

    /// As a card would have it, with a full stop if it lacks one; null if it is not read.
    private static @Nullable String written(CardData face, String line) {
        String asIs = Phrasebook.properly(face, line);
        return asIs != null ? asIs : Phrasebook.properly(face, line.strip() + ".");
    }

    /// Words that no rule has, as those that are most like them.
    private static String spelled(String line, List<String> said) {
        Set<String> vocabulary = Phrasebook.vocabulary();
        StringBuilder better = new StringBuilder();
        int done = 0;
        Text text = new Text(line);
        for (int i = 0; i < text.size(); i++) {
            String word = text.words().get(i);
            if (word.length() < 4 || !word.chars().allMatch(Character::isLetter) || vocabulary.contains(word)) continue;
            String nearest = nearest(word, vocabulary);
            if (nearest == null) continue;
            said.add("\"" + line.substring(text.start(i), text.end(i)) + "\": did you mean \"" + nearest + "\"?");
            better.append(line, done, text.start(i)).append(nearest);
            done = text.end(i);
        }
        return better.append(line.substring(done)).toString();
    }

    /// The word that differs by a slip or two, or null.
    static @Nullable String nearest(String word, Iterable<String> among) {
        String wanted = word.toLowerCase(Locale.ROOT);
        int best = Math.max(1, wanted.length() / 4) * Spelling.EDIT + 1;
        String nearest = null;
        for (String known : among) {
            int distance = Spelling.distance(wanted, known.toLowerCase(Locale.ROOT), best);
            if (distance < best) {
                best = distance;
                nearest = known;
            }
        }
        return nearest;
    }

    /// One word more, or another one, where reading stopped.
    private static @Nullable String near(CardData face, String line, Text text) {
        int at = text.furthest();
        // The line still has the names that the text reads as `~`.
        if (text.size() == 0 || line.length() != text.source().length()) return null;
        String before = line.substring(0, text.start(at));
        for (String expected : text.expected()) {
            if (!expected.startsWith("\"") || expected.contains("~") || expected.contains("≈")) continue;
            String word = expected.substring(1, expected.length() - 1);
            for (int next : new int[] {text.start(at), text.end(at)}) {
                String written = written(
                        face,
                        before.stripTrailing() + " " + word + " "
                                + line.substring(next).strip());
                if (written != null) return written;
            }
        }
        return null;
    }
}
