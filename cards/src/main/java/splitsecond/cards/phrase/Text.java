package splitsecond.cards.phrase;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A text as tokens that know where they stand, with what has been read of it so far.
///
/// A token is a word, a number, a run of symbols such as `{2}{U}`, or a punctuation mark. The possessive `'s` is a
/// token of its own. Quotation marks become `“` and `”`, a dash without spaces around it becomes `―`.
public final class Text {
    private final String source;
    private final List<String> tokens = new ArrayList<>();
    private final List<String> words = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();
    private final Map<Phrase<?>, List<?>[]> chart = new IdentityHashMap<>();
    /// For each place the words from there on, a bit each; several words may share one.
    private final long[] ahead;

    private boolean explains;
    private final List<String> expected = new ArrayList<>();
    private int furthest = -1;
    private @Nullable Guide guide;

    /// No printed text takes a twentieth of this; what takes more would take longer than anybody waits.
    private static final int MOST_STEPS = 400_000;

    private int steps;

    /// A text that has too many ways to be read.
    public static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooMuch() {
            super("too many ways to read it", null, false, false);
        }
    }

    static long bit(String word) {
        return 1L << (word.hashCode() * 0x9E3779B9 >>> 26);
    }

    /// Whether a rule with these words cannot be read there, because some of them do not follow. Nobody is told how far
    /// such a rule would have come until `explain` is called.
    boolean lacks(long words, int at) {
        return !explains && at < ahead.length && (words & ~ahead[at]) != 0;
    }

    /// Reading begins anew, and every rule is tried for what it expects.
    void explain() {
        explains = true;
        steps = 0;
        chart.clear();
        expected.clear();
        furthest = -1;
    }

    boolean isExplained() {
        return explains;
    }

    void step() {
        if (++steps > MOST_STEPS) throw new TooMuch();
    }

    public Text(String source) {
        this(source, Integer.MAX_VALUE);
    }

    private Text(String source, int tokens) {
        this.source = source;
        tokenise(tokens);
        ahead = new long[words.size() + 1];
        for (int at = words.size() - 1; at >= 0; at--) ahead[at] = ahead[at + 1] | bit(words.get(at));
    }

    public String source() {
        return source;
    }

    public int size() {
        return tokens.size();
    }

    /// The token in lower case, as phrases compare it; empty after the end.
    String word(int at) {
        return at >= 0 && at < words.size() ? words.get(at) : "";
    }

    /// The token as written.
    String token(int at) {
        return at < tokens.size() ? tokens.get(at) : "";
    }

    /// Its tokens joined by spaces.
    String spaced() {
        return String.join(" ", tokens);
    }

    public List<String> words() {
        return words;
    }

    /// Where the token begins in the source.
    public int start(int at) {
        return at < starts.size() ? starts.get(at) : source.length();
    }

    public int end(int at) {
        return at < ends.size() ? ends.get(at) : source.length();
    }

    /// The token at which all attempts to read had failed.
    public int furthest() {
        return Math.max(furthest, 0);
    }

    /// What could have stood at the furthest place, whole phrases before the words with which they begin.
    public List<String> expected() {
        return List.copyOf(new LinkedHashSet<>(expected.reversed()));
    }

    void expected(int at, String what) {
        if (at < furthest || what.isEmpty()) return;
        if (at > furthest) {
            furthest = at;
            expected.clear();
        }
        expected.add(what);
    }

    void expectedWord(int at, String word) {
        if (at >= furthest) expected(at, '"' + word + '"');
    }

    Guide guide() {
        Guide known = guide;
        if (known == null) guide = known = Guide.to(String.join(" ", words), ahead[0]);
        return known;
    }

    /// What a phrase has read at each place so far.
    @SuppressWarnings("unchecked") // a phrase only ever stores its own readings
    <T> @Nullable List<Reading<T>>[] row(Phrase<T> phrase) {
        List<?>[] row = chart.get(phrase);
        if (row == null) chart.put(phrase, row = new List<?>[size() + 1]);
        return (List<Reading<T>>[]) row;
    }

    /// The word with which a text begins: the others are not looked at.
    static String firstWord(String source) {
        return new Text(source, 1).word(0);
    }

    private void tokenise(int most) {
        int at = 0;
        while (at < source.length() && tokens.size() < most) {
            char c = source.charAt(at);
            if (c == ' ') at++;
            else at = next(at, c);
        }
    }

    private int next(int at, char c) {
        if (c == '{') return symbols(at);
        if (c == '\n' || ",.:;•()[]".indexOf(c) >= 0) return add(at, at + 1, String.valueOf(c));
        if (c == '"') {
            boolean opens = at == 0 || " (\n—".indexOf(source.charAt(at - 1)) >= 0;
            return add(at, at + 1, opens ? "“" : "”");
        }
        if (c == '—') {
            boolean tight = at > 0 ? source.charAt(at - 1) != ' ' : !source.startsWith("— ");
            return add(at, at + 1, tight ? "―" : "—");
        }
        if (c == '~' || c == '≈') return add(at, at + 1, String.valueOf(c));
        if (source.startsWith("'s", at) && !letterAt(at + 2)) return add(at, at + 2, "'s");
        if (c == '\'') return add(at, at + 1, quotedWithin(at));
        int end = at;
        while (end < source.length() && inWord(end)) end++;
        return add(at, Math.max(end, at + 1), source.substring(at, Math.max(end, at + 1)));
    }

    /// What is quoted within a quotation stands between these; an apostrophe is none of them.
    private String quotedWithin(int at) {
        boolean opens =
                at > 0 && source.charAt(at - 1) == ' ' && at + 1 < source.length() && source.charAt(at + 1) != ' ';
        return opens ? "‘" : at > 0 && source.charAt(at - 1) == '.' ? "’" : "'";
    }

    private int symbols(int at) {
        int end = at;
        boolean hole = source.startsWith("{}", at);
        while (end < source.length() && source.charAt(end) == '{') {
            int close = source.indexOf('}', end);
            if (close < 0) break;
            end = close + 1;
            if (hole) break;
        }
        if (end == at) end = at + 1;
        return add(at, end, source.substring(at, end));
    }

    private boolean letterAt(int at) {
        return at < source.length() && Character.isLetterOrDigit(source.charAt(at));
    }

    private boolean inWord(int at) {
        char c = source.charAt(at);
        if (c == '\'') return letterAt(at + 1) && !(source.startsWith("'s", at) && !letterAt(at + 2));
        if (c == '.') return false;
        return " \n,:;•()[]\"—~{".indexOf(c) < 0;
    }

    private int add(int start, int end, String token) {
        tokens.add(token);
        words.add(token.toLowerCase(Locale.ROOT));
        starts.add(start);
        ends.add(end);
        return end;
    }

    /// The text of tokens joined by spaces: punctuation takes its place and sentences begin with a capital.
    static String join(String spaced) {
        StringBuilder text = new StringBuilder();
        boolean sentenceStart = true;
        boolean glue = true;
        for (String token : spaced.split(" ")) {
            if (token.isEmpty()) continue;
            boolean closes = token.equals("'s") || ",.:;'’”)]―\n".contains(token);
            if (!glue && !closes) text.append(' ');
            text.append(sentenceStart ? capitalise(token) : token);
            glue = "“‘([―\n".contains(token);
            sentenceStart = ".:—―•“‘\n|".contains(token) || (token.equals("”") && sentenceStart);
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '“' || c == '”') text.setCharAt(i, '"');
            else if (c == '‘' || c == '’') text.setCharAt(i, '\'');
            else if (c == '―') text.setCharAt(i, '—');
        }
        return text.toString();
    }

    static String capitalise(String token) {
        return token.isEmpty() ? token : Character.toUpperCase(token.charAt(0)) + token.substring(1);
    }
}
