package splitsecond.engine.ability;

/// A cost that later words ask about: "if its surge cost was paid", "if it was kicked".
public sealed interface PaidCost permits CastingWay, OptionalCost {

    /// The keyword it is known by, in lower case.
    String word();
}
