package splitsecond.cards.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// A phrase for a value that can be taken apart in several ways, each of which may be what was said: a set has no
/// order, its words have.
final class Variants<T, R, S> extends Phrase<R> {
    private final Phrase<T> phrase;
    private final Function<? super T, ? extends R> to;
    private final Class<S> type;
    private final Function<? super S, ? extends List<?>> backs;

    Variants(
            Phrase<T> phrase,
            Function<? super T, ? extends R> to,
            Class<S> type,
            Function<? super S, ? extends List<?>> backs) {
        this.phrase = phrase;
        this.to = to;
        this.type = type;
        this.backs = backs;
    }

    @Override
    public List<Reading<R>> read(Text text, int at) {
        List<Reading<R>> found = new ArrayList<>();
        for (Reading<T> reading : phrase.read(text, at))
            found.add(new Reading<>(to.apply(reading.value()), reading.end(), reading.trace()));
        return found;
    }

    @Override
    @SuppressWarnings("unchecked") // what the phrase can print is a T
    public List<String> print(Object value, Guide guide) {
        if (!type.isInstance(value)) return List.of();
        List<String> wordings = new ArrayList<>();
        for (Object back : backs.apply(type.cast(value))) {
            List<String> said = phrase.print(back, guide);
            if (said.isEmpty() || !value.equals(to.apply((T) back))) continue;
            for (String wording : said) if (!wordings.contains(wording)) wordings.add(wording);
            if (guide.free()) break;
        }
        return wordings;
    }

    @Override
    boolean prints(Class<?> type) {
        return this.type.isAssignableFrom(type);
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
