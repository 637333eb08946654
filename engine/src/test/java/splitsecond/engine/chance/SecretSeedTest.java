package splitsecond.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import org.junit.jupiter.api.Test;

class SecretSeedTest {

    /// The test vector of RFC 8439, 2.3.2: key 00 to 1f, counter 1, nonce 00:00:00:09:00:00:00:4a:00:00:00:00.
    @Test
    void theBlockFunctionIsTheOneThatWasPublished() {
        int[] in = {
            0x61707865, 0x3320646e, 0x79622d32, 0x6b206574,
            0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c,
            0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
            0x00000001, 0x09000000, 0x4a000000, 0x00000000
        };
        assertThat(ChaCha20.block(in))
                .containsExactly(
                        0xe4e7f110,
                        0x15593bd1,
                        0x1fdd0f50,
                        0xc47120a3,
                        0xc7f4d1c7,
                        0x0368c033,
                        0x9aaa2204,
                        0x4e6cd4c3,
                        0x466482d2,
                        0x09aa9f07,
                        0x05d7c214,
                        0xa2028bd9,
                        0xd19c12b5,
                        0xb94e16de,
                        0xe883d0cb,
                        0x4e3c50a2);
    }

    @Test
    void everyNumberOfEveryUseIsAnother() {
        var seed = new SecretSeed(1, 2);
        var other = new SecretSeed(1, 3);
        var numbers = new HashSet<Long>();
        for (var use : SecretSeed.Use.values())
            for (int i = 0; i < 1000; i++) {
                numbers.add(seed.number(use, i));
                numbers.add(other.number(use, i));
                numbers.add(seed.number(use, i, 1));
            }
        assertThat(numbers).hasSize(3 * 3 * 1000);
    }

    @Test
    void itIsWrittenOnlyWhereItIsAskedFor() {
        var seed = new SecretSeed(-1, 0x0123456789abcdefL);
        assertThat(seed.text()).isEqualTo("ffffffffffffffff0123456789abcdef");
        assertThat(SecretSeed.parse(seed.text())).isEqualTo(seed);
        assertThat(seed.toString()).doesNotContain("0123456789abcdef");
        assertThatThrownBy(() -> SecretSeed.parse("12")).isInstanceOf(NumberFormatException.class);
    }
}
