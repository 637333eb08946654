package splitsecond.cards.phrase;

import java.util.List;
import java.util.function.Supplier;

/// A phrase looked up when it is first needed.
final class Lazy<T> extends Phrase<T> {
    private final Supplier<Phrase<T>> phrase;

    Lazy(Supplier<Phrase<T>> phrase) {
        this.phrase = phrase;
    }

    @Override
    public List<Reading<T>> read(Text text, int at) {
        return phrase.get().read(text, at);
    }

    @Override
    public List<String> print(Object value, Guide guide) {
        return phrase.get().print(value, guide);
    }

    @Override
    boolean prints(Class<?> type) {
        return phrase.get().prints(type);
    }

    @Override
    List<? extends Phrase<?>> parts() {
        return List.of(phrase.get());
    }

    @Override
    Starts starts() {
        return phrase.get().starts();
    }

    @Override
    public String toString() {
        return "…";
    }
}
