package splitsecond.players.heuristic;

import java.util.Arrays;
import splitsecond.engine.GameView;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.state.Characteristics;

/// A combat in numbers: who could block whom, how each fight would come out, how the defender would best block a given
/// attack, and what that comes to.
final class Combat {

    private static final long FIRST = Keyword.FIRST_STRIKE.bit() | Keyword.DOUBLE_STRIKE.bit();
    static final int NOBODY = -1;

    /// The creatures of one side.
    static final class Fighters {
        int[] ids = new int[8];
        int[] power = new int[8];
        int[] toughness = new int[8];
        int[] worth = new int[8];
        long[] keywords = new long[8];
        int size;

        void clear() {
            size = 0;
        }

        void add(GameView view, int id, Characteristics traits, int worths) {
            if (size == ids.length) grow();
            ids[size] = id;
            power[size] = Math.max(0, traits.power);
            toughness[size] = traits.toughness - view.damage(id);
            worth[size] = worths;
            keywords[size++] = traits.keywords;
        }

        private void grow() {
            int capacity = size * 2;
            ids = Arrays.copyOf(ids, capacity);
            power = Arrays.copyOf(power, capacity);
            toughness = Arrays.copyOf(toughness, capacity);
            worth = Arrays.copyOf(worth, capacity);
            keywords = Arrays.copyOf(keywords, capacity);
        }

        boolean has(int index, Keyword keyword) {
            return (keywords[index] & keyword.bit()) != 0;
        }

        /// Damage it deals in a whole combat to one that can't strike back.
        int hits(int index) {
            return has(index, Keyword.DOUBLE_STRIKE) ? 2 * power[index] : power[index];
        }

        int indexOf(int id) {
            for (int i = 0; i < size; i++) if (ids[i] == id) return i;
            return -1;
        }
    }

    final Fighters attackers = new Fighters();
    final Fighters blockers = new Fighters();
    private boolean[] may = new boolean[64];
    private boolean[] attackerDies = new boolean[64];
    private boolean[] blockerDies = new boolean[64];
    private int[] least = new int[8];

    /// The attack in question.
    boolean[] attacks = new boolean[8];
    /// What each blocker blocks, an index into the attackers, or `NOBODY`.
    int[] blocks = new int[8];
    private int[] blockedBy = new int[8];
    private int[] byThreat = new int[8];

    int defenderLife;
    int defenderPoison;
    /// What the chosen blocks come to.
    int attackerLosses;
    int defenderLosses;
    int damage;
    int poison;

    /// After both sides are filled in: every fight of two is worked out.
    void prepare(GameView view) {
        int pairs = attackers.size * blockers.size;
        if (may.length < pairs) {
            may = new boolean[pairs * 2];
            attackerDies = new boolean[pairs * 2];
            blockerDies = new boolean[pairs * 2];
        }
        if (least.length < attackers.size) {
            least = new int[attackers.size * 2];
            attacks = new boolean[attackers.size * 2];
            blockedBy = new int[attackers.size * 2];
            byThreat = new int[attackers.size * 2];
        }
        if (blocks.length < blockers.size) blocks = new int[blockers.size * 2];
        for (int a = 0; a < attackers.size; a++) {
            least[a] = view.minimumBlockers(attackers.ids[a]);
            for (int b = 0; b < blockers.size; b++) {
                int pair = a * blockers.size + b;
                may[pair] = view.couldBlock(blockers.ids[b], attackers.ids[a]);
                if (may[pair]) fight(a, b, pair);
            }
        }
        order();
    }

    private void order() {
        for (int i = 0; i < attackers.size; i++) {
            int at = i;
            while (at > 0 && threat(byThreat[at - 1]) < threat(i)) {
                byThreat[at] = byThreat[at - 1];
                at--;
            }
            byThreat[at] = i;
        }
    }

    private int threat(int attacker) {
        return attackers.worth[attacker] + 20 * attackers.power[attacker];
    }

    private void fight(int a, int b, int pair) {
        boolean attackerKills = kills(attackers, a, blockers, b, 1);
        boolean blockerKills = kills(blockers, b, attackers, a, 1);
        boolean attackerFirst = (attackers.keywords[a] & FIRST) != 0;
        boolean blockerFirst = (blockers.keywords[b] & FIRST) != 0;
        // CR 702.4: a double striker strikes again with the others.
        if (!attackerKills && attackers.has(a, Keyword.DOUBLE_STRIKE)) {
            boolean survives = !(blockerKills && blockerFirst);
            attackerKills = survives && kills(attackers, a, blockers, b, 2);
            attackerFirst = false;
        }
        if (!blockerKills && blockers.has(b, Keyword.DOUBLE_STRIKE)) {
            boolean survives = !(attackerKills && attackerFirst);
            blockerKills = survives && kills(blockers, b, attackers, a, 2);
            blockerFirst = false;
        }
        if (attackerKills && attackerFirst && !blockerFirst) blockerKills = false;
        if (blockerKills && blockerFirst && !attackerFirst) attackerKills = false;
        attackerDies[pair] = blockerKills;
        blockerDies[pair] = attackerKills;
    }

    private static boolean kills(Fighters by, int i, Fighters of, int j, int times) {
        int dealt = by.power[i] * times;
        if (dealt <= 0) return false;
        boolean shrinks = by.has(i, Keyword.INFECT) || by.has(i, Keyword.WITHER);
        if (of.has(j, Keyword.INDESTRUCTIBLE) && !shrinks) return false;
        return dealt >= of.toughness[j] || by.has(i, Keyword.DEATHTOUCH);
    }

    boolean mayBlock(int attacker, int blocker) {
        return may[attacker * blockers.size + blocker];
    }

    boolean attackerDies(int attacker, int blocker) {
        return attackerDies[attacker * blockers.size + blocker];
    }

    boolean blockerDies(int attacker, int blocker) {
        return blockerDies[attacker * blockers.size + blocker];
    }

    /// How a sound defender blocks: good fights first, then together against what is too big alone, and at last
    /// whatever it takes to stay alive.
    void block() {
        Arrays.fill(blocks, 0, blockers.size, NOBODY);
        Arrays.fill(blockedBy, 0, attackers.size, 0);
        for (int k = 0; k < attackers.size; k++) {
            int a = byThreat[k];
            if (attacks[a] && least[a] <= 1) blockAlone(a, 0);
        }
        for (int k = 0; k < attackers.size; k++) {
            int a = byThreat[k];
            if (attacks[a] && blockedBy[a] < 2) blockTogether(a);
        }
        if (isLethal()) {
            for (int k = 0; k < attackers.size && isLethal(); k++) {
                int a = byPower(k);
                if (a >= 0 && least[a] <= 1 && blockedBy[a] == 0) blockAlone(a, Worth.GAME / 10);
            }
        }
        count();
    }

    /// The attackers that are not blocked, the strongest first: the k-th of them all is close enough.
    private int byPower(int k) {
        int best = NOBODY;
        for (int a = 0; a < attackers.size; a++)
            if (attacks[a]
                    && blockedBy[a] == 0
                    && hasBlocker(a)
                    && (best < 0 || attackers.hits(a) > attackers.hits(best))) best = a;
        return k > attackers.size ? NOBODY : best;
    }

    private boolean hasBlocker(int a) {
        for (int b = 0; b < blockers.size; b++) if (blocks[b] == NOBODY && mayBlock(a, b)) return true;
        return false;
    }

    /// @param urgency what it is worth to stop this attacker besides the usual
    private void blockAlone(int a, int urgency) {
        int best = NOBODY;
        int bestGain = 0;
        int stopped = stopped(a) + urgency;
        for (int b = 0; b < blockers.size; b++) {
            if (blocks[b] != NOBODY || !mayBlock(a, b)) continue;
            int gain = stopped;
            if (attackers.has(a, Keyword.TRAMPLE))
                gain = gain
                        * Math.min(attackers.power[a], Math.max(0, blockers.toughness[b]))
                        / Math.max(1, attackers.power[a]);
            if (attackerDies(a, b)) gain += attackers.worth[a];
            if (blockerDies(a, b)) gain -= blockers.worth[b];
            // A blocker that survives is best the least one, the others may be needed elsewhere.
            gain = gain * 8 - blockers.worth[b] / 16;
            if (gain > bestGain) {
                bestGain = gain;
                best = b;
            }
        }
        if (best == NOBODY) return;
        blocks[best] = a;
        blockedBy[a]++;
    }

    /// What the damage of an unblocked attacker means.
    private int stopped(int a) {
        int hits = attackers.hits(a);
        if (attackers.has(a, Keyword.INFECT)) return hits * (12 + 4 * defenderPoison);
        return Worth.ofDamage(Math.min(hits, Math.max(0, defenderLife - 1)), Math.max(1, defenderLife));
    }

    /// Several blockers that kill what each alone would not, at the price of the best one it can kill.
    private void blockTogether(int a) {
        int already = NOBODY;
        for (int b = 0; b < blockers.size; b++) if (blocks[b] == a) already = b;
        if (already != NOBODY && (attackerDies(a, already) || !blockerDies(a, already))) return;
        int needed = Math.max(2, least[a]);
        int need = attackers.toughness[a];
        if (attackers.has(a, Keyword.INDESTRUCTIBLE) || (attackers.keywords[a] & FIRST) != 0) return;
        int chosen = already == NOBODY ? 0 : 1;
        int dealt = already == NOBODY ? 0 : blockers.power[already];
        int first = already;
        int second = NOBODY;
        int third = NOBODY;
        while (chosen < 3 && (chosen < needed || dealt < need)) {
            int best = NOBODY;
            for (int b = 0; b < blockers.size; b++) {
                if (blocks[b] != NOBODY || !mayBlock(a, b) || b == first || b == second) continue;
                if (best < 0 || blockers.power[b] > blockers.power[best]) best = b;
            }
            if (best < 0) return;
            dealt += blockers.has(best, Keyword.DEATHTOUCH) ? need : blockers.power[best];
            if (chosen == 0) first = best;
            else if (chosen == 1) second = best;
            else third = best;
            chosen++;
        }
        if (dealt < need) return;
        int lost = lost(a, first, second, third);
        if (lost >= attackers.worth[a] + stopped(a)) return;
        put(first, a);
        put(second, a);
        put(third, a);
    }

    private void put(int b, int a) {
        if (b == NOBODY || blocks[b] == a) return;
        blocks[b] = a;
        blockedBy[a]++;
    }

    /// The worth of what the attacker takes with it, the most it can.
    private int lost(int a, int first, int second, int third) {
        int power = attackers.power[a];
        boolean deadly = attackers.has(a, Keyword.DEATHTOUCH);
        int lost = 0;
        int best = 0;
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            int b = i == 0 ? first : i == 1 ? second : third;
            if (b == NOBODY || blockers.has(b, Keyword.INDESTRUCTIBLE)) continue;
            int cost = deadly ? 1 : Math.max(1, blockers.toughness[b]);
            if (cost <= power) best = Math.max(best, blockers.worth[b]);
            if (sum + cost <= power) {
                sum += cost;
                lost += blockers.worth[b];
            }
        }
        return Math.max(lost, best);
    }

    private boolean isLethal() {
        int through = 0;
        int toxic = defenderPoison;
        for (int a = 0; a < attackers.size; a++) {
            if (!attacks[a]) continue;
            int hits = through(a);
            if (attackers.has(a, Keyword.INFECT)) toxic += hits;
            else through += hits;
        }
        return through >= defenderLife || toxic >= 10;
    }

    /// The damage that comes through of one attacker.
    private int through(int a) {
        if (blockedBy[a] == 0) return attackers.hits(a);
        if (!attackers.has(a, Keyword.TRAMPLE)) return 0;
        int left = attackers.hits(a);
        for (int b = 0; b < blockers.size; b++) {
            if (blocks[b] != a) continue;
            left -= attackers.has(a, Keyword.DEATHTOUCH) ? 1 : Math.max(0, blockers.toughness[b]);
        }
        return Math.max(0, left);
    }

    private void count() {
        attackerLosses = defenderLosses = damage = poison = 0;
        for (int a = 0; a < attackers.size; a++) {
            if (!attacks[a]) continue;
            int hits = through(a);
            if (attackers.has(a, Keyword.INFECT)) poison += hits;
            else damage += hits;
            if (blockedBy[a] == 0) continue;
            int first = NOBODY;
            int second = NOBODY;
            int third = NOBODY;
            for (int b = 0; b < blockers.size; b++) {
                if (blocks[b] != a) continue;
                if (first == NOBODY) first = b;
                else if (second == NOBODY) second = b;
                else third = b;
            }
            if (blockedBy[a] == 1) {
                if (attackerDies(a, first)) attackerLosses += attackers.worth[a];
                if (blockerDies(a, first)) defenderLosses += blockers.worth[first];
            } else {
                attackerLosses += attackers.worth[a];
                defenderLosses += lost(a, first, second, third);
            }
        }
    }
}
