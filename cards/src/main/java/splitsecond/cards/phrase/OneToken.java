package splitsecond.cards.phrase;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A single token that carries a value.
final class OneToken<T> extends Phrase<T> {
    private final String name;
    private final Function<String, @Nullable T> read;
    private final Class<? extends T> type;
    private final Function<? super T, @Nullable String> print;

    OneToken(
            String name,
            Function<String, @Nullable T> read,
            Class<? extends T> type,
            Function<? super T, @Nullable String> print) {
        this.name = name;
        this.read = read;
        this.type = type;
        this.print = print;
    }

    @Override
    public List<Reading<T>> read(Text text, int at) {
        T value = at < text.size() ? read.apply(text.token(at)) : null;
        if (value != null) return List.of(new Reading<>(value, at + 1));
        text.expected(at, name);
        return List.of();
    }

    @Override
    public List<String> print(Object value, Guide guide) {
        if (!type.isInstance(value)) return List.of();
        String word = print.apply(type.cast(value));
        return word != null && guide.admits(word) ? List.of(word) : List.of();
    }

    @Override
    List<? extends Phrase<?>> parts() {
        return List.of();
    }

    @Override
    Starts starts() {
        return Starts.ANYTHING;
    }

    @Override
    public String toString() {
        return name;
    }
}
