package splitsecond.app.table;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Compiled;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.cards.data.Format;
import splitsecond.engine.card.CardDefinition;

/// The decks to choose from, and the cards that pasted lists may name.
public interface Decks {

    List<Deck> all();

    /// The card of that name, or null if there is none that can be played.
    @Nullable
    CardDefinition card(String name);

    /// The same among those that come with the program.
    @Nullable
    CardDefinition bundledCard(String name);

    /// The data of the card of that name, whether it can be played or not; or null.
    @Nullable
    CardData data(String name);

    /// The cards that lists may name, bundled ones included.
    CardPool pool();

    /// Reads the cards anew: there may be others now.
    void reload();

    /// What became of a card's text.
    Compiled compiled(CardData data);

    /// What a card's data says, or null if it cannot be played.
    @Nullable
    CardDefinition card(CardData data);

    /// The same for a sandbox, where a card whose text is not supported is moved by hand.
    @Nullable
    CardDefinition cardOrByHand(CardData data);

    /// Reads a pasted list.
    Reading read(String list);

    /// The same for a sandbox.
    Reading readForSandbox(String list);

    /// A deck, or why it cannot be played.
    ///
    /// @param sideboard how many of each card lie beside the deck
    /// @param formats where it may be played; empty where that is not known
    record Reading(
            @Nullable Deck deck, List<Fault> faults, Map<String, Integer> sideboard, List<Format.Judged> formats) {

        /// Sentences that name the line.
        List<String> problems() {
            return faults.stream()
                    .map(fault -> "line " + fault.line() + ": " + fault.text())
                    .toList();
        }
    }

    /// What is wrong with a line of a list.
    record Fault(
            int line,

            @Words({MALFORMED, UNKNOWN, NOT_IMPORTED, NOT_UNDERSTOOD})
            String kind,

            String text) {

        static final String MALFORMED = "malformed";
        /// No card has that name.
        static final String UNKNOWN = "unknown";
        /// It is not among the cards that come with the program, and others were never imported.
        static final String NOT_IMPORTED = "missing";
        static final String NOT_UNDERSTOOD = "unsupported";
    }
}
