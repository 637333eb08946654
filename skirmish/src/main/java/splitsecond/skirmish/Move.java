package splitsecond.skirmish;

/// What moves a game along, other than playing cards. Applied by [Skirmish#make].
public sealed interface Move {

    record StartRound() implements Move {}

    record StartActivation(Player player, String figure, Event.Near near) implements Move {}

    /// @param name what kind of action: move, interact, special, rest
    record TakeAction(String name) implements Move {}

    record PlanAttack(boolean ranged) implements Move {}

    /// The activating figure attacks; it costs an action.
    record DeclareAttack(String target, Event.Near near) implements Move {}

    record RollDice(Event.Near near) implements Move {}

    record ResolveAttack(boolean missedByAccuracy) implements Move {}

    record EndActivation() implements Move {}

    /// "End Activation Phase" is shown, and the status phase begins.
    record EndActivationPhase() implements Move {}

    record StartEndOfRound() implements Move {}

    /// The player whose turn it is at the end of the round is done.
    record FinishEndOfRoundTurn() implements Move {}
}
