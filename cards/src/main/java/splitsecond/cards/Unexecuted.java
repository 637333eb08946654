package splitsecond.cards;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;

/// What can be read but is not yet carried out by the rules engine. Cards that need it are not supported.
final class Unexecuted {
    private Unexecuted() {}

    /// Records and constants of the ability language, as they print.
    private static final List<String> NAMES = List.of("action=the ring tempts you", "action=incubate");

    /// The first such thing in these abilities, or null.
    static @Nullable String in(List<Ability> abilities) {
        if (NAMES.isEmpty()) return null;
        String printed = abilities.toString();
        for (String name : NAMES) if (printed.contains(name)) return name;
        return null;
    }
}
