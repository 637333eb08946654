package splitsecond.cards.phrase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Words (one or several each) that stand for values. There are twelve thousand of them, of which one card needs a few:
/// nothing is looked at before it is read or printed.
final class Table<T> extends Phrase<T> {
    private final String name;
    private final Map<String, T> words;
    private volatile @Nullable Map<String, Entries<T>> byFirstWord;
    private volatile @Nullable Map<Object, Wordings> byValue;

    private record Entry<T>(List<String> words, T value) {}

    /// Those that begin with one word: some tables have hundreds that begin with "that".
    private static final class Entries<T> {
        private final Map<String, T> written = new LinkedHashMap<>();
        private volatile @Nullable Sorted<T> sorted;

        Sorted<T> sorted() {
            Sorted<T> known = sorted;
            if (known == null) sorted = known = new Sorted<>(written);
            return known;
        }
    }

    /// The same by their second word.
    private static final class Sorted<T> {
        private final List<Entry<T>> ofOneWord = new ArrayList<>(1);
        private final Map<String, List<Entry<T>>> bySecondWord = new HashMap<>();

        Sorted(Map<String, T> written) {
            written.forEach((text, value) -> {
                List<String> words = List.copyOf(new Text(text).words());
                (words.size() == 1 ? ofOneWord : bySecondWord.computeIfAbsent(words.get(1), _ -> new ArrayList<>()))
                        .add(new Entry<>(words, value));
            });
        }

        List<Entry<T>> withSecond(String word) {
            return bySecondWord.isEmpty() ? List.of() : bySecondWord.getOrDefault(word, List.of());
        }
    }

    /// What means one value.
    private static final class Wordings {
        private final List<String> written = new ArrayList<>(1);
        private volatile @Nullable List<String> spaced;

        /// As tokens joined by spaces.
        List<String> spaced() {
            List<String> known = spaced;
            if (known == null)
                spaced = known =
                        written.stream().map(text -> new Text(text).spaced()).toList();
            return known;
        }
    }

    Table(String name, Map<String, T> words) {
        this.name = name;
        this.words = words;
    }

    private Map<String, Entries<T>> byFirstWord() {
        Map<String, Entries<T>> known = byFirstWord;
        if (known == null) {
            Map<String, Entries<T>> sorted = new HashMap<>();
            inOrder(words)
                    .forEach((text, value) -> sorted.computeIfAbsent(Text.firstWord(text), _ -> new Entries<>())
                            .written
                            .put(text, value));
            byFirstWord = known = sorted;
        }
        return known;
    }

    private Map<Object, Wordings> byValue() {
        Map<Object, Wordings> known = byValue;
        if (known == null) {
            Map<Object, Wordings> sorted = new HashMap<>();
            inOrder(words)
                    .forEach((text, value) -> sorted.computeIfAbsent(value, _ -> new Wordings())
                            .written
                            .add(text));
            byValue = known = sorted;
        }
        return known;
    }

    /// The first of several wordings is the usual one. `Map.of` has another order in each run of the program.
    private static <T> Map<String, T> inOrder(Map<String, T> words) {
        return words instanceof SequencedMap ? words : new TreeMap<>(words);
    }

    @Override
    public List<Reading<T>> read(Text text, int at) {
        List<Reading<T>> found = new ArrayList<>(1);
        Entries<T> entries = byFirstWord().get(text.word(at));
        if (entries != null) {
            Sorted<T> sorted = entries.sorted();
            for (Entry<T> entry : sorted.ofOneWord) found.add(new Reading<>(entry.value, at + 1));
            for (Entry<T> entry : sorted.withSecond(text.word(at + 1))) {
                int length = 2;
                while (length < entry.words.size() && text.word(at + length).equals(entry.words.get(length))) length++;
                if (length == entry.words.size()) found.add(new Reading<>(entry.value, at + length));
            }
        }
        if (found.isEmpty()) text.expected(at, name);
        return found;
    }

    @Override
    public List<String> print(Object value, Guide guide) {
        Wordings known = byValue().get(value);
        if (known == null) return List.of();
        List<String> wordings = known.spaced();
        if (guide.free()) return wordings.size() > 1 ? wordings.subList(0, 1) : wordings;
        return wordings.stream().filter(guide::admits).toList();
    }

    @Override
    Set<String> ownWords() {
        Set<String> own = new HashSet<>();
        for (String written : words.keySet()) own.addAll(new Text(written).words());
        return own;
    }

    @Override
    List<? extends Phrase<?>> parts() {
        return List.of();
    }

    @Override
    Starts starts() {
        return Starts.with(byFirstWord().keySet());
    }

    @Override
    public String toString() {
        return name;
    }
}
