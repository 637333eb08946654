package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// Which objects and players a phrase such as "that creature's controller" means.
public final class References {

    private References() {}

    /// Adds what is meant. Who or what is named in passing becomes "it" or "that player" for later words. For a Chosen
    /// or AtRandom reference, which `Choosing` asks about, these are the candidates.
    public static void find(GameState state, Reference reference, Context context, IntList found) {
        switch (reference) {
            case Reference.You _ -> found.add(context.controller);
            case Reference.This _ -> found.add(context.source);
            case Reference.Target target -> targets(state, target, context, found);
            case Reference.It it -> {
                if (it.wording().isEmpty() && !context.subject.isEmpty()) found.addAll(context.subject);
                else if (isTargeting(it, context)) named(eventPart(Reference.Part.OTHER, context), context, found);
                else if (context.self && it.wording().startsWith("it")) found.add(context.source);
                else if (it.wording().isEmpty() && context.it.isEmpty() && context.thatPlayer != GameState.NONE)
                    found.add(context.thatPlayer);
                else found.addAll(context.it);
            }
            case Reference.ThatPlayer _ -> thatPlayer(state, context, found);
            case Reference.Each each -> Filters.find(state, each.filter(), context, found);
            case Reference.Chosen chosen -> Filters.find(state, chosen.filter(), context, found);
            case Reference.AtRandom random -> Filters.find(state, random.filter(), context, found);
            case Reference.ControllerOf of -> players(state, of.what(), false, context, found);
            case Reference.OwnerOf of -> players(state, of.what(), true, context, found);
            case Reference.Host _ -> named(state.attachedTo(context.source), context, found);
            case Reference.DefendingPlayer _ -> named(defendingPlayer(state, context), context, found);
            case Reference.ActivePlayer _ -> found.add(state.turn.activePlayer);
            case Reference.PaidWith _ -> paidWith(context, found);
            case Reference.EventPart part -> named(eventPart(part.part(), context), context, found);
            case Reference.Remembered _ -> remembered(state, context, found);
            case Reference.TopCards top -> topCards(state, top, context, found);
            case Reference.DoneThisWay done -> {
                for (int i = 0; i < context.done.size(); i++) {
                    int id = context.done.get(i);
                    if (done.filter() == null || Filters.matches(state, done.filter(), id, context)) found.add(id);
                }
            }
            case Reference.TheRest _ -> {
                for (int i = 0; i < context.rest.size(); i++)
                    if (state.exists(context.rest.get(i))) found.add(context.rest.get(i));
            }
            case Reference.ChosenPlayer _ -> {
                int player = context.chosenPlayer != GameState.NONE
                        ? context.chosenPlayer
                        : state.memory(context.source).player();
                named(player, context, found);
            }
            case Reference.Both both -> {
                find(state, both.first(), context, found);
                find(state, both.second(), context, found);
            }
            case Reference.Locked locked -> {
                for (int id : locked.ids()) found.add(id);
            }
        }
    }

    /// "Whenever this becomes the target of a spell, … that spell": "that spell" is what targets it, "it" is not.
    public static boolean isTargeting(Reference.It it, Context context) {
        var event = context.event;
        return event != null
                && event.kind() == GameEvent.Kind.TARGETED
                && (it.wording().startsWith("that spell") || it.wording().equals("that ability"))
                && context.it.size() == 1
                && context.it.get(0) == event.subject();
    }

    /// These were spoken of: objects are "it" or "they" from now on, a player is "that player". The lists of a context
    /// are replaced, never changed, so that an instruction that is begun again finds the words as they were.
    public static void mention(Context context, IntList those) {
        if (those.size() == 1) {
            mention(context, those.get(0));
            return;
        }
        var objects = new IntList(those.size());
        var players = new IntList();
        for (int i = 0; i < those.size(); i++) (GameState.isPlayer(those.get(i)) ? players : objects).add(those.get(i));
        mentionPlayers(context, players);
        if (objects.isEmpty() && !players.isEmpty()) return;
        context.it = objects;
        context.self = false;
    }

    /// One was spoken of.
    public static void mention(Context context, int id) {
        if (GameState.isPlayer(id)) {
            context.thatPlayer = id;
            context.thosePlayers = NOBODY;
        } else {
            context.it = IntList.of(id);
            context.self = false;
        }
    }

    private static final IntList NOBODY = new IntList();

    private static void mentionPlayers(Context context, IntList players) {
        if (players.isEmpty()) return;
        context.thatPlayer = players.last();
        context.thosePlayers = players.size() > 1 ? players : NOBODY;
    }

    /// An instruction that is done by several players turns to one of them: "their" is that player's now.
    public static void turnTo(Context context, Reference who, int player) {
        if (who instanceof Reference.You) return;
        context.thatPlayer = player;
        context.thosePlayers = NOBODY;
    }

    /// And afterwards all of them are spoken of again.
    public static void turnBack(Context context, Reference who, IntList players) {
        if (!(who instanceof Reference.You)) mentionPlayers(context, players);
    }

    private static void named(int id, Context context, IntList found) {
        if (id == GameState.NONE) return;
        found.add(id);
        mention(context, id);
    }

    /// CR 608.2b: only targets that are still legal are affected; the others have been struck out of the item.
    private static void targets(GameState state, Reference.Target target, Context context, IntList found) {
        var item = context.item;
        // CR 702.96a: an overloaded spell says "each" instead of "target".
        if (item != null && "overload".equals(item.way)) {
            Filters.find(state, target.slot().filter(), context, found);
            return;
        }
        int slot = item == null ? -1 : item.slotOf(target.slot());
        if (item == null || slot < 0) {
            found.addAll(context.it);
            return;
        }
        var legal = found.isEmpty() ? found : new IntList(item.targets[slot].length);
        for (int id : item.targets[slot]) if (id != GameState.NONE) legal.add(id);
        mention(context, legal);
        if (legal != found) found.addAll(legal);
    }

    private static void thatPlayer(GameState state, Context context, IntList found) {
        if (!context.thosePlayers.isEmpty()) found.addAll(context.thosePlayers);
        else if (context.thatPlayer != GameState.NONE) found.add(context.thatPlayer);
        else if (!context.it.isEmpty()) found.add(state.controller(context.it.get(0)));
    }

    private static void players(GameState state, Reference what, boolean owners, Context context, IntList found) {
        var objects = new IntList(2);
        find(state, what, context, objects);
        var players = new IntList(2);
        for (int i = 0; i < objects.size(); i++) {
            int id = objects.get(i);
            int player = owners ? state.owner(id) : state.controller(id);
            if (!players.contains(player)) players.add(player);
        }
        mentionPlayers(context, players);
        found.addAll(players);
    }

    /// CR 506.2, 508.5: the player the creature attacks, or who controls or protects what it attacks.
    private static int defendingPlayer(GameState state, Context context) {
        int attacked = state.attacking(context.source);
        if (attacked == GameState.NONE && !context.it.isEmpty()) attacked = state.attacking(context.it.get(0));
        if (attacked == GameState.NONE && context.event != null && context.event.kind() == GameEvent.Kind.ATTACKED)
            attacked = context.event.other();
        if (attacked == GameState.NONE) return state.nextPlayer(state.turn.activePlayer);
        return Defenders.defendingPlayer(state, attacked);
    }

    private static void paidWith(Context context, IntList found) {
        if (context.item == null) return;
        var paid = IntList.of(context.item.paidWith);
        mention(context, paid);
        found.addAll(paid);
    }

    private static int eventPart(Reference.Part part, Context context) {
        var event = context.event;
        if (event == null) return GameState.NONE;
        return switch (part) {
            case SUBJECT -> event.subject();
            case OTHER -> event.other();
            case PLAYER -> event.player();
            case SOURCE -> event.kind() == GameEvent.Kind.DAMAGE ? event.other() : event.subject();
        };
    }

    private static void remembered(GameState state, Context context, IntList found) {
        var those = new IntList();
        for (int id : state.memory(context.source).aside()) if (state.exists(id)) those.add(id);
        mention(context, those);
        found.addAll(those);
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
        for (int i = context.moves.size() - 2; i >= 0; i -= 2)
            if (context.moves.get(i) == id) return context.moves.get(i + 1);
        if (context.item != null) for (int paid : context.item.paidWith) if (paid == id) return state.successor(id);
        var event = context.event;
        if (event == null || event.to() == null || event.to() == Zone.BATTLEFIELD) return GameState.NONE;
        return event.subject() == id && event.other() != id ? event.other() : GameState.NONE;
    }

    /// An object was moved by an instruction. What left the battlefield or the stack is still spoken of as it last was
    /// there (CR 608.2h); anything else as what it became.
    public static void moved(Context context, int old, int now, Zone from, Zone to) {
        if (now == GameState.NONE || now == old) return;
        var moves = context.moves.copy();
        moves.add(old);
        moves.add(now);
        context.moves = moves;
        if ((from == Zone.BATTLEFIELD || from == Zone.STACK) && to != Zone.BATTLEFIELD) return;
        int at = context.it.indexOf(old);
        if (at < 0) return;
        var it = context.it.copy();
        it.set(at, now);
        context.it = it;
    }
}
