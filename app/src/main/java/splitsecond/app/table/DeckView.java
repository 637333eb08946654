package splitsecond.app.table;

import java.util.List;
import splitsecond.cards.data.Format;

/// A deck as a client shows it.
///
/// @param problems why it cannot be played, as sentences
/// @param faults the same by line and kind
/// @param sideboard what a list names beside the deck
/// @param formats where a list may be played, by the legalities of the card file; empty where it does not say
record DeckView(
        boolean ok,
        String name,
        List<String> colors,
        String description,
        int size,
        List<Deck.Entry> cards,
        List<String> problems,
        List<Decks.Fault> faults,
        List<Beside> sideboard,
        List<Format.Judged> formats) {

    /// A card beside the deck.
    record Beside(int count, String name) {}

    static DeckView of(Deck deck) {
        return new DeckView(
                true,
                deck.name(),
                deck.colors(),
                deck.description(),
                deck.cards().size(),
                deck.entries(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    static DeckView of(Decks.Reading reading) {
        var beside = reading.sideboard().entrySet().stream()
                .map(entry -> new Beside(entry.getValue(), entry.getKey()))
                .toList();
        var deck = reading.deck();
        if (deck == null)
            return new DeckView(
                    false,
                    "",
                    List.of(),
                    "",
                    0,
                    List.of(),
                    reading.problems(),
                    reading.faults(),
                    beside,
                    reading.formats());
        return new DeckView(
                true,
                deck.name(),
                deck.colors(),
                deck.description(),
                deck.cards().size(),
                deck.entries(),
                List.of(),
                List.of(),
                beside,
                reading.formats());
    }

    /// The same list where it is no deck that can be played for another reason.
    DeckView refused(String sentence) {
        return new DeckView(
                false,
                name,
                colors,
                description,
                size,
                cards,
                List.of(sentence),
                List.of(new Decks.Fault(1, Decks.Fault.MALFORMED, sentence)),
                sideboard,
                formats);
    }
}
