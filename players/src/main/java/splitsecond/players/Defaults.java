package splitsecond.players;

import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// What is chosen for a player who does not choose, or who takes whatever comes first.
public final class Defaults {

    private Defaults() {}

    /// Pay automatically, else do nothing, else the first option.
    public static int index(Decision decision) {
        int nothing = -1;
        for (int i = 0; i < decision.size(); i++) {
            switch (Option.kind(decision.packed(i))) {
                case AUTO -> {
                    return i;
                }
                case PASS, NO, DONE -> nothing = nothing < 0 ? i : nothing;
                default -> {}
            }
        }
        return Math.max(nothing, 0);
    }

    /// The first object or player that is offered; where none is, as if nothing were chosen.
    public static int firstEntity(Decision decision) {
        for (int i = 0; i < decision.size(); i++) if (Option.kind(decision.packed(i)) == Option.Kind.ENTITY) return i;
        return index(decision);
    }
}
