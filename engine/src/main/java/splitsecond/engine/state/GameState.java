package splitsecond.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.mana.AvailableMana;

/// What is true now. Objects live in dense tables by slot; an id is a slot and how often it was used, so that an
/// object that
/// changes zones is a new object (CR 400.7) and an id that is gone fits nothing. Ids below `MAX_PLAYERS` are players.
public final class GameState {

    public static final int MAX_PLAYERS = 8;
    public static final int NONE = -1;

    private static final int SLOT_BITS = 14;
    private static final int SLOT_MASK = (1 << SLOT_BITS) - 1;
    /// More objects than this are not created, so that no game grows without end.
    public static final int MAX_OBJECTS = SLOT_MASK - 64;

    // One row per object.
    private static final int ID = 0;
    private static final int PLACE = 1;
    private static final int TIMESTAMP = 2;
    private static final int DAMAGE = 3;
    private static final int ATTACHED_TO = 4;
    private static final int ATTACKING = 5;
    private static final int USES = 6;
    private static final int FLAGS = 7;
    private static final int STRIDE = 8;

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
    private static final int PLAYER_STRIDE = MANA + MANA_TYPES;

    public final int playerCount;
    public final GameOptions options;
    public final Prepared prepared;

    private int[] cells;
    private int slots;
    private Blueprint[] blueprints;
    /// What the card is, whatever the permanent has become a copy of.
    private Blueprint[] originals;
    private @Nullable Characteristics[] traits;
    private Counters[] counters;
    private @Nullable StackItem[] items;
    private @Nullable Memory[] memories;
    private IntList freeSlots = new IntList();

    private int[] players;
    private Counters[] playerCounters;
    private IntList[] libraries;
    private IntList[] hands;
    private IntList[] graveyards;
    public IntList battlefield = new IntList();
    public IntList stack = new IntList();
    public IntList exile = new IntList();
    public IntList command = new IntList();
    /// Objects outside the battlefield with triggered abilities that work where they are.
    public IntList outsiders = new IntList();

    public int turn;
    public int activePlayer;
    public Step step = Step.UNTAP;
    /// Where in the step the game is: see `Turns`.
    public int progress;
    public int priorityPlayer = NONE;
    public int passes;
    public IntList extraTurns = new IntList();
    public int extraCombats;
    /// How much has resolved since a player had something to choose.
    public int resolvedUnasked;
    public int monarch = NONE;
    /// The game began from a position that all players know.
    public boolean laidOpen;
    /// Who won: a player, `NONE` while the game goes on, or `DRAW`.
    public int winner = NONE;
    public static final int DRAW = -2;
    public boolean over;
    /// Why the game ended, for the log and statistics.
    public String endReason = "";

    /// Blocks as pairs: blocker, attacker.
    public IntList blocks = new IntList();
    public IntList attackers = new IntList();
    /// Who dealt damage to what this turn, as pairs: source, recipient.
    public IntList damageDealt = new IntList();

    public ArrayList<Continuous> continuous = new ArrayList<>(2);
    public ArrayList<Shield> shields = new ArrayList<>(2);
    public ArrayList<Delayed> delayed = new ArrayList<>(2);
    public ArrayList<PendingTrigger> waiting = new ArrayList<>(4);
    public ArrayList<LastKnown> lastKnown = new ArrayList<>(4);
    /// Zone changes of the batch under way, whose triggers look at what was there before (CR 603.10).
    public ArrayList<GameEvent> batch = new ArrayList<>(4);
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
    /// Set by `Layers` if effects have changed objects outside the battlefield.
    public boolean changedOutside;
    /// What the triggered abilities in play listen to: set by `Layers`.
    public long listening;
    /// Static effects that are no changes of characteristics: see `Statics`.
    public StaticIndex statics = StaticIndex.EMPTY;

    /// How many choices have been made.
    public int choices;

    public Agenda agenda = new Agenda();
    public Decision decision = new Decision();
    /// The packed option just chosen, for the frame that asked; or `NO_ANSWER`.
    public long answer = NO_ANSWER;

    public static final long NO_ANSWER = -1L;

    public GameEvent.@Nullable Listener listener;

    private @Nullable AvailableMana scratchMana;
    private @Nullable AvailableMana idleMana;

    public GameState(int playerCount, GameOptions options, int expectedObjects) {
        this.playerCount = playerCount;
        this.options = options;
        prepared = new Prepared();
        int capacity = expectedObjects + MAX_PLAYERS + 16;
        cells = new int[capacity * STRIDE];
        blueprints = new Blueprint[capacity];
        originals = new Blueprint[capacity];
        traits = new Characteristics[capacity];
        counters = new Counters[capacity];
        items = new StackItem[capacity];
        memories = new Memory[capacity];
        slots = MAX_PLAYERS;
        players = new int[playerCount * PLAYER_STRIDE];
        playerCounters = new Counters[playerCount];
        Arrays.fill(playerCounters, Counters.NONE);
        libraries = new IntList[playerCount];
        hands = new IntList[playerCount];
        graveyards = new IntList[playerCount];
        for (int p = 0; p < playerCount; p++) {
            libraries[p] = new IntList();
            hands[p] = new IntList();
            graveyards[p] = new IntList();
            setLife(p, 20);
        }
    }

    private GameState(GameState of, GameOptions options) {
        playerCount = of.playerCount;
        this.options = options;
        prepared = of.prepared;
        int capacity = of.slots + 8;
        cells = Arrays.copyOf(of.cells, capacity * STRIDE);
        blueprints = Arrays.copyOf(of.blueprints, capacity);
        originals = Arrays.copyOf(of.originals, capacity);
        traits = Arrays.copyOf(of.traits, capacity);
        counters = Arrays.copyOf(of.counters, capacity);
        items = Arrays.copyOf(of.items, capacity);
        memories = Arrays.copyOf(of.memories, capacity);
        slots = of.slots;
        freeSlots = of.freeSlots.copy();
        players = of.players.clone();
        playerCounters = of.playerCounters.clone();
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
        extraCombats = of.extraCombats;
        resolvedUnasked = of.resolvedUnasked;
        monarch = of.monarch;
        laidOpen = of.laidOpen;
        winner = of.winner;
        over = of.over;
        endReason = of.endReason;
        blocks = of.blocks.copy();
        attackers = of.attackers.copy();
        damageDealt = of.damageDealt.copy();
        continuous = new ArrayList<>(of.continuous);
        shields = new ArrayList<>(of.shields);
        delayed = new ArrayList<>(of.delayed);
        waiting = new ArrayList<>(of.waiting);
        lastKnown = new ArrayList<>(of.lastKnown);
        batch = new ArrayList<>(of.batch);
        batchDepth = of.batchDepth;
        nextTimestamp = of.nextTimestamp;
        random = of.random;
        revelations = of.revelations;
        resolutions = of.resolutions;
        layersDirty = of.layersDirty;
        layersVolatile = of.layersVolatile;
        changedOutside = of.changedOutside;
        listening = of.listening;
        statics = of.statics;
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
        int slot = id & SLOT_MASK;
        return id >= MAX_PLAYERS && slot < slots && cells[slot * STRIDE + ID] == id;
    }

    private int row(int id) {
        return (id & SLOT_MASK) * STRIDE;
    }

    /// A new object, owned and controlled by a player, in no zone's list yet.
    public int create(Blueprint blueprint, int owner, Zone zone) {
        int slot;
        if (freeSlots.isEmpty()) {
            slot = slots++;
            if (slot >= blueprints.length) grow();
        } else slot = freeSlots.removeLast();
        int row = slot * STRIDE;
        int id = nextId(slot, cells[row + ID]);
        Arrays.fill(cells, row, row + STRIDE, 0);
        cells[row + ID] = id;
        cells[row + PLACE] = place(zone, owner, owner, 0);
        cells[row + TIMESTAMP] = nextTimestamp++;
        cells[row + ATTACHED_TO] = NONE;
        cells[row + ATTACKING] = NONE;
        blueprints[slot] = blueprint;
        originals[slot] = blueprint;
        traits[slot] = null;
        counters[slot] = Counters.NONE;
        items[slot] = null;
        memories[slot] = null;
        return id;
    }

    private static int nextId(int slot, int oldId) {
        int used = (oldId >>> SLOT_BITS) + 1;
        // After this many lives a slot begins again: nothing refers to so old an object.
        if (used >= 1 << (31 - SLOT_BITS)) used = 1;
        return used << SLOT_BITS | slot;
    }

    private void grow() {
        int capacity = blueprints.length * 2;
        cells = Arrays.copyOf(cells, capacity * STRIDE);
        blueprints = Arrays.copyOf(blueprints, capacity);
        originals = Arrays.copyOf(originals, capacity);
        traits = Arrays.copyOf(traits, capacity);
        counters = Arrays.copyOf(counters, capacity);
        items = Arrays.copyOf(items, capacity);
        memories = Arrays.copyOf(memories, capacity);
    }

    /// CR 400.7: the same card as a new object, without memory of what it was. It is in no zone's list yet.
    public int renew(int id, Zone zone) {
        int slot = id & SLOT_MASK;
        int row = slot * STRIDE;
        int owner = owner(id);
        boolean token = is(id, TOKEN);
        int newId = nextId(slot, id);
        Arrays.fill(cells, row, row + STRIDE, 0);
        cells[row + ID] = newId;
        cells[row + PLACE] = place(zone, owner, owner, 0);
        cells[row + TIMESTAMP] = nextTimestamp++;
        cells[row + ATTACHED_TO] = NONE;
        cells[row + ATTACKING] = NONE;
        cells[row + FLAGS] = token ? TOKEN : 0;
        blueprints[slot] = originals[slot];
        traits[slot] = null;
        counters[slot] = Counters.NONE;
        items[slot] = null;
        memories[slot] = null;
        return newId;
    }

    /// The object that this one became when it changed zones (CR 400.7), or NONE if there is none or it has changed
    /// zones again.
    public int successor(int id) {
        int next = nextId(id & SLOT_MASK, id);
        return exists(next) && list(zone(next), owner(next)).contains(next) ? next : NONE;
    }

    /// The object ceases to exist: tokens, abilities and copies that have left.
    public void delete(int id) {
        int slot = id & SLOT_MASK;
        cells[slot * STRIDE + ID] = nextId(slot, id);
        cells[slot * STRIDE + PLACE] = place(Zone.COMMAND, 0, 0, 0);
        items[slot] = null;
        memories[slot] = null;
        traits[slot] = null;
        freeSlots.add(slot);
    }

    public int objectCount() {
        return slots - MAX_PLAYERS - freeSlots.size();
    }

    private static int place(Zone zone, int owner, int controller, int face) {
        return zone.ordinal() | owner << 3 | controller << 6 | face << 9 | controller << 12;
    }

    // Objects. What is asked of an object that is gone is answered from last known information where there is any.

    public Zone zone(int id) {
        if (!exists(id)) {
            var last = lastKnown(id);
            return last == null ? Zone.COMMAND : last.zone();
        }
        return Zone.of(cells[row(id) + PLACE] & 7);
    }

    public boolean isIn(int id, Zone zone) {
        return exists(id) && (cells[row(id) + PLACE] & 7) == zone.ordinal();
    }

    public boolean isOnBattlefield(int id) {
        return isIn(id, Zone.BATTLEFIELD) && !is(id, PHASED_OUT);
    }

    public void setZone(int id, Zone zone) {
        int row = row(id);
        cells[row + PLACE] = cells[row + PLACE] & ~7 | zone.ordinal();
    }

    public int owner(int id) {
        if (isPlayer(id)) return id;
        if (!exists(id)) {
            var last = lastKnown(id);
            if (last != null) return last.owner();
        }
        return cells[row(id) + PLACE] >>> 3 & 7;
    }

    public int controller(int id) {
        if (isPlayer(id)) return id;
        if (!exists(id)) {
            var last = lastKnown(id);
            if (last != null) return last.controller();
        }
        return cells[row(id) + PLACE] >>> 6 & 7;
    }

    /// Who controls it apart from effects that change control: those are applied by `Layers`.
    public void setController(int id, int player) {
        int row = row(id);
        cells[row + PLACE] = cells[row + PLACE] & ~(7 << 6 | 7 << 12) | player << 6 | player << 12;
        layersDirty = true;
    }

    /// Who would control it if no effect changed that.
    public int baseController(int id) {
        return cells[row(id) + PLACE] >>> 12 & 7;
    }

    /// CR 613.1b: who controls it with all effects applied.
    public void setEffectiveController(int id, int player) {
        int row = row(id);
        cells[row + PLACE] = cells[row + PLACE] & ~(7 << 6) | player << 6;
    }

    public int face(int id) {
        return cells[row(id) + PLACE] >>> 9 & 7;
    }

    public void setFace(int id, int face) {
        int row = row(id);
        cells[row + PLACE] = cells[row + PLACE] & ~(7 << 9) | face << 9;
        traits[id & SLOT_MASK] = null;
        layersDirty = true;
    }

    public boolean is(int id, int flag) {
        if (!exists(id)) {
            var last = lastKnown(id);
            return last != null && (last.flags() & flag) != 0;
        }
        return (cells[row(id) + FLAGS] & flag) != 0;
    }

    public void set(int id, int flag, boolean on) {
        int row = row(id);
        if (on) cells[row + FLAGS] |= flag;
        else cells[row + FLAGS] &= ~flag;
        changed();
    }

    public int flags(int id) {
        return cells[row(id) + FLAGS];
    }

    public int timestamp(int id) {
        return cells[row(id) + TIMESTAMP];
    }

    public void setTimestamp(int id, int timestamp) {
        cells[row(id) + TIMESTAMP] = timestamp;
        layersDirty = true;
    }

    public int damage(int id) {
        if (!exists(id)) {
            var last = lastKnown(id);
            return last == null ? 0 : last.damage();
        }
        return cells[row(id) + DAMAGE];
    }

    public void setDamage(int id, int damage) {
        cells[row(id) + DAMAGE] = damage;
        changed();
    }

    /// What it is attached to (CR 301.5, 303.4): an object, a player, or NONE.
    public int attachedTo(int id) {
        if (!exists(id)) {
            var last = lastKnown(id);
            return last == null ? NONE : last.attachedTo();
        }
        return cells[row(id) + ATTACHED_TO];
    }

    public void setAttachedTo(int id, int host) {
        cells[row(id) + ATTACHED_TO] = host;
        layersDirty = true;
    }

    /// What it attacks: a player, a planeswalker or battle, or NONE.
    public int attacking(int id) {
        if (!exists(id)) {
            var last = lastKnown(id);
            return last == null ? NONE : last.attacking();
        }
        return cells[row(id) + ATTACKING];
    }

    public void setAttacking(int id, int defender) {
        cells[row(id) + ATTACKING] = defender;
        changed();
    }

    /// How often the ability was activated or has triggered this turn (up to 15; the first eight abilities are
    /// counted apart).
    public int uses(int id, int ability) {
        return cells[row(id) + USES] >>> (Math.min(ability, 7) * 4) & 15;
    }

    public void addUse(int id, int ability) {
        int shift = Math.min(ability, 7) * 4;
        int row = row(id);
        if ((cells[row + USES] >>> shift & 15) < 15) cells[row + USES] += 1 << shift;
    }

    public Blueprint blueprint(int id) {
        if (!exists(id)) {
            var last = lastKnown(id);
            if (last != null) return last.blueprint();
        }
        return blueprints[id & SLOT_MASK];
    }

    /// The card or token itself, whatever it is a copy of now.
    public Blueprint original(int id) {
        return originals[id & SLOT_MASK];
    }

    public void setBlueprint(int id, Blueprint blueprint) {
        blueprints[id & SLOT_MASK] = blueprint;
        traits[id & SLOT_MASK] = null;
        layersDirty = true;
    }

    /// A hidden card turns out to be another one.
    public void recast(int id, Blueprint blueprint) {
        originals[id & SLOT_MASK] = blueprint;
        blueprints[id & SLOT_MASK] = blueprint;
        traits[id & SLOT_MASK] = null;
    }

    /// The printed characteristics of the face that is up, before any effect; a face-down one has none of them (CR
    /// 708.2).
    public Characteristics printed(int id) {
        if (is(id, FACE_DOWN)) return blueprint(id).faceDown;
        return blueprint(id).faces[face(id)];
    }

    /// What `Layers` last computed, or null.
    public @Nullable Characteristics cachedTraits(int id) {
        return traits[id & SLOT_MASK];
    }

    public void cacheTraits(int id, @Nullable Characteristics computed) {
        traits[id & SLOT_MASK] = computed;
    }

    public void forgetTraits() {
        Arrays.fill(traits, null);
    }

    public Counters counters(int id) {
        if (isPlayer(id)) return playerCounters[id];
        if (!exists(id)) {
            var last = lastKnown(id);
            return last == null ? Counters.NONE : last.counters();
        }
        return counters[id & SLOT_MASK];
    }

    public void setCounters(int id, Counters now) {
        if (isPlayer(id)) playerCounters[id] = now;
        else counters[id & SLOT_MASK] = now;
        layersDirty = true;
    }

    public @Nullable StackItem item(int id) {
        return exists(id) ? items[id & SLOT_MASK] : null;
    }

    public void setItem(int id, @Nullable StackItem item) {
        items[id & SLOT_MASK] = item;
    }

    public Memory memory(int id) {
        if (!exists(id)) {
            var last = lastKnown(id);
            return last == null || last.memory() == null ? Memory.BLANK : last.memory();
        }
        var memory = memories[id & SLOT_MASK];
        return memory == null ? Memory.BLANK : memory;
    }

    public void setMemory(int id, Memory memory) {
        memories[id & SLOT_MASK] = memory;
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
                memories[id & SLOT_MASK],
                blueprint(id)));
    }

    /// Called by every change that only effects with conditions could care for.
    public void changed() {
        if (layersVolatile) layersDirty = true;
    }

    // Players

    public int player(int player, int field) {
        return players[player * PLAYER_STRIDE + field];
    }

    public void setPlayer(int player, int field, int value) {
        players[player * PLAYER_STRIDE + field] = value;
        changed();
    }

    public void addPlayer(int player, int field, int change) {
        players[player * PLAYER_STRIDE + field] += change;
        changed();
    }

    public int life(int player) {
        return player(player, LIFE);
    }

    public void setLife(int player, int life) {
        setPlayer(player, LIFE, life);
    }

    public int mana(int player, int kind) {
        return players[player * PLAYER_STRIDE + MANA + kind];
    }

    public void addMana(int player, int kind, int amount) {
        players[player * PLAYER_STRIDE + MANA + kind] += amount;
    }

    public boolean hasMana(int player) {
        for (int kind = 0; kind < MANA_TYPES; kind++) if (mana(player, kind) != 0) return true;
        return false;
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

    /// For questions about mana that are answered at once; belongs to this state alone and is never part of it.
    public AvailableMana scratchMana() {
        if (scratchMana == null) scratchMana = new AvailableMana();
        return scratchMana;
    }

    /// For a payment: nobody else uses it until it is given back.
    public AvailableMana borrowMana() {
        var mana = idleMana;
        idleMana = null;
        return mana == null ? new AvailableMana() : mana;
    }

    public void giveBack(AvailableMana mana) {
        idleMana = mana;
    }

    // Turns

    /// Whether the source has dealt damage to the object or player this turn.
    public boolean hasDealtDamage(int source, int recipient) {
        for (int i = 0; i < damageDealt.size(); i += 2)
            if (damageDealt.get(i) == source && damageDealt.get(i + 1) == recipient) return true;
        return false;
    }

    /// CR 514.2, 703.4p: what lasts "this turn" ends.
    public void endOfTurn() {
        for (int slot = MAX_PLAYERS; slot < slots; slot++) {
            int row = slot * STRIDE;
            cells[row + FLAGS] &= ~THIS_TURN;
            cells[row + USES] = 0;
        }
        for (int p = 0; p < playerCount; p++) {
            setPlayer(p, SPELLS_LAST_TURN, player(p, SPELLS_CAST));
            for (int field = SPELLS_CAST; field <= SACRIFICED; field++) setPlayer(p, field, 0);
            setPlayer(p, LANDS_PLAYED, 0);
            setPlayer(p, ENTERED, 0);
            setPlayer(p, LEFT, 0);
            setPlayer(p, DAMAGE_TAKEN, 0);
        }
        lastKnown.removeIf(last -> last.turn() < turn);
        damageDealt.clear();
    }

    /// The hash of everything that decides how the game goes on.
    public long hash() {
        long hash = Hash.mix(turn * 31L + activePlayer, step.ordinal() * 64L + progress);
        hash = Hash.mix(Hash.mix(hash, priorityPlayer), passes);
        hash = Hash.mix(hash, random);
        for (int value : players) hash = Hash.mix(hash, value);
        for (var counts : playerCounters) hash = counts.hash(hash);
        for (int p = 0; p < playerCount; p++) hash = libraries[p].hash(hands[p].hash(graveyards[p].hash(hash)));
        hash = battlefield.hash(stack.hash(exile.hash(command.hash(hash))));
        hash = blocks.hash(attackers.hash(damageDealt.hash(extraTurns.hash(hash))));
        for (int slot = MAX_PLAYERS; slot < slots; slot++) {
            int row = slot * STRIDE;
            for (int field = 0; field < STRIDE; field++) hash = Hash.mix(hash, cells[row + field]);
            hash = counters[slot].hash(hash);
            var item = items[slot];
            if (item != null) hash = item.hash(hash);
            var memory = memories[slot];
            if (memory != null) hash = memory.hash(hash);
            hash = Hash.mix(hash, blueprints[slot].card.name());
        }
        for (var effect : continuous) hash = Hash.mix(hash, effect.timestamp());
        for (var shield : shields) hash = Hash.mix(Hash.mix(hash, shield.protectedId()), shield.amount());
        hash = Hash.mix(hash, delayed.size() * 31L + waiting.size());
        hash = Hash.mix(hash, (over ? 2 : 0) + winner);
        return agenda.hash(Hash.mix(hash, decision.kind().ordinal() * 64L + decision.size()));
    }
}
