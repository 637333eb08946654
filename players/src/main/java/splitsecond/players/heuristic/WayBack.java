package splitsecond.players.heuristic;

import java.util.Arrays;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.view.Traits;

/// What the opponents could do to us next turn, when those who attack now are tapped and some of theirs have died.
final class WayBack {

    /// Instead of how hard a creature hits: it will not attack.
    private static final int NOT_AT_ALL = -1;
    /// And, less how hard it hits: it can't be blocked by any of us.
    private static final int EVADING = -2;

    /// How hard they hit, the hardest first, and how many hit so hard.
    private int[] hits = new int[16];

    private int[] counts = new int[16];
    private int[] left = new int[16];
    private int size;
    /// Damage that we have nothing to block with.
    private int evading;
    /// By creature of theirs that may block now: how hard it would hit among those we can block.
    private int[] hitOfBlocker = new int[16];

    private boolean weFly;
    private int life;

    void clear(Board board) {
        size = 0;
        evading = 0;
        weFly = false;
        life = board.view.life(board.me);
        for (int i = 0; i < board.mine().size && !weFly; i++)
            weFly = board.mine().traits[i].has(Keyword.FLYING)
                    || board.mine().traits[i].has(Keyword.REACH);
    }

    /// @param blocker its number among those that may block now, or `NOBODY`
    void add(Traits traits, int blocker) {
        int hit = traits.has(Keyword.DOUBLE_STRIKE) ? 2 * traits.power() : traits.power();
        int how = hit;
        if (traits.power() <= 0 || traits.has(Keyword.DEFENDER) || Attack.isForbidden(traits)) how = NOT_AT_ALL;
        else if (traits.has(Keyword.FLYING) && !weFly) {
            how = EVADING - hit;
            evading += hit;
        } else insert(hit);
        if (blocker == Fighters.NOBODY) return;
        if (blocker >= hitOfBlocker.length) hitOfBlocker = Arrays.copyOf(hitOfBlocker, blocker * 2);
        hitOfBlocker[blocker] = how;
    }

    private void insert(int hit) {
        int at = size;
        while (at > 0 && hits[at - 1] < hit) at--;
        if (at > 0 && hits[at - 1] == hit) {
            counts[at - 1]++;
            return;
        }
        if (size == hits.length) {
            hits = Arrays.copyOf(hits, size * 2);
            counts = Arrays.copyOf(counts, size * 2);
            left = new int[size * 2];
        }
        System.arraycopy(hits, at, hits, at + 1, size - at);
        System.arraycopy(counts, at, counts, at + 1, size - at);
        hits[at] = hit;
        counts[at] = 1;
        size++;
    }

    /// @param home how many of us could block
    int danger(Combat combat, int home) {
        System.arraycopy(counts, 0, left, 0, size);
        int damage = evading;
        for (int h = 0; h < combat.blockers.groups; h++) {
            int dead = combat.deaths[h];
            if (dead == 0) continue;
            int b = combat.blockers.example[h];
            int hit = hitOfBlocker[b];
            if (hit <= EVADING) damage -= dead * (EVADING - hit);
            else if (hit != NOT_AT_ALL) left[find(hit)] -= dead;
        }
        // Our blockers take the strongest.
        int blocking = home;
        for (int i = 0; i < size; i++) {
            int blocked = Math.min(blocking, left[i]);
            blocking -= blocked;
            damage += (left[i] - blocked) * hits[i];
        }
        if (damage <= 0) return 0;
        if (damage >= life) return 600 + 20 * (damage - life);
        return Worth.ofDamage(damage, life) / 2;
    }

    private int find(int hit) {
        int at = 0;
        while (hits[at] != hit) at++;
        return at;
    }
}
