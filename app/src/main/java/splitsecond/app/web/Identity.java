package splitsecond.app.web;

import java.security.SecureRandom;
import java.util.HexFormat;

/// Names of games and replays: not secret, but not to be guessed either.
public final class Identity {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 8;

    private Identity() {}

    public static String fresh() {
        var bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /// Of a game, or of a replay of a record.
    public static boolean isOne(String id) {
        return id.matches("r?[0-9a-f]{16}");
    }
}
