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
    private final Map<String, List<Entry<T>>> byFirstWord = new HashMap<>();
    private final Map<Object, List<String>> byValue = new HashMap<>();

    private record Entry<T>(List<String> words, T value) {}

    Table(String name, Map<String, T> words) {
        this.name = name;
        inOrder(words).forEach((written, value) -> {
            Text text = new Text(written);
            byFirstWord
                    .computeIfAbsent(text.word(0), _ -> new ArrayList<>())
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
        for (Entry<T> entry : byFirstWord.getOrDefault(text.word(at), List.of())) {
            int length = 1;
            while (length < entry.words.size() && text.word(at + length).equals(entry.words.get(length))) length++;
            if (length == entry.words.size()) found.add(new Reading<>(entry.value, at + length));
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
        for (List<Entry<T>> entries : byFirstWord.values()) for (Entry<T> entry : entries) own.addAll(entry.words);
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
