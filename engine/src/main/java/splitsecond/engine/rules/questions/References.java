package splitsecond.engine.rules.questions;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StackItem;

/// CR 608.2c, 608.2k: which objects and players a phrase such as "that creature's controller" means.
public final class References {

    private References() {}

    /// Adds what is meant. What a numbered phrase means is noted for the words bound to it. For a Chosen or AtRandom
    /// reference, which `Choosing` asks about, these are the candidates.
    public static void find(GameState state, Reference reference, Context context, IntList found) {
        switch (reference) {
            case Reference.You _ -> found.add(context.controller);
            case Reference.This _ -> found.add(context.source);
            case Reference.Target target -> targets(state, target, context, found);
            case Reference.Mention mention -> {
                var meant = new IntList(2);
                find(state, mention.what(), context, meant);
                context.slots.note(mention.number(), meant);
                found.addAll(meant);
            }
            case Reference.Noted word -> addAll(context.slots.noted(word.number()), context, found);
            case Reference.Again again -> {
                var meant = new IntList(2);
                find(state, again.meant(), context, meant);
                addAll(meant, context, found);
            }
            case Reference.Result result ->
                addAll(context.slots.result(result.number()).those(), context, found);
            case Reference.ThisWay way -> thisWay(state, way, context, found);
            case Reference.RestOf rest -> {
                var those = context.slots.result(rest.number()).rest();
                for (int i = 0; i < those.size(); i++) if (state.exists(those.get(i))) found.add(those.get(i));
            }
            case Reference.Each each -> Filters.find(state, each.filter(), context, found);
            case Reference.Chosen chosen -> Filters.find(state, chosen.filter(), context, found);
            case Reference.AtRandom random -> Filters.find(state, random.filter(), context, found);
            case Reference.ControllerOf of -> players(state, of.what(), false, context, found);
            case Reference.OwnerOf of -> players(state, of.what(), true, context, found);
            case Reference.Host _ -> add(state.attachedTo(context.source), found);
            case Reference.HostOf of -> {
                var attached = new IntList(2);
                find(state, of.what(), context, attached);
                for (int i = 0; i < attached.size(); i++) add(state.attachedTo(attached.get(i)), found);
            }
            case Reference.DefendingPlayer _ -> add(defendingPlayer(state, context), found);
            case Reference.Attacked _ -> add(attacked(state, context), found);
            case Reference.ActivePlayer _ -> found.add(state.turn.activePlayer);
            case Reference.PaidWith _ -> {
                if (context.item != null) found.addAll(IntList.of(context.item.paidWith));
            }
            case Reference.EventPart part -> {
                int before = found.size();
                eventPart(part, context, found);
                if (part.role() == Reference.Role.MOVED_CARD)
                    for (int i = before; i < found.size(); i++) found.set(i, current(state, found.get(i), context));
            }
            case Reference.Remembered _ -> remembered(state, context, found);
            case Reference.TopCards top -> topCards(state, top, context, found);
            case Reference.ChosenPlayer _ ->
                add(
                        context.slots.chosenPlayer != GameState.NONE
                                ? context.slots.chosenPlayer
                                : linkedPlayer(state, context.source),
                        found);
            case Reference.Both both -> {
                find(state, both.first(), context, found);
                find(state, both.second(), context, found);
            }
            case Reference.Locked locked -> {
                for (int id : locked.ids()) found.add(id);
            }
            // It is known once the ability is given: see `NamedGiver`. Until then nobody asks.
            case Reference.Giver _ -> {}
            case Reference.It _, Reference.ThatPlayer _, Reference.DoneThisWay _, Reference.TheRest _ ->
                throw new IllegalStateException("an unbound word: " + reference);
        }
    }

    private static void add(int id, IntList found) {
        if (id != GameState.NONE) found.add(id);
    }

    /// What a bound word means: an object that this resolution has moved may be spoken of as what it became.
    private static void addAll(IntList meant, Context context, IntList found) {
        var became = context.slots.became;
        for (int i = 0; i < meant.size(); i++) {
            int id = meant.get(i);
            for (int k = 0; k < became.size(); k += 2) if (became.get(k) == id) id = became.get(k + 1);
            add(id, found);
        }
    }

    private static void thisWay(GameState state, Reference.ThisWay way, Context context, IntList found) {
        for (int number : way.numbers()) {
            var those = context.slots.result(number).those();
            for (int i = 0; i < those.size(); i++) {
                int id = those.get(i);
                if (way.into() != null && !state.went(id, way.into())) continue;
                if (way.filter() == null || Filters.matches(state, way.filter(), id, context)) found.add(id);
            }
        }
    }

    /// CR 608.2b: only targets that are still legal are affected; the others have been struck out of the item.
    private static void targets(GameState state, Reference.Target target, Context context, IntList found) {
        var item = context.item;
        // CR 702.96a: an overloaded spell says "each" instead of "target".
        if (item != null && item.paid.isUntargeted()) {
            Filters.find(state, target.slot().filter(), context, found);
            return;
        }
        int inTurn = context.slots.inTurn(target.slot());
        if (inTurn != GameState.NONE) {
            found.add(inTurn);
            return;
        }
        for (var of = item; ; of = context.slots.outer) {
            int slot = of == null ? -1 : of.slotOf(target.slot());
            if (of != null && slot >= 0 && slot < of.targets.length) {
                if (of.playerOf(slot) != GameState.NONE) eachPlayers(of, target.slot(), context, found);
                else for (int id : of.targets[slot]) if (id != GameState.NONE) found.add(id);
                return;
            }
            // A delayed trigger speaks of the targets of what made it.
            if (of == context.slots.outer) return;
        }
    }

    /// Those that were chosen for the player who has their turn, or for all of them.
    private static void eachPlayers(StackItem of, TargetSlot slot, Context context, IntList found) {
        var each = slot.needs().each();
        for (int i = 0; i < of.targets.length; i++) {
            if (of.slots[i] != slot || each == null) continue;
            if (!context.slots.noted(each.number()).contains(of.playerOf(i))) continue;
            for (int id : of.targets[i]) if (id != GameState.NONE) found.add(id);
        }
    }

    private static void players(GameState state, Reference what, boolean owners, Context context, IntList found) {
        var objects = new IntList(2);
        find(state, what, context, objects);
        for (int i = 0; i < objects.size(); i++) {
            int id = objects.get(i);
            int player = GameState.isPlayer(id) ? id : owners ? state.owner(id) : state.controller(id);
            if (!found.contains(player)) found.add(player);
        }
    }

    /// CR 506.2, 508.5: the player the creature attacks, or who controls or protects what it attacks.
    private static int attacked(GameState state, Context context) {
        var event = context.slots.event;
        int creature = event != null && GameState.isObject(event.subject()) ? event.subject() : context.source;
        int attacked = state.attacking(creature);
        // CR 608.2h: of what no longer attacks, what it attacked when it did.
        if (attacked == GameState.NONE && event != null && event.kind() == GameEvent.Kind.ATTACKED)
            attacked = event.other();
        boolean battle = state.exists(attacked) && !Layers.of(state, attacked).is(CardType.PLANESWALKER);
        return battle ? GameState.NONE : attacked;
    }

    private static int defendingPlayer(GameState state, Context context) {
        var event = context.slots.event;
        // "Whenever a Dragon you control attacks": whom that Dragon attacks.
        int attacked = event != null && event.kind() == GameEvent.Kind.ATTACKED
                ? event.other()
                : state.attacking(context.source);
        if (attacked == GameState.NONE && event != null && GameState.isObject(event.subject()))
            attacked = state.attacking(event.subject());
        if (attacked == GameState.NONE) return state.nextPlayer(state.turn.activePlayer);
        return Defenders.defendingPlayer(state, attacked);
    }

    /// The one object that has a part in the event, or none.
    static int part(Reference.EventPart part, Context context) {
        if ((part.outer() ? context.slots.outerEvent : context.slots.event) == null) return GameState.NONE;
        var found = new IntList(2);
        eventPart(part, context, found);
        return found.size() == 1 ? found.get(0) : GameState.NONE;
    }

    private static void eventPart(Reference.EventPart part, Context context, IntList found) {
        var event = part.outer() ? context.slots.outerEvent : context.slots.event;
        if (event == null) throw new IllegalStateException("no event has a part " + part.role());
        var alike = part.outer() ? context.slots.outerAlike : context.slots.alike;
        switch (part.role().part()) {
            case SUBJECT -> {
                add(event.subject(), found);
                if (isOfSubject(event.kind())) found.addAll(alike);
            }
            case OTHER -> {
                add(event.other(), found);
                if (event.kind() == GameEvent.Kind.DAMAGE) found.addAll(alike);
            }
            case PLAYER -> add(event.player(), found);
            case NOTED -> found.addAll(alike);
        }
    }

    /// Whether the others of the event are more that it happened to: not what deals damage, the target of a spell or
    /// those a player attacked with.
    private static boolean isOfSubject(GameEvent.Kind kind) {
        return kind != GameEvent.Kind.DAMAGE
                && kind != GameEvent.Kind.CAST
                && kind != GameEvent.Kind.COPIED
                && kind != GameEvent.Kind.PLAYER_ATTACKED;
    }

    private static void remembered(GameState state, Context context, IntList found) {
        for (int id : state.memory(context.source).aside()) if (state.exists(id)) found.add(id);
    }

    /// CR 607.2: the player whom another ability of the object has chosen, though it may not have resolved.
    private static int linkedPlayer(GameState state, int source) {
        int player = state.memory(source).player();
        for (int i = state.zones.stack.size() - 1; i >= 0 && player == GameState.NONE; i--) {
            var item = state.item(state.zones.stack.get(i));
            if (item != null
                    && item.source == source
                    && item.targets.length > 0
                    && item.targets[0].length > 0
                    && item.ability != null
                    && item.ability.effect() instanceof Effect.Sequence(var steps, var _)
                    && steps.getFirst() instanceof Effect.RememberPlayer) player = item.targets[0][0];
        }
        return player;
    }

    private static void topCards(GameState state, Reference.TopCards top, Context context, IntList found) {
        var whose = new IntList(2);
        find(state, top.whose(), context, whose);
        for (int i = 0; i < whose.size(); i++) {
            int player = whose.get(i);
            int count = Amounts.of(state, top.count(), context);
            var library = state.library(player);
            for (int card = library.size() - 1; card >= 0 && library.size() - card <= count; card--)
                found.add(library.get(card));
        }
    }

    /// CR 400.7j: what has become of an object that this resolution, or the event that caused it, has moved. Without
    /// such knowledge, the object itself, which may be gone.
    public static int current(GameState state, int id, Context context) {
        int now = id;
        while (!state.exists(now)) {
            int next = successor(state, now, context);
            if (next == GameState.NONE) return now;
            now = next;
        }
        return now;
    }

    private static int successor(GameState state, int id, Context context) {
        var moves = context.slots.moves;
        for (int i = moves.size() - 2; i >= 0; i -= 2) if (moves.get(i) == id) return moves.get(i + 1);
        int became = state.successor(id);
        if (isPaid(context.item, id, became) || isPaid(context.slots.outer, id, became)) return became;
        var event = context.slots.event;
        int next = successor(state, event, id);
        // And each of "one or more" that have moved together.
        if (hasMoved(event) && context.slots.alike.contains(id)) next = became;
        boolean source = next == GameState.NONE && id == context.source;
        if (source && (fellOff(state, event, id) || fellOff(state, context.slots.outerEvent, id)))
            next = state.successor(id);
        return next != GameState.NONE ? next : successor(state, context.slots.outerEvent, id);
    }

    /// CR 400.7f: an Aura that triggers when what it was attached to leaves finds itself in the graveyard.
    private static boolean fellOff(GameState state, @Nullable GameEvent event, int aura) {
        if (event == null || event.kind() != GameEvent.Kind.LEFT) return false;
        var last = state.lastKnown(aura);
        return last != null
                && last.attachedTo() == event.subject()
                && state.isIn(state.successor(aura), Zone.GRAVEYARD);
    }

    /// Whether it paid a cost, spoken of as what it was or as what it became.
    private static boolean isPaid(@Nullable StackItem item, int id, int became) {
        if (item != null) for (int paid : item.paidWith) if (paid == id || paid == became) return true;
        return false;
    }

    private static boolean hasMoved(@Nullable GameEvent event) {
        return event != null && event.to() != null && event.to() != Zone.BATTLEFIELD;
    }

    private static int successor(GameState state, @Nullable GameEvent event, int id) {
        if (event == null) return GameState.NONE;
        // CR 400.7j: who sacrifices puts it into the graveyard in doing so; the event is noted before that move.
        if (event.kind() == GameEvent.Kind.SACRIFICED && event.subject() == id) return state.successor(id);
        if (!hasMoved(event)) return GameState.NONE;
        return event.subject() == id && event.other() != id ? event.other() : GameState.NONE;
    }

    /// CR 111.8: a token that has left the battlefield was to be put back, and is not: "that creature" is nobody now.
    public static void stayedAway(GameState state, Context context, int token) {
        var last = state.lastKnown(token);
        if (last != null && last.zone() == Zone.BATTLEFIELD && (last.flags() & ObjectFlags.TOKEN) != 0)
            context.slots.became = context.slots.became.with(IntList.of(token, GameState.NONE));
    }

    /// An object was moved by an instruction. What left the battlefield or the stack is still spoken of as it last was
    /// there (CR 608.2h); anything else as what it became, and so is what left the battlefield and was put back.
    public static void moved(Context context, int old, int now, Zone from, Zone to) {
        if (now == GameState.NONE || now == old) return;
        var moves = context.slots.moves;
        context.slots.moves = moves.with(IntList.of(old, now));
        if ((from == Zone.BATTLEFIELD || from == Zone.STACK) && to != Zone.BATTLEFIELD) return;
        context.slots.became = context.slots.became.with(IntList.of(old, now));
        if (to != Zone.BATTLEFIELD) return;
        for (int i = 0; i < moves.size(); i += 2)
            if (moves.get(i + 1) == old)
                context.slots.became = context.slots.became.with(IntList.of(moves.get(i), now));
    }
}
