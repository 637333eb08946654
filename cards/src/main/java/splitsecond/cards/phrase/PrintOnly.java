package splitsecond.cards.phrase;

import java.util.List;

/// A phrase that is never read.
final class PrintOnly<T> extends Phrase<T> {
    private final Phrase<T> phrase;

    PrintOnly(Phrase<T> phrase) {
        this.phrase = phrase;
    }

    @Override
    public List<Reading<T>> read(Text text, int at) {
        return List.of();
    }

    @Override
    public List<String> print(Object value, Guide guide) {
        return phrase.print(value, guide);
    }

    @Override
    boolean prints(Class<?> type) {
        return phrase.prints(type);
    }

    @Override
    List<? extends Phrase<?>> parts() {
        return List.of();
    }

    @Override
    Starts starts() {
        return Starts.NONE;
    }
}
