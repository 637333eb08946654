package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;

/// CR 400.2, 406.3, 708.5: what a player may know of the objects of a game. A player number of -1 is a spectator.
public final class Sight {

    private Sight() {}

    /// Whether the viewer can tell the object from others: it lies where everybody sees it, if only its back, or is
    /// shown to them. What they cannot tell from others is for them as if it did not exist.
    public static boolean sees(GameState state, int viewer, int id) {
        if (state.isPublic(id)) return true;
        return switch (state.zone(id)) {
            case HAND ->
                state.owner(id) == viewer
                        || state.is(id, ObjectFlags.REVEALED)
                        || isOffered(state, viewer, id)
                        || Statics.applies(state, StaticEffect.Kind.REVEALS_HAND, state.owner(id));
            case LIBRARY -> isOffered(state, viewer, id) || TopOfLibrary.isSeen(state, id, state.owner(id), viewer);
            case OUTSIDE -> state.owner(id) == viewer;
            case BATTLEFIELD, GRAVEYARD, EXILE, STACK, COMMAND -> true;
        };
    }

    /// Whether it is face down and the viewer may not look at it.
    public static boolean isFaceHidden(GameState state, int viewer, int id) {
        if (!state.is(id, ObjectFlags.FACE_DOWN)) return false;
        if (state.zone(id) != Zone.EXILE) return state.controller(id) != viewer;
        // CR 406.3: exiled face down it is hidden even from its owner, who has not looked at it or foretold it (CR
        // 702.143a).
        boolean own = state.owner(id) == viewer
                && (state.is(id, ObjectFlags.KNOWN_TO_OWNER) || state.memory(id).castLater() != null);
        return !own && !isHidAway(state, viewer, id) && !mayBePlayedBy(state, viewer, id);
    }

    /// CR 406.3: whoever may play it was allowed to look at it.
    private static boolean mayBePlayedBy(GameState state, int viewer, int id) {
        if (viewer < 0) return false;
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.PlayFrom from
                    && from.zone() == Zone.EXILE
                    && Statics.includes(state, from.who(), entry, viewer)
                    && Filters.matches(state, from.what(), id, Context.of(entry.source(), entry.controller())))
                return true;
        return false;
    }

    /// CR 702.75a: whoever controls the permanent that exiled it may look at it.
    private static boolean isHidAway(GameState state, int viewer, int id) {
        var battlefield = state.zones.battlefield;
        for (int i = 0; i < battlefield.size(); i++) {
            int by = battlefield.get(i);
            if (state.controller(by) != viewer
                    || !Layers.of(state, by).hasRule(Rule.Kind.CONTROLLER_SEES_WHAT_IT_EXILED)) continue;
            for (int aside : state.memory(by).aside()) if (aside == id) return true;
        }
        return false;
    }

    /// A hidden card is seen by the player who is choosing among such cards, or looks at it together with them.
    public static boolean isOffered(GameState state, int viewer, int id) {
        var decision = state.decision;
        if (viewer < 0 || state.outcome.over || decision.player() != viewer) return false;
        if (decision.subject() == id) return true;
        for (int i = 0; i < decision.size(); i++) if (Option.id(decision.packed(i)) == id) return true;
        for (int i = 0; i < decision.shown(); i++) if (decision.shown(i) == id) return true;
        return false;
    }
}
