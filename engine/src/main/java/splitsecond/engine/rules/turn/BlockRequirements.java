package splitsecond.engine.rules.turn;

import java.util.Arrays;
import splitsecond.engine.state.IntList;

/// CR 509.1b-c: the most requirements that the creatures still to be asked about can meet without breaking a
/// restriction. Blockers are a flow from blockers to attackers, so that no search among all declarations is needed.
final class BlockRequirements {

    static final int IMPOSSIBLE = -1;

    /// An attacker that needs several blockers is tried as blocked and as unblocked; of more such attackers than this,
    /// some are only taken for blocked once they are.
    private static final int MOST_UNDECIDED = 4;
    /// More than all requirements together: what must be filled comes first.
    private static final int NEEDED = 1 << 16;

    private final BlockOptions options;
    private final int[] blockedBy;
    private final int position;
    private final int left;
    private final boolean blocksAlready;
    private final IntList pairs;

    private BlockRequirements(
            BlockOptions options, int[] blockedBy, int position, int left, boolean blocksAlready, IntList pairs) {
        this.options = options;
        this.blockedBy = blockedBy;
        this.position = position;
        this.left = left;
        this.blocksAlready = blocksAlready;
        this.pairs = pairs;
    }

    /// @param position the blocker that is being asked about, which may block `left` more
    /// @param pairs what has been declared, indexes of blocker and attacker
    /// @param most no more than this is possible
    static int best(
            BlockOptions options,
            int[] blockedBy,
            int position,
            int left,
            boolean blocksAlready,
            IntList pairs,
            int most) {
        if (!options.anyRequirement && !anyNeeded(options, blockedBy)) return 0;
        return new BlockRequirements(options, blockedBy, position, left, blocksAlready, pairs).best(most);
    }

    private static boolean anyNeeded(BlockOptions options, int[] blockedBy) {
        for (int a = 0; a < blockedBy.length; a++) if (blockedBy[a] > 0 && blockedBy[a] < options.least[a]) return true;
        return false;
    }

    private int best(int most) {
        int[] undecided = options.anyRequirement ? undecided() : new int[0];
        int best = IMPOSSIBLE;
        var blocked = new boolean[blockedBy.length];
        for (int set = (1 << undecided.length) - 1; set >= 0 && best < most; set--) {
            if (!isFirstOfItsLike(undecided, set)) continue;
            for (int i = 0; i < undecided.length; i++) blocked[undecided[i]] = (set & 1 << i) != 0;
            best = Math.max(best, solve(blocked));
        }
        return best;
    }

    /// Of attackers that are like each other the first are taken for blocked.
    private boolean isFirstOfItsLike(int[] undecided, int set) {
        for (int i = 1; i < undecided.length; i++) {
            if ((set & 1 << i) == 0) continue;
            for (int k = 0; k < i; k++)
                if ((set & 1 << k) == 0 && options.likes[undecided[k]] == options.likes[undecided[i]]) return false;
        }
        return true;
    }

    /// Attackers that need several blockers and have none: those that requirements speak of first, then those that
    /// somebody who must block may have to be sent to.
    private int[] undecided() {
        var found = new IntList();
        for (int round = 0; round < 2; round++) {
            for (int a = 0; a < blockedBy.length && found.size() < MOST_UNDECIDED; a++) {
                if (options.least[a] <= 1 || blockedBy[a] > 0 || able(a) < options.least[a]) continue;
                boolean wanted = options.isLured(a) || options.mustBeBlocked[a];
                if (round == 0 ? wanted : !wanted && isLastResort(a)) found.add(a);
            }
        }
        return found.toArray();
    }

    private boolean isLastResort(int attacker) {
        for (int b = position; b < options.blockers.length; b++)
            if (options.mustBlock[b] && mayTake(b, attacker) && !hasSimpleBlock(b)) return true;
        return false;
    }

    private boolean hasSimpleBlock(int blocker) {
        for (int a = 0; a < blockedBy.length; a++) if (!options.special[a] && mayTake(blocker, a)) return true;
        return false;
    }

    private int able(int attacker) {
        int able = 0;
        for (int b = position; b < options.blockers.length; b++) if (mayTake(b, attacker)) able++;
        return able;
    }

    private boolean mayTake(int blocker, int attacker) {
        // Who would have to pay can't be counted on.
        if (!options.may[blocker][attacker] || !CombatTax.isFree(options.taxes[blocker])) return false;
        if (blocker != position) return true;
        if (left == 0) return false;
        for (int i = pairs.size() - 2; i >= 0 && pairs.get(i) == position; i -= 2)
            if (pairs.get(i + 1) == attacker) return false;
        return true;
    }

    /// With those attackers blocked that need several blockers and have none.
    private int solve(boolean[] blocked) {
        int blockers = options.blockers.length;
        int attackers = blockedBy.length;
        int source = blockers + attackers;
        int sink = source + 1;
        var flow = new Flow(sink + 1, source, sink);
        int needed = 0;
        int certain = 0;
        for (int a = 0; a < attackers; a++) {
            if (!options.special[a] || !isOpen(a, blocked)) continue;
            int room = Math.min(options.most[a], blockers + 1) - blockedBy[a];
            int need = blockedBy[a] > 0 || blocked[a] ? Math.max(0, options.least[a] - blockedBy[a]) : 0;
            if (need > room) return IMPOSSIBLE;
            if (need == 0 && !options.anyRequirement) continue;
            boolean first = options.mustBeBlocked[a] && blockedBy[a] == 0;
            if (need > 0) {
                flow.add(blockers + a, sink, need, NEEDED);
                if (first) certain++;
            } else if (first && room > 0) {
                flow.add(blockers + a, sink, 1, 1);
                room--;
            }
            if (room > need) flow.add(blockers + a, sink, room - need, 0);
            needed += need;
        }
        for (int b = position; b < blockers; b++) addBlocker(flow, b, blocked);
        long total = flow.most();
        if (total / NEEDED != needed) return IMPOSSIBLE;
        return (int) (total % NEEDED) + certain;
    }

    private boolean isOpen(int attacker, boolean[] blocked) {
        return options.least[attacker] <= 1 || blockedBy[attacker] > 0 || blocked[attacker];
    }

    private void addBlocker(Flow flow, int blocker, boolean[] blocked) {
        int capacity = blocker == position ? left : options.capacity[blocker];
        if (capacity <= 0) return;
        boolean must = options.mustBlock[blocker] && !(blocker == position && blocksAlready);
        flow.add(flow.source, blocker, 1, must ? 1 : 0);
        if (capacity > 1) flow.add(flow.source, blocker, Math.min(capacity, blockedBy.length) - 1, 0);
        boolean plain = false;
        for (int a = 0; a < blockedBy.length; a++) {
            if (!mayTake(blocker, a)) continue;
            if (!options.special[a]) plain = true;
            else if (isOpen(a, blocked) && flow.leadsOn(options.blockers.length + a))
                flow.add(blocker, options.blockers.length + a, 1, options.lures(blocker, a) ? 1 : 0);
        }
        if (plain && must) flow.add(blocker, flow.sink, 1, 0);
    }

    /// A flow that gains the most: the best path is filled as long as it gains anything.
    private static final class Flow {

        final int source;
        final int sink;
        private final int[] heads;
        private int[] next = new int[64];
        private int[] ends = new int[64];
        private int[] room = new int[64];
        private int[] gains = new int[64];
        private int edges;
        private final int[] queue;
        private final boolean[] queued;

        Flow(int nodes, int source, int sink) {
            this.source = source;
            this.sink = sink;
            heads = new int[nodes];
            queue = new int[nodes];
            queued = new boolean[nodes];
            Arrays.fill(heads, -1);
        }

        void add(int from, int to, int capacity, int gain) {
            half(from, to, capacity, gain);
            half(to, from, 0, -gain);
        }

        /// Whether anything can flow on from there.
        boolean leadsOn(int node) {
            return heads[node] >= 0;
        }

        private void half(int from, int to, int capacity, int gain) {
            if (edges == ends.length) {
                next = Arrays.copyOf(next, edges * 2);
                ends = Arrays.copyOf(ends, edges * 2);
                room = Arrays.copyOf(room, edges * 2);
                gains = Arrays.copyOf(gains, edges * 2);
            }
            ends[edges] = to;
            room[edges] = capacity;
            gains[edges] = gain;
            next[edges] = heads[from];
            heads[from] = edges++;
        }

        long most() {
            long total = 0;
            var best = new int[heads.length];
            var by = new int[heads.length];
            while (true) {
                findBestPath(best, by);
                if (best[sink] <= 0) return total;
                total += best[sink];
                for (int node = sink; node != source; node = ends[by[node] ^ 1]) {
                    room[by[node]]--;
                    room[by[node] ^ 1]++;
                }
            }
        }

        private void findBestPath(int[] best, int[] by) {
            Arrays.fill(best, Integer.MIN_VALUE);
            best[source] = 0;
            int size = heads.length;
            int first = 0;
            int count = 1;
            queue[0] = source;
            while (count > 0) {
                int node = queue[first];
                first = first + 1 == size ? 0 : first + 1;
                count--;
                queued[node] = false;
                for (int e = heads[node]; e >= 0; e = next[e]) {
                    int end = ends[e];
                    if (room[e] == 0 || best[node] + gains[e] <= best[end]) continue;
                    best[end] = best[node] + gains[e];
                    by[end] = e;
                    if (queued[end] || end == sink) continue;
                    queued[end] = true;
                    queue[(first + count++) % size] = end;
                }
            }
        }
    }
}
