package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Milling;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.GroupDescriptions;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// Instructions about libraries (CR 401, 701.17, 701.23, 701.24): mill, search, shuffle, look at the top cards.
final class Libraries {

    private Libraries() {}

    static boolean mill(GameState state, Following frame, Effect.Mill effect) {
        var context = frame.context;
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var cards = new IntList();
        for (int i = 0; i < who.size(); i++) {
            context.slots.turnTo(effect.who(), who.get(i));
            int count = Milling.number(state, who.get(i), Amounts.of(state, effect.count(), context));
            cards.addAll(ScryAndSurveil.topOf(state, who.get(i), count));
        }
        context.slots.turnBack(effect.who(), who);
        mill(state, context, cards);
        return true;
    }

    static IntList mill(GameState state, Context context, IntList cards) {
        var milled = new IntList();
        state.history.revelations++;
        Zones.beginBatch(state);
        for (int i = 0; i < cards.size(); i++) {
            int moved = Zones.move(state, cards.get(i), Zone.GRAVEYARD);
            // CR 701.17c: one that went to a hidden zone instead is not found.
            boolean gone = moved == GameState.NONE || state.isIn(moved, Zone.LIBRARY) || state.isIn(moved, Zone.HAND);
            if (gone) continue;
            milled.add(moved);
            Triggers.raise(state, GameEvent.did(Action.MILL, moved, GameState.NONE, state.owner(moved), 1));
        }
        Zones.endBatch(state);
        context.slots.did(milled);
        return milled;
    }

    static boolean seek(GameState state, Context context, Effect.Seek effect) {
        var library = state.library(context.controller);
        var fitting = new IntList();
        for (int i = 0; i < library.size(); i++)
            if (Filters.matches(state, effect.what(), library.get(i), context)) fitting.add(library.get(i));
        var found = new IntList();
        for (int left = Amounts.of(state, effect.count(), context); left > 0 && !fitting.isEmpty(); left--) {
            int moved = Zones.move(state, fitting.removeAt(state.random(fitting.size())), Zone.HAND);
            if (moved != GameState.NONE) found.add(moved);
        }
        context.slots.did(found);
        return true;
    }

    static boolean shuffle(GameState state, Following frame, Effect.Shuffle effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        for (int i = 0; i < who.size(); i++) shuffle(state, who.get(i));
        return true;
    }

    static void shuffle(GameState state, int player) {
        state.shuffle(state.library(player));
        state.changed(Zone.LIBRARY);
        Triggers.raise(state, GameEvent.Kind.SHUFFLED, player, GameState.NONE, player, 0);
    }

    /// Looks at the top cards, chooses some, puts them and the rest where they go.
    static boolean dig(GameState state, Following frame, Effect.Dig effect) {
        var context = frame.context;
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        if (who.isEmpty()) return true;
        int player = who.get(0);
        int count = Amounts.of(state, effect.look(), context);
        var top = ScryAndSurveil.topOf(state, player, count);
        var candidates = DrawAndDiscard.matching(state, top, effect.pick(), context);
        if (effect.picked().zone() == Zone.BATTLEFIELD)
            leaveOut(state, frame, candidates, effect.picked().placement(), player);
        int chooser = effect.who().plain() instanceof Reference.You ? player : context.controller;
        // "Put all creature cards revealed this way into your hand" leaves no choice.
        boolean all = effect.count().most() == null && effect.count().least() instanceof Amount.ThatMuch;
        var some = all
                ? candidates
                : Choosing.among(state, frame, chooser, top, candidates, effect.pick(), effect.count());
        if (some == null) return false;
        var picked = ordered(state, frame, chooser, some, effect.picked());
        if (picked == null) return false;
        var rest = without(top, picked);
        var ordered = ordered(state, frame, chooser, rest, effect.rest());
        if (ordered == null) return false;
        var arrivals = Moving.arrivals(
                state, frame, picked, effect.picked().zone(), effect.picked().placement(), player);
        if (arrivals == null) return false;
        look(state, picked, arrivals, chooser);
        DrawAndDiscard.show(state, top, effect.reveal());
        if (effect.revealPicked() && !effect.reveal()) DrawAndDiscard.show(state, picked, true);
        var arrived = place(state, context, picked, effect.picked(), arrivals, player);
        context.slots.left(place(state, context, ordered, effect.rest(), null, player));
        context.slots.did(arrived);
        return true;
    }

    /// What could not enter the battlefield is not chosen for it.
    private static void leaveOut(
            GameState state, Following frame, IntList candidates, Effect.Placement placement, int player) {
        for (int i = candidates.size() - 1; i >= 0; i--) {
            int id = candidates.get(i);
            var arrival = Moving.arrival(state, frame.context, id, placement, player);
            if (!EnteringChoices.couldEnter(state, frame, id, arrival)) candidates.removeAt(i);
        }
    }

    /// The position of what is shuffled with the library it is in.
    private static final int SHUFFLED = -2;
    private static final int WHERE_IT_IS = Effect.Placement.WHERE_IT_IS;

    private static IntList without(IntList all, IntList some) {
        var rest = new IntList();
        for (int i = 0; i < all.size(); i++) if (!some.contains(all.get(i))) rest.add(all.get(i));
        return rest;
    }

    /// The order of cards that go to a library, topmost first; any other place has none.
    private static @Nullable IntList ordered(
            GameState state, Following frame, int player, IntList cards, Effect.Destination to) {
        int position = to.placement().position();
        if (to.zone() != Zone.LIBRARY || position == SHUFFLED || position == WHERE_IT_IS || cards.size() < 2)
            return cards;
        if (to.placement().randomOrder()) return Choosing.randomly(state, cards, cards.size());
        return Choosing.order(state, frame, player, cards);
    }

    /// Puts cards from a library somewhere. Those that stay in it keep their identity: they do not change zones.
    /// Returns what they became.
    private static IntList place(
            GameState state,
            Context context,
            IntList cards,
            Effect.Destination to,
            Entering @Nullable [] arrivals,
            int player) {
        var placement = to.placement();
        if (placement.position() == WHERE_IT_IS) return cards;
        if (to.zone() == Zone.LIBRARY && placement.position() == SHUFFLED) {
            shuffle(state, player);
            return cards;
        }
        if (to.zone() == Zone.LIBRARY && placement.position() <= 0) {
            boolean top = placement.position() == 0;
            ScryAndSurveil.arrange(state, player, top ? cards : new IntList(), top ? null : cards);
            return cards;
        }
        var how = arrivals;
        if (how == null) {
            how = new Entering[cards.size()];
            for (int i = 0; i < how.length; i++)
                how[i] = Moving.arrival(state, context, cards.get(i), placement, player);
        }
        return Moving.carryOut(state, context, cards, to.zone(), how);
    }

    /// CR 406.3: who has looked at a card that is then exiled face down may go on looking.
    private static void look(GameState state, IntList cards, Entering[] arrivals, int player) {
        for (int i = 0; i < arrivals.length; i++)
            if (state.owner(cards.get(i)) == player) arrivals[i].knownToOwner = true;
    }

    /// CR 701.23: only cards that fit are offered; they need not be found where a quality was asked for (701.23b).
    static boolean search(GameState state, Following frame, Effect.Search effect) {
        var context = frame.context;
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var finds = new IntList[who.size()];
        var arrivals = new Entering[who.size()][];
        var libraries = new int[who.size()];
        var others = new IntList[who.size()];
        for (int i = 0; i < who.size(); i++) {
            int player = who.get(i);
            context.slots.turnTo(effect.who(), player);
            libraries[i] = effect.whose().equals(effect.who()) ? player : whose(state, effect.whose(), context, player);
            var found = find(state, frame, effect, player, libraries[i]);
            if (found == null) return false;
            others[i] = new IntList();
            if (effect.others() != null && found.size() > 1) {
                int one = Choosing.one(state, frame, Decision.Kind.CHOOSE, player, context.source, found);
                if (one == Choosing.WAITING) return false;
                found.remove(one);
                others[i] = found;
                found = IntList.of(one);
            }
            var how = Moving.arrivals(
                    state, frame, found, effect.to().zone(), effect.to().placement(), player);
            if (how == null) return false;
            look(state, found, how, player);
            finds[i] = found;
            arrivals[i] = how;
        }
        var all = new IntList();
        for (int i = 0; i < who.size(); i++) {
            if (effect.reveal()) {
                DrawAndDiscard.show(state, finds[i], true);
                DrawAndDiscard.show(state, others[i], true);
            }
            if (effect.others() != null)
                all.addAll(place(state, context, others[i], effect.others(), null, libraries[i]));
            all.addAll(takeOut(state, context, effect, finds[i], arrivals[i], libraries[i]));
            if (Triggers.wants(state, GameEvent.Kind.ACTION))
                Triggers.raise(state, Triggers.action(Action.SEARCH, who.get(i), 1));
        }
        context.slots.turnBack(effect.who(), who);
        context.slots.did(all);
        context.slots.left(all);
        return true;
    }

    private static int whose(GameState state, Reference reference, Context context, int player) {
        var found = new IntList(2);
        References.find(state, reference, context, found);
        return found.isEmpty() || !GameState.isPlayer(found.get(0)) ? player : found.get(0);
    }

    private static @Nullable IntList find(
            GameState state, Following frame, Effect.Search effect, int player, int library) {
        var context = frame.context;
        var candidates = DrawAndDiscard.matching(state, searched(state, player, library), effect.what(), context);
        if (!maySearch(state, player) || player == library && !maySearchOwn(state, player, context)) candidates.clear();
        boolean all = effect.count().least() instanceof Amount.ThatMuch;
        var found = new IntList();
        for (var zone : effect.also())
            // CR 701.23b: what is in a zone that everybody sees is found.
            (all && zone == Zone.GRAVEYARD ? found : candidates)
                    .addAll(DrawAndDiscard.matching(state, state.list(zone, library), effect.what(), context));
        int least = effect.what() instanceof Filter.Any
                ? Amounts.of(state, effect.count().least(), context)
                : 0;
        int most = effect.count().most() == null
                ? candidates.size()
                : Amounts.of(state, effect.count().most(), context);
        if (all) most += found.size();
        boolean mayDecline = frame.takeDeclinable();
        while (found.size() < most && !candidates.isEmpty() || mayDecline && found.isEmpty()) {
            var decision = state.decision.begin(Decision.Kind.SEARCH, player, context.source, most - found.size());
            for (int i = 0; i < candidates.size(); i++) decision.add(Option.Kind.ENTITY, candidates.get(i));
            if (found.size() >= least || candidates.isEmpty()) decision.add(Option.Kind.DONE, 0);
            if (mayDecline && found.isEmpty()) decision.add(Option.Kind.NO, 0);
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return null;
            if (Option.kind(answer) == Option.Kind.NO) {
                frame.decline();
                return null;
            }
            if (Option.kind(answer) == Option.Kind.DONE) break;
            found.add(Option.id(answer));
            candidates.remove(Option.id(answer));
            GroupDescriptions.keep(state, effect.what(), found, candidates, context);
        }
        return found;
    }

    private static final int TOP_FOUR = 4;

    /// What a player who searches the library sees of it.
    private static IntList searched(GameState state, int player, int library) {
        return Statics.applies(state, StaticEffect.Kind.SEARCHES_TOP_FOUR, player)
                ? ScryAndSurveil.topOf(state, library, TOP_FOUR)
                : state.library(library);
    }

    private static boolean maySearch(GameState state, int player) {
        return !Statics.applies(state, StaticEffect.Kind.CANT_SEARCH, player);
    }

    private static boolean maySearchOwn(GameState state, int player, Context context) {
        int cause = context.item == null ? context.controller : context.item.controller;
        return cause != player || !Statics.applies(state, StaticEffect.Kind.SEARCHES_NOT_OF_THEIR_OWN, player);
    }

    private static IntList takeOut(
            GameState state, Context context, Effect.Search effect, IntList found, Entering[] arrivals, int library) {
        state.history.revelations++;
        boolean stays = effect.to().zone() == Zone.LIBRARY;
        // "Then shuffle and put that card on top": what stays in the library is put there after shuffling.
        if (stays && effect.shuffle()) shuffle(state, library);
        var arrived = place(state, context, found, effect.to(), arrivals, library);
        if (!stays && effect.shuffle()) shuffle(state, library);
        return arrived;
    }

    /// What one player reveals: what was looked for, what came before it in the order in which it goes, and how
    /// the first enters.
    private record Revealed(int player, IntList found, IntList passed, IntList ordered, Entering[] arrivals) {}

    static boolean revealUntil(GameState state, Following frame, Effect.RevealUntil effect) {
        var context = frame.context;
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        if (who.isEmpty()) return true;
        var all = new ArrayList<Revealed>(who.size());
        for (int i = 0; i < who.size(); i++) {
            context.slots.turnTo(effect.who(), who.get(i));
            var revealed = reveal(state, frame, effect, who.get(i));
            if (revealed == null) return false;
            all.add(revealed);
        }
        context.slots.turnBack(effect.who(), who);
        var arrived = new IntList();
        var left = new IntList();
        Zones.beginBatch(state);
        for (var one : all) {
            DrawAndDiscard.show(state, one.passed(), true);
            DrawAndDiscard.show(state, one.found(), true);
            arrived.addAll(place(state, context, one.found(), effect.found(), one.arrivals(), one.player()));
            left.addAll(place(state, context, one.ordered(), effect.rest(), null, one.player()));
        }
        Zones.endBatch(state);
        // "… You may cast that card. Put the rest on the bottom": it, too, if it was not cast.
        if (effect.found().equals(effect.rest())) left.addAll(arrived);
        context.slots.left(left);
        context.slots.did(arrived);
        return true;
    }

    private static @Nullable Revealed reveal(GameState state, Following frame, Effect.RevealUntil effect, int player) {
        var context = frame.context;
        var library = state.library(player);
        var found = new IntList();
        var passed = new IntList();
        int wanted = Amounts.of(state, effect.count(), context);
        for (int i = library.size() - 1; i >= 0 && found.size() < wanted; i--) {
            boolean fits = Filters.matches(state, effect.what(), library.get(i), context);
            (fits ? found : passed).add(library.get(i));
        }
        var ordered = ordered(state, frame, player, passed, effect.rest());
        if (ordered == null) return null;
        int under = effect.yours() ? context.controller : player;
        var arrivals = Moving.arrivals(
                state, frame, found, effect.found().zone(), effect.found().placement(), under);
        return arrivals == null ? null : new Revealed(player, found, passed, ordered, arrivals);
    }
}
