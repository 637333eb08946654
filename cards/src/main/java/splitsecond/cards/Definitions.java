package splitsecond.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.cards.data.DeckList;
import splitsecond.engine.card.CardDefinition;
import splitsecond.timing.Problem;

/// The cards of a pool as the rules see them. Each is compiled once, when it is first asked for. For one thread.
public final class Definitions {

    private final CardPool pool;
    private final Map<CardData, Compiled> compiled = new HashMap<>();
    private final Map<CardData, @Nullable CardDefinition> silents = new HashMap<>();

    public Definitions(CardPool pool) {
        this.pool = pool;
    }

    public static Definitions bundled() {
        return new Definitions(Bundled.pool());
    }

    public CardPool pool() {
        return pool;
    }

    /// What became of the card of that name, or null if there is none.
    public @Nullable Compiled find(String name) {
        CardData data = pool.find(name);
        return data == null ? null : compiled.computeIfAbsent(data, Phrasebook::compile);
    }

    /// The card of that name, or null if there is none or its text is not supported.
    public @Nullable CardDefinition supported(String name) {
        return find(name) instanceof Compiled.Supported(CardDefinition card) ? card : null;
    }

    /// The card of that name; one that is missing or not supported is refused with a sentence.
    public CardDefinition card(String name) {
        return switch (find(name)) {
            case Compiled.Supported(CardDefinition card) -> card;
            case Compiled.Unsupported card ->
                throw new Problem("The text of " + card.name() + " is not supported: " + card.reasons());
            case null -> throw new Problem("There is no card named \"" + name + "\".");
        };
    }

    /// The same for a sandbox, where a card whose text is not supported is moved by hand.
    public CardDefinition cardOrByHand(String name) {
        CardData data = find(name) instanceof Compiled.Unsupported ? pool.find(name) : null;
        CardDefinition silent = data == null ? null : silents.computeIfAbsent(data, Phrasebook::byHand);
        return silent == null ? card(name) : silent;
    }

    /// The cards of a deck, its sideboard left out.
    public List<CardDefinition> deck(DeckList list) {
        return deck(list, this::card);
    }

    /// The cards of its sideboard that can be played.
    public List<CardDefinition> sideboard(DeckList list) {
        List<CardDefinition> cards = new ArrayList<>();
        list.sideboard().forEach((name, count) -> {
            CardDefinition card = supported(name);
            if (card != null) cards.addAll(Collections.nCopies(count, card));
        });
        return cards;
    }

    /// The same for a sandbox.
    public List<CardDefinition> deckInSandbox(DeckList list) {
        return deck(list, this::cardOrByHand);
    }

    private static List<CardDefinition> deck(DeckList list, Function<String, CardDefinition> cards) {
        List<CardDefinition> deck = new ArrayList<>();
        list.main().forEach((name, count) -> {
            CardDefinition card = cards.apply(name);
            for (int i = 0; i < count; i++) deck.add(card);
        });
        return deck;
    }
}
