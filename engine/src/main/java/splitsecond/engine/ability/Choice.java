package splitsecond.engine.ability;

/// What may be chosen and remembered for an object or during a resolution.
public final class Choice {

    private Choice() {}

    public enum Kind {
        COLOR,
        CREATURE_TYPE,
        BASIC_LAND_TYPE,
        CARD_TYPE,
        CARD_NAME,
        NONLAND_CARD_NAME,
        PLAYER,
        OPPONENT,
        NUMBER,
        /// One of several words printed on the card.
        WORD
    }
}
