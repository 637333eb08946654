package splitsecond.engine.rules.turn;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.rules.changes.Damage;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 510: creatures assign their combat damage, divided as their controllers choose, and it is dealt all at once.
final class CombatDamage extends Asking {

    /// Attackers, then blockers. Shared by copies.
    private final int[] strikers;
    private final int attackerCount;
    /// Source, recipient, amount.
    private final IntList assigned;
    private int position;

    private CombatDamage(int[] strikers, int attackerCount, IntList assigned) {
        this.strikers = strikers;
        this.attackerCount = attackerCount;
        this.assigned = assigned;
    }

    /// CR 510.4: who deals damage in this step is settled as it begins.
    static CombatDamage of(GameState state, boolean firstStrike) {
        var strikers = new IntList();
        for (int i = 0; i < state.combat.attackers.size(); i++) {
            int id = state.combat.attackers.get(i);
            if (strikesNow(state, id, firstStrike)) strikers.add(id);
        }
        int attackers = strikers.size();
        for (int i = 0; i < state.combat.blocks.size(); i += 2) {
            int id = state.combat.blocks.get(i);
            if (!strikers.contains(id) && strikesNow(state, id, firstStrike)) strikers.add(id);
        }
        if (firstStrike)
            for (int i = 0; i < strikers.size(); i++) state.set(strikers.get(i), ObjectFlags.STRUCK_FIRST, true);
        return new CombatDamage(strikers.toArray(), attackers, new IntList());
    }

    private static boolean strikesNow(GameState state, int id, boolean firstStrike) {
        if (firstStrike) return Combat.strikesFirst(state, id);
        return !state.is(id, ObjectFlags.STRUCK_FIRST) || Layers.of(state, id).has(Keyword.DOUBLE_STRIKE);
    }

    @Override
    protected void proceed(GameState state) {
        while (position < strikers.length) {
            int striker = strikers[position];
            boolean done = position < attackerCount ? assignAttacker(state, striker) : assignBlocker(state, striker);
            if (!done) return;
            nextStage();
            position++;
        }
        state.agenda.pop(this);
        deal(state);
    }

    /// CR 510.1a.
    private static int amount(GameState state, int id) {
        var traits = Layers.of(state, id);
        if (traits.rules.length == 0) return traits.power;
        if (traits.hasRule(Rule.Kind.ASSIGNS_NO_COMBAT_DAMAGE)) return 0;
        return traits.hasRule(Rule.Kind.ASSIGNS_DAMAGE_BY_TOUGHNESS) ? traits.toughness : traits.power;
    }

    /// CR 510.1b-c; false while an answer is missing.
    private boolean assignAttacker(GameState state, int attacker) {
        int amount = amount(state, attacker);
        if (amount <= 0) return true;
        int defender = attackable(state, state.attacking(attacker));
        if (!state.is(attacker, ObjectFlags.BLOCKED)) return assign(attacker, defender, amount);
        var traits = Layers.of(state, attacker);
        if (defender != GameState.NONE && traits.hasRule(Rule.Kind.ASSIGNS_DAMAGE_AS_THOUGH_UNBLOCKED)) {
            state.decision.begin(Decision.Kind.MAY, state.controller(attacker), attacker, 0);
            state.decision.add(Option.Kind.YES, 0).add(Option.Kind.NO, 0);
            long answer = pick(state);
            if (answer == PENDING) return false;
            if (Option.kind(answer) == Option.Kind.YES) return assign(attacker, defender, amount);
        }
        boolean trample = traits.has(Keyword.TRAMPLE);
        var blockers = opposing(state, attacker, 1);
        // CR 702.19d.
        if (blockers.isEmpty()) return !trample || assign(attacker, defender, amount);
        return divide(state, attacker, blockers, amount, trample ? defender : GameState.NONE);
    }

    /// What the attacker still attacks, or `NONE` (CR 506.4c).
    private static int attackable(GameState state, int defender) {
        if (GameState.isPlayer(defender)) return state.isAlive(defender) ? defender : GameState.NONE;
        return state.isOnBattlefield(defender) ? defender : GameState.NONE;
    }

    /// CR 510.1d.
    private boolean assignBlocker(GameState state, int blocker) {
        int amount = amount(state, blocker);
        var attackers = opposing(state, blocker, 0);
        return amount <= 0 || attackers.isEmpty() || divide(state, blocker, attackers, amount, GameState.NONE);
    }

    /// Whom the creature blocks (part 0) or is blocked by (part 1), in the order they were declared.
    private static IntList opposing(GameState state, int id, int part) {
        var found = new IntList();
        for (int i = 0; i < state.combat.blocks.size(); i += 2)
            if (state.combat.blocks.get(i + part) == id) found.add(state.combat.blocks.get(i + 1 - part));
        return found;
    }

    private boolean assign(int source, int recipient, int amount) {
        if (recipient != GameState.NONE && amount > 0) {
            assigned.add(source);
            assigned.add(recipient);
            assigned.add(amount);
        }
        return true;
    }

    /// Recipient by recipient; the last gets the rest. Damage tramples over to `beyond` only if every blocker gets
    /// lethal damage (702.19b).
    private boolean divide(GameState state, int source, IntList recipients, int amount, int beyond) {
        int last = recipients.size() - 1;
        int left = amount;
        boolean allLethal = true;
        var shares = new int[last + 1];
        int divider = Banding.divider(state, source, recipients);
        for (int i = 0; i <= last; i++) {
            int lethal = beyond == GameState.NONE ? 0 : lethal(state, source, recipients.get(i));
            boolean tramples = beyond != GameState.NONE && allLethal;
            int least = i < last ? 0 : tramples ? Math.min(lethal, left) : left;
            state.decision.begin(Decision.Kind.DIVIDE, divider, source, i);
            state.decision.numbers(least, left);
            long answer = pick(state);
            if (answer == PENDING) return false;
            shares[i] = Option.id(answer);
            left -= shares[i];
            allLethal &= shares[i] >= lethal;
        }
        for (int i = 0; i <= last; i++) assign(source, recipients.get(i), shares[i]);
        return assign(source, beyond, left);
    }

    /// What still makes lethal damage, with what is marked and what others assign in this step (CR 702.19b, 702.2c).
    private int lethal(GameState state, int source, int id) {
        int left = Layers.of(state, id).toughness - state.damage(id);
        for (int i = 0; i < assigned.size(); i += 3) {
            if (assigned.get(i + 1) != id) continue;
            if (Layers.of(state, assigned.get(i)).has(Keyword.DEATHTOUCH)) return 0;
            left -= assigned.get(i + 2);
        }
        if (left <= 0) return 0;
        return Layers.of(state, source).has(Keyword.DEATHTOUCH) ? 1 : left;
    }

    /// CR 510.2.
    private void deal(GameState state) {
        Zones.beginBatch(state);
        var ordered = Damage.inOrder(state, assigned, true);
        if (ordered != assigned) dealInOrder(state, ordered);
        else dealAsAssigned(state);
        Zones.endBatch(state);
    }

    /// CR 615.7, 120.3f: what one source deals need not come together.
    private void dealInOrder(GameState state, IntList ordered) {
        var dealt = new int[strikers.length];
        for (int i = 0; i < ordered.size(); i += 3) {
            int source = ordered.get(i);
            int now = Damage.dealOnly(state, source, ordered.get(i + 1), ordered.get(i + 2), true);
            for (int s = 0; s < strikers.length; s++) if (strikers[s] == source) dealt[s] += now;
        }
        for (int s = 0; s < strikers.length; s++) Damage.lifelink(state, strikers[s], dealt[s]);
    }

    private void dealAsAssigned(GameState state) {
        int dealt = 0;
        for (int i = 0; i < assigned.size(); i += 3) {
            int source = assigned.get(i);
            dealt += Damage.dealOnly(state, source, assigned.get(i + 1), assigned.get(i + 2), true);
            if (i + 3 < assigned.size() && assigned.get(i + 3) == source) continue;
            Damage.lifelink(state, source, dealt);
            dealt = 0;
        }
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new CombatDamage(strikers, attackerCount, assigned.copy());
        copy.position = position;
        copy.copyAnswers(this);
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.numbers(strikers);
        fields.number(attackerCount);
        fields.part(assigned);
        fields.number(position);
    }
}
