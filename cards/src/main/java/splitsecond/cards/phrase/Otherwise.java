package splitsecond.cards.phrase;

import java.util.ArrayList;
import java.util.List;

/// A phrase that is read where another, which says more at once, is not.
final class Otherwise<T> extends Phrase<T> {
    private final Phrase<T> first;
    private final Phrase<T> second;

    Otherwise(Phrase<T> first, Phrase<T> second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public List<Reading<T>> read(Text text, int at) {
        List<Reading<T>> found = first.read(text, at);
        return found.isEmpty() ? second.read(text, at) : found;
    }

    @Override
    public List<String> print(Object value, Guide guide) {
        List<String> wordings = new ArrayList<>(first.print(value, guide));
        for (String wording : second.print(value, guide)) if (!wordings.contains(wording)) wordings.add(wording);
        return wordings;
    }

    @Override
    boolean prints(Class<?> type) {
        return first.prints(type) || second.prints(type);
    }

    @Override
    List<? extends Phrase<?>> parts() {
        return List.of(first, second);
    }

    @Override
    Starts starts() {
        return Starts.either(parts());
    }
}
