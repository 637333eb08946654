package splitsecond.cards.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// A phrase whose meaning must fulfil a condition.
final class Where<T> extends Phrase<T> {
    private final Phrase<T> phrase;
    private final Predicate<? super T> condition;

    Where(Phrase<T> phrase, Predicate<? super T> condition) {
        this.phrase = phrase;
        this.condition = condition;
    }

    @Override
    public List<Reading<T>> read(Text text, int at) {
        List<Reading<T>> kept = new ArrayList<>();
        for (Reading<T> reading : phrase.read(text, at)) if (condition.test(reading.value())) kept.add(reading);
        return kept;
    }

    @Override
    @SuppressWarnings("unchecked") // what the phrase can print is a T
    public List<String> print(Object value, Guide guide) {
        List<String> wordings = phrase.print(value, guide);
        return wordings.isEmpty() || condition.test((T) value) ? wordings : List.of();
    }

    @Override
    boolean prints(Class<?> type) {
        return phrase.prints(type);
    }

    @Override
    List<? extends Phrase<?>> parts() {
        return List.of(phrase);
    }

    @Override
    Starts starts() {
        return phrase.starts();
    }
}
