package splitsecond.skirmish;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What a deployment card says about its figures, and whether they are still there.
///
/// @param traits in capitals, such as `FORCE USER`
/// @param cost its deployment cost
/// @param ready its group has not been activated this round
/// @param defeated out of play: it fulfils nothing any more
public record Figure(
        String name,
        Set<String> traits,
        @Nullable Size size,
        @Nullable Affiliation affiliation,
        boolean unique,
        int cost,
        boolean ready,
        boolean defeated) {

    public enum Size {
        SMALL,
        LARGE,
        HUGE,
        MASSIVE
    }

    public enum Affiliation {
        REBEL,
        IMPERIAL,
        SCUM,
        NEUTRAL
    }

    public Figure {
        traits = traits.stream()
                .map(trait -> trait.strip().toUpperCase(Locale.ROOT))
                .collect(Collectors.toUnmodifiableSet());
    }

    public Figure defeatedNow() {
        return new Figure(name, traits, size, affiliation, unique, cost, false, true);
    }

    Figure readied(boolean nowReady) {
        return new Figure(name, traits, size, affiliation, unique, cost, nowReady, defeated);
    }
}
