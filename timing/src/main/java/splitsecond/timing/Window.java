package splitsecond.timing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/// A time at which something may be played: all of its conditions hold.
///
/// @param name what people call it, such as "sorcery speed"
/// @param conditions in the order in which a refusal reports them
public record Window<C>(String name, List<Condition<C>> conditions) {

    public Window {
        conditions = List.copyOf(conditions);
    }

    @SafeVarargs
    public static <C> Window<C> of(String name, Condition<C>... conditions) {
        return new Window<>(name, List.of(conditions));
    }

    public boolean isOpen(C moment) {
        for (int i = 0; i < conditions.size(); i++) if (!conditions.get(i).holds(moment)) return false;
        return true;
    }

    /// Judges every condition; `sentence` words the refusal from the first one that fails.
    public Verdict judge(C moment, BiFunction<Condition<C>, C, String> sentence) {
        var checks = new ArrayList<Verdict.Check>(conditions.size());
        String message = "";
        boolean refused = false;
        for (var condition : conditions) {
            boolean holds = condition.holds(moment);
            checks.add(new Verdict.Check(condition.code(), condition.label(), holds));
            if (!holds && !refused) {
                refused = true;
                message = sentence.apply(condition, moment);
            }
        }
        return new Verdict(checks, message);
    }
}
