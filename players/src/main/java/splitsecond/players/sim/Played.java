package splitsecond.players.sim;

/// How one game of a plan went.
///
/// @param number in the plan, from 0
/// @param hash of the last state: equal games end in equal hashes
/// @param reason why it ended, in the engine's words; for one that failed, what was wrong
public record Played(int number, Outcome outcome, int turns, int decisions, long hash, String reason) {}
