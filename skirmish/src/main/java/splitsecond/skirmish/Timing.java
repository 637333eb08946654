package splitsecond.skirmish;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.timing.Window;

/// When a card may be played, by name, in each profile.
///
/// @param name as the card file spells it
/// @param when in words, such as "when you declare an attack"
/// @param ways how it is played, by profile
/// @param opening the event that opens it, where it waits for one
public record Timing(
        String name,
        String when,
        Map<String, Way> ways,
        @Nullable Opening opening) {

    public Timing {
        ways = Map.copyOf(ways);
    }

    /// How cards of a timing come to be played.
    public sealed interface Way {}

    /// From hand, while all of these contexts hold.
    record InContext(Window<PlayContext> window) implements Way {}

    /// In a window that an event opens.
    record OnEvent() implements Way {}

    /// Never from hand: with the Special button of a deployment card, for so many actions.
    record AsSpecialAction(int actions) implements Way {}

    Way in(String profile) {
        var way = ways.get(profile);
        if (way == null) throw new IllegalArgumentException("there is no profile '" + profile + "'");
        return way;
    }

    boolean waitsForEvent() {
        return ways.values().stream().anyMatch(OnEvent.class::isInstance);
    }

    /// Timing names compare without case and surrounding space.
    static String key(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Timing timing && timing.name.equals(name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
