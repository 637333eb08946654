package splitsecond.engine.decision;

import java.util.ArrayList;
import java.util.List;

/// What the game waits for: who is asked, what about, and every legal answer. The answer is an index into the options.
public final class Decision {

    public enum Kind {
        NONE,
        /// Play a land, cast a spell, activate an ability, or pass.
        PRIORITY,
        MULLIGAN,
        /// Which card goes to the bottom after a mulligan.
        BOTTOM,
        /// Which of several simultaneous triggers goes on the stack next.
        ORDER_TRIGGERS,
        MODE,
        X,
        /// A target, or no more targets.
        TARGET,
        /// How much the next target or blocker gets.
        DIVIDE,
        /// Whether an optional cost is paid (kicker…), and how often.
        OPTIONAL_COST,
        /// What is sacrificed, discarded, tapped… for a cost.
        COST,
        /// A mana source, or automatic payment.
        PAY,
        /// Whom or what a creature attacks.
        ATTACK,
        /// What a creature blocks.
        BLOCK,
        /// Yes or no.
        MAY,
        /// An object or player, during a resolution.
        CHOOSE,
        DISCARD,
        /// Which permanent of a name is kept (CR 704.5j).
        LEGEND,
        COLOR,
        NUMBER,
        WORD,
        /// Where a card looked at goes.
        PLACE,
        /// A card found in a library.
        SEARCH,
        /// Which replacement effect applies first (CR 616.1).
        REPLACEMENT,
        /// Who goes first, which pile…
        OTHER
    }

    private static final long[] NO_OPTIONS = {};

    private Kind kind = Kind.NONE;
    private int player = -1;
    /// The object it is about: the spell being cast, the attacker that divides damage; -1 if none.
    private int subject = -1;
    /// A number that goes with the kind: the target slot, the amount left to divide, how many may still be chosen.
    private int detail;

    private long[] options = NO_OPTIONS;
    private int size;
    /// How many options may be written: none while they are shared with a copy.
    private int writable;

    private List<String> words = List.of();

    public Kind kind() {
        return kind;
    }

    public boolean isNone() {
        return kind == Kind.NONE;
    }

    public int player() {
        return player;
    }

    public int subject() {
        return subject;
    }

    public int detail() {
        return detail;
    }

    public int size() {
        return size;
    }

    public long packed(int index) {
        return options[index];
    }

    public Option option(int index) {
        if (index < 0 || index >= size) throw new IndexOutOfBoundsException("option " + index + " of " + size);
        return Option.unpack(options[index]);
    }

    public List<Option> options() {
        var list = new ArrayList<Option>(size);
        for (int i = 0; i < size; i++) list.add(Option.unpack(options[i]));
        return list;
    }

    /// What `WORD` options mean.
    public List<String> words() {
        return words;
    }

    public int indexOf(long packed) {
        for (int i = 0; i < size; i++) if (options[i] == packed) return i;
        return -1;
    }

    // The rest is for the engine, which builds a decision and then waits.

    public Decision begin(Kind newKind, int newPlayer, int newSubject, int newDetail) {
        kind = newKind;
        player = newPlayer;
        subject = newSubject;
        detail = newDetail;
        size = 0;
        words = List.of();
        return this;
    }

    public Decision add(long option) {
        if (size >= writable) grow();
        options[size++] = option;
        return this;
    }

    private void grow() {
        var more = new long[Math.max(8, size * 2)];
        System.arraycopy(options, 0, more, 0, size);
        options = more;
        writable = more.length;
    }

    public Decision add(Option.Kind option, int id) {
        return add(Option.pack(option, id));
    }

    public Decision add(Option.Kind option, int id, int variant) {
        return add(Option.pack(option, id, variant));
    }

    public Decision words(List<String> list) {
        words = list;
        for (int i = 0; i < list.size(); i++) add(Option.Kind.WORD, i);
        return this;
    }

    public void clear() {
        kind = Kind.NONE;
        size = 0;
        player = -1;
    }

    public Decision copy() {
        var copy = new Decision();
        copy.kind = kind;
        copy.player = player;
        copy.subject = subject;
        copy.detail = detail;
        copy.size = size;
        copy.options = options;
        writable = 0;
        copy.words = words;
        return copy;
    }
}
