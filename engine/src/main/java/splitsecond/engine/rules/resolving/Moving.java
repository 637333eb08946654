package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Mention;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Attachments;
import splitsecond.engine.rules.changes.Destroying;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Merging;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.UntilLeaves;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Copying;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.StackItem;

/// Instructions that put objects into other zones (CR 701.8, 701.13, 701.21): destroy, exile, return, put, sacrifice.
public final class Moving {

    private Moving() {}

    static boolean destroy(GameState state, Following frame, Effect.Destroy effect) {
        var what = Choosing.those(state, frame, effect.what());
        if (what == null) return false;
        var done = new IntList();
        Zones.beginBatch(state);
        for (int i = 0; i < what.size(); i++) {
            int id = what.get(i);
            if (!state.isOnBattlefield(id) || !Destroying.destroy(state, id, effect.canRegenerate())) continue;
            References.moved(frame.context, id, state.successor(id), Zone.BATTLEFIELD, Zone.GRAVEYARD);
            done.add(id);
        }
        Zones.endBatch(state);
        if (done.isEmpty()) Choosing.nothingToDo(state, GameEvent.NOT_DESTROYED);
        frame.context.slots.did(done);
        return true;
    }

    static boolean move(GameState state, Following frame, Effect.Move effect) {
        var context = frame.context;
        var named = Choosing.those(state, frame, effect.what());
        if (named == null) return false;
        var what = new IntList(named.size());
        for (int i = 0; i < named.size(); i++) {
            int id = isFirstNamed(effect.what()) || isPaidItself(state, effect.what(), context)
                    ? named.get(i)
                    : References.current(state, named.get(i), context);
            if (GameState.isObject(id)
                    && state.exists(id)
                    && (effect.from() == null || state.zone(id) == effect.from())) {
                what.add(id);
                boolean followed = id != named.get(i) || !isPicked(effect.what());
                if (followed && !state.history.parted.isEmpty()) Merging.addOthers(state, id, what);
            } else if (effect.to() == Zone.BATTLEFIELD && !state.exists(id))
                References.stayedAway(state, context, named.get(i));
        }
        if (what.isEmpty() && !isOfMove(context.slots.event)) Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
        int position = effect.placement().position();
        if (position == Effect.Placement.TOP_OR_BOTTOM) return topOrBottom(state, frame, what, GameState.NONE, 0);
        if (position == Effect.Placement.SECOND_OR_BOTTOM) return topOrBottom(state, frame, what, GameState.NONE, 1);
        if (position == Effect.Placement.YOUR_TOP_OR_BOTTOM)
            return topOrBottom(state, frame, what, context.controller, 0);
        int under = GameState.NONE;
        var whose = effect.under();
        if (whose != null && !(whose.plain() instanceof Reference.OwnerOf)) {
            var players = Choosing.those(state, frame, whose);
            if (players == null) return false;
            if (!players.isEmpty()) under = players.get(0);
        } else if (whose == null && effect.to() == Zone.BATTLEFIELD && mayBeAnothers(effect.what()))
            under = context.controller;
        if (!put(state, frame, what, effect.to(), effect.placement(), under)) return false;
        // "Exile the top four cards of your library. … Put the rest on the bottom".
        if (effect.what().plain() instanceof Reference.TopCards) context.slots.left(context.slots.done());
        return true;
    }

    /// CR 110.2a: what you put onto the battlefield is yours to control unless something else is said. The source, what
    /// was exiled with it and a permanent that was exiled before may be another player's; other cards are said with
    /// their zone, and are their mover's.
    private static boolean mayBeAnothers(Reference what) {
        return what.plain() instanceof Reference.This
                || what instanceof Reference.Again && what.plain() instanceof Reference.Target
                || Mention.in(what, word -> word instanceof Reference.Remembered);
    }

    /// Whether something has moved: what an ability that waits for it speaks of is looked for where it went.
    private static boolean isOfMove(@Nullable GameEvent event) {
        return event != null && (event.to() != null || event.kind() == GameEvent.Kind.SACRIFICED);
    }

    /// "Exile it, then return target card from your graveyard": a target of which only this instruction speaks is moved
    /// from where it was chosen; if it was exiled meanwhile, it is not there.
    private static boolean isFirstNamed(Reference what) {
        return what instanceof Reference.Target || what instanceof Reference.Mention(var _, Reference.Target _);
    }

    /// "Sacrifice a creature: Exile this creature": if it was the one that was sacrificed, there is none any more. What
    /// is
    /// said of the card speaks of the graveyard.
    private static boolean isPaidItself(GameState state, Reference what, Context context) {
        var item = context.item;
        if (!(what instanceof Reference.This) || item == null || state.exists(context.source)) return false;
        int became = state.successor(context.source);
        for (int paid : item.paidWith) if (paid == context.source || paid == became) return true;
        return false;
    }

    /// Whether those are looked for anew: they are what they are, whatever they were parts of.
    private static boolean isPicked(Reference what) {
        var plain = what.plain();
        return plain instanceof Reference.Target
                || plain instanceof Reference.Chosen
                || plain instanceof Reference.Each;
    }

    /// Puts objects somewhere at the same time (CR 608.2e), after asking what must be asked: their order in a library,
    /// how they enter.
    static boolean put(GameState state, Following frame, IntList what, Zone to, Effect.Placement placement, int under) {
        var context = frame.context;
        var movable = placement.transformed() ? doubleFaced(state, what) : what;
        var ordered = to == Zone.LIBRARY ? libraryOrder(state, frame, movable, placement) : movable;
        if (ordered == null) return false;
        var arrivals = arrivals(state, frame, ordered, to, placement, under);
        if (arrivals == null) return false;
        int owners = owners(state, ordered);
        context.slots.did(carryOut(state, context, ordered, to, arrivals));
        if (to == Zone.LIBRARY && placement.position() == SHUFFLED) shuffleInto(state, owners);
        else if (to == Zone.LIBRARY && !frame.nextIs(Effect.Shuffle.class)) ArrangingParts.ask(state, ordered);
        return true;
    }

    /// CR 712.14a: another card is not put onto the battlefield transformed, but stays where it is.
    private static IntList doubleFaced(GameState state, IntList what) {
        var found = new IntList(what.size());
        for (int i = 0; i < what.size(); i++)
            if (Copying.isDoubleFaced(state.blueprint(what.get(i)))) found.add(what.get(i));
        return found;
    }

    /// The position of what is shuffled into a library.
    private static final int SHUFFLED = -2;

    private static int owners(GameState state, IntList cards) {
        int owners = 0;
        for (int i = 0; i < cards.size(); i++) owners |= 1 << state.owner(cards.get(i));
        return owners;
    }

    private static void shuffleInto(GameState state, int owners) {
        for (int p = 0; p < state.playerCount; p++) if ((owners & 1 << p) != 0) Libraries.shuffle(state, p);
    }

    /// Its owner puts it on the bottom of their library, or that far from the top.
    private static boolean topOrBottom(GameState state, Following frame, IntList what, int chooser, int fromTop) {
        var arrivals = new Entering[what.size()];
        for (int i = 0; i < arrivals.length; i++) {
            int by = chooser == GameState.NONE ? state.owner(what.get(i)) : chooser;
            int place = ScryAndSurveil.place(state, frame, by, what.get(i), ScryAndSurveil.BOTTOM);
            if (place == Choosing.WAITING) return false;
            arrivals[i] = Entering.at(place == ScryAndSurveil.TOP ? fromTop : -1);
        }
        frame.context.slots.did(carryOut(state, frame.context, what, Zone.LIBRARY, arrivals));
        ArrangingParts.ask(state, what);
        return true;
    }

    /// How each of them will arrive; null while a choice about it is open.
    static Entering @Nullable [] arrivals(
            GameState state, Following frame, IntList what, Zone to, Effect.Placement placement, int under) {
        var arrivals = new Entering[what.size()];
        var attachedTo = placement.attachedTo();
        var hosts = attachedTo == null ? null : hosts(state, frame, attachedTo);
        if (attachedTo != null && hosts == null) return null;
        var being = to == Zone.BATTLEFIELD ? frame.beingOfWhatEnters(state) : null;
        for (int i = 0; i < arrivals.length; i++) {
            arrivals[i] = arrival(state, frame.context, what.get(i), placement, under);
            arrivals[i].hosts = hosts;
            if (being != null) arrivals[i].being = LastingEffects.since(state, frame.context, being);
            if (to == Zone.BATTLEFIELD && !EnteringChoices.ask(state, frame, what.get(i), arrivals[i])) return null;
        }
        return arrivals;
    }

    /// What they may be attached to; of several, one is chosen for each that enters.
    private static @Nullable IntList hosts(GameState state, Following frame, Reference attachedTo) {
        var found = new IntList();
        if (attachedTo.plain() instanceof Reference.Chosen chosen)
            Filters.find(state, chosen.filter(), frame.context, found);
        else {
            var named = Choosing.those(state, frame, attachedTo);
            if (named == null) return null;
            for (int i = 0; i < named.size(); i++) found.add(References.current(state, named.get(i), frame.context));
        }
        return found;
    }

    /// Moves them all at the same time. Returns what is to be spoken of as "moved this way": what it was if it left
    /// the battlefield, or else what it became.
    static IntList carryOut(GameState state, Context context, IntList what, Zone to, Entering[] arrivals) {
        var done = new IntList();
        Zones.beginBatch(state);
        for (int i = 0; i < arrivals.length; i++) {
            int moved = putOne(state, context, what.get(i), to, arrivals[i]);
            if (moved != NOWHERE) done.add(moved);
        }
        Zones.endBatch(state);
        return done;
    }

    private static final int NOWHERE = -3;

    private static int putOne(GameState state, Context context, int id, Zone to, Entering arrival) {
        var from = state.zone(id);
        if (to == Zone.BATTLEFIELD && arrival.attachedTo == EnteringChoices.NO_HOST) {
            Choosing.nothingToDo(state, GameEvent.CANNOT_BE_ATTACHED);
            return NOWHERE;
        }
        if (from == Zone.LIBRARY || from == Zone.HAND) state.history.revelations++;
        int moved = from == Zone.STACK ? Resolving.leave(state, id, to, arrival) : Zones.move(state, id, to, arrival);
        if (moved == id) return NOWHERE;
        References.moved(context, id, moved, from, to);
        if (moved == GameState.NONE) return id;
        if (arrival.hosts != null && arrival.attachedTo != GameState.NONE && state.isOnBattlefield(moved))
            Triggers.raise(state, GameEvent.Kind.ATTACHED, moved, arrival.attachedTo, state.controller(moved), 0);
        if (state.isIn(moved, Zone.EXILE)) {
            putAside(state, context.source, moved);
            if (!state.history.parted.isEmpty()) putOthersAside(state, context.source, moved);
        }
        // CR 607.2: "creature put onto the battlefield with this Aura".
        else if (to == Zone.BATTLEFIELD && state.isOnBattlefield(context.source) && isAura(state, context.source))
            putAside(state, context.source, moved);
        return from == Zone.BATTLEFIELD ? id : moved;
    }

    private static boolean isAura(GameState state, int id) {
        return Layers.of(state, id).hasSubtype(Attachments.AURA);
    }

    /// CR 607.2a: the source remembers what it has exiled.
    static void putAside(GameState state, int source, int exiled) {
        if (state.exists(source)) state.setMemory(source, state.memory(source).withAside(exiled));
    }

    private static void putOthersAside(GameState state, int source, int exiled) {
        var all = IntList.of(exiled);
        Merging.addOthers(state, exiled, all);
        for (int i = 1; i < all.size(); i++) putAside(state, source, all.get(i));
    }

    static Entering arrival(GameState state, Context context, int id, Effect.Placement placement, int under) {
        var arrival = Entering.at(placement.position());
        arrival.controller = under;
        arrival.tapped = placement.tapped();
        arrival.faceDown = placement.faceDown();
        arrival.knownToOwner = arrival.faceDown && state.zone(id) != Zone.LIBRARY;
        if (placement.transformed() && Copying.isDoubleFaced(state.blueprint(id))) arrival.face = 1;
        if (placement.attacking()) arrival.attacking = attacked(state, context);
        for (var counters : placement.counters())
            arrival.with(
                    counters.kind(),
                    counters.count() instanceof Amount.Depending depending
                            ? foreseen(state, context, id, depending, arrival)
                            : Amounts.of(state, counters.count(), context));
        return arrival;
    }

    /// CR 614.12: "if a creature enters this way, it enters with …" asks what it will be on the battlefield.
    private static int foreseen(GameState state, Context context, int id, Amount count, Entering arrival) {
        var there = Zones.foreseen(state, id, null, arrival);
        var words = context.copy();
        References.moved(words, id, there.id(), state.zone(id), Zone.BATTLEFIELD);
        return Amounts.of(there.state(), count, words);
    }

    /// CR 508.4: what something that enters attacking attacks, `CHOOSES` if that is to be chosen, `NONE` if nothing.
    static int attacked(GameState state, Context context) {
        if (!state.turn.step.isCombat()) return GameState.NONE;
        // CR 702.49c: a Ninja attacks what the creature attacked that was returned.
        int before = context.item == null ? GameState.NONE : attackedBefore(state, context.item);
        return before == GameState.NONE ? Entering.CHOOSES : before;
    }

    /// CR 702.49c, 702.190b: what was attacked by the creature that was returned to pay for it.
    static int attackedBefore(GameState state, StackItem item) {
        for (int paid : item.paidWith) {
            var last = state.lastKnown(paid);
            if (last != null && last.attacking() != GameState.NONE) return last.attacking();
        }
        return GameState.NONE;
    }

    /// CR 401.4: cards put into a library together go in the order their owner chooses. The list is in the order of
    /// moving.
    private static @Nullable IntList libraryOrder(
            GameState state, Following frame, IntList what, Effect.Placement placement) {
        if (what.size() < 2 || placement.position() == SHUFFLED || frame.nextIs(Effect.Shuffle.class)) return what;
        if (placement.randomOrder()) return Choosing.randomly(state, what, what.size());
        var all = new IntList(what.size());
        for (int i = 0; i < state.playerCount; i++) {
            int owner = (state.turn.activePlayer + i) % state.playerCount;
            var own = new IntList();
            for (int k = 0; k < what.size(); k++) if (state.owner(what.get(k)) == owner) own.add(what.get(k));
            var ordered = Choosing.order(state, frame, owner, own);
            if (ordered == null) return null;
            // Named from the top down: what goes on top last ends up highest.
            if (placement.position() >= 0) for (int k = ordered.size() - 1; k >= 0; k--) all.add(ordered.get(k));
            else all.addAll(ordered);
        }
        return all;
    }

    /// CR 610.3: returned as soon as the source has left; if it has left already nothing is exiled.
    static boolean exileUntilLeaves(GameState state, Following frame, Effect.ExileUntilLeaves effect) {
        var context = frame.context;
        var named = Choosing.those(state, frame, effect.what());
        if (named == null) return false;
        context.slots.did(false);
        if (!state.isOnBattlefield(context.source)) {
            Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
            return true;
        }
        if (!put(state, frame, named, Zone.EXILE, Effect.Placement.PLAIN, GameState.NONE)) return false;
        var there = new IntList();
        for (int i = 0; i < named.size(); i++) {
            int id = References.current(state, named.get(i), context);
            if (!state.isIn(id, Zone.EXILE)) continue;
            there.add(id);
            if (!state.history.parted.isEmpty()) Merging.addOthers(state, id, there);
        }
        UntilLeaves.await(state, context, there, Zone.BATTLEFIELD);
        return true;
    }

    /// CR 701.21: a player sacrifices only what they control; all players choose, then all is sacrificed at once.
    static boolean sacrifice(GameState state, Following frame, Effect.Sacrifice effect) {
        var context = frame.context;
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var what = new IntList();
        for (int i = 0; i < who.size(); i++) {
            int player = who.get(i);
            context.slots.turnTo(effect.who(), player);
            var own = toSacrifice(state, frame, effect.what(), player);
            if (own == null) return false;
            what.addAll(own);
        }
        context.slots.turnBack(effect.who(), who);
        var done = new IntList();
        Zones.beginBatch(state);
        for (int i = 0; i < what.size(); i++) if (sacrificeOne(state, context, what.get(i))) done.add(what.get(i));
        Zones.endBatch(state);
        if (effect.what() instanceof Reference.Mention mention) context.slots.note(mention.number(), what.copy());
        if (done.isEmpty()) Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
        context.slots.did(done);
        return true;
    }

    private static @Nullable IntList toSacrifice(GameState state, Following frame, Reference what, int player) {
        var context = frame.context;
        if (what.plain() instanceof Reference.Both) return SacrificingOneOfEach.choose(state, frame, what, player);
        var own = ownOf(state, context, what, player);
        if (what.plain() instanceof Reference.Chosen chosen)
            return Choosing.some(state, frame, Decision.Kind.CHOOSE, player, own, chosen.count());
        return what.plain() instanceof Reference.AtRandom random
                ? Choosing.randomly(state, own, Amounts.of(state, random.count().least(), context))
                : own;
    }

    /// Those that the player controls and can sacrifice.
    static IntList ownOf(GameState state, Context context, Reference what, int player) {
        var candidates = new IntList();
        References.find(state, what, context, candidates);
        // "Return it to the battlefield. Sacrifice it": what it has become.
        for (int k = 0; k < candidates.size(); k++)
            candidates.set(k, References.current(state, candidates.get(k), context));
        return Statics.sparesFromSacrificing(state, context, player)
                ? new IntList()
                : sacrificeable(state, candidates, player);
    }

    /// Permanents among those that the player controls and can sacrifice.
    static IntList sacrificeable(GameState state, IntList those, int player) {
        var own = new IntList(those.size());
        for (int i = 0; i < those.size(); i++) {
            int id = those.get(i);
            if (state.isOnBattlefield(id)
                    && state.controller(id) == player
                    && !Layers.of(state, id).hasRule(Rule.Kind.CANT_BE_SACRIFICED)) own.add(id);
        }
        return own;
    }

    /// Sacrifices, and notes where the card went, so that it may still be spoken of.
    static boolean sacrificeOne(GameState state, Context context, int id) {
        if (!Zones.sacrifice(state, id)) return false;
        References.moved(context, id, state.successor(id), Zone.BATTLEFIELD, Zone.GRAVEYARD);
        return true;
    }
}
