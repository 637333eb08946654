package splitsecond.engine.state;

/// Numbers about the players, one row each. A copy shares the table until one of the two writes to it.
final class PlayerTable {

    private static final int STRIDE = GameState.MANA + GameState.MANA_TYPES;

    private final Changes changes;
    private int[] cells;
    private boolean shared;
    /// Mana in all pools together.
    private int floating;

    PlayerTable(int players, Changes changes) {
        this.changes = changes;
        cells = new int[players * STRIDE];
    }

    private PlayerTable(PlayerTable of, Changes changes) {
        this.changes = changes;
        cells = of.cells;
        floating = of.floating;
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
            case GameState.LIFE, GameState.POISON, GameState.DREW_FROM_EMPTY, GameState.LOST -> true;
            default -> false;
        };
    }

    void addMana(int player, int kind, int amount) {
        own()[player * STRIDE + GameState.MANA + kind] += amount;
        floating += amount;
        changes.note();
    }

    boolean hasMana(int player) {
        if (floating == 0) return false;
        for (int kind = 0; kind < GameState.MANA_TYPES; kind++)
            if (get(player, GameState.MANA + kind) != 0) return true;
        return false;
    }

    long hash(long seed) {
        long hash = seed;
        for (int value : cells) hash = Hash.mix(hash, value);
        return hash;
    }
}
