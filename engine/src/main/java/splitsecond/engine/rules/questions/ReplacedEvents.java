package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.state.GameState;

/// CR 616: the kinds of events for which the order of several replacement effects could matter.
public final class ReplacedEvents {

    // Kinds of events, as bits: effects in play can get in each other's way if they are of one kind.
    public static final int DAMAGE = 1;
    public static final int LIFE = 1 << 1;
    public static final int COUNTERS = 1 << 2;
    public static final int MOVE = 1 << 3;
    public static final int DESTROY = 1 << 4;
    /// CR 615.7: damage that several deal to one at the same time, more than a shield prevents.
    public static final int SHARED_DAMAGE = 1 << 5;
    public static final int MILL = 1 << 6;
    public static final int TOKENS = 1 << 7;
    public static final int ALL = DAMAGE | LIFE | COUNTERS | MOVE | DESTROY | SHARED_DAMAGE | MILL | TOKENS;
    /// What costs and the course of a turn can bring about: they destroy nothing, and at most one deals damage at a
    /// time.
    public static final int WITHOUT_EFFECTS = ALL & ~DESTROY & ~SHARED_DAMAGE;

    private ReplacedEvents() {}

    /// Which kinds of events an effect in play replaces; 0 for none whose order could matter.
    public static int kinds(StaticEffect effect) {
        if (!(effect instanceof StaticEffect.Replace(var replacement))) return 0;
        return switch (replacement) {
            case Replacement.OfDamage _ -> DAMAGE;
            case Replacement.ChangeLife _ -> LIFE;
            case Replacement.ChangeCounters _ -> COUNTERS;
            case Replacement.ChangeMill _ -> MILL;
            case Replacement.MoveInstead _ -> MOVE;
            case Replacement.ChangeTokens _, Replacement.AddTokens _ -> TOKENS;
            // Draws are asked for by `ReplacedDraws`.
            case Replacement.OfEntering _,
                    Replacement.ExileUncast _,
                    Replacement.InsteadOfCountering _,
                    Replacement.InsteadOfDraw _ -> 0;
        };
    }

    /// Whether an Aura with umbra armor, perhaps other than one, is attached to the permanent.
    public static boolean hasUmbra(GameState state, int id, int except) {
        for (int i = 0; i < state.caches.delicate.size(); i++) {
            int aura = state.caches.delicate.get(i);
            if (aura != except
                    && state.attachedTo(aura) == id
                    && Layers.of(state, aura).has(Keyword.UMBRA_ARMOR)) return true;
        }
        return false;
    }
}
