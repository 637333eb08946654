package splitsecond.engine.decision;

/// One legal answer. Inside the engine it is a packed long: kind, a small number and an id; an `Option` is made for
/// those who look.
public record Option(Kind kind, int id, int variant) {

    public enum Kind {
        /// Pass priority.
        PASS,
        /// Play the land `id` (face `variant`).
        PLAY_LAND,
        /// Cast the card `id`; `variant` says which face and which alternative cost.
        CAST,
        /// Activate ability number `variant` of the object `id`.
        ACTIVATE,
        /// Sandbox: what is done by hand with the unsupported card `id`; `variant` is a `ByHand`.
        PUT,
        YES,
        NO,
        /// An object or player.
        ENTITY,
        /// A number.
        NUMBER,
        COLOR,
        /// Mode number `id`, from 0.
        MODE,
        /// Entry `id` of the decision's list of words.
        WORD,
        /// No more of what is asked for.
        DONE,
        /// Pay automatically.
        AUTO,
        /// Top of the library, bottom, graveyard: an ordinal of where the card in question goes.
        PLACE
    }

    private static final Kind[] KINDS = Kind.values();

    public static long pack(Kind kind, int id) {
        return pack(kind, id, 0);
    }

    public static long pack(Kind kind, int id, int variant) {
        return (long) kind.ordinal() << 56 | (long) (variant & 0xFFFFFF) << 32 | (id & 0xFFFFFFFFL);
    }

    public static Kind kind(long packed) {
        return KINDS[(int) (packed >>> 56)];
    }

    public static int id(long packed) {
        return (int) packed;
    }

    public static int variant(long packed) {
        return (int) (packed >>> 32) & 0xFFFFFF;
    }

    public static Option unpack(long packed) {
        return new Option(kind(packed), id(packed), variant(packed));
    }
}
