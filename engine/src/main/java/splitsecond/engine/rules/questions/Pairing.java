package splitsecond.engine.rules.questions;

import java.util.List;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.state.GameState;

/// CR 702.95: soulbond. An effect that lasts as long as two creatures are paired says which.
public final class Pairing {

    private Pairing() {}

    /// What such an effect does to both.
    public static final List<Modification> PAIRED = List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.PAIRED)));

    /// The creature it is paired with, or `NONE`. CR 702.95e: whoever leaves unpairs both at once, before what enters
    /// in the same instruction is seen.
    public static int partner(GameState state, int id) {
        var all = state.effects.continuous;
        for (int i = 0; i < all.size(); i++) {
            int[] both = all.get(i).affected();
            if (both.length != 2 || !all.get(i).changes().equals(PAIRED)) continue;
            if (both[0] != id && both[1] != id) continue;
            int other = both[0] == id ? both[1] : both[0];
            if (state.isOnBattlefield(other)) return other;
        }
        return GameState.NONE;
    }
}
