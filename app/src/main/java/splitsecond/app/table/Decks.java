package splitsecond.app.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Compiled;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
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

    /// A deck, or why it cannot be played: sentences that name the line.
    record Reading(@Nullable Deck deck, List<String> problems) {}
}
