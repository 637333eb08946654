package splitsecond.app.table;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Who sits at a table's side.
///
/// @param deck the name of the deck, for people
/// @param key the hash of the token that plays this seat; null if nobody has it (yet)
/// @param player as the program names it, for one of one's own (`java:com.example.MyBot`); else null
/// @param invite the hash of the code that gives the seat away; null if it is taken
public record Seat(
        Kind kind,
        String name,
        String deck,
        @Nullable String key,
        @Nullable String invite,
        Settings settings,
        @Nullable String player) {

    /// Who answers for the seat.
    public enum Kind {
        HUMAN,
        RANDOM,
        HEURISTIC,
        SEARCH,
        /// One of one's own.
        JAVA;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /// Whether it thinks for longer than others should wait.
        boolean isSlow() {
            return this == SEARCH || this == JAVA;
        }

        boolean isComputer() {
            return this != HUMAN;
        }
    }

    static Seat human(String name, String deck, @Nullable String key) {
        return new Seat(Kind.HUMAN, name, deck, key, null, Settings.USUAL, null);
    }

    static Seat computer(Kind kind, String name, String deck, @Nullable String player) {
        return new Seat(kind, name, deck, null, null, Settings.USUAL, player);
    }

    /// The same once whoever was invited is there.
    Seat takenWith(String other) {
        return new Seat(kind, name, deck, other, null, settings, player);
    }

    Seat withDeck(String other) {
        return new Seat(kind, name, other, key, invite, settings, player);
    }

    Seat with(Settings other) {
        return new Seat(kind, name, deck, key, invite, other, player);
    }
}
