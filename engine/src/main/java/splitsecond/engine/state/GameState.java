package splitsecond.engine.state;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardName;
import splitsecond.engine.card.CardType;
import splitsecond.engine.chance.SecretSeed;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.GameOptions;
import splitsecond.engine.decision.OpenDecision;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;
import splitsecond.engine.registry.Uncounted;

/// What is true now. Objects and players are known by ids: see `ObjectTable`; ids below `MAX_PLAYERS` are players. What
/// there is lies in rooms of its own; what is asked or changed by id goes through here, where objects that are gone are
/// answered for from last known information, and where who keeps answers hears of the change.
public final class GameState implements Part {

    public static final int MAX_PLAYERS = 8;
    public static final int NONE = -1;

    /// More objects than this are not created, so that no game grows without end.
    public static final int MAX_OBJECTS = ObjectTable.MOST;

    public static final int DRAW = -2;
    public static final long NO_ANSWER = -1L;

    public final int playerCount;
    public final GameOptions options;

    @Uncounted("only saves time")
    public final Prepared prepared;

    // The rooms.
    private final ObjectTable objects;
    public final PlayerTable players;
    public final ZoneTable zones;
    public final Turn turn;
    public final CombatTable combat;
    public final EffectTable effects;
    public final History history;
    public final Outcome outcome;

    @Uncounted("worked out from the rest")
    public final Caches caches;
    /// What was written since an answer was found.
    @Uncounted("a fork begins without kept answers")
    public final Changes changes;

    /// The state of the game's own generator; with a secret seed, how many numbers it has given.
    public long random;
    /// Null where nobody would gain from foreseeing chance, and speed matters.
    public @Nullable SecretSeed secret;

    public final Agenda agenda;
    public final OpenDecision decision;
    /// The packed option just chosen, for the frame that asked; or `NO_ANSWER`.
    public long answer = NO_ANSWER;

    /// CR 201.4: cards that nobody need have and whose names are offered beside those that are known.
    @Uncounted("of the setup; the question that offers them counts")
    public List<CardName> named = List.of();

    @Uncounted("whoever looks on")
    public GameEvent.@Nullable Listener listener;

    @Uncounted("lent out for questions")
    private @Nullable Desk desk;

    public GameState(int playerCount, GameOptions options, int expectedObjects, UpperRules rules) {
        this.playerCount = playerCount;
        this.options = options;
        prepared = new Prepared(rules);
        changes = new Changes(playerCount);
        objects = new ObjectTable(expectedObjects, changes);
        players = new PlayerTable(playerCount, changes);
        zones = new ZoneTable(playerCount, expectedObjects);
        turn = new Turn();
        combat = new CombatTable();
        effects = new EffectTable();
        history = new History();
        outcome = new Outcome();
        caches = new Caches();
        agenda = new Agenda();
        decision = new OpenDecision();
        for (int p = 0; p < playerCount; p++) setLife(p, 20);
    }

    private GameState(GameState of, GameOptions options) {
        playerCount = of.playerCount;
        this.options = options;
        prepared = of.prepared;
        changes = new Changes(playerCount);
        objects = of.objects.copy(changes);
        players = of.players.copy(changes);
        zones = of.zones.copy();
        turn = of.turn.copy();
        combat = of.combat.copy();
        effects = of.effects.copy();
        history = of.history.copy();
        outcome = of.outcome.copy();
        caches = of.caches.copy();
        random = of.random;
        secret = of.secret;
        agenda = of.agenda.copy();
        decision = of.decision.copy();
        answer = of.answer;
        named = of.named;
    }

    /// A game of its own that goes on from here. Nobody listens to it.
    public GameState fork() {
        return new GameState(this, options);
    }

    /// The same, played on with other options.
    public GameState fork(GameOptions others) {
        return new GameState(this, others);
    }

    /// A fork that stops at every priority, to look at what a play comes to before anything resolves.
    public GameState forkWithoutAutoPass() {
        return new GameState(this, options.withoutAutoPass());
    }

    // Ids

    public static boolean isPlayer(int id) {
        return id >= 0 && id < MAX_PLAYERS;
    }

    public static boolean isObject(int id) {
        return id >= MAX_PLAYERS;
    }

    /// Whether the object is still that object.
    public boolean exists(int id) {
        return objects.has(id);
    }

    /// A new object, owned and controlled by a player, in no zone's list yet.
    public int create(Blueprint blueprint, int owner, Zone zone) {
        int id = objects.create(blueprint);
        history.remembered |= blueprint.remembers;
        if (zone == Zone.BATTLEFIELD) changes.upset();
        begin(id, place(zone, owner, owner, 0));
        return id;
    }

    /// The cards of a deck as new objects in their owner's library, as `create` would make them one by one: that is a
    /// good part of a short game. Which is which is said by `recast`.
    public void deal(Deck deck, int owner, IntList library) {
        objects.deal(deck.size(), place(Zone.LIBRARY, owner, owner, 0), effects.nextTimestamp, library);
        effects.nextTimestamp += deck.size();
        history.remembered |= deck.remembers;
        caches.wandering |= deck.wanders;
        caches.splicing |= deck.splices;
    }

    private void begin(int id, int place) {
        caches.recallable |= (place & 7) == Zone.EXILE.ordinal() && original(id).hasWayFrom(Zone.EXILE);
        objects.set(id, ObjectTable.PLACE, place);
        objects.set(id, ObjectTable.TIMESTAMP, effects.nextTimestamp++);
    }

    /// CR 400.7: the same card as a new object, without memory of what it was. It is in no zone's list yet.
    public int renew(int id, Zone zone) {
        int owner = owner(id);
        boolean token = is(id, ObjectFlags.TOKEN);
        // CR 707.12: a copy of a card that is cast.
        boolean copy = zone == Zone.STACK && is(id, ObjectFlags.COPY);
        // Auras may be attached to cards in graveyards.
        if (zone == Zone.BATTLEFIELD || isIn(id, Zone.BATTLEFIELD) || isIn(id, Zone.GRAVEYARD)) changes.upset();
        int newId = objects.renew(id);
        begin(newId, place(zone, owner, owner, 0));
        if (token) objects.set(newId, ObjectTable.FLAGS, ObjectFlags.TOKEN);
        if (copy) objects.set(newId, ObjectTable.FLAGS, ObjectFlags.COPY);
        return newId;
    }

    /// The object that this one became when it changed zones (CR 400.7), or NONE if there is none or it has changed
    /// zones again.
    public int successor(int id) {
        int next = ObjectTable.successor(id);
        return exists(next) && list(zone(next), owner(next)).contains(next) ? next : NONE;
    }

    /// Whether that is where the object is, or was last seen, or went as it left the battlefield.
    public boolean went(int id, Zone zone) {
        if (exists(id)) return zone(id) == zone;
        var last = lastKnown(id);
        return last != null && (last.zone() == Zone.BATTLEFIELD ? last.to() : last.zone()) == zone;
    }

    /// The object ceases to exist: tokens, abilities and copies that have left.
    public void delete(int id) {
        if (isIn(id, Zone.BATTLEFIELD) || isAwaited(id)) changes.upset();
        objects.delete(id);
        objects.set(id, ObjectTable.PLACE, place(Zone.COMMAND, 0, 0, 0));
    }

    /// Sagas and battles wait for their abilities to leave the stack (CR 704.5s, 704.5v).
    private boolean isAwaited(int id) {
        var item = objects.item(id);
        if (item == null || !isIn(item.source, Zone.BATTLEFIELD)) return false;
        return (printed(item.source).types & (CardType.ENCHANTMENT.bit() | CardType.BATTLE.bit())) != 0;
    }

    /// CR 730.3c: what a merged permanent has become.
    public void part(int was, IntList cards) {
        history.part(was, cards, turn.number);
    }

    public int objectCount() {
        return objects.count();
    }

    private static int place(Zone zone, int owner, int controller, int face) {
        return zone.ordinal() | owner << 3 | controller << 6 | face << 9 | controller << 12;
    }

    // Objects. What is asked of an object that is gone is answered from last known information where there is any.

    public Zone zone(int id) {
        int row = objects.row(id);
        if (row < 0) {
            var last = lastKnown(id);
            return last == null ? Zone.COMMAND : last.zone();
        }
        return Zone.of(objects.at(row, ObjectTable.PLACE) & 7);
    }

    private static final int HIDDEN =
            1 << Zone.LIBRARY.ordinal() | 1 << Zone.HAND.ordinal() | 1 << Zone.OUTSIDE.ordinal();

    /// CR 400.2: whether it is there and lies in a public zone. Views ask this of every object, every time.
    public boolean isPublic(int id) {
        int row = objects.row(id);
        return row >= 0 && (HIDDEN >>> (objects.at(row, ObjectTable.PLACE) & 7) & 1) == 0;
    }

    public boolean isIn(int id, Zone zone) {
        int row = objects.row(id);
        return row >= 0 && (objects.at(row, ObjectTable.PLACE) & 7) == zone.ordinal();
    }

    public boolean isOnBattlefield(int id) {
        int row = objects.row(id);
        return row >= 0
                && (objects.at(row, ObjectTable.PLACE) & 7) == Zone.BATTLEFIELD.ordinal()
                && (objects.at(row, ObjectTable.FLAGS) & ObjectFlags.PHASED_OUT) == 0;
    }

    /// The flags of a permanent that a player controls, or `NONE` if it is no such one.
    public int flagsOf(int id, int player) {
        int row = objects.row(id);
        if (row < 0) return NONE;
        int place = objects.at(row, ObjectTable.PLACE);
        boolean theirs = (place & 7) == Zone.BATTLEFIELD.ordinal() && (place >>> 6 & 7) == player;
        int flags = objects.at(row, ObjectTable.FLAGS);
        return theirs && (flags & ObjectFlags.PHASED_OUT) == 0 ? flags : NONE;
    }

    public boolean isPermanentOf(int id, int player) {
        return flagsOf(id, player) != NONE;
    }

    public void setZone(int id, Zone zone) {
        changes.upset();
        caches.recallable |= zone == Zone.EXILE;
        objects.set(id, ObjectTable.PLACE, objects.get(id, ObjectTable.PLACE) & ~7 | zone.ordinal());
    }

    public int owner(int id) {
        if (isPlayer(id)) return id;
        int row = objects.row(id);
        if (row < 0) {
            var last = lastKnown(id);
            return last == null ? objects.get(id, ObjectTable.PLACE) >>> 3 & 7 : last.owner();
        }
        return objects.at(row, ObjectTable.PLACE) >>> 3 & 7;
    }

    public int controller(int id) {
        if (isPlayer(id)) return id;
        int row = objects.row(id);
        if (row < 0) {
            var last = lastKnown(id);
            return last == null ? objects.get(id, ObjectTable.PLACE) >>> 6 & 7 : last.controller();
        }
        return objects.at(row, ObjectTable.PLACE) >>> 6 & 7;
    }

    /// Who controls it apart from effects that change control: those are applied by `Layers`.
    public void setController(int id, int player) {
        if (controller(id) == player && baseController(id) == player) return;
        objects.set(
                id,
                ObjectTable.PLACE,
                objects.get(id, ObjectTable.PLACE) & ~(7 << 6 | 7 << 12) | player << 6 | player << 12);
        caches.layersDirty = true;
    }

    /// Who would control it if no effect changed that.
    public int baseController(int id) {
        return objects.get(id, ObjectTable.PLACE) >>> 12 & 7;
    }

    /// CR 613.1b: who controls it with all effects applied.
    public void setEffectiveController(int id, int player) {
        changes.upset();
        objects.set(id, ObjectTable.PLACE, objects.get(id, ObjectTable.PLACE) & ~(7 << 6) | player << 6);
    }

    public int face(int id) {
        return objects.get(id, ObjectTable.PLACE) >>> 9 & 7;
    }

    /// The face that is up, or was last.
    public int lastFace(int id) {
        if (exists(id)) return face(id);
        var last = lastKnown(id);
        return last == null ? 0 : last.face();
    }

    public void setFace(int id, int face) {
        objects.set(id, ObjectTable.PLACE, objects.get(id, ObjectTable.PLACE) & ~(7 << 9) | face << 9);
        objects.cacheTraits(id, null);
        caches.layersDirty = true;
    }

    /// CR 708.2: what was known of its face is not what it is now.
    public void setFaceDown(int id) {
        set(id, ObjectFlags.FACE_DOWN, true);
        objects.cacheTraits(id, null);
        caches.layersDirty = true;
    }

    public boolean is(int id, int flag) {
        int row = objects.row(id);
        if (row < 0) {
            var last = lastKnown(id);
            return last != null && (last.flags() & flag) != 0;
        }
        return (objects.at(row, ObjectTable.FLAGS) & flag) != 0;
    }

    public void set(int id, int flag, boolean on) {
        int flags = objects.get(id, ObjectTable.FLAGS);
        objects.set(id, ObjectTable.FLAGS, on ? flags | flag : flags & ~flag);
        if ((flag & ~ObjectFlags.UPSETS_NOTHING) != 0) changes.upset();
        else changes.noteSource();
        if (flag == ObjectFlags.TAPPED) tapChanged(id);
        else changed(Aspect.OBJECTS);
    }

    private void tapChanged(int id) {
        changed(Aspect.TAPPED);
        if ((caches.dependsOn & Aspect.TAPPED_ITSELF.bit()) != 0 && caches.watched.contains(id))
            caches.layersDirty = true;
    }

    public int flags(int id) {
        return objects.get(id, ObjectTable.FLAGS);
    }

    public int timestamp(int id) {
        return objects.get(id, ObjectTable.TIMESTAMP);
    }

    public void setTimestamp(int id, int timestamp) {
        objects.set(id, ObjectTable.TIMESTAMP, timestamp);
        caches.layersDirty = true;
    }

    public int damage(int id) {
        int row = objects.row(id);
        if (row < 0) {
            var last = lastKnown(id);
            return last == null ? 0 : last.damage();
        }
        return objects.at(row, ObjectTable.DAMAGE);
    }

    public void setDamage(int id, int damage) {
        objects.set(id, ObjectTable.DAMAGE, damage);
        changes.upset();
        changed(Aspect.OBJECTS);
    }

    /// What it is attached to (CR 301.5, 303.4): an object, a player, or NONE.
    public int attachedTo(int id) {
        int row = objects.row(id);
        if (row < 0) {
            var last = lastKnown(id);
            return last == null ? NONE : last.attachedTo();
        }
        return objects.at(row, ObjectTable.ATTACHED_TO) - 1;
    }

    public void setAttachedTo(int id, int host) {
        if (objects.get(id, ObjectTable.ATTACHED_TO) == host + 1) return;
        objects.set(id, ObjectTable.ATTACHED_TO, host + 1);
        caches.layersDirty = true;
    }

    /// What it attacks: a player, a planeswalker or battle, or NONE.
    public int attacking(int id) {
        int row = objects.row(id);
        if (row < 0) {
            var last = lastKnown(id);
            return last == null ? NONE : last.attacking();
        }
        return objects.at(row, ObjectTable.ATTACKING) - 1;
    }

    public void setAttacking(int id, int defender) {
        objects.set(id, ObjectTable.ATTACKING, defender + 1);
        changes.upset();
        changed(Aspect.ATTACKING);
    }

    /// How often the ability was activated or has triggered this turn (up to 15; the first eight abilities are
    /// counted apart).
    public int uses(int id, int ability) {
        return objects.get(id, ObjectTable.USES) >>> (Math.min(ability, 7) * 4) & 15;
    }

    public void addUse(int id, int ability) {
        int shift = Math.min(ability, 7) * 4;
        int uses = objects.get(id, ObjectTable.USES);
        if ((uses >>> shift & 15) < 15) objects.set(id, ObjectTable.USES, uses + (1 << shift));
    }

    /// Several at once, or bits: "choose one that hasn't been chosen this turn".
    public void addUses(int id, int ability, int bits) {
        int shift = Math.min(ability, 7) * 4;
        objects.set(id, ObjectTable.USES, objects.get(id, ObjectTable.USES) | bits << shift);
    }

    public Blueprint blueprint(int id) {
        if (!exists(id)) {
            var last = lastKnown(id);
            if (last != null) return last.blueprint();
        }
        return objects.blueprint(id);
    }

    /// The card or token itself, whatever it is a copy of now.
    public Blueprint original(int id) {
        return objects.original(id);
    }

    public void setBlueprint(int id, Blueprint blueprint) {
        objects.setBlueprint(id, blueprint);
        objects.cacheTraits(id, null);
        caches.layersDirty = true;
    }

    /// A hidden card turns out to be another one.
    public void recast(int id, Blueprint blueprint) {
        changes.upset();
        objects.replace(id, blueprint);
    }

    /// Those are the cards of the deck, in its order.
    public void recast(IntList ids, Deck deck) {
        changes.upset();
        objects.replace(ids, deck.cards);
    }

    /// The printed characteristics of the face that is up, before any effect; a face-down one has none of them (CR
    /// 708.2, 406.3).
    public Characteristics printed(int id) {
        int row = objects.row(id);
        var blueprint = row < 0 ? blueprint(id) : objects.blueprint(id);
        boolean faceDown = row < 0
                ? is(id, ObjectFlags.FACE_DOWN)
                : (objects.at(row, ObjectTable.FLAGS) & ObjectFlags.FACE_DOWN) != 0;
        if (!faceDown) return blueprint.faces[face(id)];
        return isIn(id, Zone.EXILE) ? FaceDown.EXILED : blueprint.faceDown;
    }

    /// What `Layers` last computed, or null.
    public @Nullable Characteristics cachedTraits(int id) {
        return objects.traits(id);
    }

    /// What an object is, if one look tells; else null.
    public @Nullable Characteristics traitsAtAGlance(int id) {
        return objects.atAGlance(id);
    }

    public void cacheTraits(int id, @Nullable Characteristics computed) {
        objects.cacheTraits(id, computed);
    }

    public void forgetTraits() {
        objects.forgetTraits();
    }

    public Counters counters(int id) {
        if (isPlayer(id)) return players.counters(id);
        return exists(id) ? objects.counters(id) : lastCounters(id);
    }

    /// Whether an object that is there has counters.
    public boolean isMarked(int id) {
        return objects.counters(id) != Counters.NONE;
    }

    /// Whether a permanent is there that has no damage, no counters, is attached to nothing, and more of that kind: one
    /// look instead of several at most permanents.
    public boolean isUntouched(int id) {
        int row = objects.row(id);
        return row >= 0
                && !objects.hasMore(row)
                && objects.counters(id) == Counters.NONE
                && (objects.at(row, ObjectTable.FLAGS) & ObjectFlags.DEATHTOUCHED) == 0;
    }

    /// By itself, so that the method that is asked most of the time is small.
    private Counters lastCounters(int id) {
        var last = lastKnown(id);
        return last == null ? Counters.NONE : last.counters();
    }

    public void setCounters(int id, Counters now) {
        if (isPlayer(id)) players.setCounters(id, now);
        else if (!now.giveKeywords()) objects.setCounters(id, now);
        else objects.setCounters(id, now.stamped(counters(id), effects.nextTimestamp++));
        caches.layersDirty = true;
    }

    public @Nullable StackItem item(int id) {
        return exists(id) ? objects.item(id) : null;
    }

    /// What a spell or ability carries, or last carried on the stack (CR 608.2h).
    public @Nullable StackItem lastItem(int id) {
        if (exists(id)) return objects.item(id);
        var last = lastKnown(id);
        return last == null ? null : last.item();
    }

    public void setItem(int id, @Nullable StackItem item) {
        objects.setItem(id, item);
    }

    public Memory memory(int id) {
        if (!exists(id)) {
            var last = lastKnown(id);
            return last == null || last.memory() == null ? Memory.BLANK : last.memory();
        }
        var memory = objects.memory(id);
        return memory == null ? Memory.BLANK : memory;
    }

    public void setMemory(int id, Memory memory) {
        objects.setMemory(id, memory);
        caches.recallable |= isIn(id, Zone.EXILE);
        caches.layersDirty = true;
    }

    public @Nullable LastKnown lastKnown(int id) {
        return history.lastKnown(id);
    }

    /// @param to where it goes
    public void remember(int id, Characteristics current, Blueprint copiable, Zone to) {
        history.lastKnown.add(new LastKnown(
                id,
                current,
                zone(id),
                to,
                owner(id),
                controller(id),
                flags(id),
                damage(id),
                attachedTo(id),
                attacking(id),
                turn.number,
                counters(id),
                objects.memory(id),
                blueprint(id),
                copiable,
                face(id),
                objects.item(id),
                attached(id),
                blocks(id)));
    }

    private static final int[] NOTHING = {};

    private int[] attached(int id) {
        if (!isIn(id, Zone.BATTLEFIELD)) return NOTHING;
        IntList attached = null;
        for (int i = 0; i < zones.battlefield.size(); i++) {
            if (objects.get(zones.battlefield.get(i), ObjectTable.ATTACHED_TO) != id + 1) continue;
            if (attached == null) attached = new IntList();
            attached.add(zones.battlefield.get(i));
        }
        return attached == null ? NOTHING : attached.toArray();
    }

    private int[] blocks(int id) {
        IntList found = null;
        for (int i = 0; i < combat.blocks.size(); i += 2) {
            int blocker = combat.blocks.get(i);
            int attacker = combat.blocks.get(i + 1);
            if (blocker != id && attacker != id) continue;
            if (found == null) found = new IntList();
            found.add(blocker);
            found.add(attacker);
        }
        return found == null ? NOTHING : found.toArray();
    }

    /// Called by every change that only effects with conditions could care for.
    public void changed() {
        if (caches.dependsOn != 0) caches.layersDirty = true;
    }

    /// Likewise: only those that look at this could.
    public void changed(Aspect aspect) {
        if ((caches.dependsOn & aspect.bit()) != 0) caches.layersDirty = true;
    }

    /// Likewise: objects have come to the zone, gone, or changed places.
    public void changed(Zone zone) {
        if ((caches.dependsOn & Aspect.in(zone)) != 0) caches.layersDirty = true;
    }

    /// Effects apply anew: whoever kept an answer asks again.
    public void touch() {
        changes.upset();
    }

    /// A permanent with a mana ability has come or gone.
    public void noteSource() {
        changes.noteSource();
    }

    /// Another number whenever what mana could come from has changed.
    public int sourcesCount() {
        return changes.sources();
    }

    /// Whether no state-based action can be due.
    public boolean isSettled() {
        return !caches.layersDirty && changes.isSettled();
    }

    /// Whether none of a permanent can be.
    public boolean arePermanentsSettled() {
        return !caches.layersDirty && changes.arePermanentsSettled();
    }

    /// Whether it is known what the player can do outside of a main phase of their own.
    public boolean areOptionsKept(int player) {
        return !caches.layersDirty && changes.isKept(player);
    }

    /// Gives a player what is known that they can do.
    public void recallOptions(int player, OpenDecision decision) {
        changes.recall(decision.begin(Decision.Kind.PRIORITY, player, NONE, 0));
    }

    /// Where questions are worked out.
    public Desk desk() {
        if (desk == null) desk = new Desk(playerCount);
        return desk;
    }

    // Players

    public int player(int player, int field) {
        return players.get(player, field);
    }

    public void setPlayer(int player, int field, int value) {
        players.set(player, field, value);
        changed(field == PlayerTable.LIFE ? Aspect.LIFE : Aspect.PLAYERS);
    }

    public void addPlayer(int player, int field, int change) {
        setPlayer(player, field, players.get(player, field) + change);
    }

    public int life(int player) {
        return player(player, PlayerTable.LIFE);
    }

    public void setLife(int player, int life) {
        setPlayer(player, PlayerTable.LIFE, life);
    }

    public int mana(int player, int kind) {
        return players.get(player, PlayerTable.MANA + kind);
    }

    public void addMana(int player, int kind, int amount) {
        players.addMana(player, kind, amount);
    }

    /// The mana in a player's pool of which more is known than its type; counted with the rest.
    public MarkedMana[] marked(int player) {
        return players.marked(player);
    }

    public void addMarked(int player, MarkedMana mana) {
        players.addMana(player, mana.type(), 1);
        var before = players.marked(player);
        var more = java.util.Arrays.copyOf(before, before.length + 1);
        more[before.length] = mana;
        players.setMarked(player, more);
    }

    /// The mana stays where it is, and is like any other.
    public void unmark(int player, MarkedMana mana) {
        var before = players.marked(player);
        for (int i = 0; i < before.length; i++) {
            if (before[i] != mana) continue;
            var fewer = new MarkedMana[before.length - 1];
            System.arraycopy(before, 0, fewer, 0, i);
            System.arraycopy(before, i + 1, fewer, i, fewer.length - i);
            players.setMarked(player, fewer);
            return;
        }
    }

    public boolean hasMana(int player) {
        return players.hasMana(player);
    }

    public boolean isAlive(int player) {
        return player(player, PlayerTable.LOST) == 0;
    }

    public int livingPlayers() {
        int living = 0;
        for (int p = 0; p < playerCount; p++) if (isAlive(p)) living++;
        return living;
    }

    public boolean areOpponents(int one, int other) {
        return one != other;
    }

    /// The next living player in turn order.
    public int nextPlayer(int player) {
        int next = player;
        do next = next + 1 == playerCount ? 0 : next + 1;
        while (!isAlive(next) && next != player);
        return next;
    }

    public IntList library(int player) {
        return zones.library(player);
    }

    public IntList hand(int player) {
        return zones.hand(player);
    }

    public IntList graveyard(int player) {
        return zones.graveyard(player);
    }

    /// The list that holds a zone's objects; for a shared zone, of all players.
    public IntList list(Zone zone, int player) {
        return zones.list(zone, player);
    }

    // Chance

    /// A number from 0 to `bound` - 1 from the game's own generator.
    public int random(int bound) {
        long z = secret == null ? splitMix64() : secret.number(SecretSeed.Use.CHANCE, random++);
        history.revelations++;
        return (int) ((z >>> 33) * bound >>> 31);
    }

    private long splitMix64() {
        random += 0x9E3779B97F4A7C15L;
        long z = random;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /// CR 705.2: whether a coin flip is won.
    public boolean flipCoin() {
        boolean won = random(2) == 0;
        return history.hasFlip() ? history.takeFlip() : won;
    }

    /// CR 706.2: the natural result.
    public int rollDie(int sides) {
        int result = random(sides) + 1;
        return history.hasRoll() ? history.takeRoll() : result;
    }

    public void shuffle(IntList cards) {
        for (int i = cards.size() - 1; i > 0; i--) {
            int j = random(i + 1);
            int card = cards.get(i);
            cards.set(i, cards.get(j));
            cards.set(j, card);
        }
    }

    // Turns

    /// Whether the source has dealt damage to the object or player this turn.
    public boolean hasDealtDamage(int source, int recipient) {
        return history.hasDealtDamage(source, recipient);
    }

    /// CR 514.2, 703.4p: what lasts "this turn" ends.
    public void endOfTurn() {
        objects.clearEach(ObjectFlags.THIS_TURN);
        changes.upset();
        players.endTurn();
        changed(Aspect.OBJECTS);
        changed(Aspect.PLAYERS);
        changed(Aspect.EVENTS);
        history.endTurn(turn.number);
    }

    @Override
    public void fields(Fields fields) {
        fields.number(playerCount);
        fields.part(options);
        fields.part(objects);
        fields.part(players);
        fields.part(zones);
        fields.part(turn);
        fields.part(combat);
        fields.part(effects);
        fields.part(history);
        fields.part(outcome);
        fields.number(random);
        if (secret != null) fields.part(secret);
        fields.part(agenda);
        fields.part(decision);
        fields.number(answer);
    }

    /// What players care for, without what is under way.
    public void substance(Fields fields) {
        fields.part(objects);
        fields.part(players);
        fields.part(zones);
        fields.part(turn);
        fields.part(combat);
        fields.part(effects);
        fields.part(outcome);
        fields.number(history.revelations);
    }

    /// The hash of everything by which games can differ, the same on every machine.
    public long hash() {
        return Fields.hash(this);
    }

    /// Whether the two are equal in everything by which games can differ.
    public boolean sameAs(GameState other) {
        return Fields.same(this, other);
    }
}
