package splitsecond.app.table;

import java.util.List;

/// A deck as a client shows it.
///
/// @param problems why it cannot be played
record DeckView(
        boolean ok,
        String name,
        List<String> colors,
        String description,
        int size,
        List<Deck.Entry> cards,
        List<String> problems) {

    static DeckView of(Deck deck) {
        return new DeckView(
                true,
                deck.name(),
                deck.colors(),
                deck.description(),
                deck.cards().size(),
                deck.entries(),
                List.of());
    }

    static DeckView bad(List<String> problems) {
        return new DeckView(false, "", List.of(), "", 0, List.of(), problems);
    }
}
