package splitsecond.engine.chance;

import java.util.HexFormat;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// 128 bits from which chance follows in a game with people: whatever they have seen of it, they cannot tell what comes
/// next. It is the key of ChaCha20, and each number that is asked for is the beginning of one block.
public record SecretSeed(long high, long low) implements Part {

    /// What numbers are used for; those of one use tell nothing of those of another.
    public enum Use {
        CHANCE,
        NAMES,
        COMPUTERS
    }

    private static final int DIGITS = 32;

    /// Number `index` of that use.
    public long number(Use use, long index) {
        return number(use, index, 0);
    }

    public long number(Use use, long index, int more) {
        // "expand 32-byte k", the key twice, the counter, the nonce.
        int[] in = {
            0x61707865,
            0x3320646e,
            0x79622d32,
            0x6b206574,
            (int) high,
            (int) (high >>> 32),
            (int) low,
            (int) (low >>> 32),
            (int) high,
            (int) (high >>> 32),
            (int) low,
            (int) (low >>> 32),
            (int) index,
            (int) (index >>> 32),
            use.ordinal(),
            more
        };
        int[] block = ChaCha20.block(in);
        return (long) block[1] << 32 | block[0] & 0xFFFFFFFFL;
    }

    /// 32 hexadecimal digits.
    public String text() {
        return HexFormat.of().toHexDigits(high) + HexFormat.of().toHexDigits(low);
    }

    /// @throws NumberFormatException if it is none
    public static SecretSeed parse(String text) {
        if (text.length() != DIGITS) throw new NumberFormatException("a secret seed has " + DIGITS + " digits");
        return new SecretSeed(
                Long.parseUnsignedLong(text.substring(0, DIGITS / 2), 16),
                Long.parseUnsignedLong(text.substring(DIGITS / 2), 16));
    }

    /// Not by accident in a log.
    @Override
    public String toString() {
        return "a secret seed";
    }

    @Override
    public void fields(Fields fields) {
        fields.number(high);
        fields.number(low);
    }
}
