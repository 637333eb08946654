package splitsecond.engine.state;

import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 506: who attacks and who blocks what.
public final class CombatTable implements Part {

    public IntList attackers = IntList.NOTHING;
    /// Blocks as pairs: blocker, attacker.
    public IntList blocks = IntList.NOTHING;
    /// CR 509.1g: blocking creatures whose attackers have all left the combat, as pairs: blocker, its controller.
    public IntList idleBlockers = IntList.NOTHING;
    /// Attackers in bands, as pairs: the creature, and the first of its band. Replaced, never changed.
    public IntList bands = IntList.NOTHING;
    /// CR 508.8: whether a creature has attacked in this combat, though it may be gone.
    public boolean begun;
    /// While attackers are declared.
    public boolean declaring;
    /// The players that creatures were declared to attack, a set of bits.
    public int attackedPlayers;

    CombatTable() {}

    private CombatTable(CombatTable of) {
        attackers = of.attackers.copyIfAny();
        blocks = of.blocks.copyIfAny();
        idleBlockers = of.idleBlockers.copyIfAny();
        bands = of.bands;
        begun = of.begun;
        declaring = of.declaring;
        attackedPlayers = of.attackedPlayers;
    }

    public void attack(int creature) {
        attackers = attackers.toAddTo();
        attackers.add(creature);
        begun = true;
    }

    public void block(int blocker, int attacker) {
        blocks = blocks.toAddTo();
        blocks.add(blocker);
        blocks.add(attacker);
    }

    /// What it blocked has left the combat, and it has not.
    public void idle(int blocker, int controller) {
        idleBlockers = idleBlockers.toAddTo();
        idleBlockers.add(blocker);
        idleBlockers.add(controller);
    }

    public boolean isBlocking(int creature) {
        for (int i = 0; i < blocks.size(); i += 2) if (blocks.get(i) == creature) return true;
        for (int i = 0; i < idleBlockers.size(); i += 2) if (idleBlockers.get(i) == creature) return true;
        return false;
    }

    CombatTable copy() {
        return new CombatTable(this);
    }

    @Override
    public void fields(Fields fields) {
        fields.part(attackers);
        fields.part(blocks);
        fields.part(idleBlockers);
        fields.part(bands);
        fields.flag(begun);
        fields.flag(declaring);
        fields.number(attackedPlayers);
    }
}
