package splitsecond.engine.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.registry.Uncounted;

/// What the game waits for: who is asked, what about, and every legal answer. The answer is an index into the options.
/// Only the engine can write one.
public abstract sealed class Decision permits OpenDecision {

    public enum Kind {
        NONE(Occasion.OTHERWISE),
        /// Play a land, cast a spell, activate an ability, or pass.
        PRIORITY(Occasion.PRIORITY),
        MULLIGAN(Occasion.START),
        /// Which card goes to the bottom after a mulligan.
        BOTTOM(Occasion.START),
        /// Which of several simultaneous triggers goes on the stack next.
        ORDER_TRIGGERS(Occasion.OTHERWISE),
        MODE(Occasion.ANNOUNCING),
        X(Occasion.ANNOUNCING),
        /// A target, or no more targets.
        TARGET(Occasion.ANNOUNCING),
        /// How much the next target or blocker gets.
        DIVIDE(Occasion.ANNOUNCING),
        /// Whether an optional cost is paid (kicker…), and how often.
        OPTIONAL_COST(Occasion.ANNOUNCING),
        /// What is sacrificed, discarded, tapped… for a cost.
        COST(Occasion.ANNOUNCING),
        /// A mana source, or automatic payment.
        PAY(Occasion.ANNOUNCING),
        /// Whom or what a creature attacks.
        ATTACK(Occasion.COMBAT),
        /// What a creature blocks.
        BLOCK(Occasion.COMBAT),
        /// Yes or no.
        MAY(Occasion.OTHERWISE),
        /// An object or player, during a resolution.
        CHOOSE(Occasion.OTHERWISE),
        DISCARD(Occasion.OTHERWISE),
        /// Which permanent of a name is kept (CR 704.5j).
        LEGEND(Occasion.OTHERWISE),
        COLOR(Occasion.OTHERWISE),
        NUMBER(Occasion.OTHERWISE),
        WORD(Occasion.OTHERWISE),
        /// Where a card looked at goes.
        PLACE(Occasion.OTHERWISE),
        /// A card found in a library.
        SEARCH(Occasion.OTHERWISE),
        /// Which replacement effect applies first (CR 616.1).
        REPLACEMENT(Occasion.OTHERWISE),
        /// Who goes first, which pile…
        OTHER(Occasion.OTHERWISE);

        private final Occasion occasion;

        Kind(Occasion occasion) {
            this.occasion = occasion;
        }

        public Occasion occasion() {
            return occasion;
        }
    }

    /// When a question is asked.
    public enum Occasion {
        /// CR 103.5.
        START,
        PRIORITY,
        /// CR 601.2, 602.2, 603.3: as a spell or ability is put on the stack.
        ANNOUNCING,
        /// CR 508.1, 509.1.
        COMBAT,
        /// As something resolves, or as the rules ask.
        OTHERWISE
    }

    /// The detail of a `WORD` that is the name of a card: also one may be said that is not offered (CR 201.4).
    public static final int ANY_NAME = 1;
    /// The same of a card that is no land.
    public static final int NONLAND_NAME = 2;

    static final long[] NO_OPTIONS = {};
    static final int[] NOTHING_SHOWN = {};

    Kind kind = Kind.NONE;
    int player = -1;
    /// The object it is about: the spell being cast, the attacker that divides damage; -1 if none.
    int subject = -1;
    /// A number that goes with the kind: the target slot, the amount left to divide, how many may still be chosen.
    int detail;

    long[] options = NO_OPTIONS;
    int size;
    List<String> words = List.of();
    /// Cards that are looked at together while it is asked, in their order; also those that no option is about.
    @Uncounted("follows from what is asked")
    int[] shown = NOTHING_SHOWN;
    /// How many of them lie in the first of two piles (CR 700.3); -1 if there are none.
    @Uncounted("follows from what is asked")
    int firstPile = -1;
    /// What is paid with the answer; null if nothing is.
    @Uncounted("follows from what is asked")
    Cost.@Nullable Part paying;

    public final Kind kind() {
        return kind;
    }

    public final boolean isNone() {
        return kind == Kind.NONE;
    }

    public final int player() {
        return player;
    }

    public final int subject() {
        return subject;
    }

    public final int detail() {
        return detail;
    }

    public final int size() {
        return size;
    }

    public final long packed(int index) {
        return options[Objects.checkIndex(index, size)];
    }

    /// Writes all options into an array that has room for them.
    public final void copyTo(long[] all) {
        System.arraycopy(options, 0, all, 0, size);
    }

    public final Option option(int index) {
        return Option.unpack(packed(index));
    }

    public final List<Option> options() {
        var list = new ArrayList<Option>(size);
        for (int i = 0; i < size; i++) list.add(Option.unpack(options[i]));
        return list;
    }

    /// What `WORD` options mean.
    public final List<String> words() {
        return words;
    }

    /// Whether any card may be named, also one that is not offered (CR 201.4).
    public final boolean takesNames() {
        return kind == Kind.WORD && detail != 0;
    }

    /// Whether a land may be named.
    public final boolean takesLandNames() {
        return kind == Kind.WORD && detail == ANY_NAME;
    }

    /// How many cards are looked at together.
    public final int shown() {
        return shown.length;
    }

    public final int shown(int index) {
        return shown[index];
    }

    /// Whether the cards that are looked at are separated into two piles, or one of two is chosen.
    public final boolean isAboutPiles() {
        return firstPile >= 0;
    }

    /// How many of the cards that are looked at are in the first pile.
    public final int firstPile() {
        return firstPile;
    }

    /// The part of a cost that is paid with the answer; null if the question is about no cost.
    public final Cost.@Nullable Part paying() {
        return paying;
    }

    public final int indexOf(long packed) {
        for (int i = 0; i < size; i++) if (options[i] == packed) return i;
        return -1;
    }
}
