package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Locking;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;

/// CR 601.3, 305.1: an effect that lets a player play cards from where they otherwise could not, as that effect means
/// it.
record Permission(StaticEffect.PlayFrom effect, Context context) {

    /// CR 712.11, 715.3: whether the card may be played with that face: a face is judged by itself.
    boolean includes(GameState state, int card, Characteristics face) {
        if (face.isLand() ? !effect.asLand() : !effect.asSpell()) return false;
        var before = state.cachedTraits(card);
        boolean otherwise = isOtherwise(state, card, face);
        if (otherwise) state.cacheTraits(card, face);
        boolean included = Filters.matches(state, effect.what(), card, context);
        if (otherwise) state.cacheTraits(card, before);
        return included;
    }

    /// Whether a card would be something else on the stack, or on the battlefield, than it is where it is.
    static boolean isOtherwise(GameState state, int card, Characteristics face) {
        var blueprint = state.blueprint(card);
        return (blueprint.faces.length > 1 || face == blueprint.faceDown) && face != Layers.of(state, card);
    }

    /// What is paid instead of the mana cost, or null. "Pay life equal to its mana value": it is the card that is cast.
    @Nullable
    Cost instead(GameState state, int card) {
        var cost = effect.instead();
        if (cost == null || cost.parts().isEmpty()) return cost;
        context.slots.event = GameEvent.of(GameEvent.Kind.NOTE, card, GameState.NONE, GameState.NONE, 0);
        var parts = new ArrayList<Cost.Part>(cost.parts().size());
        for (var part : cost.parts())
            parts.add(
                    part instanceof Cost.PayLife life
                            ? new Cost.PayLife(Locking.amount(state, life.amount(), context))
                            : part);
        return new Cost(parts);
    }

    /// What is paid instead of the mana cost of that face where an effect lets the player cast it, or null.
    static @Nullable Cost insteadFor(GameState state, int player, int card, Characteristics face) {
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.PlayFrom from)
                    || from.instead() == null
                    || from.zone() != state.zone(card)
                    || !Statics.includes(state, from.who(), entry, player)) continue;
            var permission = new Permission(from, Context.of(entry.source(), entry.controller()));
            if (permission.includes(state, card, face)) return permission.instead(state, card);
        }
        return null;
    }
}
