package splitsecond.engine.decision;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;
import splitsecond.engine.registry.Uncounted;

/// A decision in the hands of the engine, which builds it and then waits.
public final class OpenDecision extends Decision implements Part {

    /// How many numbers are listed one by one, so that no question grows without end.
    public static final int MOST_NUMBERS = 1_000;

    /// How many options may be written: none while they are shared with a copy.
    @Uncounted("a copy shares the options until one of the two is changed")
    private int writable;

    public OpenDecision begin(Kind newKind, int newPlayer, int newSubject, int newDetail) {
        kind = newKind;
        player = newPlayer;
        subject = newSubject;
        detail = newDetail;
        size = 0;
        words = List.of();
        shown = NOTHING_SHOWN;
        firstPile = -1;
        paying = null;
        return this;
    }

    /// What it is paid for a spell or ability, and with what.
    public OpenDecision beginCost(int newPlayer, int newSubject, Cost.Part part, int newDetail) {
        begin(Kind.COST, newPlayer, newSubject, newDetail);
        paying = part;
        return this;
    }

    /// Those are looked at meanwhile.
    public OpenDecision showing(int[] cards) {
        shown = cards;
        return this;
    }

    /// Two piles are looked at meanwhile.
    public OpenDecision showingPiles(int[] first, int[] second) {
        shown = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, shown, first.length, second.length);
        firstPile = first.length;
        return this;
    }

    public OpenDecision add(long option) {
        if (size >= writable) grow(size + 1);
        options[size++] = option;
        return this;
    }

    /// The first so many of these.
    public void addAll(long[] more, int count) {
        if (size + count > writable) grow(size + count);
        System.arraycopy(more, 0, options, size, count);
        size += count;
    }

    private void grow(int least) {
        var more = new long[Math.max(8, Math.max(least, size * 2))];
        System.arraycopy(options, 0, more, 0, size);
        options = more;
        writable = more.length;
    }

    public OpenDecision add(Option.Kind option, int id) {
        return add(Option.pack(option, id));
    }

    public OpenDecision add(Option.Kind option, int id, int variant) {
        return add(Option.pack(option, id, variant));
    }

    /// Numbers from the least to the most, as far as they are possible; of very many the first and the last.
    public OpenDecision numbers(int least, int most, IntPredicate possible) {
        long listed = Math.min(most, (long) least + MOST_NUMBERS);
        for (long n = least; n <= listed; n++) if (possible.test((int) n)) add(Option.Kind.NUMBER, (int) n);
        if (most > listed && possible.test(most)) add(Option.Kind.NUMBER, most);
        return this;
    }

    public OpenDecision numbers(int least, int most) {
        return numbers(least, most, _ -> true);
    }

    public OpenDecision words(List<String> list) {
        words = list;
        for (int i = 0; i < list.size(); i++) add(Option.Kind.WORD, i);
        return this;
    }

    /// One word more.
    public void addWord(String word) {
        var more = new ArrayList<>(words);
        more.add(word);
        add(Option.Kind.WORD, words.size());
        words = more;
    }

    public void clear() {
        kind = Kind.NONE;
        shown = NOTHING_SHOWN;
        firstPile = -1;
        paying = null;
        size = 0;
        player = -1;
    }

    public OpenDecision copy() {
        var copy = new OpenDecision();
        copy.kind = kind;
        copy.player = player;
        copy.subject = subject;
        copy.detail = detail;
        copy.size = size;
        copy.options = options;
        writable = 0;
        copy.words = words;
        copy.shown = shown;
        copy.firstPile = firstPile;
        copy.paying = paying;
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        fields.value(kind);
        fields.number(player);
        fields.number(subject);
        fields.number(detail);
        fields.numbers(options, size);
        fields.value(words);
    }
}
