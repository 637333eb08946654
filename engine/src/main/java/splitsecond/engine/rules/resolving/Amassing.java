package splitsecond.engine.rules.resolving;

import java.util.List;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Token;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.TypeLine;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 701.47 Amass: counters on an Army you control, which is made first if you have none; it becomes the kind of Army
/// named.
final class Amassing {

    private static final String ARMY = "Army";

    private Amassing() {}

    static boolean amass(GameState state, Following frame, int count, String kind) {
        var context = frame.context;
        int player = context.controller;
        var armies = armies(state, player);
        int army = Choosing.one(state, frame, Decision.Kind.CHOOSE, player, context.source, armies);
        if (army == Choosing.WAITING) return false;
        if (army == GameState.NONE) {
            var created = new IntList();
            Tokens.create(
                    state, context, Tokens.blueprint(state, token(kind), context), player, 1, false, false, created);
            if (created.isEmpty()) return true;
            army = created.get(0);
        }
        Permanents.put(state, context.controller, army, CounterKind.P1P1, count);
        if (state.exists(army) && !Layers.of(state, army).hasSubtype(kind))
            LastingEffects.add(
                    state,
                    context,
                    new int[] {army},
                    List.of(new Modification.ChangeTypes(0, 0, List.of(kind), Modification.Manner.ADD, false)),
                    null,
                    new Duration.Forever());
        context.slots.did(IntList.of(army));
        return true;
    }

    private static IntList armies(GameState state, int player) {
        var armies = new IntList();
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.isOnBattlefield(id)
                    && state.controller(id) == player
                    && Layers.of(state, id).hasSubtype(ARMY)) armies.add(id);
        }
        return armies;
    }

    private static Token token(String kind) {
        return new Token(
                null,
                new TypeLine(0, CardType.CREATURE.bit(), List.of(kind, ARMY)),
                Color.BLACK.bit(),
                new Amount.Number(0),
                new Amount.Number(0),
                List.of(),
                false);
    }
}
