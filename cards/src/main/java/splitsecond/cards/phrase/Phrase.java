package splitsecond.cards.phrase;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A piece of rules text that means a `T`. Reading yields every meaning the text can have; printing yields the text of
/// a meaning.
public abstract class Phrase<T> {

    /// Every reading of this phrase that begins at the given token.
    public abstract List<Reading<T>> read(Text text, int at);

    /// Every wording of the value that the guide admits, as tokens joined by spaces; empty if this phrase cannot say
    /// it.
    public abstract List<String> print(Object value, Guide guide);

    /// Whether it may have words for some value of this type.
    boolean prints(Class<?> type) {
        return true;
    }

    /// The words with which this phrase can begin.
    abstract Starts starts();

    /// The phrases that it is read with.
    abstract List<? extends Phrase<?>> parts();

    /// The words of all rules with which texts of this phrase can be read.
    public final Set<String> rules() {
        Set<String> rules = new TreeSet<>();
        Set<Phrase<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Phrase<?>> open = new ArrayDeque<>(List.of(this));
        while (!open.isEmpty()) {
            Phrase<?> phrase = open.pop();
            if (!seen.add(phrase)) continue;
            if (phrase instanceof Rule<?, ?> rule && rule.words() != null) rules.add(rule.words());
            open.addAll(phrase.parts());
        }
        return rules;
    }

    /// Every word that stands in a rule or a table with which texts of this phrase can be read.
    public final Set<String> vocabulary() {
        Set<String> words = new TreeSet<>();
        Set<Phrase<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Phrase<?>> open = new ArrayDeque<>(List.of(this));
        while (!open.isEmpty()) {
            Phrase<?> phrase = open.pop();
            if (!seen.add(phrase)) continue;
            words.addAll(phrase.ownWords());
            open.addAll(phrase.parts());
        }
        return words;
    }

    /// The words that it has besides those of its parts.
    Set<String> ownWords() {
        return Set.of();
    }

    /// All meanings of the whole text.
    public final List<T> readWhole(Text text) {
        return readings(text).stream().map(Reading::value).toList();
    }

    /// All ways to read the whole text.
    public final List<Reading<T>> readings(Text text) {
        List<Reading<T>> whole = new ArrayList<>();
        for (Reading<T> reading : read(text, 0)) {
            if (reading.end() == text.size()) whole.add(reading);
            else text.expected(reading.end(), "the end");
        }
        if (!whole.isEmpty() || text.isExplained()) return whole;
        text.explain();
        return readings(text);
    }

    /// The canonical wording of a value, or null if this phrase cannot say it.
    public final @Nullable String print(T value) {
        List<String> wordings = print(value, Guide.NONE);
        return wordings.isEmpty() ? null : Text.join(wordings.getFirst());
    }

    /// The canonical wording of a value in the middle of a sentence, or null if this phrase cannot say it.
    public final @Nullable String printInside(T value) {
        List<String> wordings = print(value, Guide.NONE);
        return wordings.isEmpty()
                ? null
                : Text.join("~ " + wordings.getFirst()).substring(1).strip();
    }

    /// The wording of a value that is exactly the text it was read from, or null if it has none.
    public final @Nullable String print(T value, Text text) {
        for (String wording : print(value, text.guide())) {
            String joined = Text.join(wording);
            if (isSame(joined, text.source())) return text.source();
        }
        return null;
    }

    /// The wording of a value that is a part of the text, or null if none is.
    public final @Nullable String printAsIn(T value, Text text) {
        List<String> wordings = print(value, text.guide());
        return wordings.isEmpty() ? null : Text.join(wordings.getFirst());
    }

    /// Whether a wording of a value is the text it was read from but for capitals.
    public final boolean printsInOtherCase(T value, Text text) {
        return printProperly(value, text) != null;
    }

    /// The wording of a value that is the text it was read from but for capitals, with the usual ones; or null.
    public final @Nullable String printProperly(T value, Text text) {
        for (String wording : print(value, text.guide())) {
            String joined = Text.join(wording);
            if (joined.equalsIgnoreCase(text.source())) return joined;
        }
        return null;
    }

    /// What is quoted is an ability, which begins with a capital, or a term such as "legend rule", which does not.
    private static boolean isSame(String printed, String source) {
        if (printed.length() != source.length()) return false;
        for (int i = 0; i < source.length(); i++) {
            boolean quoted = i > 0 && source.charAt(i - 1) == '"';
            char one = printed.charAt(i);
            char other = source.charAt(i);
            if (one != other && !(quoted && Character.toLowerCase(one) == other)) return false;
        }
        return true;
    }

    /// The same words for a value made from this one's; `back` undoes `to`.
    public final <R, S> Phrase<R> map(Function<? super T, ? extends R> to, Class<S> type, Function<? super S, ?> back) {
        return Frame.phrase("{}", this).as(to, type, back);
    }

    /// As `map`, for a value that can be taken apart in several ways; the first is the canonical one.
    public final <R, S> Phrase<R> mapAny(
            Function<? super T, ? extends R> to, Class<S> type, Function<? super S, ? extends List<?>> backs) {
        return new Variants<>(this, to, type, backs);
    }

    /// This phrase where its meaning fulfils a condition.
    public final Phrase<T> where(Predicate<? super T> condition) {
        return new Where<>(this, condition);
    }

    /// This phrase printed with a capital though it does not begin a sentence, as costs are.
    public final Phrase<T> capital() {
        return new Capital<>(this);
    }

    /// This phrase for printing only: what it says is read by another phrase and settled to this meaning later.
    public final Phrase<T> printOnly() {
        return new PrintOnly<>(this);
    }

    /// This phrase, or another where this one cannot be read.
    public final Phrase<T> otherwise(Phrase<T> other) {
        return new Otherwise<>(this, other);
    }

    /// Alternatives. The name says in reports what was expected.
    @SafeVarargs
    public static <T> Phrase<T> oneOf(String name, Phrase<? extends T>... alternatives) {
        return new OneOf<>(name, Arrays.asList(alternatives));
    }

    public static <T> Phrase<T> oneOf(String name, List<? extends Phrase<? extends T>> alternatives) {
        return new OneOf<>(name, alternatives);
    }

    /// Words that stand for values, one each.
    public static <T> Phrase<T> table(String name, Map<String, T> words) {
        return new Table<>(name, words);
    }

    /// Names of the values of an enum or other list.
    public static <T> Phrase<T> table(String name, Iterable<? extends T> values, Function<? super T, String> word) {
        Map<String, T> words = new LinkedHashMap<>();
        for (T value : values) words.put(word.apply(value), value);
        return new Table<>(name, words);
    }

    /// A single token that carries a value, such as a number or a mana cost.
    public static <T> Phrase<T> token(
            String name,
            Function<String, @Nullable T> read,
            Class<? extends T> type,
            Function<? super T, @Nullable String> print) {
        return new OneToken<>(name, read, type, print);
    }

    /// For phrases that contain themselves.
    public static <T> Phrase<T> lazy(Supplier<Phrase<T>> phrase) {
        return new Lazy<>(phrase);
    }

    /// The phrase, or nothing at all, which means `absent`.
    public static <T> Phrase<T> optional(Phrase<? extends T> phrase, T absent) {
        return oneOf("", phrase, nothing(absent));
    }

    /// No words; means the value.
    public static <T> Phrase<T> nothing(T value) {
        return Frame.phrase("").means(value);
    }

    /// The words, or nothing.
    public static Phrase<Boolean> flag(String words) {
        return optional(Frame.phrase(words).means(true), false);
    }

    /// "A", "A and B", "A, B, and C".
    public static <T> Phrase<List<T>> list(Phrase<T> item, String conjunction) {
        return list(item, 1, conjunction);
    }

    /// The same, where what comes later need not say all that the first one must: "it's an artifact and has haste".
    public static <T> Phrase<List<T>> list(Phrase<T> first, Phrase<T> item, String conjunction) {
        return new Series<>(first, item, 1, ", ", ", " + conjunction + " ", conjunction);
    }

    /// At least `min` items with the same words between all of them.
    public static <T> Phrase<List<T>> repeat(Phrase<T> item, int min, String between) {
        return new Series<>(item, item, min, between, between, between);
    }

    /// "A and B", "A, B, and C" with at least `min` items.
    public static <T> Phrase<List<T>> list(Phrase<T> item, int min, String conjunction) {
        return new Series<>(item, item, min, ", ", ", " + conjunction + " ", conjunction);
    }
}
