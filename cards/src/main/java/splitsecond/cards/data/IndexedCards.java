package splitsecond.cards.data;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// A gzipped file with a card a line that knows which cards are where, so that one can be read without the others. It
/// consists of blocks that are gzip files themselves (RFC 1952), one after the other, and are read as one by whoever
/// knows nothing of this. The header of each has an extra field with its length and the hashes of its names.
/// `CardWriter` writes it.
final class IndexedCards implements Layer {

    static final int IN_A_BLOCK = 256;
    /// The four bytes with which a gzip file begins that has an extra field.
    static final int GZIP = 0x1f8b0804;
    /// The bytes before the extra field's content: the header, and the field's length, name and length again.
    static final int HEADER = 16;
    /// The name of the extra field. Another is needed when names are compared in another way (`CardPool.key`).
    static final short NAME = ('S' << 8) | '1';

    static final int TRAILER = 8;

    private final String file;
    private final byte[] bytes;
    private final List<Block> blocks;
    private final Map<Place, CardData> read = new ConcurrentHashMap<>();
    private volatile @Nullable Held all;

    /// @param names the hashes of the names of the cards, line by line
    /// @param faces the hashes of the names of faces, each with its line
    private record Block(int from, int to, int[] names, int[] faces) {}

    /// A line of a block.
    private record Place(int block, int line) {}

    private IndexedCards(String file, byte[] bytes, List<Block> blocks) {
        this.file = file;
        this.bytes = bytes;
        this.blocks = blocks;
    }

    /// Null if the file is no such one, or not whole.
    static @Nullable IndexedCards of(Path path) {
        try (var in = Files.newInputStream(path)) {
            var start = in.readNBytes(HEADER);
            if (!isBlock(start, 0)) return null;
            var rest = in.readAllBytes();
            var bytes = Arrays.copyOf(start, HEADER + rest.length);
            System.arraycopy(rest, 0, bytes, HEADER, rest.length);
            var blocks = blocks(bytes);
            return blocks == null ? null : new IndexedCards(path.toString(), bytes, blocks);
        } catch (IOException _) {
            return null; // whoever reads it as any other file says why that cannot be done
        }
    }

    private static boolean isBlock(byte[] bytes, int at) {
        return at + HEADER <= bytes.length
                && ByteBuffer.wrap(bytes, at, 4).getInt() == GZIP
                && ByteBuffer.wrap(bytes, at + 12, 2).getShort() == NAME;
    }

    private static @Nullable List<Block> blocks(byte[] bytes) throws IOException {
        var blocks = new ArrayList<Block>();
        for (int at = 0; at < bytes.length; ) {
            if (!isBlock(bytes, at)) return null;
            int length = Short.toUnsignedInt(little(bytes, at + 14, 2).getShort());
            if (at + HEADER + length > bytes.length) return null;
            var index = new DataInputStream(new ByteArrayInputStream(bytes, at + HEADER, length));
            int size = index.readInt();
            if (size < HEADER + length + TRAILER || size > bytes.length - at) return null;
            var names = numbers(index);
            blocks.add(new Block(at, at + size, names, numbers(index)));
            at += size;
        }
        return blocks;
    }

    private static int[] numbers(DataInputStream in) throws IOException {
        var numbers = new int[in.readUnsignedShort()];
        for (int i = 0; i < numbers.length; i++) numbers[i] = in.readInt();
        return numbers;
    }

    /// Gzip has its small end first.
    static ByteBuffer little(byte[] bytes, int at, int length) {
        return ByteBuffer.wrap(bytes, at, length).order(ByteOrder.LITTLE_ENDIAN);
    }

    /// As in any other file, of several cards of one name the last counts.
    @Override
    public @Nullable CardData whole(String key) {
        var known = all;
        if (known != null) return known.whole(key);
        int hash = key.hashCode();
        for (int i = blocks.size() - 1; i >= 0; i--) {
            var names = blocks.get(i).names;
            for (int line = names.length - 1; line >= 0; line--) {
                if (names[line] != hash) continue;
                var card = read(new Place(i, line));
                if (CardPool.key(card.name()).equals(key)) return card;
            }
        }
        return null;
    }

    @Override
    public @Nullable CardData face(String key) {
        var known = all;
        if (known != null) return known.face(key);
        int hash = key.hashCode();
        for (int i = 0; i < blocks.size(); i++) {
            var faces = blocks.get(i).faces;
            for (int at = 0; at < faces.length; at += 2) {
                if (faces[at] != hash) continue;
                var card = read(new Place(i, faces[at + 1]));
                for (var face : card.faces()) if (CardPool.key(face.name()).equals(key)) return card;
            }
        }
        return null;
    }

    @Override
    public Held held() {
        var known = all;
        if (known == null) {
            known = new Held();
            CardFile.of(file, new ByteArrayInputStream(bytes)).read(known::add, known::add);
            all = known;
        }
        return known;
    }

    private CardData read(Place place) {
        return read.computeIfAbsent(place, _ -> {
            var lines = unzipped(blocks.get(place.block));
            int from = 0;
            for (int line = 0; line < place.line; line++) from = endOfLine(lines, from) + 1;
            long number = (long) place.block * IN_A_BLOCK + place.line + 1;
            return CardReader.line(file, number, lines, from, endOfLine(lines, from));
        });
    }

    private static int endOfLine(byte[] lines, int from) {
        int end = from;
        while (end < lines.length && lines[end] != '\n') end++;
        return end;
    }

    private byte[] unzipped(Block block) {
        var bounds = new ByteArrayInputStream(bytes, block.from, block.to - block.from);
        try (var lines = CardReader.unzipped(bounds)) {
            return lines.readAllBytes();
        } catch (IOException damaged) {
            throw CardReader.damaged(file, String.valueOf(damaged.getMessage()));
        }
    }
}
