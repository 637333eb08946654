package splitsecond.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The code of an invitation is read again as a camera would read it (ISO/IEC 18004).
class QrCodeTest extends TableTest {

    private static final int[] TOTAL = {26, 44, 70, 100, 134, 172, 196, 242, 292};
    private static final int[] CHECKS = {7, 10, 15, 20, 26, 18, 20, 24, 30};
    private static final int[] BLOCKS = {1, 1, 1, 1, 1, 2, 2, 2, 2};

    @Test
    void everyLengthOfAddressIsReadAsItWasWritten() {
        for (int length : new int[] {12, 31, 53, 75, 90, 120, 150, 180, 225}) {
            var text = "http://192.168.1.5:7117/#join=".repeat(8).substring(0, length);
            assertThat(read(drawn(text))).isEqualTo(text);
        }
    }

    private boolean[][] drawn(String text) {
        var rows = (List<?>) table.page()
                .evaluate(
                        "async text => (await import('/web/table/qr.js')).qr(text).map(row => row.map(Number))", text);
        var dark = new boolean[rows.size()][rows.size()];
        for (int y = 0; y < dark.length; y++)
            for (int x = 0; x < dark.length; x++)
                dark[y][x] = ((Number) ((List<?>) rows.get(y)).get(x)).intValue() == 1;
        return dark;
    }

    private static String read(boolean[][] dark) {
        int version = (dark.length - 17) / 4;
        int format = 0;
        for (int i = 0; i <= 5; i++) format |= bit(dark[i][8]) << i;
        format |= bit(dark[7][8]) << 6 | bit(dark[8][8]) << 7 | bit(dark[8][7]) << 8;
        for (int i = 9; i < 15; i++) format |= bit(dark[8][14 - i]) << i;
        int plain = (format ^ 0x5412) >> 10;
        assertThat(plain >> 3).as("level L").isEqualTo(1);
        var bytes = codewords(dark, version, plain & 7);
        int blocks = BLOCKS[version - 1];
        int checks = CHECKS[version - 1];
        int room = TOTAL[version - 1] - checks * blocks;
        var data = new ArrayList<List<Integer>>();
        for (int i = 0; i < blocks; i++) data.add(new ArrayList<>());
        int at = 0;
        int least = room / blocks;
        for (int i = 0; i <= least; i++)
            for (int b = 0; b < blocks; b++)
                if (i < least || b >= blocks - room % blocks) data.get(b).add(bytes.get(at++));
        var all = new ArrayList<Integer>();
        data.forEach(all::addAll);
        for (int i = 0; i < checks; i++)
            for (int b = 0; b < blocks; b++) data.get(b).add(bytes.get(at++));
        for (var block : data) assertThat(isWhole(block, checks)).isTrue();
        assertThat(all.getFirst() >> 4).as("bytes").isEqualTo(4);
        int length = (all.get(0) & 15) << 4 | all.get(1) >> 4;
        var text = new byte[length];
        for (int i = 0; i < length; i++) text[i] = (byte) ((all.get(i + 1) & 15) << 4 | all.get(i + 2) >> 4);
        return new String(text, StandardCharsets.UTF_8);
    }

    private static int bit(boolean dark) {
        return dark ? 1 : 0;
    }

    private static List<Integer> codewords(boolean[][] dark, int version, int mask) {
        var bytes = new ArrayList<Integer>();
        int value = 0;
        int bits = 0;
        boolean up = true;
        for (int right = dark.length - 1; right > 0; right -= 2) {
            if (right == 6) right--;
            for (int step = 0; step < dark.length; step++) {
                int y = up ? dark.length - 1 - step : step;
                for (int x = right; x > right - 2; x--) {
                    if (isPattern(x, y, dark.length, version)) continue;
                    value = value << 1 | bit(dark[y][x] ^ isMasked(mask, x, y));
                    if (++bits % 8 != 0) continue;
                    bytes.add(value & 255);
                }
            }
            up = !up;
        }
        return bytes;
    }

    private static boolean isPattern(int x, int y, int size, int version) {
        if (x < 9 && y < 9 || x >= size - 8 && y < 9 || x < 9 && y >= size - 8 || x == 6 || y == 6) return true;
        if (version >= 7 && (x >= size - 11 && y < 6 || y >= size - 11 && x < 6)) return true;
        if (version == 1) return false;
        int[] centres = version < 7 ? new int[] {6, size - 7} : new int[] {6, size / 2, size - 7};
        for (int a : centres)
            for (int b : centres) {
                boolean corner = a == 6 && b == 6 || a == 6 && b == size - 7 || a == size - 7 && b == 6;
                if (!corner && Math.abs(x - a) <= 2 && Math.abs(y - b) <= 2) return true;
            }
        return false;
    }

    private static boolean isMasked(int mask, int x, int y) {
        return switch (mask) {
            case 0 -> (x + y) % 2 == 0;
            case 1 -> y % 2 == 0;
            case 2 -> x % 3 == 0;
            case 3 -> (x + y) % 3 == 0;
            case 4 -> (x / 3 + y / 2) % 2 == 0;
            case 5 -> x * y % 2 + x * y % 3 == 0;
            case 6 -> (x * y % 2 + x * y % 3) % 2 == 0;
            default -> ((x + y) % 2 + x * y % 3) % 2 == 0;
        };
    }

    /// Every root of the generator is one of the block, so nothing in it is wrong.
    private static boolean isWhole(List<Integer> block, int checks) {
        int root = 1;
        for (int i = 0; i < checks; i++) {
            int sum = 0;
            for (int one : block) sum = product(sum, root) ^ one;
            if (sum != 0) return false;
            root = product(root, 2);
        }
        return true;
    }

    private static int product(int a, int b) {
        int result = 0;
        for (int i = 0; i < 8; i++) {
            if ((b >> i & 1) != 0) result ^= a;
            a = a << 1 ^ ((a & 128) != 0 ? 0x11d : 0);
        }
        return result;
    }
}
