package splitsecond.engine.rules.questions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StaticIndex;

/// CR 601.3e, 702: keywords that spells have because another object says so, also while they are about to be cast.
public final class SpellKeywords {
    private SpellKeywords() {}

    /// Those of its own and those that it is given, if this player casts it.
    public static Keywords of(GameState state, int player, int spell) {
        var keywords = Layers.of(state, spell).keywords;
        if (!state.caches.statics.concerns(StaticIndex.Matter.SPELL_KEYWORDS)) return keywords;
        for (var entry : state.caches.statics.entries) {
            var keyword = given(state, entry, player, spell);
            if (keyword != null) keywords = keywords.with(keyword);
        }
        return keywords;
    }

    /// The keyword that the effect gives the spell, or null.
    public static @Nullable Keyword given(GameState state, StaticIndex.Entry entry, int player, int spell) {
        return entry.effect() instanceof StaticEffect.SpellsHave have
                        && Statics.includes(state, have.who(), entry, player)
                        && Filters.matchesAsSpell(state, have.spells(), spell, entry.source(), entry.controller())
                        && (!have.first() || isFirst(state, have.spells(), entry, player, spell))
                ? have.keyword()
                : null;
    }

    /// Whether the player has cast no other such spell this turn.
    private static boolean isFirst(GameState state, Filter such, StaticIndex.Entry entry, int player, int spell) {
        var item = state.lastItem(spell);
        int itself = item != null && item.castBefore >= 0 ? 1 : 0;
        var context = Context.of(entry.source(), entry.controller());
        var them = new Reference.Locked(List.of(player));
        return TurnHistory.count(state, Amount.Tally.SPELLS_CAST, such, them, context) == itself;
    }

    /// Whether the spell on the stack has the keyword, of its own or given.
    public static boolean has(GameState state, int spell, Keyword keyword) {
        return of(state, state.controller(spell), spell).has(keyword);
    }

    /// What the keyword stands for.
    public static CompiledAbility[] abilities(Keyword keyword) {
        return GrantedKeywords.abilities(keyword);
    }

    /// Which events such an effect must be told of: abilities that trigger as the spell is cast.
    static long listensTo(StaticEffect effect) {
        if (!(effect instanceof StaticEffect.SpellsHave have)) return 0;
        for (var ability : abilities(have.keyword()))
            if ((ability.listensTo & GameEvent.Kind.CAST.bit()) != 0) return GameEvent.Kind.CAST.bit();
        return 0;
    }
}
