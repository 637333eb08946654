package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Bundled;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.DeckList;
import splitsecond.engine.card.CardDefinition;

/// The decks that come with the program. Cards are compiled when they are first needed.
public final class BundledDecks implements Decks {

    private final Definitions definitions = Definitions.bundled();
    private @Nullable List<Deck> all;

    @Override
    public synchronized List<Deck> all() {
        if (all == null) {
            var decks = new ArrayList<Deck>();
            for (var deck : Bundled.decks()) {
                // A deck with a card whose text is not supported cannot be played.
                if (deck.list().main().keySet().stream().allMatch(name -> definitions.supported(name) != null))
                    decks.add(new Deck(deck.name(), deck.description(), definitions.deck(deck.list())));
            }
            all = List.copyOf(decks);
        }
        return all;
    }

    @Override
    public synchronized @Nullable CardDefinition card(String name) {
        return definitions.supported(name);
    }

    @Override
    public synchronized Deck read(String list) {
        var read = DeckList.read("deck", list, Bundled.pool());
        return new Deck(read.name().equals("deck") ? "Pasted deck" : read.name(), "", definitions.deck(read));
    }
}
