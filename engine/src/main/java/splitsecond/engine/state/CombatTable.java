package splitsecond.engine.state;

/// CR 506: who attacks and who blocks what.
public final class CombatTable {

    public final IntList attackers;
    /// Blocks as pairs: blocker, attacker.
    public final IntList blocks;
    /// Attackers in bands, as pairs: the creature, and the first of its band. Replaced, never changed.
    public IntList bands = IntList.NOTHING;

    CombatTable() {
        attackers = new IntList();
        blocks = new IntList();
    }

    private CombatTable(CombatTable of) {
        attackers = of.attackers.copy();
        blocks = of.blocks.copy();
        bands = of.bands;
    }

    CombatTable copy() {
        return new CombatTable(this);
    }
}
