package splitsecond.skirmish;

/// What is true for one player now: the six contexts that the table of timings uses, then those of the real windows.
///
/// @param startOfRound the round is announced and "End Activation Phase" not shown yet
/// @param duringActivation it is this player's activation turn
/// @param endOfRound it is this player's turn in the End of Round window
/// @param duringAttack an attack is in progress or pending
/// @param isAttacker in that attack, this player attacks
/// @param isDefender in that attack, this player defends
/// @param beforeActivations nobody has activated a group this round
/// @param beforeFirstAction the activation under way has spent no action
/// @param afterLastAction the activation under way has no action left
/// @param betweenActions neither an attack nor an event is being resolved
/// @param diceRolled the attack is past its declaration
public record PlayContext(
        boolean startOfRound,
        boolean duringActivation,
        boolean endOfRound,
        boolean duringAttack,
        boolean isAttacker,
        boolean isDefender,
        boolean beforeActivations,
        boolean beforeFirstAction,
        boolean afterLastAction,
        boolean betweenActions,
        boolean diceRolled) {

    public static PlayContext of(GameState game, Player player) {
        var round = game.round();
        var activation = game.activation();
        var attack = game.attack();
        return new PlayContext(
                round.messageSent() && !round.endActivationShown(),
                activation != null && activation.player() == player,
                game.endOfRoundTurn() == player,
                attack != null,
                attack != null && attack.attacker() == player,
                attack != null && attack.defender() == player,
                !round.activationsBegun() && activation == null && attack == null,
                activation != null && activation.actionsTaken() == 0,
                activation != null && activation.actionsLeft() == 0,
                attack == null && game.windows().isEmpty(),
                attack != null && !attack.pending());
    }
}
