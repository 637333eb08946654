package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.GameState;

/// CR 702.16: protection, for damage, enchanting and equipping, blocking and targeting alike.
public final class Protecting {

    private Protecting() {}

    /// CR 614.12: whether it has protection from what is about to enter, as that will exist.
    public static boolean from(GameState state, int protectedId, int source, Characteristics would) {
        if (GameState.isPlayer(protectedId)) return from(state, protectedId, source);
        for (var ability : Layers.of(state, protectedId).abilities) {
            if (ability.source instanceof Ability.Parameterized(KeywordAbility.Protection protection)
                    && fits(state, protection.from(), source, protectedId, would)) return true;
        }
        return false;
    }

    private static boolean fits(GameState state, Filter filter, int source, int protectedId, Characteristics would) {
        return switch (filter) {
            case Filter.IsColor(var color) -> (would.colors & color.bit()) != 0;
            case Filter.IsType(var type) -> would.is(type);
            case Filter.IsSubtype(var subtype) -> would.hasSubtype(subtype);
            case Filter.Not(var not) -> !fits(state, not, source, protectedId, would);
            case Filter.And(var all) -> {
                for (var one : all) if (!fits(state, one, source, protectedId, would)) yield false;
                yield true;
            }
            case Filter.Or(var any) -> {
                for (var one : any) if (fits(state, one, source, protectedId, would)) yield true;
                yield false;
            }
            case Filter.Which _, Filter.Quality _, Filter.Circumstance _, Filter.OnStack _, Filter.OfPlayers _ ->
                Filters.matches(state, filter, source, protectedId, state.controller(protectedId));
        };
    }

    /// CR 702.16n, 702.16p: whether protection keeps this from being attached to the host, or from staying so.
    public static boolean fromAttached(GameState state, int host, int attachment) {
        if (GameState.isPlayer(host) || state.attachedTo(attachment) != host) return from(state, host, attachment);
        int controller = state.controller(host);
        for (var ability : Layers.of(state, host).abilities) {
            if (ability.source instanceof Ability.Parameterized(KeywordAbility.Protection protection)
                    && Filters.matches(state, protection.from(), attachment, host, controller)
                    && (protection.spares() == null
                            || !Filters.matches(state, protection.spares(), attachment, host, controller))) return true;
        }
        return false;
    }

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
