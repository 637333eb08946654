package splitsecond.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.decision.OpenDecision;
import splitsecond.engine.event.GameEvent;

/// What is true now. Objects and players are known by ids: see `ObjectTable`; ids below `MAX_PLAYERS` are players.
public final class GameState {

    public static final int MAX_PLAYERS = 8;
    public static final int NONE = -1;

    /// More objects than this are not created, so that no game grows without end.
    public static final int MAX_OBJECTS = ObjectTable.MOST;

    // Flags of an object.
    public static final int TAPPED = 1;
    /// CR 302.6: came under its controller's control since that player's turn began.
    public static final int SICK = 1 << 1;
    public static final int TOKEN = 1 << 2;
    public static final int FACE_DOWN = 1 << 3;
    public static final int DEATHTOUCHED = 1 << 4;
    /// An attacking creature that was blocked (CR 509.1h), also if the blocker is gone.
    public static final int BLOCKED = 1 << 5;
    public static final int LOYALTY_USED = 1 << 6;
    public static final int DEALT_DAMAGE_THIS_TURN = 1 << 7;
    public static final int ATTACKED_THIS_TURN = 1 << 8;
    public static final int BLOCKED_THIS_TURN = 1 << 9;
    public static final int ENTERED_THIS_TURN = 1 << 10;
    public static final int PHASED_OUT = 1 << 11;
    /// A copy of a spell: no card behind it (CR 707.10).
    public static final int COPY = 1 << 12;
    public static final int MONSTROUS = 1 << 13;
    public static final int RENOWNED = 1 << 14;
    public static final int REVEALED = 1 << 15;
    /// Dealt combat damage with first strike in this combat (CR 510.4).
    public static final int STRUCK_FIRST = 1 << 16;
    /// Doesn't untap in its controller's next untap step.
    public static final int STAYS_TAPPED = 1 << 17;
    public static final int GOADED = 1 << 18;
    public static final int SUSPECTED = 1 << 19;
    public static final int CONTROLLED_FOREVER = 1 << 20;
    public static final int DEALT_DAMAGE_BY_IT = 1 << 21;
    /// CR 702.30: came under its controller's control since the beginning of that player's last upkeep.
    public static final int NEW_SINCE_UPKEEP = 1 << 22;
    /// No state-based action looks at these.
    private static final int UPSETS_NOTHING = TAPPED | SICK | NEW_SINCE_UPKEEP | ATTACKED_THIS_TURN;
    private static final int THIS_TURN = DEALT_DAMAGE_THIS_TURN
            | ATTACKED_THIS_TURN
            | BLOCKED_THIS_TURN
            | ENTERED_THIS_TURN
            | DEATHTOUCHED
            | LOYALTY_USED
            | DEALT_DAMAGE_BY_IT;

    // One row per player.
    public static final int LIFE = 0;
    public static final int POISON = 1;
    /// How often the Ring has tempted the player, and the id of their Ring-bearer plus one (CR 701.54).
    public static final int RING = 2;

    public static final int RING_BEARER = 3;
    /// The dungeon the player is in, from 1, the room, and how many they have completed (CR 309).
    public static final int DUNGEON = 4;

    public static final int ROOM = 5;
    public static final int DUNGEONS_COMPLETED = 6;
    public static final int LANDS_PLAYED = 8;
    public static final int LOST = 9;
    public static final int DREW_FROM_EMPTY = 10;
    public static final int SPELLS_CAST = 11;
    public static final int LIFE_LOST = 12;
    public static final int LIFE_GAINED = 13;
    public static final int CARDS_DRAWN = 14;
    public static final int CARDS_DISCARDED = 15;
    public static final int CREATURES_DIED = 16;
    public static final int ATTACKED_WITH = 17;
    public static final int SACRIFICED = 18;
    public static final int MULLIGANS = 19;
    public static final int EXTRA_LANDS = 20;
    public static final int ENTERED = 21;
    public static final int SPELLS_LAST_TURN = 22;
    public static final int LEFT = 23;
    public static final int WON = 24;
    public static final int CITYS_BLESSING = 25;
    public static final int TURNS_TAKEN = 26;
    public static final int DAMAGE_TAKEN = 27;
    /// Mana in the pool over W U B R G C, then over the same six from snow sources.
    public static final int MANA = 28;
    public static final int MANA_TYPES = 12;

    public final int playerCount;
    public final GameOptions options;
    public final Prepared prepared;

    private final ObjectTable objects;

    private final PlayerTable players;
    /// Replaced, never changed.
    private Counters[] playerCounters;
    private final IntList[] libraries;
    private final IntList[] hands;
    private final IntList[] graveyards;
    public IntList battlefield;
    public IntList stack;
    public IntList exile;
    public IntList command;
    /// Objects outside the battlefield with abilities that work where they are, or that can be played from there.
    public IntList outsiders;

    public int turn;
    public int activePlayer;
    public Step step = Step.UNTAP;
    /// Where in the step the game is: see `Turns`.
    public int progress;
    public int priorityPlayer = NONE;
    public int passes;
    public IntList extraTurns;
    /// CR 500.8: the steps with which phases begin that effects have added after this one.
    public IntList extraPhases;
    /// How many cards the active player has drawn in this draw step.
    public int drawnInStep;
    /// While such a phase is under way: the ordinal of the step with which the turn goes on after them.
    public int duePhase = NONE;
    /// How much has resolved since a player had something to choose.
    public int resolvedUnasked;
    public int monarch = NONE;
    /// Who has the initiative (CR 726).
    public int initiative = NONE;
    /// The game began from a position that all players know.
    public boolean laidOpen;
    /// Who won: a player, `NONE` while the game goes on, or `DRAW`.
    public int winner = NONE;
    public static final int DRAW = -2;
    public boolean over;
    /// Why the game ended, for the log and statistics.
    public String endReason = "";

    /// Blocks as pairs: blocker, attacker.
    public IntList blocks;
    public IntList attackers;
    /// Attackers in bands, as pairs: the creature, and the first of its band. Replaced, never changed.
    public IntList bands = IntList.NOTHING;
    /// Who dealt damage to what this turn, as pairs: source, recipient.
    public IntList damageDealt;

    public ArrayList<Continuous> continuous;
    public ArrayList<Shield> shields;
    public ArrayList<Delayed> delayed;
    public ArrayList<PendingTrigger> waiting;
    public ArrayList<LastKnown> lastKnown;
    /// Zone changes of the batch under way, whose triggers look at what was there before (CR 603.10).
    public ArrayList<GameEvent> batch;
    public int batchDepth;

    public int nextTimestamp = 1;
    public long random;
    /// Counts everything hidden that a player has been shown or that chance has decided, so that it can't be taken
    /// back.
    public int revelations;
    /// Counts what has resolved: that can't be taken back either.
    public int resolutions;

    /// Set when characteristics must be computed anew (CR 613), see `Layers`.
    /// While a characteristic-defining ability is being worked out; never at a decision.
    public boolean defining;

    public boolean layersDirty;
    /// Set by `Layers` if an effect depends on more than what marks layers dirty: then every change does.
    public boolean layersVolatile;
    /// Set by `Layers` if every effect changes only what it is known to: a permanent that enters is as it is printed.
    public boolean contained;
    /// Set by `Layers` if effects have changed objects outside the battlefield.
    public boolean changedOutside;
    /// What the triggered abilities in play listen to: set by `Layers`.
    public long listening;
    // Permanents by what is asked of them most often, in the order of the battlefield: set by `Layers`.
    /// Those with mana abilities.
    public IntList manaSources;
    /// Those with activated abilities that are no mana abilities.
    public IntList activatable;
    /// Those with which something can be the matter: all but plain lands.
    public IntList delicate;
    /// Whether one has ascend.
    public boolean ascending;
    /// Whether one has phasing, or is phased out.
    public boolean phasing;
    /// Whether one may be left tapped.
    public boolean lingering;

    /// Static effects that are no changes of characteristics: see `Statics`.
    public StaticIndex statics = StaticIndex.EMPTY;

    // What could replace one event in several ways, see `ReplacementOrder`: kinds of events as bits.
    /// Those that an effect in play replaces, and those that several do: set by `Layers`.
    public int replacing;

    public int contested;
    /// Whether a card says of itself where it goes instead.
    public boolean wandering;
    /// Whether a card has come to exile that may be played from there.
    public boolean recallable;
    /// Whether a card can be spliced onto others.
    public boolean splicing;
    /// Whether there were counters that replace something.
    public boolean marked;
    /// What was chosen about that, or null.
    public @Nullable Orders orders;

    /// How many choices have been made.
    public int choices;

    public Agenda agenda;
    public OpenDecision decision;
    /// The packed option just chosen, for the frame that asked; or `NO_ANSWER`.
    public long answer = NO_ANSWER;

    public static final long NO_ANSWER = -1L;

    public GameEvent.@Nullable Listener listener;

    /// What was written since an answer was found.
    public final Changes changes;

    private @Nullable Desk desk;

    public GameState(int playerCount, GameOptions options, int expectedObjects) {
        this.playerCount = playerCount;
        this.options = options;
        prepared = new Prepared();
        changes = new Changes(playerCount);
        objects = new ObjectTable(expectedObjects, changes);
        players = new PlayerTable(playerCount, changes);
        playerCounters = new Counters[playerCount];
        Arrays.fill(playerCounters, Counters.NONE);
        libraries = new IntList[playerCount];
        hands = new IntList[playerCount];
        graveyards = new IntList[playerCount];
        battlefield = new IntList();
        stack = new IntList();
        exile = new IntList();
        command = new IntList();
        outsiders = new IntList();
        extraTurns = new IntList();
        extraPhases = new IntList();
        blocks = new IntList();
        attackers = new IntList();
        damageDealt = new IntList();
        continuous = new ArrayList<>();
        shields = new ArrayList<>();
        delayed = new ArrayList<>();
        waiting = new ArrayList<>();
        lastKnown = new ArrayList<>();
        batch = new ArrayList<>();
        manaSources = new IntList();
        activatable = new IntList();
        delicate = new IntList();
        agenda = new Agenda();
        decision = new OpenDecision();
        for (int p = 0; p < playerCount; p++) {
            libraries[p] = new IntList(expectedObjects / playerCount);
            hands[p] = new IntList(8);
            graveyards[p] = new IntList();
            setLife(p, 20);
        }
    }

    private GameState(GameState of, GameOptions options) {
        playerCount = of.playerCount;
        this.options = options;
        prepared = of.prepared;
        changes = new Changes(playerCount);
        objects = of.objects.copy(changes);
        players = of.players.copy(changes);
        playerCounters = of.playerCounters;
        libraries = copy(of.libraries);
        hands = copy(of.hands);
        graveyards = copy(of.graveyards);
        battlefield = of.battlefield.copy();
        stack = of.stack.copy();
        exile = of.exile.copy();
        command = of.command.copy();
        outsiders = of.outsiders.copy();
        turn = of.turn;
        activePlayer = of.activePlayer;
        step = of.step;
        progress = of.progress;
        priorityPlayer = of.priorityPlayer;
        passes = of.passes;
        extraTurns = of.extraTurns.copy();
        extraPhases = of.extraPhases.isEmpty() ? new IntList(0) : of.extraPhases.copy();
        duePhase = of.duePhase;
        drawnInStep = of.drawnInStep;
        resolvedUnasked = of.resolvedUnasked;
        monarch = of.monarch;
        initiative = of.initiative;
        laidOpen = of.laidOpen;
        winner = of.winner;
        over = of.over;
        endReason = of.endReason;
        blocks = of.blocks.copy();
        attackers = of.attackers.copy();
        bands = of.bands;
        damageDealt = of.damageDealt.copy();
        continuous = copy(of.continuous);
        shields = copy(of.shields);
        delayed = copy(of.delayed);
        waiting = copy(of.waiting);
        lastKnown = copy(of.lastKnown);
        batch = copy(of.batch);
        batchDepth = of.batchDepth;
        nextTimestamp = of.nextTimestamp;
        random = of.random;
        revelations = of.revelations;
        resolutions = of.resolutions;
        layersDirty = of.layersDirty;
        layersVolatile = of.layersVolatile;
        contained = of.contained;
        changedOutside = of.changedOutside;
        listening = of.listening;
        manaSources = of.manaSources.copy();
        activatable = of.activatable.copy();
        delicate = of.delicate.copy();
        ascending = of.ascending;
        phasing = of.phasing;
        lingering = of.lingering;
        statics = of.statics;
        replacing = of.replacing;
        contested = of.contested;
        wandering = of.wandering;
        marked = of.marked;
        recallable = of.recallable;
        splicing = of.splicing;
        orders = of.orders == null ? null : of.orders.copy();
        choices = of.choices;
        agenda = of.agenda.copy();
        decision = of.decision.copy();
        answer = of.answer;
    }

    private static IntList[] copy(IntList[] lists) {
        var copies = new IntList[lists.length];
        for (int i = 0; i < lists.length; i++) copies[i] = lists[i].copy();
        return copies;
    }

    private static <T> ArrayList<T> copy(ArrayList<T> list) {
        return list.isEmpty() ? new ArrayList<>() : new ArrayList<>(list);
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
        return new GameState(this, new GameOptions(false, options.autoPay(), options.sandbox(), options.mulligans()));
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
        if (zone == Zone.BATTLEFIELD) changes.upset();
        begin(id, place(zone, owner, owner, 0));
        return id;
    }

    private void begin(int id, int place) {
        recallable |= (place & 7) == Zone.EXILE.ordinal() && original(id).hasWayFrom(Zone.EXILE);
        objects.set(id, ObjectTable.PLACE, place);
        objects.set(id, ObjectTable.TIMESTAMP, nextTimestamp++);
    }

    /// CR 400.7: the same card as a new object, without memory of what it was. It is in no zone's list yet.
    public int renew(int id, Zone zone) {
        int owner = owner(id);
        boolean token = is(id, TOKEN);
        // Auras may be attached to cards in graveyards.
        if (zone == Zone.BATTLEFIELD || isIn(id, Zone.BATTLEFIELD) || isIn(id, Zone.GRAVEYARD)) changes.upset();
        int newId = objects.renew(id);
        begin(newId, place(zone, owner, owner, 0));
        if (token) objects.set(newId, ObjectTable.FLAGS, TOKEN);
        return newId;
    }

    /// The object that this one became when it changed zones (CR 400.7), or NONE if there is none or it has changed
    /// zones again.
    public int successor(int id) {
        int next = ObjectTable.successor(id);
        return exists(next) && list(zone(next), owner(next)).contains(next) ? next : NONE;
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

    public boolean isIn(int id, Zone zone) {
        int row = objects.row(id);
        return row >= 0 && (objects.at(row, ObjectTable.PLACE) & 7) == zone.ordinal();
    }

    public boolean isOnBattlefield(int id) {
        int row = objects.row(id);
        return row >= 0
                && (objects.at(row, ObjectTable.PLACE) & 7) == Zone.BATTLEFIELD.ordinal()
                && (objects.at(row, ObjectTable.FLAGS) & PHASED_OUT) == 0;
    }

    /// The flags of a permanent that a player controls, or `NONE` if it is no such one.
    public int flagsOf(int id, int player) {
        int row = objects.row(id);
        if (row < 0) return NONE;
        int place = objects.at(row, ObjectTable.PLACE);
        boolean theirs = (place & 7) == Zone.BATTLEFIELD.ordinal() && (place >>> 6 & 7) == player;
        int flags = objects.at(row, ObjectTable.FLAGS);
        return theirs && (flags & PHASED_OUT) == 0 ? flags : NONE;
    }

    public boolean isPermanentOf(int id, int player) {
        return flagsOf(id, player) != NONE;
    }

    public void setZone(int id, Zone zone) {
        changes.upset();
        recallable |= zone == Zone.EXILE;
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
        layersDirty = true;
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

    public void setFace(int id, int face) {
        objects.set(id, ObjectTable.PLACE, objects.get(id, ObjectTable.PLACE) & ~(7 << 9) | face << 9);
        objects.cacheTraits(id, null);
        layersDirty = true;
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
        if ((flag & ~UPSETS_NOTHING) != 0) changes.upset();
        changed();
    }

    public int flags(int id) {
        return objects.get(id, ObjectTable.FLAGS);
    }

    public int timestamp(int id) {
        return objects.get(id, ObjectTable.TIMESTAMP);
    }

    public void setTimestamp(int id, int timestamp) {
        objects.set(id, ObjectTable.TIMESTAMP, timestamp);
        layersDirty = true;
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
        changed();
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
        layersDirty = true;
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
        changed();
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
        layersDirty = true;
    }

    /// A hidden card turns out to be another one.
    public void recast(int id, Blueprint blueprint) {
        changes.upset();
        objects.replace(id, blueprint);
    }

    /// The printed characteristics of the face that is up, before any effect; a face-down one has none of them (CR
    /// 708.2).
    public Characteristics printed(int id) {
        int row = objects.row(id);
        var blueprint = row < 0 ? blueprint(id) : objects.blueprint(id);
        boolean faceDown = row < 0 ? is(id, FACE_DOWN) : (objects.at(row, ObjectTable.FLAGS) & FACE_DOWN) != 0;
        return faceDown ? blueprint.faceDown : blueprint.faces[face(id)];
    }

    /// What `Layers` last computed, or null.
    public @Nullable Characteristics cachedTraits(int id) {
        return objects.traits(id);
    }

    public void cacheTraits(int id, @Nullable Characteristics computed) {
        objects.cacheTraits(id, computed);
    }

    public void forgetTraits() {
        objects.forgetTraits();
    }

    public Counters counters(int id) {
        if (isPlayer(id)) return playerCounters[id];
        if (!exists(id)) {
            var last = lastKnown(id);
            return last == null ? Counters.NONE : last.counters();
        }
        return objects.counters(id);
    }

    public void setCounters(int id, Counters now) {
        if (isPlayer(id)) {
            playerCounters = playerCounters.clone();
            playerCounters[id] = now;
        } else objects.setCounters(id, now);
        layersDirty = true;
    }

    public @Nullable StackItem item(int id) {
        return exists(id) ? objects.item(id) : null;
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
        recallable |= isIn(id, Zone.EXILE);
        layersDirty = true;
    }

    public @Nullable LastKnown lastKnown(int id) {
        for (int i = lastKnown.size() - 1; i >= 0; i--) if (lastKnown.get(i).id() == id) return lastKnown.get(i);
        return null;
    }

    public void remember(int id, Characteristics current) {
        lastKnown.add(new LastKnown(
                id,
                current,
                zone(id),
                owner(id),
                controller(id),
                flags(id),
                damage(id),
                attachedTo(id),
                attacking(id),
                turn,
                counters(id),
                objects.memory(id),
                blueprint(id)));
    }

    /// Called by every change that only effects with conditions could care for.
    public void changed() {
        if (layersVolatile) layersDirty = true;
    }

    /// Effects apply anew: whoever kept an answer asks again.
    public void touch() {
        changes.upset();
    }

    /// Whether no state-based action can be due.
    public boolean isSettled() {
        return !layersDirty && changes.isSettled();
    }

    /// Whether none of a permanent can be.
    public boolean arePermanentsSettled() {
        return !layersDirty && changes.arePermanentsSettled();
    }

    /// Whether the player is known to have nothing to do, outside of a main phase of their own.
    public boolean isIdle(int player) {
        return !layersDirty && changes.isIdle(player);
    }

    /// Where questions are worked out.
    public Desk desk() {
        if (desk == null) desk = new Desk();
        return desk;
    }

    // Players

    public int player(int player, int field) {
        return players.get(player, field);
    }

    public void setPlayer(int player, int field, int value) {
        players.set(player, field, value);
        changed();
    }

    public void addPlayer(int player, int field, int change) {
        setPlayer(player, field, players.get(player, field) + change);
    }

    public int life(int player) {
        return player(player, LIFE);
    }

    public void setLife(int player, int life) {
        setPlayer(player, LIFE, life);
    }

    public int mana(int player, int kind) {
        return players.get(player, MANA + kind);
    }

    public void addMana(int player, int kind, int amount) {
        players.addMana(player, kind, amount);
    }

    public boolean hasMana(int player) {
        return players.hasMana(player);
    }

    public boolean isAlive(int player) {
        return player(player, LOST) == 0;
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
        return libraries[player];
    }

    public IntList hand(int player) {
        return hands[player];
    }

    public IntList graveyard(int player) {
        return graveyards[player];
    }

    /// The list that holds a zone's objects; for a shared zone, of all players.
    public IntList list(Zone zone, int player) {
        return switch (zone) {
            case LIBRARY -> libraries[player];
            case HAND -> hands[player];
            case GRAVEYARD -> graveyards[player];
            case BATTLEFIELD -> battlefield;
            case STACK -> stack;
            case EXILE -> exile;
            case COMMAND -> command;
        };
    }

    // Chance

    /// A number from 0 to `bound` - 1 from the game's own generator (SplitMix64).
    public int random(int bound) {
        random += 0x9E3779B97F4A7C15L;
        long z = random;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        revelations++;
        return (int) ((z >>> 33) * bound >>> 31);
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
        for (int i = 0; i < damageDealt.size(); i += 2)
            if (damageDealt.get(i) == source && damageDealt.get(i + 1) == recipient) return true;
        return false;
    }

    /// What was known last is in the order in which it happened.
    private void forgetEarlierTurns() {
        int old = 0;
        while (old < lastKnown.size() && lastKnown.get(old).turn() < turn) old++;
        if (old == lastKnown.size()) lastKnown.clear();
        else if (old > 0) lastKnown.subList(0, old).clear();
    }

    /// CR 514.2, 703.4p: what lasts "this turn" ends.
    public void endOfTurn() {
        objects.clearEach(THIS_TURN);
        changes.upset();
        for (int p = 0; p < playerCount; p++) {
            setPlayer(p, SPELLS_LAST_TURN, player(p, SPELLS_CAST));
            for (int field = SPELLS_CAST; field <= SACRIFICED; field++) setPlayer(p, field, 0);
            setPlayer(p, LANDS_PLAYED, 0);
            setPlayer(p, ENTERED, 0);
            setPlayer(p, LEFT, 0);
            setPlayer(p, DAMAGE_TAKEN, 0);
        }
        forgetEarlierTurns();
        damageDealt.clear();
    }

    /// The hash of everything that decides how the game goes on.
    public long hash() {
        long hash = Hash.mix(turn * 31L + activePlayer, step.ordinal() * 64L + progress);
        hash = Hash.mix(Hash.mix(hash, priorityPlayer), passes);
        hash = Hash.mix(hash, random);
        hash = players.hash(hash);
        for (var counts : playerCounters) hash = counts.hash(hash);
        for (int p = 0; p < playerCount; p++) hash = libraries[p].hash(hands[p].hash(graveyards[p].hash(hash)));
        hash = battlefield.hash(stack.hash(exile.hash(command.hash(hash))));
        hash = blocks.hash(attackers.hash(damageDealt.hash(extraTurns.hash(hash))));
        if (!extraPhases.isEmpty() || duePhase != NONE) hash = Hash.mix(extraPhases.hash(hash), duePhase);
        hash = objects.hash(hash);
        for (var effect : continuous) hash = Hash.mix(hash, effect.timestamp());
        for (var shield : shields) hash = Hash.mix(Hash.mix(hash, shield.protectedId()), shield.amount());
        hash = Hash.mix(hash, delayed.size() * 31L + waiting.size());
        hash = Hash.mix(hash, (over ? 2 : 0) + winner);
        if (orders != null) hash = orders.hash(hash);
        if (!bands.isEmpty()) hash = bands.hash(hash);
        if (initiative != NONE) hash = Hash.mix(hash, initiative);
        return agenda.hash(Hash.mix(hash, decision.kind().ordinal() * 64L + decision.size()));
    }
}
