package splitsecond.engine.binding;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Modification;

/// CR 611.2a: how long is said once for a whole sentence: "until end of turn, one target creature gets +2/+2 and
/// another gets +1/+1", "red creatures get +2/+0 and white creatures get +0/+2 until end of turn".
final class SharedDuration {

    private static final String SHARED = "shared: ";

    private SharedDuration() {}

    /// The same steps, each with the duration that its sentence says.
    static Effect.Sequence said(Effect.Sequence sequence) {
        var steps = new ArrayList<Effect>(sequence.steps());
        Duration leading = null;
        for (int i = 0; i < steps.size(); i++) {
            if (i == 0 || StructureBinder.endsSentence(sequence, i - 1)) leading = leading(steps.get(i));
            else if (leading != null) steps.set(i, lasting(steps.get(i), leading));
            var trailing = isOfSize(steps.get(i)) ? trailing(sequence, i) : null;
            if (trailing != null) steps.set(i, lasting(steps.get(i), trailing));
        }
        return steps.equals(sequence.steps()) ? sequence : new Effect.Sequence(steps, sequence.joints());
    }

    private static @Nullable Duration leading(Effect step) {
        return switch (step) {
            case Effect.WhereX(var effect, var _) -> leading(effect);
            case Effect.Change change -> change.wording().equals("first") ? change.duration() : null;
            case Effect.Apply apply -> apply.wording().equals("first") ? apply.duration() : null;
            case Effect.Structure _, Effect.Instruction _ -> null;
        };
    }

    /// Whether it only makes something larger or smaller, which nothing does for ever without saying so.
    private static boolean isOfSize(Effect step) {
        return step instanceof Effect.Change(var _, var changes, Duration.Forever _, var _)
                && changes.stream().allMatch(Modification.AddPowerToughness.class::isInstance);
    }

    /// The duration that a later part of the same sentence ends with.
    private static @Nullable Duration trailing(Effect.Sequence sequence, int from) {
        for (int i = from + 1; i < sequence.steps().size() && !StructureBinder.endsSentence(sequence, i - 1); i++)
            if (sequence.steps().get(i) instanceof Effect.Change change
                    && !(change.duration() instanceof Duration.Forever)) return change.duration();
        return null;
    }

    private static Effect lasting(Effect step, Duration duration) {
        return switch (step) {
            case Effect.WhereX(var effect, var x) -> new Effect.WhereX(lasting(effect, duration), x);
            case Effect.Change(var what, var changes, Duration.Forever _, var wording) ->
                new Effect.Change(what, changes, duration, SHARED + wording);
            case Effect.Structure _, Effect.Instruction _ -> step;
        };
    }

    /// The step as it was said, without the duration.
    static Effect.Change asSaid(Effect.Change change) {
        return change.wording().startsWith(SHARED)
                ? new Effect.Change(
                        change.what(),
                        change.changes(),
                        new Duration.Forever(),
                        change.wording().substring(SHARED.length()))
                : change;
    }
}
