package splitsecond.engine.card;

/// CR 201.4: a name that may be chosen.
///
/// @param land whether only a land has it
public record CardName(String name, boolean land) {}
