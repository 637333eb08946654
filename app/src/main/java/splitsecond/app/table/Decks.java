package splitsecond.app.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.CardDefinition;
import splitsecond.timing.Problem;

/// The decks to choose from, and the cards that pasted lists may name.
public interface Decks {

    List<Deck> all();

    /// The card of that name, or null if there is none that can be played.
    @Nullable
    CardDefinition card(String name);

    /// Reads a pasted list.
    ///
    /// @throws Problem if it is no list or has a card that cannot be played; the sentence names the line
    Deck read(String list);
}
