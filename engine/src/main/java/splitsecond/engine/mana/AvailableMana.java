package splitsecond.engine.mana;

import java.util.Arrays;
import splitsecond.engine.card.ManaCost;

/// What a player could pay with now, by which ability of each source, and how it will be paid.
public final class AvailableMana {

    public final ManaSources sources = new ManaSources();
    public final Payment plan = new Payment();
    private int[] abilities = new int[8];
    private int size;
    private boolean known;
    private boolean lasting = true;
    private int since;
    private boolean hasLeftOut;
    private boolean hasMore;
    private boolean hasTerms;
    private boolean hasCosts;
    private boolean counts;
    private boolean apart;
    private int life;
    private int most;
    private int counted = UNKNOWN;

    private static final int UNKNOWN = -1;

    /// Forgets what was known, unless it lasts and nothing that it depends on has changed.
    ///
    /// @param count of what it depends on
    public void reconsider(int count) {
        if (since == count && (lasting || !known)) return;
        since = count;
        most = 0;
        counted = UNKNOWN;
        clear();
    }

    /// How much mana the player who is asked about could have at the very most, from the pool and the sources that
    /// were counted.
    public int most() {
        return most;
    }

    /// How many of those that may be sources were counted; negative if not even the pool was.
    public int counted() {
        return counted;
    }

    public void count(int sources, int mana) {
        counted = sources;
        most = mana;
    }

    public AvailableMana clear() {
        sources.clear();
        size = 0;
        known = false;
        lasting = true;
        hasLeftOut = false;
        hasMore = false;
        counts = false;
        hasTerms = false;
        hasCosts = false;
        apart = false;
        life = 0;
        return this;
    }

    /// Says that this is what a player has for whatever it is spent on.
    public void know() {
        known = true;
    }

    public boolean isKnown() {
        return known;
    }

    /// Says that what was filled in depends on more than is counted.
    public void vary() {
        lasting = false;
    }

    /// Whether it stays true until what sources depend on changes.
    public boolean isLasting() {
        return lasting;
    }

    /// Says that there is a source whose mana is counted, perhaps by cards of which one is about to leave.
    public void leaveCounting() {
        counts = true;
    }

    public boolean counts() {
        return counts;
    }

    /// Says that there is a source whose mana may not be spent on what was asked about.
    public void leaveOut() {
        hasLeftOut = true;
    }

    public boolean hasLeftOut() {
        return hasLeftOut;
    }

    /// Says that there are abilities that could add mana, but not as simply as one use of one object.
    public void leaveMore() {
        hasMore = true;
    }

    public boolean hasMore() {
        return hasMore;
    }

    /// Says that what may not be spent on everything pays for no mana abilities.
    public void keepApart() {
        apart = true;
    }

    /// A source as it is to be added.
    ///
    /// @param restricted whether its mana may not be spent on everything
    public ManaSource admitted(ManaSource source, boolean restricted) {
        hasTerms |= restricted;
        hasCosts |= source.activation() != null;
        return apart && restricted ? source.reserved() : source;
    }

    /// Whether there are sources whose mana may not be spent on everything, and others that cost mana.
    public boolean isMuddled() {
        return hasTerms && hasCosts;
    }

    /// How much life there is for Phyrexian mana, even if all sources that cost life are used.
    public int life() {
        return life;
    }

    public void setLife(int left) {
        // Whoever cannot lose may have less than no life: then there is none to pay with (CR 119.4).
        life = Math.max(0, left);
    }

    public boolean canPay(ManaCost cost) {
        return sources.canPay(cost, life);
    }

    public boolean plan(ManaCost cost) {
        return sources.plan(cost, life, Payment.Phyrexian.LIFE_LAST, plan);
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
