package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 122: the counters on an object or player, by kind. Never changed: adding makes another.
public final class Counters implements Part {

    private static final int[] UNSTAMPED = {};
    public static final Counters NONE = new Counters(new CounterKind[0], new int[0], UNSTAMPED);

    private final CounterKind[] kinds;
    private final int[] counts;
    /// CR 613.7c: when the last of each kind was put, if one of them gives a keyword; else empty.
    private final int[] timestamps;

    private Counters(CounterKind[] kinds, int[] counts, int[] timestamps) {
        this.kinds = kinds;
        this.counts = counts;
        this.timestamps = timestamps;
    }

    public int size() {
        return kinds.length;
    }

    public CounterKind kind(int index) {
        return kinds[index];
    }

    public int count(int index) {
        return counts[index];
    }

    public int timestamp(int index) {
        return timestamps.length == 0 ? 0 : timestamps[index];
    }

    public boolean giveKeywords() {
        for (var kind : kinds) if (kind.keyword() != null) return true;
        return false;
    }

    /// These, where there were those before: what is more now has the new timestamp.
    public Counters stamped(Counters before, int timestamp) {
        var stamps = new int[kinds.length];
        for (int i = 0; i < kinds.length; i++)
            stamps[i] = counts[i] > before.of(kinds[i]) ? timestamp : before.timestampOf(kinds[i]);
        return new Counters(kinds, counts, stamps);
    }

    private int timestampOf(CounterKind kind) {
        for (int i = 0; i < kinds.length; i++) if (kinds[i].equals(kind)) return timestamp(i);
        return 0;
    }

    public int of(CounterKind kind) {
        for (int i = 0; i < kinds.length; i++) if (kinds[i].equals(kind)) return counts[i];
        return 0;
    }

    /// All counters of a kind, or of every kind for null.
    public int total(@Nullable CounterKind kind) {
        if (kind != null) return of(kind);
        int total = 0;
        for (int count : counts) total = Bounded.plus(total, count);
        return total;
    }

    /// A kind that keeps this from happening, or null.
    public @Nullable CounterKind against(CounterKind.Guard what) {
        for (var kind : kinds) if (kind.guard() == what) return kind;
        return null;
    }

    /// More, or with a negative number fewer; never below zero.
    public Counters plus(CounterKind kind, int change) {
        int now = Math.max(0, Bounded.plus(of(kind), change));
        int others = 0;
        for (var k : kinds) if (!k.equals(kind)) others++;
        if (now == 0 && others == 0) return NONE;
        int length = others + (now > 0 ? 1 : 0);
        var newKinds = new CounterKind[length];
        var newCounts = new int[length];
        int at = 0;
        boolean placed = now == 0;
        for (int i = 0; i < kinds.length; i++) {
            boolean same = kinds[i].equals(kind);
            if (same && now == 0) continue;
            newKinds[at] = kinds[i];
            newCounts[at++] = same ? now : counts[i];
            placed |= same;
        }
        if (!placed) {
            newKinds[at] = kind;
            newCounts[at] = now;
        }
        return new Counters(newKinds, newCounts, UNSTAMPED);
    }

    @Override
    public void fields(Fields fields) {
        fields.values(kinds);
        fields.numbers(counts);
        fields.numbers(timestamps);
    }
}
