package splitsecond.engine.mana;

import java.util.Arrays;

/// What a player could pay with now, by which ability of each source, and how it will be paid.
public final class AvailableMana {

    public final ManaSources sources = new ManaSources();
    public final Payment plan = new Payment();
    private int[] abilities = new int[16];
    private int size;

    public AvailableMana clear() {
        sources.clear();
        size = 0;
        return this;
    }

    /// @param ability which ability of the object, or a negative number for what only stands for mana
    public void add(int id, ManaSource source, int ability) {
        sources.add(id, source);
        if (size == abilities.length) abilities = Arrays.copyOf(abilities, size * 2);
        abilities[size++] = ability;
    }

    public int size() {
        return size;
    }

    public int ability(int entry) {
        return abilities[entry];
    }
}
