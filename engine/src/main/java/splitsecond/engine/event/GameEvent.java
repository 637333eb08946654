package splitsecond.engine.event;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// Something that has just happened. Made only if a trigger or a listener cares for its kind.
///
/// @param subject the object (or player) it happened to
/// @param other the other party: the source of damage, the attacked player, the blocked creature; -1 if none
/// @param player the player who did it or to whom it happened; -1 if none
/// @param amount how much, how many; for a step, its ordinal
/// @param combat whether combat damage
/// @param word the kind of counter
/// @param action what was done, for actions
/// @param manner in which way, where something may ask for that
public record GameEvent(
        Kind kind,
        int subject,
        int other,
        int player,
        int amount,
        boolean combat,
        @Nullable Zone from,
        @Nullable Zone to,
        @Nullable String word,
        @Nullable Action action,
        @Nullable Manner manner)
        implements Part {

    /// In which way it happened, where something may ask for that.
    public enum Manner {
        /// A card was discarded because of a spell or ability that an opponent of the player controls.
        FOR_OPPONENT,
        /// A permanent entered face down.
        FACE_DOWN,
        /// A card was the first that the player drew in their draw step.
        FIRST_OF_DRAW_STEP
    }

    public GameEvent(
            Kind kind,
            int subject,
            int other,
            int player,
            int amount,
            boolean combat,
            @Nullable Zone from,
            @Nullable Zone to,
            @Nullable String word) {
        this(kind, subject, other, player, amount, combat, from, to, word, null, null);
    }

    @Override
    public void fields(Fields fields) {
        fields.constant(kind);
        fields.pair(subject, other);
        fields.pair(player, amount);
        fields.flag(combat);
        fields.constant(from);
        fields.constant(to);
        fields.value(word);
        fields.constant(action);
        if (manner != null) fields.constant(manner);
    }

    /// The same, having happened in that way.
    public GameEvent in(@Nullable Manner way) {
        return way == null
                ? this
                : new GameEvent(kind, subject, other, player, amount, combat, from, to, word, action, way);
    }

    /// A player has done what an action says, to an object or not.
    /// CR 305.1: a land.
    public static GameEvent played(int land, int player, @Nullable Zone from) {
        return new GameEvent(Kind.LAND_PLAYED, land, -1, player, 1, false, from, Zone.BATTLEFIELD, null, null, null);
    }

    public static GameEvent did(Action action, int subject, int other, int player, int amount) {
        return new GameEvent(Kind.ACTION, subject, other, player, amount, false, null, null, null, action, null);
    }

    public enum Kind {
        ENTERED,
        LEFT,
        MOVED,
        ATTACKED,
        PLAYER_ATTACKED,
        BLOCKED,
        BECAME_BLOCKED,
        WENT_UNBLOCKED,
        DAMAGE,
        CAST,
        COPIED,
        ACTIVATED,
        DREW,
        DISCARDED,
        SACRIFICED,
        GAINED_LIFE,
        LOST_LIFE,
        TAPPED,
        UNTAPPED,
        TAPPED_FOR_MANA,
        TARGETED,
        COUNTERS_PUT,
        COUNTERS_REMOVED,
        STEP_BEGAN,
        TRANSFORMED,
        TURNED_FACE_UP,
        LAND_PLAYED,
        ACTION,
        ATTACHED,
        COUNTERED,
        // Below: for the log only; no ability listens to them.
        RESOLVING,
        RESOLVED,
        FIZZLED,
        /// An instruction had nothing to do; the word says why.
        NOTHING_TO_DO,
        REVEALED,
        /// A player has looked at a card that is not revealed.
        SEEN,
        PRIORITY_PASSED,
        GAME_ENDED,
        MULLIGAN,
        SHUFFLED,
        NOTE,
        /// A question about whom or what, or (the amount, from 1) about a mode, had one legal answer and has answered
        /// itself.
        ANSWERED_ITSELF;

        /// Beside the bits of what is remembered of a turn: from where mana came that is spent.
        public static final long SPENT_MANA = Long.MIN_VALUE;

        public long bit() {
            return 1L << ordinal();
        }
    }

    /// Who may know which cards an event is about.
    public enum Audience {
        /// The rules show them to all.
        EVERYBODY,
        /// Those who see their faces where they lie afterwards; others know that they were some cards.
        WHOEVER_SEES_IT
    }

    /// CR 400.2, 406.3, 701.20a, 708.2.
    public Audience audience() {
        return switch (kind) {
            case REVEALED,
                    TURNED_FACE_UP,
                    STEP_BEGAN,
                    PRIORITY_PASSED,
                    MULLIGAN,
                    SHUFFLED,
                    GAINED_LIFE,
                    LOST_LIFE,
                    GAME_ENDED -> Audience.EVERYBODY;
            case ENTERED,
                    LEFT,
                    MOVED,
                    ATTACKED,
                    PLAYER_ATTACKED,
                    BLOCKED,
                    BECAME_BLOCKED,
                    WENT_UNBLOCKED,
                    DAMAGE,
                    CAST,
                    COPIED,
                    ACTIVATED,
                    DREW,
                    DISCARDED,
                    SACRIFICED,
                    TAPPED,
                    UNTAPPED,
                    TAPPED_FOR_MANA,
                    TARGETED,
                    COUNTERS_PUT,
                    COUNTERS_REMOVED,
                    TRANSFORMED,
                    LAND_PLAYED,
                    ACTION,
                    ATTACHED,
                    COUNTERED,
                    RESOLVING,
                    ANSWERED_ITSELF,
                    RESOLVED,
                    FIZZLED,
                    NOTHING_TO_DO,
                    SEEN,
                    NOTE -> Audience.WHOEVER_SEES_IT;
        };
    }

    /// Why an instruction had nothing to do.
    public static final String NOTHING_THERE = "nothing there";

    public static final String AMOUNT_ZERO = "amount 0";
    public static final String CONDITION_FALSE = "condition false";
    public static final String ALREADY_SO = "already so";
    public static final String NOT_PAID = "not paid";
    public static final String NOT_DESTROYED = "indestructible or saved";
    public static final String CANNOT_BE_ATTACHED = "cannot be attached";
    public static final String CANNOT_TRANSFORM = "cannot transform";

    /// Whoever listens to a game: a log, a user interface.
    public interface Listener {
        void on(GameEvent event);
    }

    /// The same with more of it.
    public GameEvent plus(int more) {
        return new GameEvent(kind, subject, other, player, amount + more, combat, from, to, word, action, manner);
    }

    public static GameEvent of(Kind kind, int subject, int other, int player, int amount) {
        return new GameEvent(kind, subject, other, player, amount, false, null, null, null);
    }

    public static GameEvent nothingToDo(String why) {
        return new GameEvent(Kind.NOTHING_TO_DO, -1, -1, -1, 0, false, null, null, why);
    }

    public static GameEvent moved(Kind kind, int subject, int other, int player, Zone from, Zone to) {
        return new GameEvent(kind, subject, other, player, 0, false, from, to, null);
    }

    public static GameEvent entered(int subject, int other, int player, Zone from, boolean faceDown) {
        return new GameEvent(Kind.ENTERED, subject, other, player, 0, false, from, Zone.BATTLEFIELD, null)
                .in(faceDown ? Manner.FACE_DOWN : null);
    }
}
