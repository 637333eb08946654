package splitsecond.engine.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;
import splitsecond.engine.registry.Uncounted;

/// CR 109: all objects of a game, in dense tables by slot. An id is a slot and how often it was used, so that an
/// object that changes zones is a new object (CR 400.7) and an id that is gone fits nothing. Ids of players are never
/// used. A copy shares the tables until one of the two writes to them.
final class ObjectTable implements Part {

    // One row per object.
    static final int ID = 0;
    static final int PLACE = 1;
    static final int TIMESTAMP = 2;
    static final int FLAGS = 3;
    private static final int STRIDE = 4;

    // As much again for what only permanents have: 0 until something is written.
    static final int DAMAGE = STRIDE;
    static final int ATTACHED_TO = STRIDE + 1;
    static final int ATTACKING = STRIDE + 2;
    static final int USES = STRIDE + 3;

    private static final int SLOT_BITS = 14;
    private static final int SLOT_MASK = (1 << SLOT_BITS) - 1;
    static final int MOST = SLOT_MASK - 64;

    private static final int FIRST = GameState.MAX_PLAYERS;

    // Which tables are shared with a copy.
    private static final int CELLS = 1;
    private static final int BLUEPRINTS = 1 << 1;
    private static final int TRAITS = 1 << 2;
    private static final int COUNTERS = 1 << 3;
    private static final int ITEMS = 1 << 4;
    private static final int MEMORIES = 1 << 5;
    private static final int MORE = 1 << 6;
    private static final int ALL = (1 << 7) - 1;

    @Uncounted("which tables a copy shares until one of the two writes")
    private int shared;

    @Uncounted("counts what is written")
    private final Changes changes;

    private int slots = FIRST;
    private int[] cells;
    private Blueprint[] blueprints;

    // Tables of what few objects have are not there until one has it.
    private int @Nullable [] more;
    /// What the cards are, whatever permanents have become copies of; null while that is the same.
    private Blueprint @Nullable [] originals;

    @Uncounted("worked out by Layers")
    private @Nullable Characteristics @Nullable [] traits;

    private @Nullable Counters @Nullable [] counters;
    private @Nullable StackItem @Nullable [] items;
    private @Nullable Memory @Nullable [] memories;
    private final IntList freeSlots;

    ObjectTable(int expected, Changes changes) {
        this.changes = changes;
        int capacity = FIRST + expected + 8;
        cells = new int[capacity * STRIDE];
        for (int player = 0; player < FIRST; player++) cells[player * STRIDE + ID] = GameState.NONE;
        blueprints = new Blueprint[capacity];
        freeSlots = new IntList();
    }

    private ObjectTable(ObjectTable of, Changes changes) {
        this.changes = changes;
        slots = of.slots;
        cells = of.cells;
        more = of.more;
        blueprints = of.blueprints;
        originals = of.originals;
        traits = of.traits;
        counters = of.counters;
        items = of.items;
        memories = of.memories;
        freeSlots = of.freeSlots.copy();
        shared = ALL;
    }

    ObjectTable copy(Changes ofCopy) {
        shared = ALL;
        return new ObjectTable(this, ofCopy);
    }

    /// True, once, for a table that is shared and about to be written to.
    private boolean isToBeCopied(int table) {
        if ((shared & table) == 0) return false;
        shared &= ~table;
        return true;
    }

    private int capacity() {
        return blueprints.length;
    }

    private int[] ownCells() {
        changes.note();
        if (isToBeCopied(CELLS)) cells = cells.clone();
        return cells;
    }

    private int[] ownMore() {
        changes.note();
        var table = more;
        if (table == null || isToBeCopied(MORE)) {
            table = table == null ? new int[cells.length] : table.clone();
            more = table;
        }
        return table;
    }

    private Blueprint[] ownBlueprints() {
        changes.note();
        if (isToBeCopied(BLUEPRINTS)) {
            blueprints = blueprints.clone();
            if (originals != null) originals = originals.clone();
        }
        return blueprints;
    }

    // Ids

    boolean has(int id) {
        return row(id) >= 0;
    }

    /// Where the object's row begins, or -1 if it is gone.
    int row(int id) {
        int row = (id & SLOT_MASK) * STRIDE;
        return row < cells.length && cells[row + ID] == id ? row : -1;
    }

    int at(int row, int field) {
        if (field < STRIDE) return cells[row + field];
        return more == null ? 0 : more[row + field - STRIDE];
    }

    private static int nextId(int slot, int oldId) {
        int used = (oldId >>> SLOT_BITS) + 1;
        // After this many lives a slot begins again: nothing refers to so old an object.
        if (used >= 1 << (31 - SLOT_BITS)) used = 1;
        return used << SLOT_BITS | slot;
    }

    int count() {
        return slots - FIRST - freeSlots.size();
    }

    int create(Blueprint blueprint) {
        int slot;
        if (freeSlots.isEmpty()) {
            slot = slots++;
            if (slot >= capacity()) grow();
        } else slot = freeSlots.removeLast();
        ownBlueprints()[slot] = blueprint;
        if (originals != null) originals[slot] = blueprint;
        return begin(slot, nextId(slot, cells[slot * STRIDE + ID]));
    }

    /// So many new objects before any has left, without cards as yet.
    void deal(int count, int place, int timestamp, IntList ids) {
        while (slots + count > capacity()) grow();
        var own = ownCells();
        for (int i = 0; i < count; i++) {
            int slot = slots++;
            int row = slot * STRIDE;
            int id = nextId(slot, own[row + ID]);
            own[row + ID] = id;
            own[row + PLACE] = place;
            own[row + TIMESTAMP] = timestamp + i;
            ids.add(id);
        }
    }

    /// The id that the same card gets when it changes zones.
    static int successor(int id) {
        return nextId(id & SLOT_MASK, id);
    }

    int renew(int id) {
        int slot = id & SLOT_MASK;
        if (originals != null && blueprints[slot] != originals[slot]) ownBlueprints()[slot] = originals[slot];
        return begin(slot, successor(id));
    }

    private int begin(int slot, int id) {
        int row = slot * STRIDE;
        var own = ownCells();
        Arrays.fill(own, row, row + STRIDE, 0);
        own[row + ID] = id;
        if (hasMore(row)) Arrays.fill(ownMore(), row, row + STRIDE, 0);
        forget(slot);
        return id;
    }

    boolean hasMore(int row) {
        var table = more;
        return table != null && (table[row] | table[row + 1] | table[row + 2] | table[row + 3]) != 0;
    }

    void delete(int id) {
        int slot = id & SLOT_MASK;
        ownCells()[slot * STRIDE + ID] = successor(id);
        forget(slot);
        freeSlots.add(slot);
    }

    private void forget(int slot) {
        if (traits != null && traits[slot] != null) cacheTraits(slot, null);
        if (counters != null && counters[slot] != null) setCounters(slot, Counters.NONE);
        if (items != null && items[slot] != null) setItem(slot, null);
        if (memories != null && memories[slot] != null) setMemory(slot, null);
    }

    private void grow() {
        int larger = capacity() * 2;
        cells = Arrays.copyOf(cells, larger * STRIDE);
        if (more != null) more = Arrays.copyOf(more, larger * STRIDE);
        blueprints = Arrays.copyOf(blueprints, larger);
        if (originals != null) originals = Arrays.copyOf(originals, larger);
        if (traits != null) traits = Arrays.copyOf(traits, larger);
        if (counters != null) counters = Arrays.copyOf(counters, larger);
        if (items != null) items = Arrays.copyOf(items, larger);
        if (memories != null) memories = Arrays.copyOf(memories, larger);
        shared = 0;
    }

    // What is known of an object. Only its slot is looked at: who asks knows whether the object is still there.

    int get(int id, int field) {
        return at((id & SLOT_MASK) * STRIDE, field);
    }

    void set(int id, int field, int value) {
        int row = (id & SLOT_MASK) * STRIDE;
        if (field < STRIDE) ownCells()[row + field] = value;
        else if (value != at(row, field)) ownMore()[row + field - STRIDE] = value;
    }

    Blueprint blueprint(int id) {
        return blueprints[id & SLOT_MASK];
    }

    Blueprint original(int id) {
        return originals == null ? blueprints[id & SLOT_MASK] : originals[id & SLOT_MASK];
    }

    void setBlueprint(int id, Blueprint blueprint) {
        ownBlueprints();
        if (originals == null) originals = blueprints.clone();
        blueprints[id & SLOT_MASK] = blueprint;
    }

    /// Another card in its place.
    void replace(int id, Blueprint blueprint) {
        ownBlueprints()[id & SLOT_MASK] = blueprint;
        if (originals != null) originals[id & SLOT_MASK] = blueprint;
        if (traits != null) cacheTraits(id, null);
    }

    /// Which cards they are: of objects that nothing is known of but that.
    void replace(IntList ids, Blueprint[] cards) {
        var own = ownBlueprints();
        for (int i = 0; i < cards.length; i++) own[ids.get(i) & SLOT_MASK] = cards[i];
    }

    @Nullable
    Characteristics traits(int id) {
        return traits == null ? null : traits[id & SLOT_MASK];
    }

    /// What an object is as far as one look tells: what was last computed, or what is printed on a card that has
    /// nothing to be added. Else, and of one that is gone, null.
    @Nullable
    Characteristics atAGlance(int id) {
        int slot = id & SLOT_MASK;
        int row = slot * STRIDE;
        if (row >= cells.length || cells[row + ID] != id) return null;
        var known = traits == null ? null : traits[slot];
        if (known != null) return known;
        var blueprint = blueprints[slot];
        if (blueprint.whole != null || (cells[row + FLAGS] & ObjectFlags.FACE_DOWN) != 0) return null;
        if (counters != null && counters[slot] != null) return null;
        var printed = blueprint.faces[cells[row + PLACE] >> 9 & 7];
        return printed.isDefined ? null : printed;
    }

    void cacheTraits(int id, @Nullable Characteristics computed) {
        var table = traits;
        if (table == null || isToBeCopied(TRAITS)) {
            table = table == null ? new Characteristics[capacity()] : table.clone();
            traits = table;
        }
        table[id & SLOT_MASK] = computed;
    }

    void forgetTraits() {
        if ((shared & TRAITS) != 0) {
            traits = null;
            shared &= ~TRAITS;
        } else if (traits != null) Arrays.fill(traits, FIRST, slots, null);
    }

    Counters counters(int id) {
        var counted = counters == null ? null : counters[id & SLOT_MASK];
        return counted == null ? Counters.NONE : counted;
    }

    void setCounters(int id, Counters now) {
        changes.note();
        var table = counters;
        if (table == null || isToBeCopied(COUNTERS)) {
            table = table == null ? new Counters[capacity()] : table.clone();
            counters = table;
        }
        table[id & SLOT_MASK] = now == Counters.NONE ? null : now;
    }

    @Nullable
    StackItem item(int id) {
        return items == null ? null : items[id & SLOT_MASK];
    }

    void setItem(int id, @Nullable StackItem item) {
        changes.note();
        var table = items;
        if (table == null || isToBeCopied(ITEMS)) {
            table = table == null ? new StackItem[capacity()] : table.clone();
            items = table;
        }
        table[id & SLOT_MASK] = item;
    }

    @Nullable
    Memory memory(int id) {
        return memories == null ? null : memories[id & SLOT_MASK];
    }

    void setMemory(int id, @Nullable Memory memory) {
        changes.note();
        var table = memories;
        if (table == null || isToBeCopied(MEMORIES)) {
            table = table == null ? new Memory[capacity()] : table.clone();
            memories = table;
        }
        table[id & SLOT_MASK] = memory;
    }

    /// Takes flags from all objects, and how often abilities were used.
    void clearEach(int flags) {
        var rows = cells;
        var others = more;
        for (int row = FIRST * STRIDE; row < slots * STRIDE; row += STRIDE) {
            if ((rows[row + FLAGS] & flags) != 0) {
                rows = ownCells();
                rows[row + FLAGS] &= ~flags;
            }
            if (others != null && others[row + USES - STRIDE] != 0) {
                others = ownMore();
                others[row + USES - STRIDE] = 0;
            }
        }
    }

    @Override
    public void fields(Fields fields) {
        fields.number(slots);
        for (int slot = FIRST; slot < slots; slot++) fields(fields, slot);
        fields.part(freeSlots);
    }

    /// Most objects have nothing but a row and a card: what they lack is said with one number.
    private void fields(Fields fields, int slot) {
        int row = slot * STRIDE;
        fields.pair(cells[row + ID], cells[row + PLACE]);
        fields.pair(cells[row + TIMESTAMP], cells[row + FLAGS]);
        fields.common(blueprint(slot));
        boolean extended = hasMore(row);
        boolean copied = original(slot) != blueprint(slot);
        var counted = counters(slot);
        var item = item(slot);
        var memory = memory(slot);
        fields.number((extended ? 1 : 0)
                | (copied ? 2 : 0)
                | (counted.size() > 0 ? 4 : 0)
                | (item != null ? 8 : 0)
                | (memory != null ? 16 : 0));
        if (extended) {
            fields.pair(at(row, DAMAGE), at(row, ATTACHED_TO));
            fields.pair(at(row, ATTACKING), at(row, USES));
        }
        if (copied) fields.common(original(slot));
        if (counted.size() > 0) counted.fields(fields);
        if (item != null) item.fields(fields);
        if (memory != null) memory.fields(fields);
    }
}
