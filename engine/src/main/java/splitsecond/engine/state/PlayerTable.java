package splitsecond.engine.state;

import java.util.Arrays;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;
import splitsecond.engine.registry.Uncounted;

/// Numbers about the players, one row each. A copy shares the table until one of the two writes to it.
public final class PlayerTable implements Part {

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
    public static final int LANDS_PLAYED = 7;
    public static final int LOST = 8;
    public static final int DREW_FROM_EMPTY = 9;
    public static final int SPELLS_CAST = 10;
    public static final int LIFE_LOST = 11;
    public static final int LIFE_GAINED = 12;
    public static final int CARDS_DRAWN = 13;
    public static final int CARDS_DISCARDED = 14;
    public static final int ATTACKED_WITH = 15;
    public static final int MULLIGANS = 16;
    public static final int EXTRA_LANDS = 17;
    public static final int SPELLS_LAST_TURN = 18;
    public static final int WON = 19;
    public static final int CITYS_BLESSING = 20;
    public static final int TURNS_TAKEN = 21;
    public static final int DAMAGE_TAKEN = 22;
    /// CR 702.179: 0 for a player who has no speed.
    public static final int SPEED = 23;
    /// How much mana was spent this turn to cast spells.
    public static final int MANA_SPENT = 24;
    /// This turn.
    public static final int NONCOMBAT_DAMAGE_TAKEN = 25;
    /// Mana in the pool over W U B R G C, then over the same six from snow sources.
    public static final int MANA = 26;
    public static final int MANA_TYPES = 12;
    private static final int STRIDE = MANA + MANA_TYPES;
    /// Of one type in one pool; so that all pools together can be counted.
    private static final int MOST_MANA = 1 << 24;

    private static final MarkedMana[] NOT_MARKED = {};

    @Uncounted("counts what is written")
    private final Changes changes;

    private int[] cells;

    @Uncounted("a copy shares the cells until one of the two writes")
    private boolean shared;
    /// Mana in all pools together.
    @Uncounted("the sum of the mana in the cells")
    private int floating;

    /// Replaced, never changed.
    private Counters[] counters;
    /// The mana in each pool of which more is known than its type. Replaced, never changed.
    private MarkedMana[][] marked;

    public int monarch = GameState.NONE;
    /// Who has the initiative (CR 726).
    public int initiative = GameState.NONE;

    PlayerTable(int players, Changes changes) {
        this.changes = changes;
        cells = new int[players * STRIDE];
        counters = new Counters[players];
        Arrays.fill(counters, Counters.NONE);
        marked = new MarkedMana[players][];
        Arrays.fill(marked, NOT_MARKED);
    }

    private PlayerTable(PlayerTable of, Changes changes) {
        this.changes = changes;
        cells = of.cells;
        floating = of.floating;
        counters = of.counters;
        marked = of.marked;
        monarch = of.monarch;
        initiative = of.initiative;
        shared = true;
    }

    PlayerTable copy(Changes ofCopy) {
        shared = true;
        return new PlayerTable(this, ofCopy);
    }

    private int[] own() {
        if (shared) {
            cells = cells.clone();
            shared = false;
        }
        return cells;
    }

    int get(int player, int field) {
        return cells[player * STRIDE + field];
    }

    void set(int player, int field, int value) {
        own()[player * STRIDE + field] = value;
        if (isVital(field)) changes.upsetPlayer();
        else changes.note();
    }

    /// Whether state-based actions look at it (CR 704.5a-c).
    private static boolean isVital(int field) {
        return switch (field) {
            case LIFE, POISON, DREW_FROM_EMPTY, LOST -> true;
            default -> false;
        };
    }

    void addMana(int player, int kind, int amount) {
        int at = player * STRIDE + MANA + kind;
        int before = cells[at];
        int after = (int) Math.min((long) before + amount, MOST_MANA);
        own()[at] = after;
        floating += after - before;
        changes.noteSource();
    }

    MarkedMana[] marked(int player) {
        return marked[player];
    }

    void setMarked(int player, MarkedMana[] now) {
        marked = marked.clone();
        marked[player] = now.length == 0 ? NOT_MARKED : now;
        changes.noteSource();
    }

    Counters counters(int player) {
        return counters[player];
    }

    void setCounters(int player, Counters now) {
        counters = counters.clone();
        counters[player] = now;
    }

    /// What counts what happened this turn begins again.
    void endTurn() {
        for (int p = 0; p < counters.length; p++) {
            int row = p * STRIDE;
            var own = own();
            own[row + SPELLS_LAST_TURN] = own[row + SPELLS_CAST];
            Arrays.fill(own, row + SPELLS_CAST, row + ATTACKED_WITH + 1, 0);
            own[row + LANDS_PLAYED] = 0;
            own[row + DAMAGE_TAKEN] = 0;
            own[row + NONCOMBAT_DAMAGE_TAKEN] = 0;
            own[row + MANA_SPENT] = 0;
        }
        changes.note();
    }

    boolean hasMana(int player) {
        if (floating == 0) return false;
        for (int kind = 0; kind < MANA_TYPES; kind++) if (get(player, MANA + kind) != 0) return true;
        return false;
    }

    @Override
    public void fields(Fields fields) {
        fields.numbers(cells);
        fields.parts(counters);
        for (var pool : marked) fields.parts(pool);
        fields.number(monarch);
        fields.number(initiative);
    }
}
