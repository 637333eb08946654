package splitsecond.app.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.data.CardData;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.Color;

/// A deck that can be chosen.
///
/// @param foreign those of its cards, each once, that do not come with the program
/// @param sideboard how many of each card lie beside it
/// @param outside those of them that can be played, which a game is begun with (CR 100.4)
public record Deck(
        String name,
        String description,
        List<CardDefinition> cards,
        List<CardData> foreign,
        Map<String, Integer> sideboard,
        List<String> outside) {

    public Deck {
        cards = List.copyOf(cards);
        foreign = List.copyOf(foreign);
        sideboard = Map.copyOf(sideboard);
        outside = List.copyOf(outside);
    }

    /// The same with other cards beside it.
    Deck beside(List<String> others) {
        return new Deck(name, description, cards, foreign, sideboard, others);
    }

    /// The letters of its colors, in the order of the rules.
    List<String> colors() {
        int colors = 0;
        for (var card : cards) colors |= card.front().colors();
        var letters = new ArrayList<String>();
        for (var color : Color.values()) if ((colors & color.bit()) != 0) letters.add(String.valueOf(color.letter()));
        return letters;
    }

    /// How many there are of each card, in the order of the list.
    List<Entry> entries() {
        var counts = new LinkedHashMap<CardDefinition, Integer>();
        for (var card : cards) counts.merge(card, 1, Integer::sum);
        return counts.entrySet().stream()
                .map(entry -> new Entry(entry.getValue(), entry.getKey().name(), CardView.printed(entry.getKey())))
                .toList();
    }

    /// A line of a deck list.
    public record Entry(int count, String name, CardView card) {}
}
