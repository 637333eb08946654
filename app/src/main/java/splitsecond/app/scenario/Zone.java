package splitsecond.app.scenario;

import java.util.Locale;

/// The zones a scenario file can name.
public enum Zone {
    BATTLEFIELD,
    STACK,
    GRAVEYARD,
    EXILE,
    HAND,
    LIBRARY;

    /// As it is written in a file.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
