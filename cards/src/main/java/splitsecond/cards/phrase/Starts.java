package splitsecond.cards.phrase;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// With which words a phrase can begin: the given ones, or any; and whether it can be empty.
record Starts(Set<String> words, boolean withAnything, boolean mayBeEmpty) {
    static final Starts NONE = new Starts(Set.of(), false, false);
    static final Starts EMPTY = new Starts(Set.of(), false, true);
    static final Starts ANYTHING = new Starts(Set.of(), true, false);

    static Starts with(String word) {
        return new Starts(Set.of(word), false, false);
    }

    static Starts with(Set<String> words) {
        return new Starts(words, false, false);
    }

    /// One set for all: sets made one by one for hundreds of alternatives were half of what a first card took.
    static Starts either(List<? extends Phrase<?>> alternatives) {
        Set<String> words = new HashSet<>();
        boolean withAnything = false;
        boolean mayBeEmpty = false;
        for (Phrase<?> alternative : alternatives) {
            Starts first = alternative.starts();
            words.addAll(first.words);
            withAnything |= first.withAnything;
            mayBeEmpty |= first.mayBeEmpty;
        }
        return new Starts(words, withAnything, mayBeEmpty);
    }

    Starts then(Starts next) {
        if (!mayBeEmpty) return this;
        return new Starts(union(next), withAnything || next.withAnything, next.mayBeEmpty);
    }

    private Set<String> union(Starts other) {
        if (words.isEmpty()) return other.words;
        if (other.words.isEmpty()) return words;
        Set<String> both = new HashSet<>(words);
        both.addAll(other.words);
        return both;
    }
}
