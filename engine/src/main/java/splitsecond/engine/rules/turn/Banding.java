package splitsecond.engine.rules.turn;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 702.22: attackers that are blocked together, and whose opponents do not divide their damage themselves.
final class Banding {

    private Banding() {}

    /// Asks each attacker in turn whether it joins one before it; null while an answer is missing. The bands are pairs:
    /// a creature, and the first of its band.
    ///
    /// @param goals what each of them attacks
    static @Nullable IntList choose(GameState state, Asking frame, int player, IntList attackers, IntList goals) {
        var bands = new IntList();
        for (int i = 0; i < attackers.size(); i++) {
            int id = attackers.get(i);
            state.decision.begin(Decision.Kind.CHOOSE, player, id, 1);
            for (int k = 0; k < i; k++)
                if (isFirst(bands, attackers.get(k)) && goals.get(k) == goals.get(i))
                    if (mayJoin(state, bands, attackers.get(k), id))
                        state.decision.add(Option.Kind.ENTITY, attackers.get(k));
            state.decision.add(Option.Kind.NO, 0);
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return null;
            bands.add(id);
            bands.add(Option.kind(answer) == Option.Kind.ENTITY ? Option.id(answer) : id);
        }
        return bands;
    }

    private static boolean isFirst(IntList bands, int id) {
        return first(bands, id) == id;
    }

    private static int first(IntList bands, int id) {
        for (int i = 0; i < bands.size(); i += 2) if (bands.get(i) == id) return bands.get(i + 1);
        return GameState.NONE;
    }

    /// CR 702.22c: no more than one creature of a band is without banding.
    private static boolean mayJoin(GameState state, IntList bands, int first, int id) {
        int without = has(state, id) ? 0 : 1;
        for (int i = 0; i < bands.size(); i += 2) if (bands.get(i + 1) == first && !has(state, bands.get(i))) without++;
        return without <= 1;
    }

    static boolean has(GameState state, int id) {
        return Layers.of(state, id).has(Keyword.BANDING);
    }

    /// Whether the two attack in one band.
    static boolean areTogether(GameState state, int one, int other) {
        int first = first(state.combat.bands, one);
        return first != GameState.NONE && first == first(state.combat.bands, other);
    }

    /// CR 702.22j-k: who divides the combat damage of a creature among those: its controller, unless one of them has
    /// banding.
    static int divider(GameState state, int source, IntList among) {
        for (int i = 0; i < among.size(); i++) if (has(state, among.get(i))) return state.controller(among.get(i));
        return state.controller(source);
    }
}
