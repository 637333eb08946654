package splitsecond.cards.data;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import splitsecond.timing.Problem;

/// A file of cards. Of a large one with a card a line, as it is imported, only the names are read at first: whoever
/// asks for one card need not wait for thirty thousand.
final class CardFile {

    private static final int LARGE = 1_000_000;
    private static final String[] NAME = {"{\"name\":\"", "{\"name\": \""};

    private final String file;
    private final byte[] bytes;

    private CardFile(String file, byte[] bytes) {
        this.file = file;
        this.bytes = bytes;
    }

    static CardFile of(Path path) {
        try (var in = Files.newInputStream(path)) {
            return of(path.toString(), in);
        } catch (NoSuchFileException _) {
            throw new Problem("There is no card file " + path + ".");
        } catch (IOException e) {
            throw unreadable(path.toString(), e);
        }
    }

    static CardFile of(String file, InputStream bytes) {
        try (var in = CardReader.unzipped(bytes)) {
            return new CardFile(file, in.readAllBytes());
        } catch (EOFException | ZipException e) {
            throw CardReader.damaged(file, String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static Problem unreadable(String file, IOException e) {
        return new Problem("Cannot read the card file " + file + ": " + e.getMessage() + ".");
    }

    void readAll(Consumer<CardData> to) {
        CardReader.read(file, new ByteArrayInputStream(bytes), to);
    }

    /// Hands over each card that was read, or the name of one that can be read.
    void read(BiConsumer<String, Supplier<CardData>> unread, Consumer<CardData> read) {
        if (bytes.length < LARGE || nameAt(0) < 0) {
            readAll(read);
            return;
        }
        long line = 1;
        for (int from = 0; from < bytes.length; line++) {
            int end = from;
            boolean plain = true;
            while (end < bytes.length && bytes[end] != '\n') {
                // A card with faces is found by each of their names.
                if (bytes[end] == 'f' && isAt(end, "faces\":")) plain = false;
                end++;
            }
            var card = new Line(line, from, end);
            var name = plain ? name(from, end) : null;
            if (name != null) unread.accept(name, card);
            else if (end > from) read.accept(card.get());
            from = end + 1;
        }
    }

    private @Nullable String name(int from, int end) {
        int start = nameAt(from);
        if (start < 0 || bytes[end - 1] != '}') return null;
        for (int at = start; at < end; at++) {
            if (bytes[at] == '\\') return null;
            if (bytes[at] == '"') return new String(bytes, start, at - start, StandardCharsets.UTF_8);
        }
        return null;
    }

    /// Where the name of a card begins whose line begins there; -1 if it does not begin with its name.
    private int nameAt(int from) {
        for (String opening : NAME) if (isAt(from, opening)) return from + opening.length();
        return -1;
    }

    private boolean isAt(int at, String text) {
        if (at + text.length() > bytes.length) return false;
        for (int i = 0; i < text.length(); i++) if (bytes[at + i] != text.charAt(i)) return false;
        return true;
    }

    private final class Line implements Supplier<CardData> {
        private final long number;
        private final int from;
        private final int end;
        private volatile @Nullable CardData read;

        Line(long number, int from, int end) {
            this.number = number;
            this.from = from;
            this.end = end;
        }

        @Override
        public CardData get() {
            var card = read;
            if (card == null) read = card = CardReader.line(file, number, bytes, from, end);
            return card;
        }
    }
}
