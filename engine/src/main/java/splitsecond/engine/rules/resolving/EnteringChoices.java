package splitsecond.engine.rules.resolving;

import java.util.List;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Replacing;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Copying;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Memory;

/// CR 614.12a: what is chosen before a permanent enters the battlefield.
public final class EnteringChoices {

    private EnteringChoices() {}

    /// What must be asked before a permanent enters (copy of what, which color, pay 2 life or tapped): asks through
    /// the frame; false while an answer is missing. Called before `Zones.move`, with the object still where it was.
    public static boolean ask(GameState state, Asking frame, int id, Entering arrival) {
        if (arrival.faceDown) return true;
        var blueprint = state.blueprint(id);
        var face = blueprint.faces[Math.min(arrival.face, blueprint.faces.length - 1)];
        int player = arrival.controller == GameState.NONE ? state.owner(id) : arrival.controller;
        if (!askCopy(state, frame, id, face, player, arrival)) return false;
        if (arrival.copyOf != null) face = arrival.copyOf.front();
        if (!face.hasStatics) return true;
        for (var ability : face.abilities) {
            var own = Replacing.replacement(ability);
            if (own instanceof Replacement.EntersChoosing choosing) {
                var memory = arrival.memory == null ? Memory.BLANK : arrival.memory;
                var chosen = TurnsAndChoices.remember(state, frame, player, id, choosing.what(), List.of(), memory);
                if (chosen == null) return false;
                arrival.memory = chosen;
            } else if (own instanceof Replacement.EntersTapped tapped && tapped.unlessPaid() != null) {
                if (!askPayment(state, frame, id, player, tapped.unlessPaid(), arrival)) return false;
            }
        }
        return true;
    }

    /// CR 707.5: chosen before it enters; what it copies decides what else is asked.
    private static boolean askCopy(
            GameState state, Asking frame, int id, Characteristics face, int player, Entering arrival) {
        if (!face.hasStatics) return true;
        for (var ability : face.abilities) {
            if (!(Replacing.replacement(ability) instanceof Replacement.EntersAsCopy copy)) continue;
            var candidates = new IntList();
            Filters.find(state, copy.of(), Context.of(id, player), candidates);
            candidates.remove(id);
            if (candidates.isEmpty()) return true;
            var decision = state.decision.begin(Decision.Kind.CHOOSE, player, id, 1);
            for (int i = 0; i < candidates.size(); i++) decision.add(Option.Kind.ENTITY, candidates.get(i));
            if (copy.optional()) decision.add(Option.Kind.NO, 0);
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return false;
            if (Option.kind(answer) == Option.Kind.NO) return true;
            arrival.copyOf = Copying.except(
                    state, Copying.copiable(state, Option.id(answer)), copy.except(), Context.of(id, player));
            arrival.face = 0;
            arrival.tapped |= copy.tapped();
            return true;
        }
        return true;
    }

    /// "You may pay 2 life. If you don't, it enters tapped." Life is paid as it enters, so that asking changes nothing.
    private static boolean askPayment(GameState state, Asking frame, int id, int player, Cost cost, Entering arrival) {
        var context = Context.of(id, player);
        boolean paid = false;
        if (state.prepared.rules.canPay(state, player, cost, 0, context)) {
            state.decision
                    .begin(Decision.Kind.MAY, player, id, 0)
                    .add(Option.Kind.YES, 0)
                    .add(Option.Kind.NO, 0);
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return false;
            paid = Option.kind(answer) == Option.Kind.YES;
        }
        if (paid) {
            for (var part : cost.parts())
                if (part instanceof Cost.PayLife life) arrival.lifeToPay += Amounts.of(state, life.amount(), context);
        } else arrival.tapped = true;
        arrival.tappedDecided = true;
        return true;
    }
}
