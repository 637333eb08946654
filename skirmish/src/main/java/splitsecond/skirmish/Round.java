package splitsecond.skirmish;

/// Where the round stands.
///
/// @param number 0 before the first
/// @param messageSent the round has been announced
/// @param endActivationShown "End Activation Phase" has been shown
/// @param activationsBegun somebody has activated a group this round
public record Round(int number, boolean messageSent, boolean endActivationShown, boolean activationsBegun) {}
