package splitsecond.engine.ability;

/// CR 609.4b: what mana may be spent on the symbols of a cost.
public enum Spending {
    AS_IT_IS,
    /// "You may spend mana as though it were mana of any color".
    AS_ANY_COLOR,
    /// "Mana of any type can be spent".
    AS_ANY_TYPE,
    /// "You may spend white mana as though it were mana of any color. You may spend other mana only as though it were
    /// colorless mana."
    WHITE_ALONE_AS_ANY_COLOR
}
