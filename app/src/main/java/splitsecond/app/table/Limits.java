package splitsecond.app.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Front;
import splitsecond.app.web.Refusal;

/// How much may be asked of the server.
///
/// @param callsPerSecond by one address, on the long run; a burst of ten times as many is fine
/// @param gamesPerMinute started by one address; a burst of as many is fine
/// @param sockets WebSockets that are open at the same time, whoever has opened them
/// @param socketsPerAddress of them, by one address
/// @param gamesPerAddress games that were started by one address since the server was, and are not over
/// @param games that are not over, whoever has started them
public record Limits(
        int callsPerSecond, int gamesPerMinute, int sockets, int socketsPerAddress, int gamesPerAddress, int games) {

    static final int NAME = 40;
    static final int LIST = 20_000;
    static final int DECK_LEAST = 40;
    static final int DECK_MOST = 250;
    static final int RESUMED = 200;
    private static final int SOCKETS = 10_000;
    /// WebSockets at one game.
    static final int WATCHERS = 500;
    static final int REPLAYS = 200;
    /// Lines of a conversation that are shown, and characters of each.
    static final int CHAT = 50;
    static final int WORDS = 200;
    /// Minutes for all decisions of a player.
    static final int CLOCK = 180;
    /// Seconds that a game is shown late.
    static final int DELAY = 900;
    /// A game that goes beyond one of these ends without a winner.
    static final int MOVES = 50_000;
    static final int PERMANENTS = 3_000;
    static final int STACK = 3_000;
    /// What lies on a board that is set, in all zones.
    static final int BOARD = 4_000;
    /// Milliseconds between the moves of two computers that are watched.
    static final int PACE = 700;
    static final int PACE_MOST = 10_000;
    /// Milliseconds that pass, and at random may pass more, before a person who could have something to do passes.
    static final int PAUSE = 600;
    static final int PAUSE_MORE = 1_800;

    /// For a server that only its own machine can reach.
    public static final Limits LOCAL = new Limits(100_000, 100_000, SOCKETS, SOCKETS, 100_000, 100_000);
    /// For a server that others can reach.
    public static final Limits SHARED = new Limits(50, 30, SOCKETS, 100, 100, 100_000);

    public static Limits of(Front front) {
        return front.isPrivate() ? LOCAL : SHARED;
    }

    public Limits withGames(int most) {
        return new Limits(callsPerSecond, gamesPerMinute, sockets, socketsPerAddress, gamesPerAddress, most);
    }

    /// What somebody says, as it may be shown.
    static String words(@Nullable String given) {
        var words = given == null ? "" : shown(given);
        if (words.isEmpty() || words.codePointCount(0, words.length()) > WORDS)
            throw new Refusal(400, "\"words\" are 1 to " + WORDS + " characters.", List.of("WORDS"));
        return words;
    }

    private static String shown(String given) {
        return given.codePoints()
                .filter(c -> !Character.isISOControl(c) && Character.getType(c) != Character.FORMAT)
                .limit(1000)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .strip()
                .replaceAll("\\s+", " ");
    }

    /// A name as it may be shown: one line, no control or formatting characters, not too long.
    static String name(String given, String otherwise) {
        var name = shown(given);
        if (name.codePointCount(0, name.length()) > NAME)
            throw new Refusal(400, "A name has at most " + NAME + " characters.", List.of("NAME"));
        return name.isEmpty() ? otherwise : name;
    }
}
