package splitsecond.engine.intent;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// CR 601.2b-h: what is said as a spell is cast or an ability is activated. What is null was not said: it stays open,
/// but optional costs are then not paid, and mana is paid automatically.
///
/// @param targets in printed order: by target phrase if `grouped`, else each in a list of its own
/// @param modes from 1
/// @param kicked how often
/// @param extra the name of another optional cost that is paid ("buyback"); may be empty
/// @param divide what each target gets
/// @param paying the permanents whose mana abilities pay, and no others
/// @param costs what is tapped, exiled, sacrificed or discarded
/// @param namesAll whether nothing else may be tapped or exiled in place of mana
public record Announcement(
        @Nullable List<List<Meant>> targets,
        boolean grouped,
        @Nullable Integer x,
        @Nullable List<Integer> modes,
        int kicked,
        String extra,
        @Nullable List<Integer> divide,
        @Nullable List<Meant> paying,
        List<Meant> costs,
        boolean namesAll) {

    public static final Announcement NOTHING =
            new Announcement(null, false, null, null, 0, "", null, null, List.of(), false);

    public static Announcement at(List<Meant> targets) {
        return new Announcement(
                targets.stream().map(List::of).toList(), false, null, null, 0, "", null, null, List.of(), false);
    }

    /// Modes are chosen and followed in printed order (CR 700.2d), however they are said.
    @Nullable
    List<Integer> modesInOrder() {
        return modes == null ? null : modes.stream().sorted().toList();
    }

    /// All targets, in order.
    List<Meant> flat() {
        return targets == null
                ? List.of()
                : targets.stream().flatMap(List::stream).toList();
    }
}
