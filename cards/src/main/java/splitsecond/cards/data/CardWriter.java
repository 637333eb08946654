package splitsecond.cards.data;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/// Writes cards, one a line, into a gzipped file that knows which cards are where (`IndexedCards`).
public final class CardWriter implements AutoCloseable {
    private final OutputStream out;
    private final ByteArrayOutputStream lines = new ByteArrayOutputStream();
    private final List<Integer> names = new ArrayList<>();
    private final List<Integer> faces = new ArrayList<>();

    public CardWriter(OutputStream out) {
        this.out = out;
    }

    /// @param line the card as one line of JSON
    public void write(CardData card, String line) throws IOException {
        for (var face : card.faces()) {
            faces.add(CardPool.key(face.name()).hashCode());
            faces.add(names.size());
        }
        names.add(CardPool.key(card.name()).hashCode());
        lines.writeBytes(line.getBytes(StandardCharsets.UTF_8));
        lines.write('\n');
        if (names.size() == IndexedCards.IN_A_BLOCK) endBlock();
    }

    private void endBlock() throws IOException {
        var content = new ByteArrayOutputStream();
        try (var deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
                var deflating = new DeflaterOutputStream(content, deflater)) {
            lines.writeTo(deflating);
        }
        var crc = new CRC32();
        crc.update(lines.toByteArray());
        int index = 8 + 4 * (names.size() + faces.size());
        var block = new DataOutputStream(out);
        block.writeInt(IndexedCards.GZIP);
        block.write(new byte[] {0, 0, 0, 0, 0, (byte) 255}); // no time, no system: equal cards are equal files
        block.write(IndexedCards.little(new byte[2], 0, 2)
                .putShort((short) (index + 4))
                .array());
        block.writeShort(IndexedCards.NAME);
        block.write(
                IndexedCards.little(new byte[2], 0, 2).putShort((short) index).array());
        block.writeInt(IndexedCards.HEADER + index + content.size() + IndexedCards.TRAILER);
        for (var numbers : List.of(names, faces)) {
            block.writeShort(numbers.size());
            for (int number : numbers) block.writeInt(number);
        }
        content.writeTo(block);
        block.write(IndexedCards.little(new byte[IndexedCards.TRAILER], 0, IndexedCards.TRAILER)
                .putInt((int) crc.getValue())
                .putInt(lines.size())
                .array());
        block.flush();
        lines.reset();
        names.clear();
        faces.clear();
    }

    @Override
    public void close() throws IOException {
        if (!names.isEmpty()) endBlock();
        out.close();
    }
}
