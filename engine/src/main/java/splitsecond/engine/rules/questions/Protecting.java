package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.state.GameState;

/// CR 702.16: protection, for damage, enchanting and equipping, blocking and targeting alike.
public final class Protecting {

    private Protecting() {}

    /// Whether the object or player has protection from the source.
    public static boolean from(GameState state, int protectedId, int source) {
        if (GameState.isPlayer(protectedId))
            return Statics.applies(state, StaticEffect.Kind.PROTECTION_FROM_EVERYTHING, protectedId);
        for (var ability : Layers.of(state, protectedId).abilities) {
            if (ability.source instanceof Ability.Parameterized(KeywordAbility.Protection protection)
                    && Filters.matches(state, protection.from(), source, protectedId, state.controller(protectedId)))
                return true;
        }
        return false;
    }
}
