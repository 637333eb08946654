package splitsecond.browser;

import java.awt.Image;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import javax.imageio.ImageIO;

/// Screenshots as an animated PNG: one palette for all of them, and of each only what has changed.
final class MovingPicture {

    private static final int COLOURS = 256;
    private static final int BINS = 1 << 15;

    private final int width;
    private final int height;
    private final List<int[]> frames = new ArrayList<>();
    private final List<Integer> millis = new ArrayList<>();

    MovingPicture(int width, int height) {
        this.width = width;
        this.height = height;
    }

    void add(byte[] screenshot, int shownFor) throws IOException {
        var read = ImageIO.read(new ByteArrayInputStream(screenshot));
        var small = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        var pen = small.createGraphics();
        pen.drawImage(read.getScaledInstance(width, height, Image.SCALE_AREA_AVERAGING), 0, 0, null);
        pen.dispose();
        frames.add(small.getRGB(0, 0, width, height, null, 0, width));
        millis.add(shownFor);
    }

    int size() {
        return frames.size();
    }

    byte[] bytes() throws IOException {
        int[] palette = palette();
        byte[] nearest = nearest(palette);
        var out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'});
        chunk(out, "IHDR", data -> {
            data.writeInt(width);
            data.writeInt(height);
            data.write(new byte[] {8, 3, 0, 0, 0});
        });
        chunk(out, "acTL", data -> {
            data.writeInt(frames.size());
            data.writeInt(0);
        });
        chunk(out, "PLTE", data -> {
            for (int colour : palette) {
                data.writeByte(colour >> 16);
                data.writeByte(colour >> 8);
                data.writeByte(colour);
            }
        });
        int number = 0;
        byte[] before = new byte[0];
        for (int i = 0; i < frames.size(); i++) {
            byte[] now = indexed(frames.get(i), nearest);
            var changed = i == 0 ? new Rectangle(width, height) : changed(before, now);
            int control = number++;
            int delay = millis.get(i);
            chunk(out, "fcTL", data -> {
                data.writeInt(control);
                data.writeInt(changed.width);
                data.writeInt(changed.height);
                data.writeInt(changed.x);
                data.writeInt(changed.y);
                data.writeShort(delay);
                data.writeShort(1000);
                data.writeShort(0);
            });
            byte[] packed = packed(now, changed);
            if (i == 0) chunk(out, "IDAT", data -> data.write(packed));
            else {
                int sequence = number++;
                chunk(out, "fdAT", data -> {
                    data.writeInt(sequence);
                    data.write(packed);
                });
            }
            before = now;
        }
        chunk(out, "IEND", _ -> {});
        return out.toByteArray();
    }

    private static int bin(int colour) {
        return colour >> 9 & 0x7c00 | colour >> 6 & 0x3e0 | colour >> 3 & 0x1f;
    }

    private static int colour(int bin) {
        return (bin >> 10 & 31) * 255 / 31 << 16 | (bin >> 5 & 31) * 255 / 31 << 8 | (bin & 31) * 255 / 31;
    }

    /// The colours that are seen most often.
    private int[] palette() {
        var counts = new long[BINS];
        for (int[] frame : frames) for (int pixel : frame) counts[bin(pixel)]++;
        var packed = new long[BINS];
        for (int i = 0; i < BINS; i++) packed[i] = counts[i] << 15 | i;
        Arrays.sort(packed);
        var palette = new int[COLOURS];
        for (int i = 0; i < COLOURS; i++) palette[i] = colour((int) (packed[BINS - 1 - i] & (BINS - 1)));
        return palette;
    }

    private static byte[] nearest(int[] palette) {
        var nearest = new byte[BINS];
        for (int i = 0; i < BINS; i++) {
            int best = Integer.MAX_VALUE;
            for (int j = 0; j < palette.length; j++) {
                int far = distance(colour(i), palette[j]);
                if (far >= best) continue;
                best = far;
                nearest[i] = (byte) j;
            }
        }
        return nearest;
    }

    private static int distance(int one, int other) {
        int red = (one >> 16 & 255) - (other >> 16 & 255);
        int green = (one >> 8 & 255) - (other >> 8 & 255);
        int blue = (one & 255) - (other & 255);
        return 2 * red * red + 4 * green * green + 3 * blue * blue;
    }

    private static byte[] indexed(int[] frame, byte[] nearest) {
        var indexes = new byte[frame.length];
        for (int i = 0; i < frame.length; i++) indexes[i] = nearest[bin(frame[i])];
        return indexes;
    }

    private Rectangle changed(byte[] before, byte[] now) {
        var changed = new Rectangle(0, 0, -1, -1);
        for (int i = 0; i < now.length; i++)
            if (before[i] != now[i]) changed.add(new Rectangle(i % width, i / width, 1, 1));
        return changed.isEmpty() ? new Rectangle(0, 0, 1, 1) : changed;
    }

    private byte[] packed(byte[] indexes, Rectangle part) throws IOException {
        var out = new ByteArrayOutputStream();
        try (var deflating = new DeflaterOutputStream(out, new Deflater(Deflater.BEST_COMPRESSION))) {
            for (int y = part.y; y < part.y + part.height; y++) {
                deflating.write(0);
                deflating.write(indexes, y * width + part.x, part.width);
            }
        }
        return out.toByteArray();
    }

    private interface Writing {
        void to(DataOutputStream data) throws IOException;
    }

    private static void chunk(ByteArrayOutputStream out, String name, Writing content) throws IOException {
        var body = new ByteArrayOutputStream();
        var data = new DataOutputStream(body);
        data.writeBytes(name);
        content.to(data);
        var crc = new CRC32();
        crc.update(body.toByteArray());
        var whole = new DataOutputStream(out);
        whole.writeInt(body.size() - 4);
        whole.write(body.toByteArray());
        whole.writeInt((int) crc.getValue());
    }
}
