package splitsecond.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// A card's text in the one form the phrasebook reads, knowing for each letter where it stood in the printed text.
///
/// The steps, and why none of them hides a difference:
///
/// 1. *Typography.* Curly quotes and minus signs become plain, loyalty costs lose the brackets of some databases, a
///    comma leaves the quotation that it follows.
/// 2. *Reminder text.* Text in parentheses has no effect on play (CR 207.2a).
/// 3. *Ability words and flavor words.* They tie cards together or tell a story, but have no rules meaning
///    (CR 207.2c-d). A label before a spaced dash is one of them unless the rules give it a meaning.
/// 4. *Self-names.* The card's name, a legend's shortened name (CR 201.5) and "this creature" all mean the object
/// itself: `~`.
///    Inside quotation marks only "this creature" does (it is the object that gains the ability), so names stay, unless
///    it is the object itself that gains it. The name of one that gives the ability to others is `≈`.
public final class Wording {
    private static final Set<String> KINDS = Set.of(
            "creature",
            "land",
            "artifact",
            "enchantment",
            "planeswalker",
            "permanent",
            "spell",
            "card",
            "token",
            "battle",
            "aura",
            "equipment",
            "vehicle",
            "saga",
            "class",
            "case",
            "siege",
            "room",
            "spacecraft",
            "fortification",
            "curse",
            "shrine",
            "contraption",
            "attraction",
            "emblem",
            "mount");

    private static final Set<String> ABILITY_WORDS = Set.of(
            "adamant",
            "addendum",
            "alliance",
            "battalion",
            "bloodrush",
            "celebration",
            "channel",
            "chroma",
            "cohort",
            "constellation",
            "converge",
            "corrupted",
            "council's dilemma",
            "coven",
            "delirium",
            "descend 4",
            "descend 8",
            "disappear",
            "domain",
            "eerie",
            "eminence",
            "enrage",
            "fateful hour",
            "fathomless descent",
            "ferocious",
            "flurry",
            "formidable",
            "grandeur",
            "hellbent",
            "heroic",
            "imprint",
            "infusion",
            "inspired",
            "join forces",
            "kinship",
            "landfall",
            "lieutenant",
            "magecraft",
            "metalcraft",
            "morbid",
            "opus",
            "pack tactics",
            "paradox",
            "parley",
            "radiance",
            "raid",
            "rally",
            "renew",
            "repartee",
            "revolt",
            "secret council",
            "spell mastery",
            "strive",
            "survival",
            "sweep",
            "tempting offer",
            "threshold",
            "undergrowth",
            "valiant",
            "vivid",
            "void",
            "will of the council");

    private final String printed;
    /// Labels of abilities that mean something.
    private static final Set<String> LABELS = Set.of(
            "boast",
            "companion",
            "exhaust",
            "forecast",
            "max speed",
            "power-up",
            "solved",
            "to solve",
            "will of the planeswalkers");

    private static final int LONGEST_LABEL = 50;

    /// Whether words before a dash at the beginning of a paragraph only tell a story.
    static boolean isFlavorWord(String label) {
        if (label.isEmpty() || label.length() > LONGEST_LABEL || !Character.isUpperCase(label.charAt(0))) return false;
        for (char c : "{}:.•\"()[]+".toCharArray()) if (label.indexOf(c) >= 0) return false;
        return !isChapters(label) && !LABELS.contains(label.toLowerCase(Locale.ROOT));
    }

    /// "Cure Wounds", "Smash the Chest": a name has a capital at its end, an instruction has none.
    private static boolean isNameOfMode(String label) {
        return isFlavorWord(label)
                && Character.isUpperCase(label.charAt(label.stripTrailing().lastIndexOf(' ') + 1));
    }

    static boolean isChapters(String label) {
        return label.chars().allMatch(c -> "IVX, ".indexOf(c) >= 0);
    }

    private final StringBuilder text;
    private final List<Integer> origin = new ArrayList<>();

    private Wording(String printed) {
        this.printed = printed;
        text = new StringBuilder(printed);
        for (int i = 0; i <= printed.length(); i++) origin.add(i);
    }

    public static Wording of(String name, boolean legendary, String printed) {
        Wording wording = new Wording(printed);
        wording.typography();
        wording.reminderText();
        wording.abilityWords();
        wording.quotedAbilityWords();
        wording.selfNames(name, legendary);
        return wording;
    }

    public String text() {
        return text.toString();
    }

    /// Where a letter of the text stood in the printed text.
    public int origin(int at) {
        return origin.get(Math.clamp(at, 0, origin.size() - 1));
    }

    /// The abilities, a paragraph each; the bulleted modes stay with the paragraph that introduces them.
    public List<Paragraph> paragraphs() {
        List<Paragraph> paragraphs = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            boolean ends = i == text.length()
                    || (text.charAt(i) == '\n' && !(i + 1 < text.length() && (isMode(i + 1) || isRow(start, i + 1))));
            if (!ends) continue;
            while (start < i && text.charAt(start) == ' ') start++;
            if (i > start) paragraphs.add(new Paragraph(start, text.substring(start, i)));
            start = i + 1;
        }
        return paragraphs;
    }

    /// "• …", or "+ {1} — …" (CR 702.172).
    private boolean isMode(int at) {
        return text.charAt(at) == '•' || text.charAt(at) == '+' && at + 1 < text.length() && text.charAt(at + 1) == ' ';
    }

    private static final Pattern ROW = Pattern.compile("[0-9]+(—[0-9]+)? \\| ");
    private static final Pattern ROW_AFTER_ROW = Pattern.compile("(?s).*\\n[0-9]+(—[0-9]+)? \\| .*\\n[0-9]+\\+ \\| ");

    /// CR 706.3a: a row of a results table. "15+" is one only after another: else it is a level of a Spacecraft.
    private boolean isRow(int start, int at) {
        int bar = text.indexOf(" | ", at);
        if (bar < 0 || bar > at + 12) return false;
        return ROW.matcher(text.substring(at, bar + 3)).matches()
                || ROW_AFTER_ROW.matcher(text.substring(start, bar + 3)).matches();
    }

    public record Paragraph(int start, String text) {}

    /// A paragraph, printed again, with each `~` as the printed text has it.
    String withNames(Paragraph paragraph, String again) {
        StringBuilder named = new StringBuilder();
        for (int i = 0; i < again.length(); i++) {
            int at = paragraph.start() + i;
            if (again.charAt(i) == '~' || again.charAt(i) == '≈') named.append(printed, origin(at), origin(at + 1));
            else named.append(again.charAt(i));
        }
        return named.toString();
    }

    private void replace(int from, int to, String by) {
        text.replace(from, to, by);
        int at = origin.get(from);
        List<Integer> range = origin.subList(from, to);
        range.clear();
        for (int i = 0; i < by.length(); i++) origin.add(from + i, at);
    }

    private void typography() {
        for (int i = 0; i < text.length(); i++) {
            switch (text.charAt(i)) {
                case '’', '‘' -> replace(i, i + 1, "'");
                case '“', '”' -> replace(i, i + 1, "\"");
                case '−' -> replace(i, i + 1, "-");
                default -> {}
            }
        }
        // A comma after a quotation stands within it, for the full stop of what is quoted.
        for (int at = text.indexOf(",\""); at >= 0; at = text.indexOf(",\"", at + 1)) replace(at, at + 2, ".\",");
        for (int i = 0; i < text.length(); i++) {
            boolean lineStart = i == 0 || text.charAt(i - 1) == '\n';
            int close = lineStart && text.charAt(i) == '[' ? text.indexOf("]:", i) : -1;
            if (close > 0) {
                replace(close, close + 1, "");
                replace(i, i + 1, "");
            }
        }
    }

    private void reminderText() {
        for (int open = text.indexOf("("); open >= 0; open = text.indexOf("(", open)) {
            int close = text.indexOf(")", open);
            if (close < 0) return;
            int from = open > 0 && text.charAt(open - 1) == ' ' ? open - 1 : open;
            int to = close + 1;
            boolean wholeLine = (from == 0 || text.charAt(from - 1) == '\n');
            if (wholeLine && to < text.length() && (text.charAt(to) == '\n' || text.charAt(to) == ' ')) to++;
            replace(from, to, "");
            open = from;
        }
        while (!text.isEmpty() && text.charAt(text.length() - 1) == '\n') replace(text.length() - 1, text.length(), "");
    }

    private void abilityWords() {
        int start = 0;
        while (start < text.length()) {
            int lineEnd = text.indexOf("\n", start);
            int dash = text.indexOf(" — ", start);
            boolean mode = text.indexOf("• ", start) == start;
            int from = mode ? start + 2 : start;
            if (dash > 0 && dash >= from && (lineEnd < 0 || dash < lineEnd)) {
                String label = text.substring(from, dash);
                String word = label.toLowerCase(Locale.ROOT);
                if (isChapters(label)) flavorOfChapter(dash + 3);
                else if (ABILITY_WORDS.contains(word) || (mode ? isNameOfMode(label) : isFlavorWord(label)))
                    replace(from, dash + 3, "");
            }
            int next = text.indexOf("\n", start);
            if (next < 0) return;
            start = next + 1;
        }
    }

    private static final Pattern QUOTED_WORD = Pattern.compile("\"([A-Z][a-z' ]+) — ");

    /// "With "Landfall — Whenever a land you control enters, …"".
    private void quotedAbilityWords() {
        for (var said = QUOTED_WORD.matcher(text); said.find(); said = QUOTED_WORD.matcher(text)) {
            if (!ABILITY_WORDS.contains(said.group(1).toLowerCase(Locale.ROOT))) return;
            replace(said.start(1), said.end(), "");
        }
    }

    private void flavorOfChapter(int start) {
        int lineEnd = text.indexOf("\n", start);
        int dash = text.indexOf(" — ", start);
        if (dash > 0 && (lineEnd < 0 || dash < lineEnd) && isFlavorWord(text.substring(start, dash)))
            replace(start, dash + 3, "");
    }

    private static final Pattern NAMED_TOKEN =
            Pattern.compile("[Cc]reates? ([A-Z][^\"\\n.]*?), a legendary [^\"\\n.]*\"");

    /// "Create Redwing, a legendary 1/1 … token with "Whenever Redwing attacks, …"": the token is meant (CR 201.5).
    private void tokenNames() {
        var said = NAMED_TOKEN.matcher(text);
        int from = 0;
        while (said.find(from)) {
            from = said.end();
            String name = said.group(1);
            for (int at = text.indexOf(name, from); at >= 0 && at < endOfLine(from); at = text.indexOf(name, at + 1))
                if (isQuoted(at)) replace(at, at + name.length(), "~");
            said = NAMED_TOKEN.matcher(text);
        }
    }

    private int endOfLine(int from) {
        int end = text.indexOf("\n", from);
        return end < 0 ? text.length() : end;
    }

    private boolean isQuoted(int at) {
        return text.substring(0, at).chars().filter(c -> c == '"').count() % 2 == 1;
    }

    private void selfNames(String name, boolean legendary) {
        tokenNames();
        String plain = name.replace('’', '\'');
        selfName(plain);
        if (legendary) shortNames(plain).forEach(this::selfName);
        if (legendary && (plain.contains(" and ") || plain.contains(" & "))) saidOfOne();
        if (legendary) {
            saidOfOthers();
            for (String pronoun : List.of("he", "she", "He", "She")) selfPronoun(pronoun);
        }
        for (int at = find("this ", 0); at >= 0; at = find("this ", at + 1)) {
            int end = at + 5;
            while (end < text.length() && Character.isLetter(text.charAt(end))) end++;
            if (KINDS.contains(text.substring(at + 5, end).toLowerCase(Locale.ROOT))) replace(at, end, "~");
        }
    }

    private int find(String word, int from) {
        int lower = text.indexOf(word, from);
        int upper = text.indexOf(Character.toUpperCase(word.charAt(0)) + word.substring(1), from);
        int found = lower < 0 ? upper : upper < 0 ? lower : Math.min(lower, upper);
        if (found > 0 && Character.isLetter(text.charAt(found - 1))) return find(word, found + 1);
        return found;
    }

    /// A legend's name up to a comma, or its first words, as far as the text uses them.
    private List<String> shortNames(String name) {
        List<String> names = new ArrayList<>();
        if (name.contains(",")) names.add(name.substring(0, name.indexOf(',')));
        else {
            for (String stop : List.of(" of ", " the ")) {
                if (name.contains(stop)) names.add(name.substring(0, name.indexOf(stop)));
            }
            names.addAll(abbreviated(name.split(" ")));
            names.removeIf(shortName -> shortName.equals("The")
                    || shortName.length() < 3
                    || splitsecond.cards.vocabulary.word.Subtypes.isCreatureType(shortName));
        }
        return names;
    }

    /// "King Darien" of King Darien XLVIII, "Captain Kirk" of Captain James T. Kirk.
    private static List<String> abbreviated(String[] words) {
        List<String> names = new ArrayList<>();
        for (int length = words.length - 1; length > 0; length--)
            names.add(String.join(" ", java.util.Arrays.asList(words).subList(0, length)));
        if (words.length > 2) names.add(1, words[0] + " " + words[words.length - 1]);
        return names;
    }

    private static final Map<String, String> OF_ONE = Map.ofEntries(
            Map.entry("enter", "enters"),
            Map.entry("attack", "attacks"),
            Map.entry("block", "blocks"),
            Map.entry("die", "dies"),
            Map.entry("leave", "leaves"),
            Map.entry("deal", "deals"),
            Map.entry("become", "becomes"),
            Map.entry("get", "gets"),
            Map.entry("gain", "gains"),
            Map.entry("have", "has"),
            Map.entry("are", "is"),
            Map.entry("were", "was"));

    private static final String OF_TWO = "(" + String.join("|", new TreeSet<>(OF_ONE.keySet())) + ")\\b";

    private static final List<Pattern> SAID_OF_TWO =
            List.of(Pattern.compile("(?<!have )~ " + OF_TWO), Pattern.compile("~ (?:enters|attacks) or " + OF_TWO));

    /// "Aang and Katara enter": one card, of which its name speaks as of two.
    private void saidOfOne() {
        for (Pattern two : SAID_OF_TWO)
            for (var said = two.matcher(text); said.find(); said = two.matcher(text))
                replace(said.start(1), said.end(1), OF_ONE.getOrDefault(said.group(1), said.group(1)));
    }

    private static final String BEFORE = "(?<![\\w'])";

    /// Where a legend is "he" or "she" and others are "it", "its" or named again, with what others say there.
    private static final List<Pronoun> PRONOUNS = List.of(
            new Pronoun("(?:enters with|has|had|with) [^.\\n\"]*counters? on (him|her)\\b", "it"),
            new Pronoun("(?:number of|more) [^.\\n\"]*counters? on (him|her)\\b", "~"),
            new Pronoun("\\b(?:cast|begin the game with) (him|her)\\b", "it"),
            new Pronoun("\\bas (he|she) attacks\\b", "it"),
            new Pronoun("\\b[Ii]f (he|she) was\\b", "it"),
            new Pronoun("\\bexcept [^.\\n\"]*?" + BEFORE + "(he|she)\\b", "it"),
            new Pronoun("\\bexcept [^.\\n\"]*?" + BEFORE + "(his|her) (?=name\\b|other\\b|power\\b)", "its"),
            new Pronoun("\\b[Ii]f (he's|she's)(?!\\w)", "~ is"),
            new Pronoun(BEFORE + "(He's|She's)(?!\\w)", "It's"),
            new Pronoun(BEFORE + "(his|her)(?= (?:owner's|other types|name is)(?!\\w))", "its"),
            new Pronoun(BEFORE + "(his|her)(?= (?:base power|power|toughness|mana value|sneak cost)\\b)", "~'s"));

    private record Pronoun(Pattern where, String other) {
        Pronoun(String where, String other) {
            this(Pattern.compile(where), other);
        }
    }

    private void saidOfOthers() {
        for (Pronoun pronoun : PRONOUNS) {
            for (var said = pronoun.where().matcher(text);
                    said.find();
                    said = pronoun.where().matcher(text)) replace(said.start(1), said.end(1), pronoun.other());
        }
    }

    /// "She deals 4 damage": legends are spoken of so, and nobody else.
    private void selfPronoun(String pronoun) {
        for (int at = text.indexOf(pronoun); at >= 0; at = text.indexOf(pronoun, at + 1)) {
            int end = at + pronoun.length();
            boolean bounded = (at == 0 || " \n".indexOf(text.charAt(at - 1)) >= 0)
                    && end < text.length()
                    && text.charAt(end) == ' ';
            boolean quoted = isQuoted(at);
            if (bounded && !quoted) replace(at, end, "~");
        }
    }

    private void selfName(String name) {
        for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
            int end = at + name.length();
            boolean bounded = (at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1)))
                    && (end == text.length() || !Character.isLetterOrDigit(text.charAt(end)));
            boolean quoted = isQuoted(at);
            // "Exile target creature" is an instruction, even on a card of that name.
            boolean verb = text.substring(end).startsWith(" target ");
            // "A token named Koma's Coil", on Koma's own card.
            boolean another = text.substring(0, at).endsWith("named ")
                    && text.substring(end).startsWith("'s ");
            // "Create Stangg Twin", on Stangg's own card.
            boolean token = text.substring(0, at).endsWith("reate ");
            if (!bounded || verb || another || token) continue;
            if (!quoted || isGainedByItself(at)) replace(at, end, "~");
            else if (isGivenToOthers(at)) replace(at, end, "≈");
        }
    }

    private static final Pattern GAINS_ITSELF =
            Pattern.compile("(?s).*(?:~ (?:gains|gain|has)|[Ii]f ~ is [^.\"\\n]*, it [^.\"\\n]*gains) $");

    /// "If Kellan is a Scout, it … gains "Whenever Kellan …"": the object that gains the ability is the one that says
    /// so.
    private boolean isGainedByItself(int at) {
        return GAINS_ITSELF
                .matcher(text.substring(0, text.lastIndexOf("\"", at)))
                .matches();
    }

    private static final Pattern GIVES = Pattern.compile("(?s)(?:Equipped|Enchanted|Other) .*");

    /// "Equipped creature has "Sacrifice Sunfire Torch: …"" (CR 201.5b); "a card named Sunfire Torch" is any of that
    /// name.
    private boolean isGivenToOthers(int at) {
        return GIVES.matcher(text.substring(text.lastIndexOf("\n", at) + 1, at)).matches()
                && !text.substring(0, at).endsWith(" named ");
    }
}
