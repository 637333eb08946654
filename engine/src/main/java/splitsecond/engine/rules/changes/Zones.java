package splitsecond.engine.rules.changes;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.mana.ManaSpent;
import splitsecond.engine.rules.keyword.Rooms;
import splitsecond.engine.rules.questions.Copying;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Statuses;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.StaticIndex;
import splitsecond.engine.state.Turn;

/// CR 400: zones, and moving between them.
public final class Zones {

    private Zones() {}

    /// Several objects move at the same time: triggers are looked for when the outermost batch ends (CR 603.3,
    /// 603.10a).
    public static void beginBatch(GameState state) {
        // What leaves together was affected by what leaves with it: characteristics stand still within a batch.
        if (state.caches.layersDirty) Layers.refresh(state);
        if (state.effects.batchDepth++ == 0) state.effects.batchSince = state.effects.nextTimestamp;
    }

    public static void endBatch(GameState state) {
        if (--state.effects.batchDepth > 0) return;
        if (!state.effects.shields.isEmpty()) Preventing.endTime(state);
        if (!state.effects.batch.isEmpty()) Triggers.afterBatch(state);
        if (!state.effects.returning.isEmpty()) UntilLeaves.release(state);
        // CR 702.131b: at any time, in mid-resolution too.
        if (state.caches.ascending && state.zones.battlefield.size() >= Ascending.PERMANENTS) Ascending.look(state);
        if (state.caches.hostLeft) Attachments.unattachBestowed(state);
        if (state.caches.diurnal) DayAndNight.look(state);
    }

    public static int move(GameState state, int id, Zone to) {
        return move(state, id, to, arrival(state, id, to));
    }

    /// Replacement effects write into it.
    public static Entering arrival(GameState state, int id, Zone to) {
        boolean remarkable = to == Zone.BATTLEFIELD
                || state.caches.layersDirty
                || state.caches.statics.concerns(StaticIndex.Matter.MOVING)
                || state.printed(id).hasStatics;
        return remarkable ? Entering.plain() : Entering.UNREMARKABLE;
    }

    /// Moves an object; the new object's id, or `NONE` if it ceased to exist. Does nothing to an object that is gone.
    public static int move(GameState state, int id, Zone to, Entering arrival) {
        if (!state.exists(id)) return GameState.NONE;
        var from = state.zone(id);
        var goal = Replacing.destination(state, id, from, to, arrival);
        if (goal == Zone.BATTLEFIELD && arrival.turnedAway) return move(state, id, Zone.GRAVEYARD);
        if (goal == Zone.BATTLEFIELD && (!mayEnter(state, id, arrival) || isKeptOut(state, id, from, arrival.faceDown)))
            return id;
        if (goal == Zone.BATTLEFIELD) arrival.eat(state);
        beginBatch(state);
        int moved = transfer(state, id, from, goal, arrival);
        endBatch(state);
        return moved;
    }

    /// CR 304.4, 307.4: an instant or sorcery can't enter the battlefield.
    private static boolean mayEnter(GameState state, int id, Entering arrival) {
        if (arrival.faceDown) return true;
        var blueprint = state.blueprint(id);
        int face = Math.min(arrival.face, blueprint.faces.length - 1);
        return (blueprint.faces[face].types & CardType.PERMANENT) != 0;
    }

    /// "Creature cards in graveyards can't enter the battlefield": face down it would be a creature, too.
    public static boolean isKeptOut(GameState state, int id, Zone from, boolean faceDown) {
        if (from == Zone.STACK || !state.caches.statics.concerns(StaticIndex.Matter.MOVING)) return false;
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.CantEnter cant
                    && cant.from().contains(from)
                    && (faceDown
                            || Filters.matches(
                                    state, cant.cards(), id, Context.of(entry.source(), entry.controller()))))
                return true;
        return false;
    }

    private static int transfer(GameState state, int id, Zone from, Zone to, Entering arrival) {
        boolean wasPermanent = from == Zone.BATTLEFIELD;
        boolean token = state.is(id, ObjectFlags.TOKEN | ObjectFlags.COPY);
        int oldController = state.controller(id);
        var merged = wasPermanent ? state.memory(id).merged() : null;
        if (wasPermanent || from == Zone.STACK || from == Zone.GRAVEYARD)
            state.remember(id, Layers.of(state, id), Copying.copiable(state, id), to);
        if (wasPermanent) leave(state, id);
        if (to == Zone.BATTLEFIELD && state.printed(id).standsIn(to)) state.caches.layersDirty = true;
        remove(state, id, from);
        int moved = state.renew(id, to);
        if (from == Zone.STACK && to == Zone.BATTLEFIELD) goOnChanging(state, id, moved);
        place(state, moved, to, arrival);
        var cards = merged == null ? null : Merging.part(state, id, merged, moved, to, arrival);
        int now = cards == null || cards.isEmpty() ? moved : cards.get(0);
        // CR 607.2a: "if it would die, exile it instead", and later "cards exiled with this".
        if (to == Zone.EXILE && arrival.exiledBy != GameState.NONE && state.exists(arrival.exiledBy))
            state.setMemory(arrival.exiledBy, state.memory(arrival.exiledBy).withAside(now));
        noteEvents(state, id, now, from, to, oldController);
        boolean ceases = merged == null ? token : merged.ownIsToken();
        if (!ceases || to == Zone.BATTLEFIELD || to == Zone.STACK) return now;
        cease(state, moved, to);
        return now == moved ? GameState.NONE : now;
    }

    /// CR 400.7a: what changes a permanent spell goes on changing the permanent that it becomes.
    static void goOnChanging(GameState state, int spell, int permanent) {
        var all = state.effects.continuous;
        for (int i = 0; i < all.size(); i++) {
            int[] affected = all.get(i).affected();
            for (int k = 0; k < affected.length; k++) {
                if (affected[k] != spell) continue;
                affected = affected.clone();
                affected[k] = permanent;
                all.set(i, all.get(i).on(affected));
                state.caches.layersDirty = true;
            }
        }
        // CR 609.7a: a permanent spell chosen as a source of damage is still that source.
        var shields = state.effects.shields;
        for (int i = 0; i < shields.size(); i++)
            if (shields.get(i).fromId() == spell) shields.set(i, shields.get(i).against(permanent));
    }

    /// CR 111.7: a token outside the battlefield ceases to exist. It has been there long enough for its triggers.
    private static void cease(GameState state, int id, Zone zone) {
        remove(state, id, zone);
        state.delete(id);
    }

    /// A copy or an emblem has been made in a zone other than the battlefield.
    public static void add(GameState state, int id, Zone to) {
        state.list(to, state.owner(id)).add(id);
        listen(state, id, to);
        state.changed(to);
    }

    /// Its static abilities work there no longer, whatever becomes of it.
    public static void remove(GameState state, int id, Zone from) {
        if (state.printed(id).standsIn(from)) state.caches.layersDirty = true;
        state.list(from, state.owner(id)).remove(id);
        state.changed(from);
        if (from != Zone.BATTLEFIELD && !state.zones.outsiders.isEmpty()) state.zones.outsiders.remove(id);
    }

    private static void leave(GameState state, int id) {
        Combatants.remove(state, id);
        if (state.is(id, ObjectFlags.PREPARED)) Preparing.unprepare(state, id);
        state.caches.hostLeft |= Attachments.isEnchantedByBestow(state, id);
        Layers.left(state, id);
    }

    static void place(GameState state, int id, Zone to, Entering arrival) {
        int owner = state.owner(id);
        var list = state.list(to, owner);
        if (to == Zone.LIBRARY) {
            // The top of a library is the end of its list.
            int index = arrival.position < 0 ? 0 : Math.max(0, list.size() - arrival.position);
            list.insert(index, id);
            if (arrival.shuffled) state.shuffle(list);
        } else list.add(id);
        // CR 406.3: nobody sees its face on the way.
        if (to == Zone.EXILE && arrival.faceDown)
            state.set(
                    id,
                    arrival.knownToOwner ? ObjectFlags.FACE_DOWN | ObjectFlags.KNOWN_TO_OWNER : ObjectFlags.FACE_DOWN,
                    true);
        if (to == Zone.GRAVEYARD) state.set(id, ObjectFlags.ENTERED_THIS_TURN, true);
        if (to == Zone.BATTLEFIELD) enter(state, id, arrival);
        else listen(state, id, to);
        state.changed(to);
    }

    /// Static abilities, too, may work in a graveyard, in exile or on the stack. What a card is there tells which, not
    /// what it was: it may have been face down, a copy or merged.
    private static void listen(GameState state, int id, Zone zone) {
        if (state.printed(id).standsIn(zone)) state.caches.layersDirty = true;
        if (!Triggers.worksOutside(state, id, zone)) return;
        state.zones.outsiders.add(id);
        state.caches.listening |= state.printed(id).listensTo;
    }

    private static void enter(GameState state, int id, Entering arrival) {
        boolean settled = !state.caches.layersDirty && state.caches.groups != null && arrival.being == null;
        boolean asPrinted = !state.caches.layersDirty && !state.caches.shaped && arrival.being == null;
        appear(state, id, arrival);
        state.set(id, ObjectFlags.SICK | ObjectFlags.ENTERED_THIS_TURN | ObjectFlags.NEW_SINCE_UPKEEP, true);
        if (settled) Layers.joined(state, id);
        else state.caches.layersDirty = true;
        var printed = state.printed(id);
        // CR 306.5b: a replacement effect, so that effects that change how many counters are put apply.
        int loyalty = printed.loyalty == Face.LOYALTY_X ? state.memory(id).x() : printed.loyalty;
        if (loyalty > 0) arrival.with(PuttingCounters.printedOn(printed), loyalty);
        // CR 714.3a, 714.3b.
        if (Statuses.isSaga(printed)) arrival.with(CounterKind.LORE, arrival.chapter);
        Replacing.entering(state, id, arrival, asPrinted);
        if (arrival.tapped) state.set(id, ObjectFlags.TAPPED, true);
        // CR 122.6a: its controller puts them.
        int putter = state.controller(id);
        for (int i = 0; i < arrival.counterKinds.size(); i++) {
            var kind = arrival.counterKinds.get(i);
            PuttingCounters.enterWith(state, putter, id, kind, arrival.counterCounts.get(i), missing(state, id, kind));
        }
        if (arrival.prepared) Preparing.prepare(state, id);
        if (arrival.attacking != GameState.NONE) Combatants.enterAttacking(state, id, arrival.attacking);
    }

    /// CR 702.150a: two fewer loyalty counters for each Phyrexian mana symbol that life was paid for.
    private static int missing(GameState state, int id, CounterKind kind) {
        return kind.equals(CounterKind.LOYALTY) && state.printed(id).has(Keyword.COMPLEATED)
                ? 2 * ManaSpent.of(state.memory(id).manaSpent(), ManaSpent.LIFE)
                : 0;
    }

    /// What it is on the battlefield, whose, and what it is attached to.
    private static void appear(GameState state, int id, Entering arrival) {
        if (arrival.copyOf != null) state.setBlueprint(id, arrival.copyOf);
        boolean transformed = state.turn.daylight == Turn.NIGHT && DayAndNight.entersTransformed(state, id, arrival);
        int face = transformed ? 1 : Rooms.is(state.blueprint(id)) ? Doors.face(arrival) : arrival.face;
        if (face != 0) state.setFace(id, face);
        if (arrival.faceDown) state.set(id, ObjectFlags.FACE_DOWN, true);
        if (arrival.controller != GameState.NONE) state.setController(id, arrival.controller);
        if (arrival.memory != null) state.setMemory(id, arrival.memory);
        state.setAttachedTo(id, arrival.attachedTo);
        if (arrival.being != null) {
            state.effects.continuous.add(arrival.being.on(new int[] {id}));
            state.caches.layersDirty = true;
        }
    }

    /// CR 614.12: what an object would be on the battlefield, before it goes there.
    ///
    /// @param token what it is made of if it is a token yet to be created, else null
    public static Characteristics foresee(GameState state, int id, @Nullable Blueprint token, Entering arrival) {
        var there = foreseen(state, id, token, arrival);
        return Layers.of(there.state(), there.id());
    }

    /// A game in which an object has entered the battlefield, and what it is there.
    public record Foreseen(GameState state, int id) {}

    public static Foreseen foreseen(GameState state, int id, @Nullable Blueprint token, Entering arrival) {
        var fork = state.fork();
        int there;
        if (token != null) {
            there = fork.create(token, arrival.controller, Zone.BATTLEFIELD);
            fork.set(there, ObjectFlags.TOKEN, true);
        } else {
            remove(fork, id, fork.zone(id));
            there = fork.renew(id, Zone.BATTLEFIELD);
            goOnChanging(fork, id, there);
        }
        fork.zones.battlefield.add(there);
        appear(fork, there, arrival);
        Layers.refreshAlone(fork, there);
        return new Foreseen(fork, there);
    }

    private static void noteEvents(GameState state, int oldId, int newId, Zone from, Zone to, int oldController) {
        if (from == Zone.BATTLEFIELD) note(state, GameEvent.Kind.LEFT, oldId, newId, oldController, from, to);
        if (to == Zone.BATTLEFIELD) noteEntered(state, newId, oldId, state.controller(newId), from);
        note(state, GameEvent.Kind.MOVED, oldId, newId, state.owner(newId), from, to);
        if (to == Zone.BATTLEFIELD && Rooms.is(state.blueprint(newId))) Doors.noteEntered(state, newId);
    }

    private static void noteEntered(GameState state, int id, int before, int controller, Zone from) {
        if (Triggers.wants(state, GameEvent.Kind.ENTERED))
            Triggers.note(state, GameEvent.entered(id, before, controller, from, state.is(id, ObjectFlags.FACE_DOWN)));
    }

    private static void note(
            GameState state, GameEvent.Kind kind, int subject, int other, int player, Zone from, Zone to) {
        if (Triggers.wants(state, kind)) Triggers.note(state, GameEvent.moved(kind, subject, other, player, from, to));
    }

    /// CR 111.2: a token enters under its creator's control, owned by them.
    public static int createToken(GameState state, Blueprint blueprint, int controller, Entering arrival) {
        if (state.objectCount() >= GameState.MAX_OBJECTS) return GameState.NONE;
        arrival.eat(state);
        beginBatch(state);
        int id = state.create(blueprint, controller, Zone.BATTLEFIELD);
        state.set(id, ObjectFlags.TOKEN, true);
        state.zones.battlefield.add(id);
        enter(state, id, arrival);
        noteEntered(state, id, GameState.NONE, controller, Zone.COMMAND);
        endBatch(state);
        return id;
    }

    /// CR 701.21.
    public static boolean sacrifice(GameState state, int id) {
        if (!state.isOnBattlefield(id)) return false;
        int player = state.controller(id);
        beginBatch(state);
        if (Triggers.wants(state, GameEvent.Kind.SACRIFICED))
            Triggers.note(state, GameEvent.of(GameEvent.Kind.SACRIFICED, id, GameState.NONE, player, 1));
        move(state, id, Zone.GRAVEYARD);
        endBatch(state);
        return true;
    }

    /// CR 701.9: returns the id of the card where it went.
    ///
    /// @param by who controls the spell or ability that causes it, `NONE` if none does
    public static int discard(GameState state, int player, int id, int by) {
        if (!state.isIn(id, Zone.HAND)) return GameState.NONE;
        boolean forOpponent = by != GameState.NONE && state.areOpponents(by, player);
        state.addPlayer(player, PlayerTable.CARDS_DISCARDED, 1);
        beginBatch(state);
        // CR 702.35a: it is discarded into exile, and may be cast from there.
        boolean madness = state.blueprint(id).rules[0].indexOf(CastingWay.MADNESS) >= 0;
        var to = madness ? Zone.EXILE : Zone.GRAVEYARD;
        var arrival = arrival(state, id, to);
        if (arrival != Entering.UNREMARKABLE) arrival.forOpponent = forOpponent;
        int moved = move(state, id, to, arrival);
        if (madness && state.isIn(moved, Zone.EXILE)) MadnessAndMiracle.madness(state, player, moved);
        if (Triggers.wants(state, GameEvent.Kind.DISCARDED))
            Triggers.note(
                    state,
                    GameEvent.of(GameEvent.Kind.DISCARDED, moved == GameState.NONE ? id : moved, id, player, 1)
                            .in(forOpponent ? GameEvent.Manner.FOR_OPPONENT : null));
        endBatch(state);
        return moved;
    }
}
