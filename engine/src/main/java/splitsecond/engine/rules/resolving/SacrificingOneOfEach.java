package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// "An artifact and a land": each permanent is sacrificed as one of them, and as many are as can be (CR 609.3). Who
/// controls an artifact land and another artifact must choose the other as the artifact.
final class SacrificingOneOfEach {

    private SacrificingOneOfEach() {}

    static @Nullable IntList choose(GameState state, Following frame, Reference what, int player) {
        var kinds = new ArrayList<Reference>();
        flatten(what, kinds);
        var candidates = new ArrayList<IntList>();
        for (var kind : kinds) candidates.add(Moving.ownOf(state, frame.context, kind, player));
        var taken = new IntList();
        for (int i = 0; i < kinds.size(); i++) {
            var allowed = new IntList();
            int most = most(candidates, i, taken);
            for (int k = 0; k < candidates.get(i).size(); k++) {
                int one = candidates.get(i).get(k);
                if (!taken.contains(one) && most(candidates, i + 1, taken.with(IntList.of(one))) == most - 1)
                    allowed.add(one);
            }
            var chosen = kinds.get(i).plain() instanceof Reference.Chosen some
                    ? Choosing.some(state, frame, Decision.Kind.CHOOSE, player, allowed, some.count())
                    : allowed;
            if (chosen == null) return null;
            taken = taken.with(chosen);
        }
        return taken;
    }

    private static void flatten(Reference what, List<Reference> kinds) {
        if (what.plain() instanceof Reference.Both both) {
            flatten(both.first(), kinds);
            flatten(both.second(), kinds);
        } else kinds.add(what);
    }

    /// Of how many kinds from that one on there can be one each, besides those that are taken: a greatest matching.
    private static int most(List<IntList> candidates, int from, IntList taken) {
        var used = new HashMap<Integer, Integer>();
        int count = 0;
        for (int kind = from; kind < candidates.size(); kind++)
            if (finds(candidates, kind, taken, used, new HashSet<>())) count++;
        return count;
    }

    /// Whether there is one for that kind, if others may take another one instead.
    private static boolean finds(
            List<IntList> candidates, int kind, IntList taken, Map<Integer, Integer> used, Set<Integer> seen) {
        var own = candidates.get(kind);
        for (int k = 0; k < own.size(); k++) {
            int one = own.get(k);
            if (taken.contains(one) || !seen.add(one)) continue;
            Integer by = used.get(one);
            if (by != null && !finds(candidates, by, taken, used, seen)) continue;
            used.put(one, kind);
            return true;
        }
        return false;
    }
}
