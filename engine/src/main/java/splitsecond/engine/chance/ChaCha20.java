package splitsecond.engine.chance;

/// The block function of ChaCha20 (RFC 8439, 2.3): from 16 words, 16 others that tell nothing of a key among them.
public final class ChaCha20 {

    private static final int DOUBLE_ROUNDS = 10;

    private ChaCha20() {}

    /// @param in constants, key, counter and nonce, 16 words
    public static int[] block(int[] in) {
        var x = in.clone();
        for (int i = 0; i < DOUBLE_ROUNDS; i++) {
            quarter(x, 0, 4, 8, 12);
            quarter(x, 1, 5, 9, 13);
            quarter(x, 2, 6, 10, 14);
            quarter(x, 3, 7, 11, 15);
            quarter(x, 0, 5, 10, 15);
            quarter(x, 1, 6, 11, 12);
            quarter(x, 2, 7, 8, 13);
            quarter(x, 3, 4, 9, 14);
        }
        for (int i = 0; i < x.length; i++) x[i] += in[i];
        return x;
    }

    private static void quarter(int[] x, int a, int b, int c, int d) {
        x[a] += x[b];
        x[d] = Integer.rotateLeft(x[d] ^ x[a], 16);
        x[c] += x[d];
        x[b] = Integer.rotateLeft(x[b] ^ x[c], 12);
        x[a] += x[b];
        x[d] = Integer.rotateLeft(x[d] ^ x[a], 8);
        x[c] += x[d];
        x[b] = Integer.rotateLeft(x[b] ^ x[c], 7);
    }
}
