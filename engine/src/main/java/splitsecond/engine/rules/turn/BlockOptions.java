package splitsecond.engine.rules.turn;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;
import splitsecond.engine.rules.questions.Defenders;
import splitsecond.engine.rules.questions.Evasion;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 509.1a-c: who could block what, and what must and can't be, worked out once as blockers are declared. Never
/// changed.
final class BlockOptions implements Part {

    private static final boolean[][] NO_ROWS = {};

    final int[] blockers;
    final int[] attackers;
    /// By blocker and attacker.
    final boolean[][] may;
    /// How many attackers each blocker may block.
    final int[] capacity;
    final boolean[] mustBlock;
    final boolean[] notAlone;
    final Cost[] taxes;
    private boolean taxed;
    /// What each attacker needs to be blocked at all, and the most that may block it.
    final int[] least;

    final int[] most;
    final boolean[] mustBeBlocked;
    private final boolean[] lure;
    /// By blocker and attacker: what it must block if able. Null if none must.
    private boolean @Nullable [][] provoked;
    /// The attackers that differ from each other in more than what may block them.
    final boolean[] special;
    /// Attackers with the same number are as good as each other to whoever chooses what to block.
    final int[] likes;

    final boolean anySpecial;
    final boolean anyRequirement;
    final boolean anyNotAlone;

    BlockOptions(GameState state) {
        attackers = state.combat.attackers.toArray();
        var able = new IntList();
        var rows = new java.util.ArrayList<boolean[]>();
        int active = state.turn.activePlayer;
        for (int player = state.nextPlayer(active); player != active; player = state.nextPlayer(player))
            gather(state, player, able, rows);
        blockers = able.toArray();
        may = rows.toArray(NO_ROWS);
        capacity = new int[blockers.length];
        mustBlock = new boolean[blockers.length];
        notAlone = new boolean[blockers.length];
        taxes = new Cost[blockers.length];
        boolean requirement = false;
        boolean alone = false;
        for (int b = 0; b < blockers.length; b++) {
            capacity[b] = Evasion.capacity(state, blockers[b]);
            taxes[b] = CombatTax.of(state, blockers[b], true);
            taxed |= !CombatTax.isFree(taxes[b]);
            // CR 509.1c: nobody has to pay.
            mustBlock[b] =
                    CombatTax.isFree(taxes[b]) && Layers.of(state, blockers[b]).hasRule(Rule.Kind.BLOCKS_EACH_COMBAT);
            notAlone[b] = Layers.of(state, blockers[b]).hasRule(Rule.Kind.CANT_BLOCK_ALONE);
            requirement |= mustBlock[b];
            alone |= notAlone[b];
        }
        for (int b = 0; b < blockers.length; b++) provoke(state, b);
        int count = attackers.length;
        least = new int[count];
        most = new int[count];
        mustBeBlocked = new boolean[count];
        lure = new boolean[count];
        special = new boolean[count];
        boolean some = false;
        for (int a = 0; a < count; a++) {
            least[a] = Evasion.minimumBlockers(state, attackers[a]);
            most[a] = Evasion.maximumBlockers(state, attackers[a]);
            mustBeBlocked[a] = Layers.of(state, attackers[a]).hasRule(Rule.Kind.MUST_BE_BLOCKED);
            lure[a] = Layers.of(state, attackers[a]).hasRule(Rule.Kind.ALL_ABLE_MUST_BLOCK_IT);
            requirement |= mustBeBlocked[a] || isLured(a);
            special[a] = least[a] > 1 || most[a] != Integer.MAX_VALUE || mustBeBlocked[a] || isLured(a);
            some |= special[a];
        }
        likes = new int[count];
        for (int a = 0; some && a < count; a++) likes[a] = like(a);
        anySpecial = some;
        anyRequirement = requirement;
        anyNotAlone = alone;
    }

    /// Whether nobody has to pay to block.
    boolean areFree() {
        return !taxed;
    }

    private void provoke(GameState state, int blocker) {
        int id = blockers[blocker];
        for (var rule : Layers.of(state, id).rules) {
            if (!(rule instanceof Rule.MustBlock must) || !CombatTax.isFree(taxes[blocker])) continue;
            if (provoked == null) provoked = new boolean[blockers.length][attackers.length];
            var those = new IntList();
            References.find(state, must.attackers(), Context.of(id, state.controller(id)), those);
            for (int a = 0; a < attackers.length; a++) provoked[blocker][a] |= those.contains(attackers[a]);
        }
    }

    /// Whether the blocker must block that attacker if able.
    boolean lures(int blocker, int attacker) {
        return lure[attacker] || provoked != null && provoked[blocker][attacker];
    }

    /// Whether any blocker must.
    boolean isLured(int attacker) {
        if (lure[attacker]) return true;
        if (provoked != null) for (var row : provoked) if (row[attacker]) return true;
        return false;
    }

    private int like(int attacker) {
        for (int other = 0; other < attacker; other++) {
            if (special[attacker] != special[other]) continue;
            if (!special[attacker]) return likes[other];
            if (least[attacker] == least[other]
                    && most[attacker] == most[other]
                    && mustBeBlocked[attacker] == mustBeBlocked[other]
                    && lure[attacker] == lure[other]
                    && sameBlockers(attacker, other)) return likes[other];
        }
        return attacker;
    }

    private boolean sameBlockers(int attacker, int other) {
        for (var row : may) if (row[attacker] != row[other]) return false;
        if (provoked != null) for (var row : provoked) if (row[attacker] != row[other]) return false;
        return true;
    }

    private void gather(GameState state, int player, IntList able, java.util.ArrayList<boolean[]> rows) {
        var blockable = new boolean[attackers.length];
        boolean any = false;
        for (int a = 0; a < attackers.length; a++) {
            blockable[a] = Defenders.defendingPlayer(state, state.attacking(attackers[a])) == player
                    && !Evasion.isUnblockable(state, attackers[a], player);
            any |= blockable[a];
        }
        if (!any) return;
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.controller(id) != player || !Evasion.isAble(state, id)) continue;
            var row = new boolean[attackers.length];
            boolean some = false;
            for (int a = 0; a < attackers.length; a++) {
                row[a] = blockable[a] && Evasion.mayBlock(state, id, attackers[a]);
                some |= row[a];
            }
            if (!some) continue;
            able.add(id);
            rows.add(row);
        }
    }

    @Override
    public void fields(Fields fields) {
        fields.numbers(blockers);
        fields.numbers(attackers);
        fields.flags(may);
        fields.numbers(capacity);
        fields.flags(mustBlock);
        fields.flags(notAlone);
        fields.values(taxes);
        fields.flag(taxed);
        fields.numbers(least);
        fields.numbers(most);
        fields.flags(mustBeBlocked);
        fields.flags(lure);
        fields.flags(provoked);
        fields.flags(special);
        fields.numbers(likes);
        fields.flag(anySpecial);
        fields.flag(anyRequirement);
        fields.flag(anyNotAlone);
    }
}
