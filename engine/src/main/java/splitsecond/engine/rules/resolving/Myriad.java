package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Copying;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 702.116: tapped and attacking copies for each opponent who is not attacked, until end of combat. The creature
/// itself may be gone by then, or attack no more (CR 608.2h, 508.5).
final class Myriad {

    private Myriad() {}

    static boolean create(GameState state, Following frame) {
        var context = frame.context;
        var defending = new IntList(2);
        References.find(state, new Reference.DefendingPlayer(), context, defending);
        var others = new IntList();
        for (int p = state.nextPlayer(context.controller); p != context.controller; p = state.nextPlayer(p))
            if (!defending.contains(p)) others.add(p);
        if (others.isEmpty()) return true;
        var chosen = Choosing.some(state, frame, Decision.Kind.CHOOSE, context.controller, others, 0, others.size());
        if (chosen == null) return false;
        var copy = Copying.copiableByToken(state, context.source);
        var arrivals = arrivals(state, frame, copy, chosen);
        if (arrivals == null) return false;
        var tokens = new ArrayList<Integer>(arrivals.size());
        Zones.beginBatch(state);
        for (var arrival : arrivals) {
            int token = Zones.createToken(state, copy, context.controller, arrival);
            if (token != GameState.NONE) tokens.add(token);
        }
        Zones.endBatch(state);
        return tokens.isEmpty() || exileLater(state, frame, tokens);
    }

    /// Null while it is asked whom they attack, or what else is chosen as they enter.
    private static @Nullable List<Entering> arrivals(
            GameState state, Following frame, Blueprint copy, IntList opponents) {
        var context = frame.context;
        int each = Tokens.number(state, context.controller, 1);
        var arrivals = new ArrayList<Entering>(opponents.size() * each);
        for (int i = 0; i < opponents.size() * each; i++) {
            var attackable = attackable(state, opponents.get(i / each));
            int defender =
                    Choosing.one(state, frame, Decision.Kind.CHOOSE, context.controller, context.source, attackable);
            if (defender == Choosing.WAITING) return null;
            var arrival = Entering.under(context.controller);
            arrival.tapped = true;
            arrival.face = Copying.faceOfToken(state, context.source);
            arrival.attacking = defender;
            if (!EnteringChoices.askToken(state, frame, context.source, copy, arrival)) return null;
            arrivals.add(arrival);
        }
        return arrivals;
    }

    private static IntList attackable(GameState state, int player) {
        var found = new IntList(2);
        found.add(player);
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.controller(id) == player
                    && state.isOnBattlefield(id)
                    && Layers.of(state, id).is(CardType.PLANESWALKER)) found.add(id);
        }
        return found;
    }

    private static boolean exileLater(GameState state, Following frame, List<Integer> tokens) {
        var exile = new Effect.Move(
                new Reference.Locked(tokens), Zone.BATTLEFIELD, Zone.EXILE, Effect.Placement.PLAIN, null, "");
        var endOfCombat = new Trigger.StepBegins(Step.END_OF_COMBAT, new Filter.IsPlayer(Filter.Relation.ANY), "");
        return LastingEffects.delay(
                state, frame, new Effect.Delayed(endOfCombat, exile, new Duration.Forever(), true, ""));
    }
}
