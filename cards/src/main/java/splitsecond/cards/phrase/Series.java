package splitsecond.cards.phrase;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Items one after the other: "A", "A and B", "A, B, and C".
final class Series<T> extends Phrase<List<T>> {
    private final Phrase<T> opening;
    private final Phrase<T> item;
    private final int min;
    private final Text between;
    private final Text beforeLast;
    private final Text betweenTwo;

    Series(Phrase<T> opening, Phrase<T> item, int min, String between, String beforeLast, String betweenTwo) {
        this.opening = opening;
        this.item = item;
        this.min = min;
        this.between = new Text(between);
        this.beforeLast = new Text(beforeLast);
        this.betweenTwo = new Text(betweenTwo);
    }

    @Override
    public List<Reading<List<T>>> read(Text text, int at) {
        @Nullable List<Reading<List<T>>>[] row = text.row(this);
        List<Reading<List<T>>> known = row[at];
        if (known != null) return known;
        List<Reading<List<T>>> found = new ArrayList<>();
        for (Reading<T> first : opening.read(text, at)) {
            List<T> one = List.of(first.value());
            List<Trace> traces = List.of(first.trace());
            if (min <= 1) found.add(new Reading<>(one, first.end(), Trace.of(traces)));
            more(text, first.end(), one, traces, found);
        }
        row[at] = found;
        return found;
    }

    private void more(Text text, int at, List<T> before, List<Trace> traces, List<Reading<List<T>>> found) {
        text.step();
        if (before.size() == 1) last(text, at, betweenTwo, before, traces, found);
        else last(text, at, beforeLast, before, traces, found);
        int next = after(text, at, between);
        if (next < 0) return;
        for (Reading<T> reading : item.read(text, next))
            more(text, reading.end(), plus(before, reading.value()), plus(traces, reading.trace()), found);
    }

    private void last(
            Text text, int at, Text separator, List<T> before, List<Trace> traces, List<Reading<List<T>>> found) {
        int next = after(text, at, separator);
        if (next < 0 || before.size() + 1 < min) return;
        for (Reading<T> reading : item.read(text, next)) {
            Reading<List<T>> whole = new Reading<>(
                    plus(before, reading.value()), reading.end(), Trace.of(plus(traces, reading.trace())));
            if (!found.contains(whole)) found.add(whole);
        }
    }

    private static <T> List<T> plus(List<T> before, T next) {
        List<T> longer = new ArrayList<>(before);
        longer.add(next);
        return List.copyOf(longer);
    }

    private static int after(Text text, int at, Text separator) {
        for (int i = 0; i < separator.size(); i++) {
            if (!text.word(at + i).equals(separator.word(i))) {
                text.expectedWord(at + i, separator.word(i));
                return -1;
            }
        }
        return at + separator.size();
    }

    @Override
    public List<String> print(Object value, Guide guide) {
        if (!(value instanceof List<?> items) || items.size() < Math.max(1, min)) return List.of();
        List<String> wordings = List.of("");
        for (int i = 0; i < items.size(); i++) {
            if (i > 0) {
                Text separator = items.size() == 2 ? betweenTwo : i == items.size() - 1 ? beforeLast : between;
                wordings = guide.join(wordings, List.of(String.join(" ", separator.words())));
            }
            wordings = guide.join(wordings, (i == 0 ? opening : item).print(items.get(i), guide));
        }
        return wordings;
    }

    @Override
    List<? extends Phrase<?>> parts() {
        return opening == item ? List.of(item) : List.of(opening, item);
    }

    @Override
    Starts starts() {
        return opening.starts();
    }
}
