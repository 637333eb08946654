package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;

/// CR 616.1: in which order replacement effects apply to what is about to happen. There is none unless several could.
public final class Orders {

    /// A choice between effects that nobody has made yet.
    ///
    /// @param sources the objects whose effects they are
    public record Open(int player, int subject, int[] sources) {}

    private final IntList chosen;
    private int read;
    private @Nullable Open open;

    private Orders(IntList chosen) {
        this.chosen = chosen;
    }

    public static Orders none() {
        return new Orders(new IntList());
    }

    /// What was chosen so far, to be read from the beginning.
    public Orders copy() {
        return new Orders(chosen.copy());
    }

    public Orders with(int choice) {
        var more = copy();
        more.chosen.add(choice);
        return more;
    }

    /// The next choice; the first effect, as long as nobody has chosen.
    public int next(int player, int subject, int[] sources) {
        if (read < chosen.size()) return chosen.get(read++);
        if (open == null) open = new Open(player, subject, sources);
        return 0;
    }

    public @Nullable Open open() {
        return open;
    }

    long hash(long seed) {
        return chosen.hash(seed);
    }
}
