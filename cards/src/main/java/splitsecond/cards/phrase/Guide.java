package splitsecond.cards.phrase;

import java.util.ArrayList;
import java.util.List;

/// What a printing must agree with: the words of a source text, or nothing (then the first wording is taken).
/// Where the same meaning has two wordings, the guide keeps the one that the source uses.
public final class Guide {
    static final Guide NONE = new Guide("");

    private final String words;

    private Guide(String words) {
        this.words = words;
    }

    static Guide to(String joinedTokens) {
        return new Guide(" " + joinedTokens.toLowerCase(java.util.Locale.ROOT) + " ");
    }

    boolean free() {
        return words.isEmpty();
    }

    boolean admits(String wording) {
        return words.isEmpty() || wording.isEmpty() || words.contains(wording.toLowerCase(java.util.Locale.ROOT));
    }

    /// Every admissible continuation of the beginnings by the endings.
    List<String> join(List<String> beginnings, List<String> endings) {
        List<String> joined = new ArrayList<>();
        for (String beginning : beginnings) {
            for (String ending : endings) {
                String both = beginning.isEmpty() ? ending : ending.isEmpty() ? beginning : beginning + " " + ending;
                if (admits(both)) joined.add(both);
            }
        }
        return joined;
    }
}
