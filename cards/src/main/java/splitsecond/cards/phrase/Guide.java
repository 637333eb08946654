package splitsecond.cards.phrase;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a printing must agree with: the words of a source text, or nothing (then the first wording is taken).
/// Where the same meaning has two wordings, the guide keeps the one that the source uses.
public final class Guide {
    static final Guide NONE = new Guide("", -1);

    /// Letters. What prints in more ways than this is no card's text.
    private static final int MOST = 20_000_000;

    private final String words;
    private final long bits;
    private int printed;
    private final Map<Phrase<?>, Map<Object, List<String>>> known = new IdentityHashMap<>();

    private Guide(String words, long bits) {
        this.words = words;
        this.bits = bits;
    }

    /// @param bits of the words, as `Text` knows them
    static Guide to(String joinedTokens, long bits) {
        return new Guide(" " + joinedTokens.toLowerCase(Locale.ROOT) + " ", bits);
    }

    /// Whether some of the words are not those of the source.
    boolean lacks(long words) {
        return (words & ~bits) != 0;
    }

    /// The wordings found before for this very value, or null.
    @Nullable
    List<String> known(Phrase<?> phrase, Object value) {
        Map<Object, List<String>> values = known.get(phrase);
        return values == null ? null : values.get(value);
    }

    void remember(Phrase<?> phrase, Object value, List<String> wordings) {
        if (!free()) known.computeIfAbsent(phrase, _ -> new IdentityHashMap<>()).put(value, wordings);
    }

    boolean free() {
        return words.isEmpty();
    }

    boolean admits(String wording) {
        return words.isEmpty() || wording.isEmpty() || words.contains(wording.toLowerCase(Locale.ROOT));
    }

    private void count(int letters) {
        printed += letters;
        if (printed > MOST) throw new Text.TooMuch();
    }

    /// Every admissible continuation of the beginnings by the endings.
    List<String> join(List<String> beginnings, List<String> endings) {
        List<String> joined = new ArrayList<>();
        for (String beginning : beginnings) {
            for (String ending : endings) {
                String both = beginning.isEmpty() ? ending : ending.isEmpty() ? beginning : beginning + " " + ending;
                if (!free()) count(both.length());
                if (admits(both)) joined.add(both);
            }
        }
        return joined;
    }
}
