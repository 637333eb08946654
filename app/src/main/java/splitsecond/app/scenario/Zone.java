package splitsecond.app.scenario;

import java.util.Locale;

/// The zones a scenario file can name.
public enum Zone {
    BATTLEFIELD,
    STACK,
    GRAVEYARD,
    EXILE,
    HAND,
    LIBRARY,
    /// CR 400.11a: the sideboard.
    OUTSIDE;

    /// As it is written in a file.
    public String word() {
        return this == OUTSIDE ? "sideboard" : name().toLowerCase(Locale.ROOT);
    }
}
