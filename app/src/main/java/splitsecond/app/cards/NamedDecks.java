package splitsecond.app.cards;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Bundled;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.CardPool;
import splitsecond.cards.data.DeckList;
import splitsecond.engine.Setup;
import splitsecond.engine.card.CardDefinition;
import splitsecond.timing.Problem;

/// Decks as a command line names them: a bundled deck, or the file of a list.
public final class NamedDecks {

    /// A deck that can be played.
    ///
    /// @param sideboard those cards beside it that can be played
    public record Deck(String name, List<CardDefinition> cards, List<CardDefinition> sideboard) {
        public Deck {
            cards = List.copyOf(cards);
            sideboard = List.copyOf(sideboard);
        }

        public Setup.Seat seat(String player) {
            return new Setup.Seat(player, cards, sideboard);
        }
    }

    private final CardFiles cards;
    private @Nullable CardPool pool;
    private @Nullable Definitions definitions;

    public NamedDecks(CardFiles cards) {
        this.cards = cards;
    }

    /// @throws Problem if there is no such deck, or a card of it cannot be played
    public Deck read(String name) {
        return read(name, false);
    }

    /// The same for a sandbox, where cards whose text is not supported are moved by hand.
    public Deck readForSandbox(String name) {
        return read(name, true);
    }

    private Deck read(String name, boolean sandbox) {
        var bundled = Bundled.deck(name);
        if (bundled != null) return new Deck(bundled.id(), definitions().deck(bundled.list()), List.of());
        var file = Path.of(name);
        if (!Files.exists(file))
            throw new Problem("There is no deck \"" + name + "\": it is no file, and the bundled decks are "
                    + Bundled.decks().stream().map(Bundled.Deck::id).collect(Collectors.joining(", ")) + ".");
        if (Files.isDirectory(file)) throw new Problem(name + ": this is a folder, not a deck list.");
        try {
            var list = DeckList.read(name, Files.readString(file), pool());
            return new Deck(
                    list.name(),
                    sandbox ? definitions().deckInSandbox(list) : definitions().deck(list),
                    definitions().sideboard(list));
        } catch (MalformedInputException _) {
            throw new Problem(name + ": this is no text, so it is no deck list.");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (Problem problem) {
            String sentence = String.valueOf(problem.getMessage());
            throw sentence.startsWith(name) ? problem : new Problem(name + ": " + sentence, problem);
        }
    }

    public Definitions definitions() {
        if (definitions == null) definitions = new Definitions(pool());
        return definitions;
    }

    public CardPool pool() {
        if (pool == null) pool = cards.pool();
        return pool;
    }
}
