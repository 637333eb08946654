package splitsecond.engine.ability;

/// Why a card in exile may be cast from there by its owner.
public enum CastLater {
    /// 702.143: for its foretell cost, on a later turn.
    FORETOLD(false, true),
    /// 702.170: for nothing, on a later turn.
    PLOTTED(false, true),
    /// 702.185: for its mana cost, on a later turn.
    WARPED(true, true),
    /// 715.3d: as the permanent it is.
    ON_AN_ADVENTURE(true, false),
    /// 722.3c: a copy, by who controls the permanent whose prepare spell it is.
    PREPARED(true, false);

    private final boolean forManaCost;
    private final boolean onLaterTurn;

    CastLater(boolean forManaCost, boolean onLaterTurn) {
        this.forManaCost = forManaCost;
        this.onLaterTurn = onLaterTurn;
    }

    /// Whether it is cast as from a hand; else in a way of its own.
    public boolean isForManaCost() {
        return forManaCost;
    }

    public boolean isOnLaterTurn() {
        return onLaterTurn;
    }
}
