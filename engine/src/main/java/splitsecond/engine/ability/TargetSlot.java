package splitsecond.engine.ability;

import org.jspecify.annotations.Nullable;

/// CR 115.1: one instance of the word "target".
///
/// @param filter what may be chosen
/// @param count how many: one, up to two, X, any number
/// @param another whether it must differ from all targets chosen before it in the same spell or ability
/// @param chooser who chooses, if not the controller
/// @param wording how it was said, for printing
public record TargetSlot(
        Filter filter,
        Count count,
        boolean another,
        @Nullable Reference chooser,
        String wording) {

    public static TargetSlot one(Filter filter) {
        return new TargetSlot(filter, Count.ONE, false, null, "");
    }
}
