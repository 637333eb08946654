package splitsecond.cards.phrase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;

/// Words (one or several each) that stand for values.
final class Table<T> extends Phrase<T> {
    private final String name;
    private final Map<String, Entries<T>> byFirstWord = new HashMap<>();
    private final Map<Object, List<String>> byValue = new HashMap<>();

    private record Entry<T>(List<String> words, T value) {}

    /// Those that begin with one word: some tables have hundreds that begin with "that".
    private record Entries<T>(List<Entry<T>> ofOneWord, Map<String, List<Entry<T>>> bySecondWord) {

        void add(Entry<T> entry) {
            if (entry.words.size() == 1) ofOneWord.add(entry);
            else
                bySecondWord
                        .computeIfAbsent(entry.words.get(1), _ -> new ArrayList<>())
                        .add(entry);
        }

        List<Entry<T>> withSecond(String word) {
            return bySecondWord.isEmpty() ? List.of() : bySecondWord.getOrDefault(word, List.of());
        }
    }

    Table(String name, Map<String, T> words) {
        this.name = name;
        inOrder(words).forEach((written, value) -> {
            Text text = new Text(written);
            byFirstWord
                    .computeIfAbsent(text.word(0), _ -> new Entries<>(new ArrayList<>(1), new HashMap<>()))
                    .add(new Entry<>(List.copyOf(text.words()), value));
            List<String> tokens = new ArrayList<>();
            for (int i = 0; i < text.size(); i++) tokens.add(text.token(i));
            byValue.computeIfAbsent(value, _ -> new ArrayList<>()).add(String.join(" ", tokens));
        });
    }

    /// The first of several wordings is the usual one. `Map.of` has another order in each run of the program.
    private static <T> Map<String, T> inOrder(Map<String, T> words) {
        return words instanceof SequencedMap ? words : new TreeMap<>(words);
    }

    @Override
    public List<Reading<T>> read(Text text, int at) {
        List<Reading<T>> found = new ArrayList<>(1);
        Entries<T> entries = byFirstWord.get(text.word(at));
        if (entries != null) {
            for (Entry<T> entry : entries.ofOneWord) found.add(new Reading<>(entry.value, at + 1));
            for (Entry<T> entry : entries.withSecond(text.word(at + 1))) {
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
        List<String> wordings = byValue.getOrDefault(value, List.of());
        if (guide.free()) return wordings.size() > 1 ? wordings.subList(0, 1) : wordings;
        return wordings.stream().filter(guide::admits).toList();
    }

    @Override
    Set<String> ownWords() {
        Set<String> own = new HashSet<>();
        for (Entries<T> entries : byFirstWord.values()) {
            for (Entry<T> entry : entries.ofOneWord) own.addAll(entry.words);
            for (List<Entry<T>> several : entries.bySecondWord.values())
                for (Entry<T> entry : several) own.addAll(entry.words);
        }
        return own;
    }

    @Override
    List<? extends Phrase<?>> parts() {
        return List.of();
    }

    @Override
    Starts starts() {
        return Starts.with(byFirstWord.keySet());
    }

    @Override
    public String toString() {
        return name;
    }
}
