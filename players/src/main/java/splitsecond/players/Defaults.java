package splitsecond.players;

import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// What is chosen for a player who does not choose: pay automatically, else do nothing, else the first option.
public final class Defaults {

    private Defaults() {}

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
}
