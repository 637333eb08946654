package splitsecond.engine.card;

import org.jspecify.annotations.Nullable;

/// CR 201.4: a name that may be chosen.
///
/// @param land whether only a land has it
public record CardName(String name, boolean land) {

    private static final String CARD = "named ";
    private static final String LAND = "namedLand ";

    /// As it is kept with a game.
    public String line() {
        return (land ? LAND : CARD) + name;
    }

    /// Reads what `line` wrote; null if this is something else.
    public static @Nullable CardName parse(@Nullable String line) {
        if (line == null) return null;
        if (line.startsWith(CARD)) return new CardName(line.substring(CARD.length()), false);
        return line.startsWith(LAND) ? new CardName(line.substring(LAND.length()), true) : null;
    }
}
