package splitsecond.engine.binding;

import java.util.List;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Effect;

/// "If it was a creature card, …. If it was a land card, …. Otherwise, …": if it was neither.
final class Neither {

    static final String NEITHER = "neither";

    private Neither() {}

    static void join(List<Effect> steps, Effect.Sequence sequence) {
        for (int i = 1; i < steps.size(); i++) {
            if (!StructureBinder.endsSentence(sequence, i - 1)
                    || !(steps.get(i - 1).bare() instanceof Effect.If before)
                    || !(steps.get(i).bare() instanceof Effect.If(var condition, var then, var otherwise, var wording))
                    || before.otherwise() != null
                    || otherwise == null
                    || !wording.isEmpty()
                    || !isAboutSame(before.condition(), condition)) continue;
            var neither = new Effect.If(new Condition.Not(before.condition()), otherwise, null, NEITHER);
            var either = new Effect.If(condition, then, neither, wording);
            steps.set(
                    i,
                    steps.get(i) instanceof Effect.Numbered(int number, int end, var _)
                            ? new Effect.Numbered(number, end, either)
                            : either);
        }
    }

    private static boolean isAboutSame(Condition one, Condition other) {
        return one instanceof Condition.Matches first
                && other instanceof Condition.Matches second
                && first.what().equals(second.what());
    }
}
