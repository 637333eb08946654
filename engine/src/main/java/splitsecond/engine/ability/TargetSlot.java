package splitsecond.engine.ability;

import org.jspecify.annotations.Nullable;

/// CR 115.1: one instance of the word "target".
///
/// @param filter what may be chosen
/// @param count how many: one, up to two, X, any number
/// @param another whether it must differ from all targets chosen before it in the same spell or ability
/// @param chooser who chooses, if not the controller
/// @param wording how it was said, for printing
/// @param needs what must be known before it can be chosen, found when its words are bound
public record TargetSlot(
        Filter filter,
        Count count,
        boolean another,
        @Nullable Reference chooser,
        String wording,
        Needs needs) {

    public TargetSlot(Filter filter, Count count, boolean another, @Nullable Reference chooser, String wording) {
        this(filter, count, another, chooser, wording, Needs.NOTHING);
    }

    /// The same phrase as a target of its own, where it is said of several.
    public TargetSlot again() {
        return new TargetSlot(filter, count, another, chooser, wording, needs);
    }

    /// The same phrase, for so many.
    public TargetSlot withCount(Count now) {
        return new TargetSlot(filter, now, another, chooser, wording, needs);
    }

    public static TargetSlot one(Filter filter) {
        return new TargetSlot(filter, Count.ONE, false, null, "");
    }

    /// @param earlierTargets "that player controls", of a player who is, or whose permanent is, a target before it
    /// @param x the X that is announced
    /// @param each it is chosen once for each of those players
    /// @param payment the number of the payment whose X it speaks of, or -1: it is made later, so any X will
    ///     do, and what may be paid then follows from what was chosen (CR 107.3)
    public record Needs(
            boolean earlierTargets, boolean x, @Nullable PerPlayer each, int payment) {
        public static final Needs NOTHING = new Needs(false, false, null, -1);

        public Needs withEarlierTargets() {
            return new Needs(true, x, each, payment);
        }

        public Needs withX() {
            return new Needs(earlierTargets, true, each, payment);
        }

        public Needs withEach(PerPlayer players) {
            return new Needs(earlierTargets, x, players, payment);
        }

        public Needs withPayment(int number) {
            return new Needs(earlierTargets, x, each, number);
        }
    }

    /// "For each opponent, … target creature that player controls".
    ///
    /// @param number what the player is noted under
    public record PerPlayer(int number, Filter players) {}
}
