package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;

/// What is remembered of an object beyond its characteristics: how it was cast, what was chosen for it, what it put
/// aside. Never changed: a change makes another.
///
/// @param x the X it was cast with
/// @param kicked how often it was kicked
/// @param castFrom ordinal of the zone it was cast from, or -1 if it was not cast
/// @param way the alternative cost it was cast for, by name, or null
/// @param color the chosen color's ordinal, or -1
/// @param word the chosen creature type, card name or word
/// @param player the chosen player, or -1
/// @param number the chosen number
/// @param aside ids of cards put aside (exiled with it)
/// @param colorsSpent the colors of mana spent on it, a set of bits
/// @param spent which of its abilities can't be activated again, a set of bits
public record Memory(
        int x,
        int kicked,
        int castFrom,
        @Nullable String way,
        int color,
        @Nullable String word,
        int player,
        int number,
        int[] aside,
        int colorsSpent,
        int spent) {

    private static final int[] NOTHING = {};

    public static final Memory BLANK = new Memory(0, 0, -1, null, -1, null, -1, 0, NOTHING, 0, 0);

    public static Memory cast(int x, int kicked, int castFrom, @Nullable String way, int colorsSpent) {
        return new Memory(x, kicked, castFrom, way, -1, null, -1, 0, NOTHING, colorsSpent, 0);
    }

    public Memory withColor(int chosen) {
        return new Memory(x, kicked, castFrom, way, chosen, word, player, number, aside, colorsSpent, spent);
    }

    public Memory withWord(String chosen) {
        return new Memory(x, kicked, castFrom, way, color, chosen, player, number, aside, colorsSpent, spent);
    }

    public Memory withPlayer(int chosen) {
        return new Memory(x, kicked, castFrom, way, color, word, chosen, number, aside, colorsSpent, spent);
    }

    public Memory withNumber(int chosen) {
        return new Memory(x, kicked, castFrom, way, color, word, player, chosen, aside, colorsSpent, spent);
    }

    public Memory withAside(int id) {
        int[] more = java.util.Arrays.copyOf(aside, aside.length + 1);
        more[aside.length] = id;
        return new Memory(x, kicked, castFrom, way, color, word, player, number, more, colorsSpent, spent);
    }

    public Memory withSpent(int ability) {
        return new Memory(
                x, kicked, castFrom, way, color, word, player, number, aside, colorsSpent, spent | 1 << ability);
    }

    public long hash(long seed) {
        long hash = Hash.mix(Hash.mix(Hash.mix(seed, x), kicked), castFrom);
        if (way != null) hash = Hash.mix(hash, way);
        hash = Hash.mix(hash, color);
        if (word != null) hash = Hash.mix(hash, word);
        hash = Hash.mix(Hash.mix(Hash.mix(hash, player), number), colorsSpent * 31L + spent);
        for (int id : aside) hash = Hash.mix(hash, id);
        return hash;
    }
}
