package splitsecond.engine.rules.resolving;

import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.GameState;

/// CR 706: rolling dice.
final class Dice {

    private Dice() {}

    static boolean roll(GameState state, Following frame, Effect.RollDie effect) {
        var context = frame.context;
        int player = context.controller;
        // CR 706.6: the lowest of several is ignored, again and again until one is left.
        int natural = state.rollDie(effect.sides());
        for (int more = additional(state, player); more > 0; more--)
            natural = Math.max(natural, state.rollDie(effect.sides()));
        var plus = effect.plus();
        int result = plus == null ? natural : natural + Amounts.of(state, plus, context);
        context.slots.came(result);
        context.slots.did(true);
        Triggers.raise(state, Triggers.action(Action.ROLL_DICE, player, result));
        return true;
    }

    private static int additional(GameState state, int player) {
        int dice = 0;
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.PlayerRule(var who, var kind)
                    && kind == StaticEffect.Kind.ROLLS_ANOTHER_DIE
                    && Statics.includes(state, who, entry, player)) dice++;
        return dice;
    }
}
