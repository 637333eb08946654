package splitsecond.cards.phrase;

import java.util.List;
import java.util.function.Function;

/// A phrase with a singular and a plural form: "target creature" and "creatures you control", "gets" and "get".
/// In a frame all numbered phrases agree, together with its words in parentheses: `{} (gets|get) {}`.
public final class Numbered<T> extends Phrase<T> {
    private final Phrase<T> one;
    private final Phrase<T> many;
    private final Phrase<T> either;

    /// Grammatical number.
    public enum Number {
        ONE,
        MANY;

        public String pick(String singular, String plural) {
            return this == ONE ? singular : plural;
        }

        public <T> T pick(T singular, T plural) {
            return this == ONE ? singular : plural;
        }
    }

    private Numbered(Phrase<T> one, Phrase<T> many) {
        this.one = one;
        this.many = many;
        this.either = Phrase.oneOf("", one, many);
    }

    public static <T> Numbered<T> numbered(Function<Number, Phrase<T>> form) {
        return new Numbered<>(form.apply(Number.ONE), form.apply(Number.MANY));
    }

    public static <T> Numbered<T> of(Phrase<T> one, Phrase<T> many) {
        return new Numbered<>(one, many);
    }

    public Phrase<T> one() {
        return one;
    }

    public Phrase<T> many() {
        return many;
    }

    /// Either form, without agreement.
    public Phrase<T> either() {
        return either;
    }

    public Phrase<T> in(Number number) {
        return number == Number.ONE ? one : many;
    }

    @Override
    public List<Reading<T>> read(Text text, int at) {
        return either.read(text, at);
    }

    @Override
    public List<String> print(Object value, Guide guide) {
        return either.print(value, guide);
    }

    @Override
    List<? extends Phrase<?>> parts() {
        return List.of(one, many);
    }

    @Override
    Starts starts() {
        return either.starts();
    }
}
