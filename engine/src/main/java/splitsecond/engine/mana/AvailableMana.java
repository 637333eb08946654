package splitsecond.engine.mana;

import java.util.Arrays;

/// What a player could pay with now, by which ability of each source, and how it will be paid.
public final class AvailableMana {

    public final ManaSources sources = new ManaSources();
    public final Payment plan = new Payment();
    private int[] abilities = new int[8];
    private int size;
    private int holder = NOBODY;
    private boolean hasLeftOut;
    private int most = UNKNOWN;

    private static final int NOBODY = -1;
    private static final int UNKNOWN = -1;

    /// Another question, or another moment: nothing is known.
    public AvailableMana forget() {
        most = UNKNOWN;
        return clear();
    }

    public boolean isMostKnown() {
        return most != UNKNOWN;
    }

    /// How much mana the player who is asked about could have at the very most.
    public int most() {
        return most;
    }

    public void setMost(int mana) {
        most = mana;
    }

    public AvailableMana clear() {
        sources.clear();
        size = 0;
        holder = NOBODY;
        hasLeftOut = false;
        return this;
    }

    /// Says that this is what a player has for whatever it is spent on, until it is cleared.
    public void belongsTo(int player) {
        holder = player;
    }

    public boolean isOf(int player) {
        return holder == player;
    }

    /// Says that there is a source whose mana may not be spent on what was asked about.
    public void leaveOut() {
        hasLeftOut = true;
    }

    public boolean hasLeftOut() {
        return hasLeftOut;
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
