package splitsecond.app.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Refusal;

/// The decks that somebody wants to play with.
record WantedDecks(Decks decks) {

    /// A deck by its name, or a pasted list; any deck if nothing is said.
    Deck wanted(@Nullable String wanted, boolean sandbox) {
        if (wanted == null || wanted.isBlank()) {
            var all = decks.all();
            if (all.isEmpty()) throw new Refusal(422, "There are no decks here; paste one.", List.of("DECK"));
            return all.get((int) (Tokens.seed() % all.size()));
        }
        if (wanted.length() > Limits.LIST)
            throw new Refusal(400, "A deck list has at most " + Limits.LIST + " characters.", List.of("DECK"));
        if (!isList(wanted.strip())) {
            for (var deck : decks.all()) if (deck.name().equalsIgnoreCase(wanted.strip())) return deck;
            throw new Refusal(
                    400, "There is no such deck; GET /api/decks lists them, or paste a list.", List.of("DECK"));
        }
        var reading = sandbox ? decks.readForSandbox(wanted) : decks.read(wanted);
        var deck = reading.deck();
        if (deck == null) throw new Refusal(400, String.join(" ", reading.problems()), List.of("DECK"));
        checkSize(deck);
        return new Deck(
                Limits.name(shorten(deck.name()), "Pasted deck"),
                deck.description(),
                deck.cards(),
                deck.foreign(),
                deck.sideboard(),
                deck.outside());
    }

    /// A name has one line and does not begin with a number of cards.
    private static boolean isList(String text) {
        return text.contains("\n") || text.matches("\\d.*");
    }

    static void checkSize(Deck deck) {
        int size = deck.cards().size();
        if (size < Limits.DECK_LEAST || size > Limits.DECK_MOST)
            throw new Refusal(
                    400,
                    "A deck has " + Limits.DECK_LEAST + " to " + Limits.DECK_MOST + " cards, this one has " + size
                            + ".",
                    List.of("DECK"));
    }

    private static String shorten(String name) {
        int end = name.offsetByCodePoints(0, Math.min(Limits.NAME, name.codePointCount(0, name.length())));
        return name.substring(0, end);
    }
}
