package splitsecond.players.heuristic;

import static splitsecond.players.heuristic.Fighters.NOBODY;

import java.util.Arrays;
import splitsecond.engine.GameView;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;

/// A combat in numbers: who could block whom, how each fight would come out, how the defender would best block a given
/// attack, and what that comes to. Fights are worked out for groups of creatures that are alike.
final class Combat {

    private static final Keywords FIRST = Keywords.of(Keyword.FIRST_STRIKE, Keyword.DOUBLE_STRIKE);
    /// The gain of a block that is not possible.
    private static final int NEVER = Integer.MIN_VALUE;

    final Fighters attackers = new Fighters();
    final Fighters blockers = new Fighters();
    // By group of attackers and group of blockers.
    private boolean[] attackerDies = new boolean[64];
    private boolean[] blockerDies = new boolean[64];
    /// What it brings to block alone, and what if that is a matter of life and death.
    private int[] gains = new int[64];

    private int[] urgentGains = new int[64];
    /// By group of attackers: how many must block it together.
    private int[] least = new int[8];

    private int[] stopped = new int[8];
    /// By group of attackers: whether others hit as hard. Then the index decides which is blocked first.
    private boolean[] sharesHits = new boolean[8];

    /// The attack in question.
    boolean[] attacks = new boolean[8];
    // Up to three that block each attacker, by index.
    private int[] first = new int[8];
    private int[] second = new int[8];
    private int[] third = new int[8];
    private int[] byThreat = new int[8];
    /// Made when it is needed: few attacks are a matter of life and death.
    private int[] byHits = new int[8];

    private boolean isOrderedByHits;

    private long[] sorting = new long[8];
    /// By group of blockers: the next that is free.
    private int[] free = new int[8];

    private final int[] gang = new int[3];

    int defenderLife;
    int defenderPoison;
    /// What the chosen blocks come to.
    int attackerLosses;
    int defenderLosses;
    int damage;
    int poison;
    /// How many attack and are tapped for it.
    int tapped;
    /// Whether it could have come out otherwise if another one, like one of the attackers, attacked in its stead.
    boolean orderMatters;
    /// By group of blockers: how many die.
    int[] deaths = new int[8];

    /// After both sides are filled in: who is like whom, and how every fight of two would come out.
    void prepare(GameView view) {
        reserve();
        for (int a = 0; a < attackers.size; a++)
            sorting[a] = descending(attackers.worth[a] + 20 * attackers.power[a], a);
        sort(byThreat);
        attackers.groupAlong(byThreat, view, blockers);
        blockers.group(view, attackers);
        isOrderedByHits = false;
        int pairs = attackers.groups * blockers.groups;
        if (gains.length < pairs) {
            attackerDies = new boolean[pairs * 2];
            blockerDies = new boolean[pairs * 2];
            gains = new int[pairs * 2];
            urgentGains = new int[pairs * 2];
        }
        for (int g = 0; g < attackers.groups; g++) {
            int a = attackers.example[g];
            least[g] = view.minimumBlockers(attackers.ids[a]);
            stopped[g] = stopped(a);
            for (int h = 0; h < blockers.groups; h++) meet(view, g, h);
        }
    }

    private void reserve() {
        int size = attackers.size;
        if (attacks.length < size) {
            least = new int[size * 2];
            stopped = new int[size * 2];
            sharesHits = new boolean[size * 2];
            attacks = new boolean[size * 2];
            first = new int[size * 2];
            second = new int[size * 2];
            third = new int[size * 2];
            byThreat = new int[size * 2];
            byHits = new int[size * 2];
            sorting = new long[size * 2];
        }
        if (free.length < blockers.size) {
            free = new int[blockers.size * 2];
            deaths = new int[blockers.size * 2];
        }
    }

    /// A key that sorts the greatest value first, of equal ones the lowest index.
    private static long descending(int value, int index) {
        return (long) -value << 32 | index;
    }

    private void orderByHits() {
        isOrderedByHits = true;
        for (int a = 0; a < attackers.size; a++) sorting[a] = descending(attackers.hits(a), a);
        sort(byHits);
        Arrays.fill(sharesHits, 0, attackers.groups, false);
        for (int k = 1; k < attackers.size; k++) {
            int g = attackers.group[byHits[k - 1]];
            int other = attackers.group[byHits[k]];
            if (g != other && attackers.hits(byHits[k - 1]) == attackers.hits(byHits[k]))
                sharesHits[g] = sharesHits[other] = true;
        }
    }

    private void sort(int[] into) {
        Arrays.sort(sorting, 0, attackers.size);
        for (int k = 0; k < attackers.size; k++) into[k] = (int) sorting[k];
    }

    private void meet(GameView view, int g, int h) {
        int pair = g * blockers.groups + h;
        int a = attackers.example[g];
        int b = blockers.example[h];
        if (!view.couldBlock(blockers.ids[b], attackers.ids[a])) {
            gains[pair] = urgentGains[pair] = NEVER;
            return;
        }
        fight(a, b, pair);
        gains[pair] = gain(a, b, pair, stopped[g]);
        urgentGains[pair] = gain(a, b, pair, stopped[g] + Worth.GAME / 10);
    }

    private void fight(int a, int b, int pair) {
        boolean attackerKills = kills(attackers, a, blockers, b, 1);
        boolean blockerKills = kills(blockers, b, attackers, a, 1);
        boolean attackerFirst = attackers.keywords[a].hasAny(FIRST);
        boolean blockerFirst = blockers.keywords[b].hasAny(FIRST);
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
        if (of.lasting[j] && !shrinks) return false;
        return dealt >= of.toughness[j] || by.has(i, Keyword.DEATHTOUCH);
    }

    /// What the damage of an unblocked attacker means.
    private int stopped(int a) {
        int hits = attackers.hits(a);
        if (attackers.has(a, Keyword.INFECT)) return hits * (12 + 4 * defenderPoison);
        return Worth.ofDamage(Math.min(hits, Math.max(0, defenderLife - 1)), Math.max(1, defenderLife));
    }

    /// @param stopping what it is worth to stop this attacker
    private int gain(int a, int b, int pair, int stopping) {
        int gain = stopping;
        if (attackers.has(a, Keyword.TRAMPLE))
            gain = gain
                    * Math.min(attackers.power[a], Math.max(0, blockers.toughness[b]))
                    / Math.max(1, attackers.power[a]);
        if (attackerDies[pair]) gain += attackers.worth[a];
        if (blockerDies[pair]) gain -= blockers.worth[b];
        // A blocker that survives is best the least one, the others may be needed elsewhere.
        return gain * 8 - blockers.worth[b] / 16;
    }

    private int pair(int attacker, int blocker) {
        return attackers.group[attacker] * blockers.groups + blockers.group[blocker];
    }

    /// How a sound defender blocks: good fights first, then together against what is too big alone, and at last
    /// whatever it takes to stay alive.
    void block() {
        System.arraycopy(blockers.example, 0, free, 0, blockers.groups);
        Arrays.fill(first, 0, attackers.size, NOBODY);
        blockAlone();
        blockTogether();
        stayAlive();
        count();
    }

    /// What each blocker blocks after that, an index into the attackers, or `NOBODY`.
    void assign(int[] blocks) {
        Arrays.fill(blocks, 0, blockers.size, NOBODY);
        for (int a = 0; a < attackers.size; a++) {
            if (first[a] == NOBODY) continue;
            blocks[first[a]] = a;
            if (second[a] != NOBODY) blocks[second[a]] = a;
            if (third[a] != NOBODY) blocks[third[a]] = a;
        }
    }

    private int take(int h) {
        int b = free[h];
        free[h] = blockers.next[b];
        return b;
    }

    private void put(int a, int b) {
        first[a] = b;
        second[a] = third[a] = NOBODY;
    }

    private void blockAlone() {
        int hopeless = NOBODY;
        for (int k = 0; k < attackers.size; k++) {
            int a = byThreat[k];
            int g = attackers.group[a];
            // Where one found nobody, the next like it finds nobody either.
            if (!attacks[a] || g == hopeless || least[g] > 1) continue;
            int h = best(gains, g);
            if (h == NOBODY) hopeless = g;
            else put(a, take(h));
        }
    }

    /// The group whose next member makes the best block, if that is any good.
    private int best(int[] of, int g) {
        int best = NOBODY;
        int bestGain = 0;
        int row = g * blockers.groups;
        for (int h = 0; h < blockers.groups; h++) {
            if (free[h] == NOBODY) continue;
            int gain = of[row + h];
            if (gain > bestGain || gain == bestGain && best != NOBODY && free[h] < free[best]) {
                bestGain = gain;
                best = h;
            }
        }
        return best;
    }

    private void blockTogether() {
        int hopeless = NOBODY;
        for (int k = 0; k < attackers.size; k++) {
            int a = byThreat[k];
            if (!attacks[a]) continue;
            if (first[a] != NOBODY) {
                int pair = pair(a, first[a]);
                if (!attackerDies[pair] && blockerDies[pair]) blockTogether(a);
            } else if (attackers.group[a] != hopeless && !blockTogether(a)) hopeless = attackers.group[a];
        }
    }

    /// Several blockers that kill what each alone would not, at the price of the best one it can kill.
    private boolean blockTogether(int a) {
        if (attackers.lasting[a] || attackers.keywords[a].hasAny(FIRST)) return false;
        int g = attackers.group[a];
        int needed = Math.max(2, least[g]);
        int need = attackers.toughness[a];
        int already = first[a] == NOBODY ? 0 : 1;
        int dealt = already == 0 ? 0 : blockers.power[first[a]];
        int size = already;
        gang[0] = first[a];
        gang[1] = gang[2] = NOBODY;
        while (size < 3 && (size < needed || dealt < need)) {
            int h = strongest(g);
            if (h == NOBODY) break;
            int b = take(h);
            gang[size++] = b;
            dealt += blockers.has(b, Keyword.DEATHTOUCH) ? need : blockers.power[b];
        }
        boolean enough = size >= Math.min(needed, 3) && dealt >= need;
        if (!enough || lost(a, gang[0], gang[1], gang[2]) >= attackers.worth[a] + stopped[g]) {
            while (size > already) giveBack(gang[--size]);
            return false;
        }
        putTogether(a);
        return true;
    }

    private void giveBack(int b) {
        free[blockers.group[b]] = b;
    }

    private int strongest(int g) {
        int best = NOBODY;
        int most = 0;
        int row = g * blockers.groups;
        for (int h = 0; h < blockers.groups; h++) {
            int b = free[h];
            if (b == NOBODY || gains[row + h] == NEVER) continue;
            int power = blockers.power[b];
            if (best == NOBODY || power > most || power == most && b < free[best]) {
                best = h;
                most = power;
            }
        }
        return best;
    }

    /// By index, whatever the order in which they were found.
    private void putTogether(int a) {
        int x = gang[0];
        int y = gang[1];
        int z = gang[2];
        if (y != NOBODY && y < x) {
            x = y;
            y = gang[0];
        }
        if (z != NOBODY && z < y) {
            int later = y;
            y = z;
            z = later;
            if (y < x) {
                y = x;
                x = gang[2];
            }
        }
        first[a] = x;
        second[a] = y;
        third[a] = z;
    }

    /// Blocks the strongest that are still unblocked as long as the rest would be lethal.
    private void stayAlive() {
        orderMatters = false;
        int through = 0;
        int toxic = defenderPoison;
        for (int a = 0; a < attackers.size; a++) {
            if (!attacks[a]) continue;
            if (attackers.has(a, Keyword.INFECT)) toxic += through(a);
            else through += through(a);
        }
        if (through < defenderLife && toxic < 10) return;
        if (!isOrderedByHits) orderByHits();
        for (int k = 0; k < attackers.size && (through >= defenderLife || toxic >= 10); k++) {
            int a = byHits[k];
            int g = attackers.group[a];
            if (!attacks[a] || first[a] != NOBODY || strongest(g) == NOBODY) continue;
            int h = least[g] > 1 ? NOBODY : best(urgentGains, g);
            if (h == NOBODY) return;
            orderMatters |= sharesHits[g];
            put(a, take(h));
            int less = attackers.hits(a) - through(a);
            if (attackers.has(a, Keyword.INFECT)) toxic -= less;
            else through -= less;
        }
    }

    /// What a trick would bring in the fight of one attacker against one blocker where it brings most.
    int won(TrickInHand trick) {
        int most = 0;
        for (int a = 0; a < attackers.size; a++) {
            if (!attacks[a] || first[a] == NOBODY || second[a] != NOBODY) continue;
            int b = first[a];
            boolean kills = !blockers.lasting[b] && attackers.power[a] + trick.power() >= blockers.toughness[b];
            boolean survives = blockers.power[b] < attackers.toughness[a] + trick.toughness()
                    && !blockers.has(b, Keyword.DEATHTOUCH);
            int brings = 0;
            if (kills && !blockerDies[pair(a, b)]) brings += blockers.worth[b];
            if (survives && attackerDies[pair(a, b)]) brings += attackers.worth[a];
            most = Math.max(most, brings - Worth.CARD);
        }
        return most;
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
            if (b == NOBODY || blockers.lasting[b]) continue;
            int cost = deadly ? 1 : Math.max(1, blockers.toughness[b]);
            if (cost <= power) best = Math.max(best, blockers.worth[b]);
            if (sum + cost <= power) {
                sum += cost;
                lost += blockers.worth[b];
            }
        }
        return Math.max(lost, best);
    }

    /// The damage that comes through of one attacker.
    private int through(int a) {
        if (first[a] == NOBODY) return attackers.hits(a);
        if (!attackers.has(a, Keyword.TRAMPLE)) return 0;
        int left = attackers.hits(a) - held(a, first[a]);
        if (second[a] != NOBODY) left -= held(a, second[a]);
        if (third[a] != NOBODY) left -= held(a, third[a]);
        return Math.max(0, left);
    }

    private int held(int a, int b) {
        return attackers.has(a, Keyword.DEATHTOUCH) ? 1 : Math.max(0, blockers.toughness[b]);
    }

    private void count() {
        attackerLosses = defenderLosses = damage = poison = tapped = 0;
        Arrays.fill(deaths, 0, blockers.groups, 0);
        for (int a = 0; a < attackers.size; a++) {
            if (!attacks[a]) continue;
            if (!attackers.has(a, Keyword.VIGILANCE)) tapped++;
            int hits = through(a);
            if (attackers.has(a, Keyword.INFECT)) poison += hits;
            else damage += hits;
            if (first[a] == NOBODY) continue;
            boolean dies = bury(a, first[a]);
            if (second[a] == NOBODY) {
                if (attackerDies[pair(a, first[a])]) attackerLosses += attackers.worth[a];
                if (dies) defenderLosses += blockers.worth[first[a]];
                continue;
            }
            bury(a, second[a]);
            if (third[a] != NOBODY) bury(a, third[a]);
            attackerLosses += attackers.worth[a];
            defenderLosses += lost(a, first[a], second[a], third[a]);
        }
    }

    private boolean bury(int a, int b) {
        boolean dies = blockerDies[pair(a, b)];
        if (dies) deaths[blockers.group[b]]++;
        return dies;
    }
}
