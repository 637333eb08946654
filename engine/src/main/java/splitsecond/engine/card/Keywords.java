package splitsecond.engine.card;

import org.jspecify.annotations.Nullable;

/// A set of keywords, never changed. Two words of bits: most sets touch only the first.
public final class Keywords {

    public static final Keywords NONE = new Keywords(0, 0);

    static {
        if (Keyword.values().length > 2 * Long.SIZE) throw new AssertionError("keywords need another word of bits");
    }

    private final long first;
    private final long second;

    private Keywords(long first, long second) {
        this.first = first;
        this.second = second;
    }

    public static Keywords of(Keyword... keywords) {
        var set = NONE;
        for (var keyword : keywords) set = set.with(keyword);
        return set;
    }

    private Keywords or(long moreFirst, long moreSecond) {
        long newFirst = first | moreFirst;
        long newSecond = second | moreSecond;
        return newFirst == first && newSecond == second ? this : new Keywords(newFirst, newSecond);
    }

    private Keywords andNot(long lessFirst, long lessSecond) {
        long newFirst = first & ~lessFirst;
        long newSecond = second & ~lessSecond;
        if (newFirst == first && newSecond == second) return this;
        return (newFirst | newSecond) == 0 ? NONE : new Keywords(newFirst, newSecond);
    }

    public boolean has(Keyword keyword) {
        int at = keyword.ordinal();
        return ((at < Long.SIZE ? first : second) >>> at & 1) != 0;
    }

    public boolean hasAny(Keywords others) {
        return (first & others.first | second & others.second) != 0;
    }

    public boolean isEmpty() {
        return (first | second) == 0;
    }

    public Keywords with(Keyword keyword) {
        int at = keyword.ordinal();
        return at < Long.SIZE ? or(1L << at, 0) : or(0, 1L << at);
    }

    public Keywords with(Keywords others) {
        return or(others.first, others.second);
    }

    public Keywords without(Keyword keyword) {
        int at = keyword.ordinal();
        return at < Long.SIZE ? andNot(1L << at, 0) : andNot(0, 1L << at);
    }

    public Keywords without(Keywords others) {
        return andNot(others.first, others.second);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Keywords set && first == set.first && second == set.second;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(first * 31 + second);
    }

    @Override
    public String toString() {
        var words = new StringBuilder();
        for (var keyword : Keyword.values())
            if (has(keyword)) words.append(words.isEmpty() ? "" : ", ").append(keyword.word());
        return words.toString();
    }
}
