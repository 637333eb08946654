package splitsecond.cards.phrase;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Literal words with holes, a constructor and its inverse. A value is printed only if taking it apart and
/// putting it together again gives the same value, so a rule never says less than the value means.
final class Rule<R, S> extends Phrase<R> {
    private final String frame;
    private final String pattern;
    private final List<Object> parts; // Word or Phrase: a literal word or a hole
    private final Function<Object[], ? extends @Nullable R> make;
    private final Class<?> type;
    private final Function<S, Object[]> unmake;
    private final int holes;
    /// The bits of its words, without the full stop, which is not always said.
    private final long required;
    /// What it is called, once that has been asked.
    private @Nullable String words;

    private record Word(String read, String print) {}

    /// @param frame the pattern as it was written, with all forms of its words
    Rule(
            String frame,
            String pattern,
            List<? extends Phrase<?>> holes,
            Function<Object[], ? extends @Nullable R> make,
            Class<?> type,
            Function<S, Object[]> unmake) {
        this.frame = frame;
        this.pattern = pattern;
        this.parts = new ArrayList<>();
        this.make = make;
        this.type = type;
        this.unmake = unmake;
        int used = 0;
        Text words = new Text(pattern);
        for (int i = 0; i < words.size(); i++) {
            if (words.word(i).equals("{}")) parts.add(holes.get(used++));
            else parts.add(new Word(words.word(i), words.token(i)));
        }
        this.holes = used;
        long required = 0;
        for (Object part : parts)
            if (part instanceof Word word && !word.read.equals(".")) required |= Text.bit(word.read);
        this.required = required;
        if (used != holes.size()) throw new IllegalArgumentException("Holes of '" + pattern + "': " + holes.size());
    }

    /// "destroy {} (Effect.Destroy)": the same words may mean different things in different places.
    private static String named(String frame, Class<?> type) {
        String line = frame.replace("\n", " ¶ ");
        if (type == Object.class) return line;
        Class<?> outer = type.getEnclosingClass();
        return line + " (" + (outer == null ? "" : outer.getSimpleName() + ".") + type.getSimpleName() + ")";
    }

    /// What the rule is called where rules are listed; null if it has no words of its own.
    @Nullable
    String words() {
        if (holes == parts.size()) return null;
        String known = words;
        if (known == null) words = known = named(frame, type);
        return known;
    }

    @Override
    public List<Reading<R>> read(Text text, int at) {
        if (text.lacks(required, at)) return List.of();
        List<Reading<R>> found = new ArrayList<>(2);
        read(text, at, 0, 0, new Object[holes], new Trace[holes], found);
        return found;
    }

    private void read(Text text, int at, int part, int hole, Object[] values, Trace[] traces, List<Reading<R>> found) {
        int place = at;
        for (int i = part; i < parts.size(); i++) {
            if (parts.get(i) instanceof Word word) {
                if (!text.word(place).equals(word.read)) {
                    // A quotation at the end of a sentence has the full stop inside, one in its middle has none.
                    if (word.read.equals(".")
                            && (text.word(place - 1).equals("”")
                                    || text.word(place).equals("”"))) continue;
                    text.expectedWord(place, word.read);
                    return;
                }
                if (i > 0 && isNewSentence(text, place) && !isFullStop(parts.get(i - 1))) return;
                place++;
            } else {
                for (Reading<?> reading : ((Phrase<?>) parts.get(i)).read(text, place)) {
                    values[hole] = reading.value();
                    traces[hole] = reading.trace();
                    read(text, reading.end(), i + 1, hole + 1, values, traces, found);
                }
                return;
            }
        }
        text.step();
        R value = make.apply(values.clone());
        if (value != null) found.add(new Reading<>(value, place, new Trace(words(), value, List.of(traces))));
    }

    /// A capital after a quotation that ends in a full stop begins a sentence.
    private static boolean isNewSentence(Text text, int at) {
        return text.word(at - 1).equals("”")
                && text.word(at - 2).equals(".")
                && Character.isUpperCase(text.token(at).charAt(0));
    }

    private static boolean isFullStop(Object part) {
        return part instanceof Word word && word.read.equals(".");
    }

    @Override
    boolean prints(Class<?> type) {
        return this.type.isAssignableFrom(type);
    }

    @Override
    @SuppressWarnings("unchecked") // guarded by type
    public List<String> print(Object value, Guide guide) {
        if (!type.isInstance(value) || guide.lacks(required)) return List.of();
        if (value instanceof List<?> list && list.isEmpty() && !parts.isEmpty())
            return List.of(); // an empty list has no words
        Object[] values = unmake.apply((S) value);
        List<String> wordings = List.of("");
        int hole = 0;
        for (Object part : parts) {
            List<String> next;
            if (part instanceof Word word)
                next = word.print.equals(".") ? fullStop(wordings, guide) : List.of(word.print);
            else next = values[hole] == null ? List.of() : ((Phrase<?>) part).print(values[hole++], guide);
            wordings = guide.join(wordings, next);
            if (wordings.isEmpty()) return wordings;
        }
        return value.equals(make.apply(values)) ? wordings : List.of();
    }

    /// No full stop follows a quotation that ends in one; the guide knows whether a quotation has one.
    private static List<String> fullStop(List<String> wordings, Guide guide) {
        if (!guide.free()) return List.of(".", "");
        return wordings.stream().allMatch(wording -> wording.endsWith("”")) ? List.of("") : List.of(".");
    }

    @Override
    Set<String> ownWords() {
        Set<String> own = new HashSet<>();
        for (Object part : parts) if (part instanceof Word word) own.add(word.read);
        return own;
    }

    @Override
    List<? extends Phrase<?>> parts() {
        List<Phrase<?>> holes = new ArrayList<>();
        for (Object part : parts) if (part instanceof Phrase<?> phrase) holes.add(phrase);
        return holes;
    }

    @Override
    Starts starts() {
        Starts all = Starts.EMPTY;
        for (Object part : parts) {
            all = all.then(part instanceof Word word ? Starts.with(word.read) : ((Phrase<?>) part).starts());
            if (!all.mayBeEmpty()) return all;
        }
        return all;
    }

    @Override
    public String toString() {
        return pattern + " " + Arrays.toString(parts.toArray());
    }
}
