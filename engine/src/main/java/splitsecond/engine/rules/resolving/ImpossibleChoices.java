package splitsecond.engine.rules.resolving;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Patient;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 608.2d: what is impossible cannot be chosen.
final class ImpossibleChoices {

    private ImpossibleChoices() {}

    /// CR 608.2d: what is impossible can't be chosen, so nobody need be asked: the source is gone, or no target was
    /// chosen.
    static boolean is(GameState state, int player, Effect effect, Context context) {
        return switch (effect.bare()) {
            case Effect.Sequence sequence ->
                !sequence.steps().isEmpty()
                        && is(state, player, sequence.steps().getFirst(), context);
            case Effect.Sacrifice sacrifice ->
                isDefinite(sacrifice.what())
                        && noneIs(
                                state,
                                sacrifice.what(),
                                context,
                                id -> state.isOnBattlefield(id) && state.controller(id) == player);
            case Effect.Move move ->
                isDefinite(move.what())
                        && noneIs(
                                state,
                                move.what(),
                                context,
                                id -> state.exists(id) && (move.from() == null || state.isIn(id, move.from())));
            case Effect.ExileUntilLeaves _ -> !state.exists(context.source);
            // CR 701.17b.
            case Effect.Mill(Reference who, var count)
            when who.plain() instanceof Reference.You ->
                Amounts.of(state, count, context) > state.library(player).size();
            case Effect.PutCounters put ->
                put.on().plain() instanceof Reference.This && noneIs(state, put.on(), context, state::isOnBattlefield)
                        || lacksTargets(state, put.on(), context);
            // CR 701.14b.
            case Effect.Fight fight ->
                noneIs(state, fight.one(), context, state::isOnBattlefield)
                        || noneIs(state, fight.other(), context, state::isOnBattlefield);
            // What has done nothing will do nothing once more.
            case Effect.RepeatProcess repeat -> !context.slots.wasDone(repeat.number() + 1);
            case Effect.Instruction instruction -> lacksTargets(state, Patient.of(instruction), context);
            case Effect.Structure _ -> false;
        };
    }

    private static boolean isDefinite(Reference what) {
        return what.plain() instanceof Reference.This || what.plain() instanceof Reference.Target;
    }

    private static boolean noneIs(GameState state, Reference what, Context context, IntPredicate so) {
        var those = new IntList(1);
        References.find(state, what, context, those);
        for (int i = 0; i < those.size(); i++)
            if (so.test(References.current(state, those.get(i), context))) return false;
        return true;
    }

    private static boolean lacksTargets(GameState state, @Nullable Reference what, Context context) {
        return what != null && what.plain() instanceof Reference.Target && noneIs(state, what, context, _ -> true);
    }
}
