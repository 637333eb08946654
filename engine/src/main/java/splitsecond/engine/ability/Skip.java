package splitsecond.engine.ability;

/// CR 614.10: what a player skips the next time it would come.
public enum Skip {
    UNTAP_STEP,
    DRAW_STEP,
    COMBAT_PHASE,
    /// It need not come any more this turn.
    COMBAT_PHASE_THIS_TURN,
    COMBAT_PHASES_OF_NEXT_TURN,
    TURN
}
