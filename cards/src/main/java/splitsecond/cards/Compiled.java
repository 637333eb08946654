package splitsecond.cards;

import java.util.List;
import java.util.stream.Collectors;
import splitsecond.engine.card.CardDefinition;

/// What became of a card's text.
public sealed interface Compiled {

    /// The whole text was read, in one way, and prints back as it was.
    record Supported(CardDefinition card) implements Compiled {}

    record Unsupported(String name, List<Problem> problems) implements Compiled {

        /// What is not understood and why, in one line.
        public String reasons() {
            return problems.stream()
                    .map(problem -> "\"" + problem.words().replace("\n", " / ") + "\" (" + problem.reason() + ")")
                    .distinct()
                    .collect(Collectors.joining("; "));
        }
    }

    /// Why a part of a card's text is not supported.
    ///
    /// @param from where in the face's printed text it begins
    /// @param to where it ends
    /// @param place the words around the place, with numbers and names left out, to count like with like
    record Problem(Kind kind, String face, String text, int from, int to, String reason, String place) {
        /// The offending part of the text.
        public String span() {
            return text.substring(Math.min(from, text.length()), Math.min(to, text.length()));
        }

        /// The same for who does not see the text around it: a mark alone says nothing, it has the words before it.
        String words() {
            String span = span();
            if (span.chars().anyMatch(Character::isLetterOrDigit)) return span;
            int start = Math.min(from, text.length());
            for (int words = 0; words < 4 && start > 0; words++) start = text.lastIndexOf(' ', start - 2) + 1;
            return text.substring(start, Math.min(to, text.length()));
        }
    }

    enum Kind {
        /// No phrase reads it.
        NOT_READ,
        /// Two meanings are possible.
        AMBIGUOUS,
        /// A word means nothing that was said before it.
        UNBOUND,
        /// A word could as well mean two things that were said before it.
        AMBIGUOUS_REFERENCE,
        /// It was read, but what was read does not print as the same text.
        MISPRINTED,
        /// It was read, but the rules engine does not carry it out yet.
        NOT_EXECUTED,
        /// It is read by a rule that many cards use and no scenario proves: it does not count.
        UNPROVEN,
        /// A field of the card is not as expected.
        MALFORMED
    }
}
