package splitsecond.cards.phrase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Alternatives, indexed by the word they begin with, and read at most once at each place.
final class OneOf<T> extends Phrase<T> {
    private final String name;
    private final List<? extends Phrase<? extends T>> alternatives;
    private volatile @Nullable Map<String, List<Phrase<? extends T>>> byFirstWord;
    private final Map<Class<?>, List<Phrase<? extends T>>> byType = new ConcurrentHashMap<>();
    private volatile List<Phrase<? extends T>> always = List.of();
    private @Nullable Starts starts;

    OneOf(String name, List<? extends Phrase<? extends T>> alternatives) {
        this.name = name;
        this.alternatives = alternatives;
    }

    @Override
    public List<Reading<T>> read(Text text, int at) {
        @Nullable List<Reading<T>>[] row = text.row(this);
        List<Reading<T>> known = row[at];
        if (known != null) return known;
        row[at] = List.of(); // a phrase that begins with itself has no further readings
        List<Phrase<? extends T>> candidates = index().getOrDefault(text.word(at), always);
        if (candidates.isEmpty()) text.expected(at, name);
        List<Reading<T>> found = new ArrayList<>();
        for (Phrase<? extends T> candidate : candidates) {
            for (Reading<? extends T> reading : candidate.read(text, at)) {
                Reading<T> widened = new Reading<>(reading.value(), reading.end(), reading.trace());
                if (!found.contains(widened)) found.add(widened);
            }
        }
        if (found.isEmpty()) text.expected(at, name);
        row[at] = found;
        return found;
    }

    @Override
    public List<String> print(Object value, Guide guide) {
        List<String> known = guide.known(this, value);
        if (known != null) return known;
        List<String> wordings = new ArrayList<>();
        for (Phrase<? extends T> alternative : printers(value.getClass())) {
            for (String wording : alternative.print(value, guide)) {
                if (!wordings.contains(wording)) wordings.add(wording);
            }
            if (guide.free() && !wordings.isEmpty()) return wordings;
        }
        guide.remember(this, value, wordings);
        return wordings;
    }

    @Override
    boolean prints(Class<?> type) {
        return !printers(type).isEmpty();
    }

    private List<Phrase<? extends T>> printers(Class<?> type) {
        List<Phrase<? extends T>> known = byType.get(type);
        if (known == null) {
            known = new ArrayList<>();
            for (Phrase<? extends T> alternative : alternatives) if (alternative.prints(type)) known.add(alternative);
            byType.put(type, known);
        }
        return known;
    }

    private Map<String, List<Phrase<? extends T>>> index() {
        Map<String, List<Phrase<? extends T>>> known = byFirstWord;
        return known == null ? indexed() : known;
    }

    private synchronized Map<String, List<Phrase<? extends T>>> indexed() {
        Map<String, List<Phrase<? extends T>>> known = byFirstWord;
        if (known != null) return known;
        known = new HashMap<>();
        List<Phrase<? extends T>> anywhere = new ArrayList<>();
        for (Phrase<? extends T> alternative : alternatives) {
            Starts first = alternative.starts();
            if (first.withAnything() || first.mayBeEmpty()) {
                anywhere.add(alternative);
                for (List<Phrase<? extends T>> candidates : known.values()) candidates.add(alternative);
                continue;
            }
            for (String word : first.words())
                known.computeIfAbsent(word, _ -> new ArrayList<>(anywhere)).add(alternative);
        }
        always = anywhere;
        byFirstWord = known;
        return known;
    }

    @Override
    List<? extends Phrase<?>> parts() {
        return alternatives;
    }

    @Override
    synchronized Starts starts() {
        Starts known = starts;
        if (known != null) return known;
        starts = Starts.ANYTHING; // what a phrase that begins with itself sees of itself
        Starts all = Starts.either(alternatives);
        starts = all;
        return all;
    }

    @Override
    public String toString() {
        return name;
    }
}
