package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Drawing;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.UntilLeaves;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// Instructions about hands: draw, discard, look at, reveal (CR 121, 701.9, 701.20).
public final class DrawAndDiscard {

    private DrawAndDiscard() {}

    static boolean draw(GameState state, Following frame, Effect.Draw effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var context = frame.context;
        var drawn = new IntList();
        for (int i = 0; i < who.size(); i++) {
            int player = who.get(i);
            context.slots.turnTo(effect.who(), player);
            Drawing.draw(state, player, Amounts.of(state, effect.count(), context), drawn);
        }
        context.slots.turnBack(effect.who(), who);
        context.slots.did(drawn);
        return true;
    }

    /// All say how many before anybody draws.
    static boolean drawUpTo(GameState state, Following frame, Effect.DrawUpTo effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var context = frame.context;
        int most = Amounts.of(state, effect.most(), context);
        var counts = new IntList(who.size());
        for (int i = 0; i < who.size(); i++) {
            int count = Choosing.number(state, frame, who.get(i), context.source, 0, most);
            if (count == Choosing.WAITING) return false;
            counts.add(count);
        }
        var drawn = new IntList();
        for (int i = 0; i < who.size(); i++) Drawing.draw(state, who.get(i), counts.get(i), drawn);
        context.slots.did(drawn);
        return true;
    }

    /// CR 701.9: each player chooses in turn order, then all discard at once.
    static boolean discard(GameState state, Following frame, Effect.Discard effect) {
        var context = frame.context;
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var cards = new IntList();
        for (int i = 0; i < who.size(); i++) {
            int player = who.get(i);
            context.slots.turnTo(effect.who(), player);
            int count = Amounts.of(state, effect.count(), context);
            var candidates = matching(state, state.hand(player), effect.what(), context);
            var chosen = effect.atRandom()
                    ? Choosing.randomly(state, candidates, count)
                    : Choosing.some(
                            state,
                            frame,
                            Decision.Kind.DISCARD,
                            player,
                            candidates,
                            effect.upTo() ? 0 : count,
                            Math.min(count, candidates.size()));
            if (chosen == null) return false;
            cards.addAll(chosen);
        }
        context.slots.turnBack(effect.who(), who);
        if (cards.isEmpty()) Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
        discardAll(state, context, cards);
        return true;
    }

    static IntList matching(GameState state, IntList cards, @Nullable Filter filter, Context context) {
        if (filter == null) return cards.copy();
        var matching = new IntList();
        for (int i = 0; i < cards.size(); i++)
            if (Filters.matches(state, filter, cards.get(i), context)) matching.add(cards.get(i));
        return matching;
    }

    static void discardAll(GameState state, Context context, IntList cards) {
        var done = new IntList();
        Zones.beginBatch(state);
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            int moved = Zones.discard(state, state.owner(card), card, context.controller);
            if (moved != GameState.NONE) done.add(moved);
        }
        Zones.endBatch(state);
        context.slots.did(done);
    }

    static boolean discardHand(GameState state, Following frame, Effect.DiscardHand effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var cards = new IntList();
        for (int i = 0; i < who.size(); i++) cards.addAll(state.hand(who.get(i)));
        discardAll(state, frame.context, cards);
        // An empty hand can be discarded, too: "if you do" holds.
        if (!who.isEmpty()) frame.context.slots.did(true);
        return true;
    }

    static boolean chooseFromHand(GameState state, Following frame, Effect.ChooseFromHand effect) {
        var context = frame.context;
        var whose = Choosing.players(state, frame, effect.whose());
        if (whose == null) return false;
        var choosers = new IntList(2);
        References.find(state, effect.chooser(), context, choosers);
        if (choosers.isEmpty()) return true;
        var chosen = new IntList();
        var shown = new IntList();
        for (int i = 0; i < whose.size(); i++) {
            context.slots.turnTo(effect.whose(), whose.get(i));
            var hand = shown(state, frame, effect, whose.get(i));
            if (hand == null) return false;
            var candidates = matching(state, hand, effect.what(), context);
            var some = Choosing.among(state, frame, choosers.get(0), hand, candidates, effect.what(), effect.count());
            if (some == null) return false;
            chosen.addAll(some);
            shown.addAll(hand);
        }
        context.slots.turnBack(effect.whose(), whose);
        show(state, shown, effect.reveal());
        switch (effect.deed()) {
            case DISCARD -> discardAll(state, context, chosen);
            case EXILE -> send(state, context, chosen, Zone.EXILE, 0);
            case EXILE_UNTIL_LEAVES -> {
                // CR 610.3: if it has left already nothing is exiled.
                if (!state.isOnBattlefield(context.source)) context.slots.did(false);
                else UntilLeaves.await(state, context, send(state, context, chosen, Zone.EXILE, 0), Zone.HAND);
            }
            case PUT_ON_TOP -> send(state, context, chosen, Zone.LIBRARY, 0);
            case PUT_ON_BOTTOM -> send(state, context, chosen, Zone.LIBRARY, -1);
            case TAKE -> context.slots.did(chosen);
        }
        return true;
    }

    /// The cards that may be chosen from: the whole hand, or as many of it as its owner is to reveal.
    private static @Nullable IntList shown(GameState state, Following frame, Effect.ChooseFromHand effect, int player) {
        var hand = state.hand(player);
        if (effect.shown() == null) return hand;
        int most = Math.min(hand.size(), Amounts.of(state, effect.shown(), frame.context));
        return Choosing.among(
                state, frame, Decision.Kind.CHOOSE, player, IntList.NOTHING, hand.copy(), null, most, most);
    }

    private static IntList send(GameState state, Context context, IntList cards, Zone to, int position) {
        var done = new IntList();
        Zones.beginBatch(state);
        for (int i = 0; i < cards.size(); i++) {
            int moved = Zones.move(state, cards.get(i), to, Entering.at(position));
            References.moved(context, cards.get(i), moved, Zone.HAND, to);
            if (state.isIn(moved, Zone.EXILE)) Moving.putAside(state, context.source, moved);
            if (moved != GameState.NONE) done.add(moved);
        }
        Zones.endBatch(state);
        context.slots.did(done);
        return done;
    }

    static boolean look(GameState state, Following frame, Effect.LookAtHand effect) {
        var whose = Choosing.players(state, frame, effect.whose());
        if (whose == null) return false;
        int viewer = frame.context.controller;
        var shown = new IntList();
        for (int i = 0; i < whose.size(); i++) {
            show(state, state.hand(whose.get(i)), effect.reveal(), viewer);
            shown.addAll(state.hand(whose.get(i)));
        }
        // "The number of cards of that color revealed this way".
        if (effect.reveal() && !shown.isEmpty()) frame.context.slots.did(shown);
        return true;
    }

    /// The instruction whose cards those are among, or less than 0.
    private static int lookedAt(Filter filter) {
        if (filter instanceof Filter.AmongThose(Reference.RestOf rest)) return rest.number();
        if (filter instanceof Filter.And(var all))
            for (var one : all) if (one instanceof Filter.AmongThose(Reference.RestOf rest)) return rest.number();
        return -1;
    }

    static boolean reveal(GameState state, Following frame, Effect.Reveal effect) {
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        show(state, what, effect.shown(), frame.context.controller);
        if (effect.shown()) frame.context.slots.did(what);
        frame.context.slots.left(what);
        // "You may reveal a creature card from among them": it is none of the rest.
        if (effect.what().plain() instanceof Reference.Chosen chosen && lookedAt(chosen.filter()) >= 0)
            frame.context.slots.setApart(lookedAt(chosen.filter()), what);
        return true;
    }

    /// Hidden cards are seen, by everyone if they are revealed (CR 701.20).
    public static void show(GameState state, IntList cards, boolean revealed) {
        show(state, cards, revealed, GameState.NONE);
    }

    private static void show(GameState state, IntList cards, boolean revealed, int viewer) {
        if (cards.isEmpty()) return;
        state.history.revelations++;
        if (!revealed && viewer == GameState.NONE) return;
        var kind = revealed ? GameEvent.Kind.REVEALED : GameEvent.Kind.SEEN;
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            if (GameState.isObject(card))
                Triggers.raise(state, kind, card, GameState.NONE, revealed ? state.owner(card) : viewer, 0);
        }
    }
}
