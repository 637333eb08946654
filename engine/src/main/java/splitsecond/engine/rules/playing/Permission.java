package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Spending;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Faces;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Locking;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StaticIndex;

/// CR 601.3, 305.1: an effect that lets a player play cards from where they otherwise could not, as that effect means
/// it.
record Permission(StaticEffect.PlayFrom effect, Context context) {

    /// CR 712.11, 715.3: whether the card may be played with that face: a face is judged by itself.
    boolean includes(GameState state, int card, Characteristics face) {
        if (face.isLand() ? !effect.asLand() : !effect.asSpell()) return false;
        if (effect.often() == StaticEffect.PlayFrom.Often.EACH_TYPE
                && OneOfEachType.left(state, context.source, face) == 0) return false;
        return Faces.fits(state, effect.what(), card, face, context);
    }

    /// Whether the leave is there now: "once during each of your turns".
    static boolean isOpen(GameState state, StaticEffect.PlayFrom from, int source, int player) {
        if (from.often() == StaticEffect.PlayFrom.Often.ONE_OF_THOSE) return isWhole(state, from.what());
        return isOpen(state, from.often(), source, player);
    }

    /// CR 400.7: a card that was played is no longer the one that was named.
    private static boolean isWhole(GameState state, Filter cards) {
        if (!(cards instanceof Filter.AmongThose(Reference.Locked(var ids)))) return true;
        for (int id : ids) if (!state.exists(id)) return false;
        return true;
    }

    static boolean isOpen(GameState state, StaticEffect.PlayFrom.Often often, int source, int player) {
        return switch (often) {
            case ALWAYS, ONE_OF_THOSE -> true;
            case ONCE -> state.turn.activePlayer == player && !state.is(source, ObjectFlags.PERMISSION_USED);
            case ONCE_EACH_TURN -> !state.is(source, ObjectFlags.PERMISSION_USED);
            case EACH_TYPE -> state.turn.activePlayer == player;
        };
    }

    /// The leave by which the player casts that face of a card from where it is: one that can be used again if there
    /// is one. Null for the hand, and for what the card itself allows.
    static StaticIndex.@Nullable Entry granting(GameState state, int player, int card, Characteristics face) {
        StaticIndex.Entry once = null;
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.PlayFrom from)
                    || from.only() != null
                    || from.zone() != state.zone(card)
                    || !Statics.includes(state, from.who(), entry, player)
                    || !isOpen(state, from, entry.source(), player)) continue;
            var permission = new Permission(from, Context.of(entry.source(), entry.controller()));
            if (!permission.includes(state, card, face)) continue;
            if (from.often() == StaticEffect.PlayFrom.Often.ALWAYS) return entry;
            if (once == null) once = entry;
        }
        return once;
    }

    /// The leave is used for that face: once, or as one of its types.
    static void use(GameState state, StaticEffect.PlayFrom from, int source, int player, Characteristics face) {
        use(state, from.often(), source, player, face);
    }

    static void use(GameState state, StaticEffect.PlayFrom.Often often, int source, int player, Characteristics face) {
        switch (often) {
            case ALWAYS, ONE_OF_THOSE -> {}
            case ONCE, ONCE_EACH_TURN -> state.set(source, ObjectFlags.PERMISSION_USED, true);
            case EACH_TYPE -> OneOfEachType.use(state, source, player, face);
        }
    }

    /// What mana the leave lets be spent to cast that card.
    static Spending spending(GameState state, int player, int card) {
        for (var entry : state.caches.statics.entries) {
            if (entry.effect() instanceof StaticEffect.PlayFrom from
                    && from.spending() != Spending.AS_IT_IS
                    && from.zone() == state.zone(card)
                    && Statics.includes(state, from.who(), entry, player)
                    && Filters.matches(state, from.what(), card, Context.of(entry.source(), entry.controller())))
                return from.spending();
        }
        return Spending.AS_IT_IS;
    }

    /// What is paid instead of the mana cost of that face, or null; with the mana cost itself if it is paid besides.
    /// "Pay life equal to its mana value": it is the card that is cast.
    @Nullable
    Cost instead(GameState state, int card, int face) {
        var cost = effect.instead();
        if (cost == null || cost.parts().isEmpty()) return cost;
        context.slots.event = GameEvent.of(GameEvent.Kind.NOTE, card, GameState.NONE, GameState.NONE, 0);
        var parts = new ArrayList<Cost.Part>(cost.parts().size() + 1);
        if (effect.besides()) parts.addAll(state.blueprint(card).manaCost(face).parts());
        for (var part : cost.parts())
            parts.add(
                    part instanceof Cost.PayLife life
                            ? new Cost.PayLife(Locking.amount(state, life.amount(), context))
                            : part);
        return new Cost(parts);
    }

    /// What is paid instead of the mana cost of that face where an effect lets the player cast it, or null.
    static @Nullable Cost insteadFor(GameState state, int player, int card, int index) {
        var face = state.blueprint(card).faces[index];
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.PlayFrom from)
                    || from.instead() == null
                    || from.zone() != state.zone(card)
                    || !Statics.includes(state, from.who(), entry, player)
                    || !isOpen(state, from, entry.source(), player)) continue;
            var permission = new Permission(from, Context.of(entry.source(), entry.controller()));
            if (permission.includes(state, card, face)) return permission.instead(state, card, index);
        }
        return null;
    }
}
