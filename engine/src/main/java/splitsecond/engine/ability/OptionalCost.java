package splitsecond.engine.ability;

import java.util.Locale;

/// CR 118.8, 601.2b: costs that may be paid besides, and what it means beyond the words of the card that one was paid.
public enum OptionalCost implements PaidCost {
    KICKER(true),
    /// 702.27a: the card returns to its owner's hand as it resolves.
    BUYBACK(false),
    /// 702.42a: all modes are chosen.
    ENTWINE(false),
    REPLICATE(true),
    OFFSPRING(false),
    SQUAD(true),
    CASUALTY(false),
    CONSPIRE(false),
    BARGAIN(false),
    TEAMWORK(false),
    /// An additional cost that "you may" pay, of a card that says no keyword.
    ADDITIONAL(false),
    /// 702.174a: not how often, but to which opponent it is promised, counted in turn order.
    GIFT(7),
    /// CR 702.33b: of a spell with two kicker costs, each of which may be paid; it is kicked by either.
    FIRST_KICKER(false),
    SECOND_KICKER(false);

    /// More than anybody could pay.
    private static final int MANY = (1 << 16) - 1;

    private final int most;

    OptionalCost(boolean often) {
        this(often ? MANY : 1);
    }

    OptionalCost(int most) {
        this.most = most;
    }

    /// How often it can be paid at most, all bits set.
    public int most() {
        return most;
    }

    /// As it resolves the card goes to its owner's hand instead of the graveyard.
    public boolean returnsToHand() {
        return this == BUYBACK;
    }

    /// Whether it may be paid with permanents or cards: what "sacrificing" or "tapping" names can only be for it.
    public boolean isPaidWithObjects() {
        return switch (this) {
            case CASUALTY, CONSPIRE, BARGAIN, TEAMWORK, ADDITIONAL -> true;
            case KICKER, BUYBACK, ENTWINE, REPLICATE, OFFSPRING, SQUAD, GIFT, FIRST_KICKER, SECOND_KICKER -> false;
        };
    }

    public boolean isKicker() {
        return this == KICKER || this == FIRST_KICKER || this == SECOND_KICKER;
    }

    public boolean choosesAllModes() {
        return this == ENTWINE;
    }

    @Override
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
