package splitsecond.engine.state;

import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;

/// The static effects in play that are no changes of characteristics: cost changes, permissions, prohibitions,
/// replacements. Made by `Layers`, never changed.
public final class StaticIndex {

    /// One static effect in play, with the object that has it and who controls that.
    public record Entry(StaticEffect effect, int source, int controller) {}

    /// What is asked so often that nobody should go through effects that say nothing of it.
    public enum Matter {
        /// What spells cost.
        SPELL_COSTS,
        /// What keywords spells have.
        SPELL_KEYWORDS,
        /// What may be paid instead of mana costs.
        COSTS_INSTEAD,
        /// When spells may be cast.
        TIMES,
        /// Whether abilities may be activated.
        ACTIVATING,
        /// Where objects go.
        MOVING,
        /// What may not be played or cast.
        PROHIBITIONS,
        /// From where cards may be played besides a hand, and in what ways.
        PERMISSIONS
    }

    public static final StaticIndex EMPTY = new StaticIndex(new Entry[0]);

    public final Entry[] entries;
    /// Of what they speak, one bit per `Matter`.
    private final int matters;

    public StaticIndex(Entry[] entries) {
        this.entries = entries;
        int all = 0;
        for (var entry : entries) all |= matters(entry.effect());
        matters = all;
    }

    private static int matters(StaticEffect effect) {
        return switch (effect) {
            case StaticEffect.SpellCost _, StaticEffect.MinimumSpellCost _, StaticEffect.SpendAs _ ->
                1 << Matter.SPELL_COSTS.ordinal();
            case StaticEffect.SpellsHave _ -> 1 << Matter.SPELL_COSTS.ordinal() | 1 << Matter.SPELL_KEYWORDS.ordinal();
            case StaticEffect.ManaCostInstead _ -> 1 << Matter.COSTS_INSTEAD.ordinal();
            case StaticEffect.CastAsThoughFlash _, StaticEffect.CastOnlyAsSorcery _ -> 1 << Matter.TIMES.ordinal();
            case StaticEffect.CantActivate _, StaticEffect.TapsOthers _ -> 1 << Matter.ACTIVATING.ordinal();
            case StaticEffect.Replace(Replacement.MoveInstead _),
                    StaticEffect.Replace(Replacement.ExileUncast _),
                    StaticEffect.CantEnter _ -> 1 << Matter.MOVING.ordinal();
            case StaticEffect.CantPlay _, StaticEffect.CantCast _ -> 1 << Matter.PROHIBITIONS.ordinal();
            case StaticEffect.PlayFrom _, StaticEffect.GrantsWay _ -> 1 << Matter.PERMISSIONS.ordinal();
            case StaticEffect.OfLayers _, StaticEffect.OfRules _ -> 0;
        };
    }

    public boolean isEmpty() {
        return entries.length == 0;
    }

    /// Whether an effect speaks of that: if none does, there is nobody to ask.
    public boolean concerns(Matter matter) {
        return (matters >>> matter.ordinal() & 1) != 0;
    }
}
