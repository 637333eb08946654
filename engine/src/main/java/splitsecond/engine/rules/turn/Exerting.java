package splitsecond.engine.rules.turn;

import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Tapping;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 508.1g: what may be done as attackers are declared: exert them (701.43), or have them enlist another (702.154).
public final class Exerting {

    private Exerting() {}

    /// Whether the creature offers anything as it attacks.
    static boolean isOffered(GameState state, int id) {
        var traits = Layers.of(state, id);
        return traits.has(Keyword.ENLIST) || traits.rules.length > 0 && traits.hasRule(Rule.Kind.MAY_BE_EXERTED);
    }

    /// Asks for all attackers; false while an answer is missing. What was chosen are pairs: the attacker, and whom it
    /// enlists, or itself if it is exerted.
    static boolean choose(GameState state, Asking frame, int player, IntList attackers, IntList chosen) {
        for (int i = 0; i < attackers.size(); i++) {
            int id = attackers.get(i);
            var traits = Layers.of(state, id);
            if (traits.hasRule(Rule.Kind.MAY_BE_EXERTED)) {
                state.decision.begin(Decision.Kind.MAY, player, id, 0);
                state.decision.add(Option.Kind.YES, 0).add(Option.Kind.NO, 0);
                long answer = frame.pick(state);
                if (answer == Asking.PENDING) return false;
                if (Option.kind(answer) == Option.Kind.YES) add(chosen, id, id);
            }
            if (traits.has(Keyword.ENLIST) && !enlist(state, frame, player, id, attackers, chosen)) return false;
        }
        return true;
    }

    private static void add(IntList chosen, int attacker, int other) {
        chosen.add(attacker);
        chosen.add(other);
    }

    private static boolean enlist(
            GameState state, Asking frame, int player, int attacker, IntList attackers, IntList chosen) {
        state.decision.begin(Decision.Kind.CHOOSE, player, attacker, 1);
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.isPermanentOf(id, player)
                    && !attackers.contains(id)
                    && !isEnlisted(chosen, id)
                    && isFresh(state, id)) state.decision.add(Option.Kind.ENTITY, id);
        }
        state.decision.add(Option.Kind.NO, 0);
        long answer = frame.pick(state);
        if (answer == Asking.PENDING) return false;
        if (Option.kind(answer) == Option.Kind.ENTITY) add(chosen, attacker, Option.id(answer));
        return true;
    }

    private static boolean isEnlisted(IntList chosen, int id) {
        for (int i = 1; i < chosen.size(); i += 2) if (chosen.get(i) == id) return true;
        return false;
    }

    /// CR 702.154a: an untapped creature without summoning sickness.
    private static boolean isFresh(GameState state, int id) {
        var traits = Layers.of(state, id);
        return traits.isCreature()
                && !state.is(id, ObjectFlags.TAPPED)
                && (!state.is(id, ObjectFlags.SICK) || traits.has(Keyword.HASTE));
    }

    static void perform(GameState state, int player, IntList chosen) {
        for (int i = 0; i < chosen.size(); i += 2) {
            int attacker = chosen.get(i);
            int other = chosen.get(i + 1);
            if (attacker == other) Tapping.exert(state, player, attacker);
            else {
                Tapping.tap(state, other);
                raise(state, player, attacker, other, Action.ENLIST);
            }
        }
    }

    private static void raise(GameState state, int player, int id, int other, Action action) {
        Triggers.raise(state, GameEvent.did(action, id, other, player, 1));
    }
}
