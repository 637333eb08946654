package splitsecond.engine.ability;

/// A property of an object that is compared or shared.
public enum Characteristic {
    POWER,
    TOUGHNESS,
    /// What power and toughness are before they are changed (CR 613.4c).
    BASE_POWER,
    BASE_TOUGHNESS,
    MANA_VALUE,
    TOTAL_POWER_AND_TOUGHNESS,
    NAME,
    COLOR,
    CARD_TYPE,
    CREATURE_TYPE,
    LAND_TYPE,
    LOYALTY
}
