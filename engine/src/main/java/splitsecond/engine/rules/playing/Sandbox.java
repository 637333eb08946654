package splitsecond.engine.rules.playing;

import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.OpenDecision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// Cards whose text is not supported, in games that allow them: they go straight to the battlefield, without the
/// stack, and are moved by hand between zones.
public final class Sandbox {

    private static final Zone[] PLACES = {Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY};

    private Sandbox() {}

    static void list(GameState state, int player, OpenDecision decision) {
        listFrom(state, player, state.hand(player), Zone.HAND, decision);
        listFrom(state, player, state.graveyard(player), Zone.GRAVEYARD, decision);
        listFrom(state, player, state.zones.battlefield, Zone.BATTLEFIELD, decision);
        listFrom(state, player, state.zones.exile, Zone.EXILE, decision);
    }

    private static void listFrom(GameState state, int player, IntList cards, Zone zone, OpenDecision decision) {
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            if (state.owner(card) != player || state.blueprint(card).card.supported()) continue;
            for (var place : PLACES) if (place != zone) decision.add(Option.Kind.PUT, card, place.ordinal());
        }
    }

    public static void put(GameState state, int player, int card, int zone) {
        Zones.move(state, card, Zone.of(zone), Entering.under(player));
    }
}
