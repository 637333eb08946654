package splitsecond.cards;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.cards.data.CardReader;
import splitsecond.cards.data.DeckList;
import splitsecond.timing.Problem;

/// What the project brings along: decks to play at once, and the cards in them.
public final class Bundled {

    private static final String CARDS = "/splitsecond/cards/bundled.json";
    private static final String DECKS = "/splitsecond/decks/";

    private Bundled() {}

    /// A deck that is played without any other file.
    ///
    /// @param id its file's name, for the command line
    /// @param colors as letters out of WUBRG
    /// @param description what it does, in a sentence
    public record Deck(String id, String name, String colors, String description, DeckList list) {}

    /// A pool of its own, to which other cards may be added.
    public static CardPool pool() {
        return CardPool.later(() -> Loaded.CARDS);
    }

    public static List<Deck> decks() {
        return Loaded.DECKS;
    }

    /// The deck of that id or name, or null.
    public static @Nullable Deck deck(String idOrName) {
        for (Deck deck : decks())
            if (deck.id().equals(idOrName.toLowerCase(Locale.ROOT))
                    || deck.name().equalsIgnoreCase(idOrName)) return deck;
        return null;
    }

    private static final class Loaded {
        static final List<CardData> CARDS = cards();
        static final List<Deck> DECKS = decks();

        private static List<CardData> cards() {
            try (InputStream in = open(Bundled.CARDS)) {
                return List.copyOf(CardReader.read(Bundled.CARDS, in));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static List<Deck> decks() {
            CardPool pool = CardPool.of(CARDS);
            return text(Bundled.DECKS + "index.txt")
                    .lines()
                    .map(id -> deck(id, pool))
                    .toList();
        }

        private static Deck deck(String id, CardPool pool) {
            String file = Bundled.DECKS + id + ".txt";
            String text = text(file);
            return new Deck(
                    id,
                    header(file, text, "name"),
                    header(file, text, "colors"),
                    header(file, text, "description"),
                    DeckList.read(file, text, pool));
        }

        private static String header(String file, String text, String field) {
            String start = "# " + field + ": ";
            return text.lines()
                    .filter(line -> line.startsWith(start))
                    .map(line -> line.substring(start.length()).strip())
                    .findFirst()
                    .orElseThrow(() -> new Problem(file + ":1: Expected a line \"" + start + "…\"."));
        }

        private static String text(String resource) {
            try (InputStream in = open(resource)) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static InputStream open(String resource) {
            InputStream in = Bundled.class.getResourceAsStream(resource);
            if (in == null) throw new IllegalStateException("the program is incomplete: it lacks " + resource);
            return in;
        }
    }
}
