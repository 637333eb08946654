package splitsecond.players;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.Definitions;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.Color;

/// Decks of two colors that are made at random from many cards, with as many lands as usual.
public final class RandomDecks {

    private static final int SPELLS = 36;
    private static final int LANDS = 24;
    private static final List<String> BASICS = List.of("Plains", "Island", "Swamp", "Mountain", "Forest");

    private final List<CardDefinition> basics;
    /// By the two colors of a deck: the cards that it may hold.
    private final Map<Integer, List<CardDefinition>> castable = new HashMap<>();

    public RandomDecks(List<CardDefinition> pool) {
        var bundled = Definitions.bundled();
        basics = BASICS.stream().map(bundled::card).toList();
        for (var one : Color.values())
            for (var other : Color.values()) {
                int colors = one.bit() | other.bit();
                castable.computeIfAbsent(
                        colors,
                        deck -> pool.stream()
                                .filter(card -> (card.front().colors() & ~deck) == 0)
                                .toList());
            }
    }

    public List<CardDefinition> deck(RandomPolicy random) {
        int one = random.below(BASICS.size());
        int other = random.below(BASICS.size());
        var cards = castable.getOrDefault(Color.values()[one].bit() | Color.values()[other].bit(), List.of());
        var deck = new ArrayList<CardDefinition>();
        for (int i = 0; i < SPELLS && !cards.isEmpty(); i++) deck.add(cards.get(random.below(cards.size())));
        for (int i = 0; i < LANDS; i++) deck.add(basics.get(i % 2 == 0 ? one : other));
        return deck;
    }
}
