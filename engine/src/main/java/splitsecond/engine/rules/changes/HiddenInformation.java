package splitsecond.engine.rules.changes;

import java.util.Arrays;
import java.util.Comparator;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.GameOptions;
import splitsecond.engine.rules.questions.Sight;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 400.2: what a player can't see, dealt anew: other hands and sideboards, all libraries, the face-down cards
/// of others, and chance. Which cards are among them is known from the decks; where they are is not.
///
/// The cards are put in order by name before they are dealt, so nothing of where they really are is left.
public final class HiddenInformation {

    private static final Comparator<Blueprint> BY_NAME = Comparator.comparing(blueprint -> blueprint.card.name());

    private final GameState template;
    /// For each player, the objects that may be any of the cards, and the cards.
    private final int[][] places;
    private final Blueprint[][] cards;

    /// @param options what is asked in the worlds that are dealt
    public HiddenInformation(GameState state, int viewer, GameOptions options) {
        template = state.fork(options);
        places = new int[state.playerCount][];
        cards = new Blueprint[state.playerCount][];
        for (int owner = 0; owner < state.playerCount; owner++) {
            places[owner] = places(state, owner, viewer);
            cards[owner] = new Blueprint[places[owner].length];
            for (int i = 0; i < cards[owner].length; i++) cards[owner][i] = state.original(places[owner][i]);
            Arrays.sort(cards[owner], BY_NAME);
        }
    }

    private static int[] places(GameState state, int owner, int viewer) {
        var places = new IntList();
        var hand = state.hand(owner);
        for (int i = 0; i < hand.size(); i++) if (!Sight.sees(state, viewer, hand.get(i))) places.add(hand.get(i));
        var library = state.library(owner);
        for (int i = 0; i < library.size(); i++)
            if (!Sight.sees(state, viewer, library.get(i))) places.add(library.get(i));
        if (owner != viewer) places.addAll(state.list(Zone.OUTSIDE, owner));
        addFaceDown(state, state.zones.battlefield, owner, viewer, places);
        addFaceDown(state, state.zones.exile, owner, viewer, places);
        return places.toArray();
    }

    private static void addFaceDown(GameState state, IntList zone, int owner, int viewer, IntList places) {
        for (int i = 0; i < zone.size(); i++) {
            int id = zone.get(i);
            if (state.owner(id) == owner && Sight.isFaceHidden(state, viewer, id) && !state.is(id, ObjectFlags.TOKEN))
                places.add(id);
        }
    }

    /// A state that could be the real one as far as the player knows; the same seed makes the same.
    public GameState deal(long seed) {
        var state = template.fork();
        state.random = seed;
        state.secret = null;
        boolean changed = state.caches.changedOutside;
        for (int owner = 0; owner < places.length; owner++) {
            var dealt = cards[owner].clone();
            for (int i = dealt.length - 1; i > 0; i--) {
                int j = state.random(i + 1);
                var card = dealt[i];
                dealt[i] = dealt[j];
                dealt[j] = card;
            }
            for (int i = 0; i < dealt.length; i++) {
                int id = places[owner][i];
                if (!state.zones.outsiders.isEmpty()) changed |= state.zones.outsiders.remove(id);
                if (state.original(id) != dealt[i]) state.recast(id, dealt[i]);
                if (Triggers.worksOutside(state, id, state.zone(id))) {
                    state.zones.outsiders.add(id);
                    changed = true;
                }
            }
        }
        if (changed) state.caches.layersDirty = true;
        return state;
    }
}
