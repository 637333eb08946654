package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;

/// The first few kinds of cards that a question came by, with a card of each: what was found out about one is true of
/// the next of its kind.
public final class Kinds {

    private static final int MOST = 8;

    private final @Nullable Blueprint[] kinds = new Blueprint[MOST];
    private final int[] cards = new int[MOST];
    private int size;

    Kinds clear() {
        size = 0;
        return this;
    }

    /// The first card of that kind, or `NONE` if this is the first, which is remembered.
    public int twinOf(int card, Blueprint kind) {
        for (int i = 0; i < size; i++) if (kinds[i] == kind) return cards[i];
        if (size < MOST) {
            kinds[size] = kind;
            cards[size++] = card;
        }
        return GameState.NONE;
    }
}
