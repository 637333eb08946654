package splitsecond.cards.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Words with holes, waiting to be told what they mean: `phrase("destroy {}", TARGET).as(Destroy::new, Destroy.class,
/// Destroy::what)`.
///
/// The constructor may return null to refuse a combination. The accessors need no guards: a value is printed by a frame
/// only if the constructor rebuilds it from the parts.
public final class Frame {
    private final String pattern;
    private final List<? extends Phrase<?>> holes;

    private Frame(String pattern, List<? extends Phrase<?>> holes) {
        this.pattern = pattern;
        this.holes = holes;
    }

    @SuppressWarnings(
            "unchecked") // a rule prints only instances of its type, and reads only what its constructor makes
    private <R, S> Phrase<R> rule(
            Function<Object[], ? extends @Nullable R> make, Class<?> type, Function<S, Object[]> unmake) {
        boolean agrees = pattern.contains("(")
                || holes.stream().filter(h -> h instanceof Numbered).count() > 1;
        if (!agrees) return new Rule<R, S>(pattern, pattern, holes, make, type, unmake);
        return (Phrase<R>) Phrase.oneOf(
                "",
                new Rule<R, S>(pattern, worded(Numbered.Number.ONE), inNumber(Numbered.Number.ONE), make, type, unmake),
                new Rule<R, S>(
                        pattern, worded(Numbered.Number.MANY), inNumber(Numbered.Number.MANY), make, type, unmake));
    }

    private List<Phrase<?>> inNumber(Numbered.Number number) {
        List<Phrase<?>> chosen = new ArrayList<>();
        for (Phrase<?> hole : holes) chosen.add(hole instanceof Numbered<?> numbered ? numbered.in(number) : hole);
        return chosen;
    }

    private String worded(Numbered.Number number) {
        StringBuilder words = new StringBuilder();
        int at = 0;
        for (int open = pattern.indexOf('('); open >= 0; open = pattern.indexOf('(', at)) {
            int bar = pattern.indexOf('|', open);
            int close = pattern.indexOf(')', bar);
            words.append(pattern, at, open)
                    .append(number.pick(pattern.substring(open + 1, bar), pattern.substring(bar + 1, close)));
            at = close + 1;
        }
        return words.append(pattern.substring(at)).toString();
    }

    public static Words phrase(String pattern) {
        return new Words(new Frame(pattern, List.of()));
    }

    /// Words without holes.
    public record Words(Frame frame) {
        public <R> Phrase<R> means(R value) {
            return frame.rule(_ -> value, Object.class, (R other) -> new Object[0]);
        }
    }

    public static <A> One<A> phrase(String pattern, Phrase<A> a) {
        return new One<>(new Frame(pattern, List.of(a)));
    }

    public static <A, B> Two<A, B> phrase(String pattern, Phrase<A> a, Phrase<B> b) {
        return new Two<>(new Frame(pattern, List.of(a, b)));
    }

    public static <A, B, C> Three<A, B, C> phrase(String pattern, Phrase<A> a, Phrase<B> b, Phrase<C> c) {
        return new Three<>(new Frame(pattern, List.of(a, b, c)));
    }

    public static <A, B, C, D> Four<A, B, C, D> phrase(
            String pattern, Phrase<A> a, Phrase<B> b, Phrase<C> c, Phrase<D> d) {
        return new Four<>(new Frame(pattern, List.of(a, b, c, d)));
    }

    public static <A, B, C, D, E> Five<A, B, C, D, E> phrase(
            String pattern, Phrase<A> a, Phrase<B> b, Phrase<C> c, Phrase<D> d, Phrase<E> e) {
        return new Five<>(new Frame(pattern, List.of(a, b, c, d, e)));
    }

    /// A frame with one hole.
    public record One<A>(Frame frame) {
        @SuppressWarnings("unchecked") // the parts are the readings of the holes
        public <R, S> Phrase<R> as(
                Function<? super A, ? extends @Nullable R> make, Class<S> type, Function<? super S, ?> a) {
            return frame.rule(parts -> make.apply((A) parts[0]), type, (S value) -> new Object[] {a.apply(value)});
        }
    }

    /// A frame with two holes.
    public record Two<A, B>(Frame frame) {
        @SuppressWarnings("unchecked") // the parts are the readings of the holes
        public <R, S> Phrase<R> as(
                BiFunction<? super A, ? super B, ? extends @Nullable R> make,
                Class<S> type,
                Function<? super S, ?> a,
                Function<? super S, ?> b) {
            return frame.rule(parts -> make.apply((A) parts[0], (B) parts[1]), type, (S value) ->
                    new Object[] {a.apply(value), b.apply(value)});
        }
    }

    /// A frame with three holes.
    public record Three<A, B, C>(Frame frame) {
        @SuppressWarnings("unchecked") // the parts are the readings of the holes
        public <R, S> Phrase<R> as(
                ThreeParts<A, B, C, R> make,
                Class<S> type,
                Function<? super S, ?> a,
                Function<? super S, ?> b,
                Function<? super S, ?> c) {
            return frame.rule(parts -> make.apply((A) parts[0], (B) parts[1], (C) parts[2]), type, (S value) ->
                    new Object[] {a.apply(value), b.apply(value), c.apply(value)});
        }
    }

    /// A frame with four holes.
    public record Four<A, B, C, D>(Frame frame) {
        @SuppressWarnings("unchecked") // the parts are the readings of the holes
        public <R, S> Phrase<R> as(
                FourParts<A, B, C, D, R> make,
                Class<S> type,
                Function<? super S, ?> a,
                Function<? super S, ?> b,
                Function<? super S, ?> c,
                Function<? super S, ?> d) {
            return frame.rule(
                    parts -> make.apply((A) parts[0], (B) parts[1], (C) parts[2], (D) parts[3]), type, (S value) ->
                            new Object[] {a.apply(value), b.apply(value), c.apply(value), d.apply(value)});
        }
    }

    /// A frame with five holes.
    public record Five<A, B, C, D, E>(Frame frame) {
        @SuppressWarnings("unchecked") // the parts are the readings of the holes
        public <R, S> Phrase<R> as(
                FiveParts<A, B, C, D, E, R> make,
                Class<S> type,
                Function<? super S, ?> a,
                Function<? super S, ?> b,
                Function<? super S, ?> c,
                Function<? super S, ?> d,
                Function<? super S, ?> e) {
            return frame.rule(
                    parts -> make.apply((A) parts[0], (B) parts[1], (C) parts[2], (D) parts[3], (E) parts[4]),
                    type,
                    (S value) ->
                            new Object[] {a.apply(value), b.apply(value), c.apply(value), d.apply(value), e.apply(value)
                            });
        }
    }

    /// A constructor of three parts.
    @FunctionalInterface
    public interface ThreeParts<A, B, C, S> {
        @Nullable
        S apply(A a, B b, C c);
    }

    /// A constructor of four parts.
    @FunctionalInterface
    public interface FourParts<A, B, C, D, S> {
        @Nullable
        S apply(A a, B b, C c, D d);
    }

    /// A constructor of five parts.
    @FunctionalInterface
    public interface FiveParts<A, B, C, D, E, S> {
        @Nullable
        S apply(A a, B b, C c, D d, E e);
    }
}
