package splitsecond.engine.rules.resolving;

import java.util.List;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 701.29, 701.30, 701.40, 701.44, 701.62: keyword actions with the top card of a library.
final class TopOfLibrary {

    private TopOfLibrary() {}

    /// CR 701.44: a land goes to hand; otherwise a counter, and the card may go to the graveyard.
    static boolean explore(GameState state, Following frame, Reference what) {
        var those = Choosing.those(state, frame, what);
        if (those == null || those.isEmpty()) return those != null;
        if (those.size() > 1) return exploreOneByOne(state, frame, those);
        int explorer = those.get(0);
        int player = state.controller(explorer);
        var library = state.library(player);
        int card = library.isEmpty() ? GameState.NONE : library.last();
        boolean land = card != GameState.NONE && state.printed(card).isLand();
        int place = ScryAndSurveil.TOP;
        if (card != GameState.NONE && !land) {
            place = ScryAndSurveil.place(state, frame, player, card, ScryAndSurveil.GRAVEYARD);
            if (place == Choosing.WAITING) return false;
        }
        if (card != GameState.NONE) DrawAndDiscard.show(state, IntList.of(card), true);
        if (land) Zones.move(state, card, Zone.HAND);
        else Permanents.put(state, player, explorer, CounterKind.P1P1, 1);
        if (place == ScryAndSurveil.GRAVEYARD) Zones.move(state, card, Zone.GRAVEYARD);
        Triggers.raise(state, GameEvent.did(Action.EXPLORE, explorer, GameState.NONE, player, 1));
        return true;
    }

    /// Each explores before the next does.
    static boolean exploreOneByOne(GameState state, Following frame, IntList those) {
        for (int i = those.size() - 1; i >= 0; i--) {
            var one = new Effect.KeywordAction(Action.EXPLORE, null, new Reference.Locked(List.of(those.get(i))), "");
            state.agenda.push(new Following(one, frame.context.copy(), false, false));
        }
        return true;
    }

    /// CR 701.40.
    static boolean manifest(GameState state, Following frame, int count) {
        var context = frame.context;
        var arrived = new IntList();
        for (int n = 0; n < count; n++) {
            var library = state.library(context.controller);
            if (library.isEmpty()) break;
            arrived.add(manifest(state, context.controller, library.last()));
        }
        context.slots.did(arrived);
        return true;
    }

    private static int manifest(GameState state, int player, int card) {
        state.history.revelations++;
        var arrival = Entering.under(player);
        arrival.faceDown = true;
        int manifested = Zones.move(state, card, Zone.BATTLEFIELD, arrival);
        if (state.isOnBattlefield(manifested)) state.set(manifested, ObjectFlags.MANIFESTED, true);
        return manifested;
    }

    /// CR 701.62.
    static boolean manifestDread(GameState state, Following frame) {
        var context = frame.context;
        var top = ScryAndSurveil.topOf(state, context.controller, 2);
        int chosen = Choosing.one(state, frame, Decision.Kind.CHOOSE, context.controller, context.source, top);
        if (chosen == Choosing.WAITING) return false;
        if (chosen != GameState.NONE) {
            int manifested = manifest(state, context.controller, chosen);
            for (int i = 0; i < top.size(); i++)
                if (top.get(i) != chosen) Zones.move(state, top.get(i), Zone.GRAVEYARD);
            context.slots.did(IntList.of(manifested));
        }
        // CR 701.62b: even if nothing of it was possible.
        Triggers.raise(state, Triggers.action(Action.MANIFEST_DREAD, context.controller, 1));
        return true;
    }

    /// CR 701.29: an opponent's library.
    static boolean fateseal(GameState state, Following frame, int count) {
        int opponent = opponent(state, frame);
        if (opponent == Choosing.WAITING) return false;
        return ScryAndSurveil.sort(
                state, frame, frame.context.controller, opponent, count, ScryAndSurveil.BOTTOM, Action.FATESEAL);
    }

    private static int opponent(GameState state, Following frame) {
        var opponents = new IntList();
        int you = frame.context.controller;
        for (int p = 0; p < state.playerCount; p++) if (p != you && state.isAlive(p)) opponents.add(p);
        return Choosing.one(state, frame, Decision.Kind.CHOOSE, you, frame.context.source, opponents);
    }

    /// CR 701.30: both reveal their top card and may put it on the bottom; whose has the greater mana value wins.
    static boolean clash(GameState state, Following frame, Reference opponent) {
        var context = frame.context;
        var opponents = Choosing.those(state, frame, opponent);
        if (opponents == null) return false;
        var players = Choosing.inTurnOrder(state, IntList.of(context.controller).with(opponents));
        var bottom = new IntList();
        int own = -1;
        int other = -1;
        for (int i = 0; i < players.size(); i++) {
            var library = state.library(players.get(i));
            if (library.isEmpty()) continue;
            int card = library.last();
            int value = state.printed(card).manaValue();
            if (players.get(i) == context.controller) own = value;
            else other = value;
            int place = ScryAndSurveil.place(state, frame, players.get(i), card, ScryAndSurveil.BOTTOM);
            if (place == Choosing.WAITING) return false;
            if (place == ScryAndSurveil.BOTTOM) bottom.add(card);
        }
        for (int i = 0; i < players.size(); i++)
            DrawAndDiscard.show(state, ScryAndSurveil.topOf(state, players.get(i), 1), true);
        for (int i = 0; i < bottom.size(); i++)
            ScryAndSurveil.arrange(state, state.owner(bottom.get(i)), new IntList(), IntList.of(bottom.get(i)));
        context.slots.did(own > other);
        return true;
    }
}
