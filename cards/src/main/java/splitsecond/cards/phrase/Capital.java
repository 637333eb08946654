package splitsecond.cards.phrase;

import java.util.List;

/// A phrase printed with a capital wherever it stands.
final class Capital<T> extends Phrase<T> {
    private final Phrase<T> phrase;

    Capital(Phrase<T> phrase) {
        this.phrase = phrase;
    }

    @Override
    public List<Reading<T>> read(Text text, int at) {
        return phrase.read(text, at);
    }

    @Override
    public List<String> print(Object value, Guide guide) {
        return phrase.print(value, guide).stream().map(Text::capitalise).toList();
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
