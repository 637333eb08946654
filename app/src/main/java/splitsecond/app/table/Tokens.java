package splitsecond.app.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.chance.SecretSeed;

/// Secrets that say who may do what. Only their hashes are kept.
public final class Tokens {

    private static final int BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Tokens() {}

    /// 128 random bits.
    public static String fresh() {
        var bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /// For what need not be secret.
    static long seed() {
        return RANDOM.nextLong() >>> 1;
    }

    /// 128 bits that nobody knows before the game is over.
    static SecretSeed secret() {
        return new SecretSeed(RANDOM.nextLong(), RANDOM.nextLong());
    }

    static int below(int bound) {
        return RANDOM.nextInt(bound);
    }

    static boolean coin() {
        return RANDOM.nextBoolean();
    }

    /// The code by which a host gives the other seat of a game away. It comes of the host's token, so that it can be
    /// shown again to whoever has that, and need not be kept.
    public static String invitation(String token, String game) {
        var code = Arrays.copyOf(digest("invitation to " + game + " by " + token), BYTES);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(code);
    }

    public static String hash(String token) {
        return HexFormat.of().formatHex(digest(token));
    }

    private static byte[] digest(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every JDK has it
        }
    }

    /// Compared in constant time.
    public static boolean fits(String token, @Nullable String hash) {
        if (hash == null) return false;
        return MessageDigest.isEqual(
                hash(token).getBytes(StandardCharsets.UTF_8), hash.getBytes(StandardCharsets.UTF_8));
    }
}
