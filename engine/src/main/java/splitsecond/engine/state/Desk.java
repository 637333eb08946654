package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.mana.AvailableMana;

/// What questions are worked out on: tables and words that are lent out and used again. It belongs to one state and is
/// never part of it.
public final class Desk {

    private @Nullable AvailableMana mana;
    /// What each player could pay with, as far as it is known.
    private final @Nullable AvailableMana[] known;
    private final StackItem item = new StackItem();
    private final Kinds kinds = new Kinds();
    private @Nullable AvailableMana idleMana;
    /// As many as questions within questions need; those at the end are lent first.
    private final @Nullable Context[] idleContexts = new Context[4];
    private int idleCount;
    private @Nullable IntList idleList;
    private boolean imagined;
    private int proposed = GameState.NONE;
    private int spared;

    Desk(int players) {
        known = new AvailableMana[players];
    }

    /// Says that this state is only thought of, to find out how something could be paid.
    public void imagine() {
        imagined = true;
    }

    public boolean isImagined() {
        return imagined;
    }

    /// CR 601.2a: while it is asked whether a card can be cast, what it would cost and target is asked as though it had
    /// left where it is; `NONE` ends it.
    public void propose(int card) {
        proposed = card;
    }

    public int proposed() {
        return proposed;
    }

    /// While abilities are activated to pay for something: the colors that it needs itself, as bits. Their own costs
    /// are
    /// paid with others where that can be.
    public void spare(int colors) {
        spared = colors;
    }

    public int spared() {
        return spared;
    }

    /// For questions about mana that are answered at once.
    public AvailableMana mana() {
        if (mana == null) mana = new AvailableMana();
        return mana;
    }

    /// For what a player could pay with: what is known of it stays known until `reconsider` finds it out of date.
    public AvailableMana manaOf(int player) {
        var theirs = known[player];
        if (theirs == null) known[player] = theirs = new AvailableMana();
        return theirs;
    }

    /// Before questions are asked: forgets what may have changed.
    ///
    /// @param count as of now, of what mana sources depend on
    public void reconsider(int count) {
        for (var theirs : known) if (theirs != null) theirs.reconsider(count);
    }

    /// For a question about what could be cast or activated that is answered at once; blank.
    public StackItem item() {
        return item.clear();
    }

    /// For a walk over cards, of which many are alike; blank.
    public Kinds kinds() {
        return kinds.clear();
    }

    /// For a payment: nobody else uses it until it is given back.
    public AvailableMana borrowMana() {
        var borrowed = idleMana;
        idleMana = null;
        return borrowed == null ? new AvailableMana() : borrowed;
    }

    public void giveBack(AvailableMana borrowed) {
        idleMana = borrowed;
    }

    /// An empty list for an answer that is used at once: nobody else uses it until it is given back.
    public IntList borrowList() {
        var borrowed = idleList;
        idleList = null;
        if (borrowed == null) return new IntList();
        borrowed.clear();
        return borrowed;
    }

    public void giveBack(IntList borrowed) {
        idleList = borrowed;
    }

    /// The words of a spell or ability for a question that is answered at once: nobody else uses them until they are
    /// given back.
    public Context borrowContext(StackItem said) {
        return context().reuse(said);
    }

    public Context borrowContext(int source, int controller) {
        return context().reuse(source, controller);
    }

    private Context context() {
        var borrowed = idleCount == 0 ? null : idleContexts[--idleCount];
        return borrowed == null ? new Context() : borrowed;
    }

    public void giveBack(Context borrowed) {
        if (idleCount < idleContexts.length) idleContexts[idleCount++] = borrowed;
    }
}
