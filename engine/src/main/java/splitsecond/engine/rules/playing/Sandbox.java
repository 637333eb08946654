package splitsecond.engine.rules.playing;

import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.decision.ByHand;
import splitsecond.engine.decision.OpenDecision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.PuttingCounters;
import splitsecond.engine.rules.changes.Tapping;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Sight;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// Cards whose text is not supported, in games that allow them: they go straight to the battlefield, without the
/// stack, and their owners do by hand what the text says.
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
            if (state.owner(card) != player || state.original(card).card.supported()) continue;
            // CR 406.3, 708.5: what is offered would tell its owner which card lies there.
            if (Sight.isFaceHidden(state, player, card)) continue;
            for (var place : PLACES)
                if (place != zone && canGo(state, card, place)) add(decision, card, new ByHand.Move(place));
            if (zone == Zone.BATTLEFIELD) listOnBattlefield(state, card, decision);
        }
    }

    /// CR 304.4, 307.4: instants and sorceries cannot enter the battlefield.
    private static boolean canGo(GameState state, int card, Zone place) {
        var front = state.original(card).front();
        return place != Zone.BATTLEFIELD || !front.is(CardType.INSTANT) && !front.is(CardType.SORCERY);
    }

    private static void listOnBattlefield(GameState state, int card, OpenDecision decision) {
        add(decision, card, new ByHand.Turn());
        boolean walker = state.original(card).front().is(CardType.PLANESWALKER);
        for (var kind : ByHand.COUNTERS) {
            if (kind != CounterKind.LOYALTY || walker) add(decision, card, new ByHand.PutCounter(kind));
            if (state.counters(card).of(kind) > 0) add(decision, card, new ByHand.RemoveCounter(kind));
        }
    }

    private static void add(OpenDecision decision, int card, ByHand what) {
        decision.add(Option.Kind.PUT, card, what.variant());
    }

    public static void act(GameState state, int player, int card, ByHand what) {
        switch (what) {
            case ByHand.Move(Zone to) -> Zones.move(state, card, to, Entering.under(player));
            case ByHand.Turn() -> {
                if (state.is(card, ObjectFlags.TAPPED)) Tapping.untap(state, card);
                else Tapping.tap(state, card);
            }
            case ByHand.PutCounter(CounterKind kind) -> PuttingCounters.put(state, player, card, kind, 1);
            case ByHand.RemoveCounter(CounterKind kind) -> PuttingCounters.remove(state, card, kind, 1);
        }
    }
}
