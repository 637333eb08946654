package splitsecond.engine.state;

/// What is true or not of an object, one bit each.
public final class ObjectFlags {

    private ObjectFlags() {}

    public static final int TAPPED = 1;
    /// CR 302.6: came under its controller's control since that player's turn began.
    public static final int SICK = 1 << 1;
    public static final int TOKEN = 1 << 2;
    public static final int FACE_DOWN = 1 << 3;
    public static final int DEATHTOUCHED = 1 << 4;
    /// An attacking creature that was blocked (CR 509.1h), also if the blocker is gone.
    public static final int BLOCKED = 1 << 5;
    public static final int LOYALTY_USED = 1 << 6;
    public static final int DEALT_DAMAGE_THIS_TURN = 1 << 7;
    public static final int ATTACKED_THIS_TURN = 1 << 8;
    public static final int BLOCKED_THIS_TURN = 1 << 9;
    /// The battlefield, or the graveyard it is in; of a card in a hand: it was drawn.
    public static final int ENTERED_THIS_TURN = 1 << 10;
    public static final int PHASED_OUT = 1 << 11;
    /// A copy of a spell: no card behind it (CR 707.10).
    public static final int COPY = 1 << 12;
    public static final int MONSTROUS = 1 << 13;
    public static final int RENOWNED = 1 << 14;
    public static final int REVEALED = 1 << 15;
    /// Dealt combat damage with first strike in this combat (CR 510.4).
    public static final int STRUCK_FIRST = 1 << 16;
    /// Doesn't untap in its controller's next untap step.
    public static final int STAYS_TAPPED = 1 << 17;
    /// CR 702.171b.
    public static final int SADDLED = 1 << 18;
    public static final int SUSPECTED = 1 << 19;
    /// CR 701.40a: put onto the battlefield face down by manifesting it, and not turned since.
    public static final int MANIFESTED = 1 << 20;

    public static final int DEALT_DAMAGE_BY_IT = 1 << 21;
    /// CR 702.30: came under its controller's control since the beginning of that player's last upkeep.
    public static final int NEW_SINCE_UPKEEP = 1 << 22;
    /// CR 702.26g: phased out indirectly; it phases in with what it is attached to.
    public static final int PHASED_OUT_WITH_HOST = 1 << 23;

    /// A spell that is exiled if it would be put into a graveyard from the stack.
    public static final int EXILED_AFTERWARDS = 1 << 24;
    /// Its leave to play a card once each turn was used.
    public static final int PERMISSION_USED = 1 << 25;

    /// CR 722.3a.
    public static final int PREPARED = 1 << 26;
    /// CR 609.4b: mana of any color, or of any type, may be spent to cast it.
    public static final int ANY_COLOR_PAYS = 1 << 27;

    public static final int ANY_TYPE_PAYS = 1 << 28;
    /// CR 406.3: exiled face down, and its owner knew it or looked at it, so may go on looking.
    public static final int KNOWN_TO_OWNER = 1 << 29;
    /// CR 110.5: flipped, though what it is printed on does not flip: it was a copy of a flip card.
    public static final int FLIPPED = 1 << 30;

    /// No state-based action looks at these.
    static final int UPSETS_NOTHING = TAPPED | SICK | NEW_SINCE_UPKEEP | ATTACKED_THIS_TURN;

    static final int THIS_TURN = DEALT_DAMAGE_THIS_TURN
            | ATTACKED_THIS_TURN
            | BLOCKED_THIS_TURN
            | ENTERED_THIS_TURN
            | DEATHTOUCHED
            | LOYALTY_USED
            | SADDLED
            | PERMISSION_USED
            | DEALT_DAMAGE_BY_IT;
}
